import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './app-layout.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { KeptTrial } from './kept-trial.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useLateHashScroll } from './use-late-hash-scroll.ts'

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
