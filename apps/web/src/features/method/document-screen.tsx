import 'katex/dist/katex.min.css'
import { pages } from 'virtual:document-pages'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { NotLoaded } from '../../ui/page/states.tsx'
import styles from './document.module.css'

/** A page of the method or a verification, open to all; written in English and typeset when the application is built. */
export default function DocumentScreen({ address }: { address: string }) {
  const { t, i18n } = useTranslation()
  const page = pages.find((p) => p.address === address) ?? pages[0]!
  usePageTitle(page.title)
  const { data, isError } = useQuery({
    queryKey: ['document', page.address],
    queryFn: async () => (await page.load()).default,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Page title={<span lang="en">{page.title}</span>} width="wide">
      {!i18n.language.startsWith('en') && <p className={styles.language}>{t('Esta página está em inglês.')}</p>}
      <div className={styles.columns}>
        <Contents address={page.address} headings={page.headings} />
        <div className={`prose ${styles.body}`}>
          {data !== undefined && <Text html={data} />}
          {data === undefined && isError && <NotLoaded />}
          {data === undefined && !isError && <Skeleton lines={12} height="1.5em" />}
          <Neighbours address={page.address} />
        </div>
      </div>
    </Page>
  )
}

/** The chapters, and the readings of the one that is shown. */
function Contents({ address, headings }: { address: string; headings: (typeof pages)[number]['headings'] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Capítulos')} className={styles.contents} lang="en">
      <ul>
        {pages.map((p) => (
          <li key={p.address}>
            <InternalLink href={p.address} isCurrent={p.address === address}>
              {p.title}
            </InternalLink>
            {p.address === address && (
              <ul className={styles.headings}>
                {headings.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function InternalLink({
  href,
  isCurrent = false,
  children,
}: {
  href: string
  isCurrent?: boolean
  children: ReactNode
}) {
  const follow = useInternalLinks()
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}

/** The chapter before and the one after. */
function Neighbours({ address }: { address: string }) {
  const { t } = useTranslation()
  const at = pages.findIndex((p) => p.address === address)
  const before = pages[at - 1]
  const after = pages[at + 1]
  return (
    <nav aria-label={t('Capítulo anterior e seguinte')} className={styles.neighbours} lang="en">
      {before && (
        <InternalLink href={before.address}>
          <Icon name="arrow-left" size={16} /> {before.title}
        </InternalLink>
      )}
      {after && (
        <InternalLink href={after.address}>
          {after.title} <Icon name="arrow-right" size={16} />
        </InternalLink>
      )}
    </nav>
  )
}

/** Links to pages of the application change the page without loading it anew; with a modifier key the browser does as asked. */
function useInternalLinks() {
  const router = useRouter()
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }
}

/**
 * The reading the address names is marked, and stays at the top while the fonts of the formulas come in and move it; until the reader
 * begins to scroll.
 */
function useNamedReading(text: RefObject<HTMLElement | null>, html: string) {
  const hash = useLocation({ select: (location) => location.hash })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other readings
  useEffect(() => {
    const reading = hash === '' ? null : document.getElementById(hash)
    if (!reading || !text.current) return
    reading.setAttribute('data-named', '')
    const observer = new ResizeObserver(() => reading.scrollIntoView({ behavior: 'instant', block: 'start' }))
    observer.observe(text.current)
    const leave = () => observer.disconnect()
    const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const gesture of gestures) window.addEventListener(gesture, leave, { passive: true })
    return () => {
      leave()
      reading.removeAttribute('data-named')
      for (const gesture of gestures) window.removeEventListener(gesture, leave)
    }
  }, [hash, html])
}

/** What is wider than its column is scrolled inside its box, with the keyboard too. */
function Text({ html }: { html: string }) {
  const follow = useInternalLinks()
  const text = useRef<HTMLDivElement>(null)
  useNamedReading(text, html)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other boxes
  useEffect(() => {
    const boxes = [...(text.current?.querySelectorAll<HTMLElement>('.scrolls') ?? [])]
    const measure = (box: Element) => {
      if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0')
      else box.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) measure(target)
    })
    for (const box of boxes) observer.observe(box)
    // The fonts of formulas make them wider, not their boxes.
    const measureAll = () => boxes.forEach(measure)
    document.fonts?.addEventListener('loadingdone', measureAll)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', measureAll)
    }
  }, [html])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the repository's own pages when the application is built
    <div ref={text} className={styles.text} lang="en" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
