import { Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhoami } from '../api/users.ts'
import styles from './app-layout.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useKeptTrial } from './use-kept-trial.ts'

/** Header, the current screen and footer; a new screen takes the focus, so that a screen reader starts there. */
export function AppLayout() {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  // Of the screen that is shown: the address changes while the screen before, and the link that was followed, are still there.
  const area = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname.split('/')[1] })
  const shown = useRef(area)
  useLateHashScroll()
  useEffect(() => {
    const isFirst = shown.current === undefined
    if (shown.current === area) return
    shown.current = area
    if (isFirst) return
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [area])
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t('Saltar para o conteúdo')}
      </a>
      <Header />
      <OfflineBanner />
      <KeptTrial />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}

/** How long an element named by the address may take to appear. */
const PATIENCE_MS = 10_000

/**
 * Scrolls to the element named by the hash when it appears after the navigation, as on a screen whose code or data is
 * still loading; the router scrolls to those that are there already. Ends as soon as the user scrolls.
 */
function useLateHashScroll(): void {
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

/** As soon as somebody is signed in, what was kept of a trial is put into the account. */
function KeptTrial() {
  const { data: user } = useWhoami()
  const bring = useKeptTrial()
  const latest = useRef(bring)
  latest.current = bring
  const id = user?.id
  useEffect(() => {
    if (id) void latest.current()
  }, [id])
  return null
}
