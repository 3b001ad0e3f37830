import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** How long an element named by the address may take to appear. */
const PATIENCE_MS = 10_000

/**
 * Scrolls to the element named by the hash when it appears after the navigation, as on a screen whose code or data is
 * still loading; the router scrolls to those that are there already. Ends as soon as the user scrolls.
 */
export function useLateHashScroll(): void {
  const { hash, pathname } = useLocation({
    select: ({ hash, pathname }) => ({ hash, pathname }),
    structuralSharing: true,
  })
  useEffect(() => {
    // What stands behind the # of a link is its secret.
    if (!hash || pathname === '/shared' || document.getElementById(hash)) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const observer = new MutationObserver(() => {
      const element = document.getElementById(hash)
      if (!element) return
      end()
      element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
    })
    const end = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const gesture of ['wheel', 'touchmove', 'keydown'] as const) window.removeEventListener(gesture, end)
    }
    const timer = setTimeout(end, PATIENCE_MS)
    for (const gesture of ['wheel', 'touchmove', 'keydown'] as const)
      window.addEventListener(gesture, end, { passive: true })
    observer.observe(document.body, { childList: true, subtree: true })
    return end
  }, [hash, pathname])
}
