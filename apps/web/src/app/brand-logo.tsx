import { useMemo } from 'react'
import { useBrand } from '../ui/theme/brand-context.ts'
import styles from './brand-logo.module.css'

/** Keeps a drawing and nothing that acts: the logo is a file of the maker's, but a page is no place for scripts. */
export function safeSvg(text: string): SVGElement | null {
  if (!text) return null
  const document = new DOMParser().parseFromString(text, 'image/svg+xml')
  const svg = document.documentElement
  if (svg.nodeName !== 'svg' || document.querySelector('parsererror')) return null
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    if (['script', 'foreignobject', 'style', 'a'].includes(element.nodeName.toLowerCase())) element.remove()
    for (const { name, value } of [...element.attributes])
      if (/^on/i.test(name) || (/href$/i.test(name) && !value.startsWith('#'))) element.removeAttribute(name)
  }
  return svg as unknown as SVGElement
}

/** The maker's logo and name. */
export function BrandLogo() {
  const { name, logoSvg } = useBrand()
  const markup = useMemo(() => safeSvg(logoSvg)?.outerHTML ?? '', [logoSvg])
  return (
    <span className={styles.brand}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by safeSvg */}
      {markup && <span className={styles.logo} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />}
      <span className={styles.name}>{name}</span>
    </span>
  )
}
