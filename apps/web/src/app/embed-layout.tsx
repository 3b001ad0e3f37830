import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { askToShow, tellParent } from '../features/embed/tell-parent.ts'
import { useBrand } from '../ui/theme/brand-context.ts'
import { BrandLogo } from './brand-logo.tsx'
import styles from './embed-layout.module.css'
import { OfflineBanner } from './offline-banner.tsx'

const NOBODY: readonly string[] = []

/** The maker's name over the simulator and a line of documents below it; nothing of it leads out of the frame but a new tab. */
export function EmbedLayout() {
  const { t } = useTranslation()
  const { embed, links } = useBrand()
  const allowed = embed?.allowedOrigins ?? NOBODY
  useToldHeight(allowed)
  useShownFocus(allowed)
  const pages = [
    { label: t('Método de cálculo'), url: '/method' },
    { label: t('Validação'), url: '/verification' },
    { label: t('Política de privacidade'), url: links.privacy },
    { label: t('Acessibilidade'), url: '/accessibility' },
  ].filter((page) => page.url)
  return (
    <>
      <header className={styles.brand}>
        <BrandLogo />
      </header>
      <OfflineBanner />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.foot}>
        <nav aria-label={t('Documentação')}>
          {pages.map(({ label, url }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              {label}
            </a>
          ))}
        </nav>
      </footer>
    </>
  )
}

/** Tells the page around how high the frame would like to be, whenever that changes. */
function useToldHeight(allowed: readonly string[]): void {
  useEffect(() => {
    const root = document.querySelector('#root')
    if (root === null) return
    let told = 0
    const watch = new ResizeObserver(() => {
      const height = Math.ceil(root.getBoundingClientRect().height)
      if (height === told) return
      told = height
      tellParent(allowed, { type: 'madre:height', height })
    })
    watch.observe(root)
    return () => watch.disconnect()
  }, [allowed])
}

/** The focus goes through places on its way into a dialog, and some browsers scroll the page around by themselves: by then it is settled. */
const SETTLED_MS = 200

/** What has taken the focus is to be seen: a field, a dialog in the middle of the frame, the heading of the next step far above the button. */
function useShownFocus(allowed: readonly string[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { activeElement, body } = document
        if (activeElement && activeElement !== body) askToShow(allowed, activeElement)
      }, SETTLED_MS)
    }
    document.addEventListener('focusin', show)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', show)
    }
  }, [allowed])
}
