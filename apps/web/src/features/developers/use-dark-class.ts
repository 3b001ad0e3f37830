import { useEffect } from 'react'

const DARK = 'dark-mode'

/** Tells the viewer, by the class it looks for, whether the page is dark: as picked, else as the system is. */
export function useDarkClass(): void {
  useEffect(() => {
    const { documentElement: root } = document
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    const tell = () => {
      const { theme } = root.dataset
      root.classList.toggle(DARK, theme === undefined ? system.matches : theme === 'dark')
    }
    tell()
    const observer = new MutationObserver(tell)
    observer.observe(root, { attributeFilter: ['data-theme'] })
    system.addEventListener('change', tell)
    return () => {
      observer.disconnect()
      system.removeEventListener('change', tell)
      root.classList.remove(DARK)
    }
  }, [])
}
