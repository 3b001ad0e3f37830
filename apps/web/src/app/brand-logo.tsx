import { useMemo } from 'react'
import { useBrand } from '../ui/theme/brand-context.ts'
import styles from './brand-logo.module.css'

/** What a logo is drawn of; everything else is left out with all it holds. */
const DRAWING = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan lineargradient radialgradient stop clippath mask pattern'.split(
    ' ',
  ),
)
const NOT_HERE = /url\(\s*(?!["']?#)|[^:]script:|@import/i

/**
 * Keeps a drawing and nothing that acts: the logo is a file of the maker's, but a page is no place for scripts. Comments and the
 * like go too, since HTML reads them otherwise than XML does.
 */
export function safeSvg(text: string): SVGElement | null {
  if (!text) return null
  const document = new DOMParser().parseFromString(text, 'image/svg+xml')
  const svg = document.documentElement
  if (svg.nodeName !== 'svg' || document.querySelector('parsererror')) return null
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    if (!DRAWING.has(element.nodeName.toLowerCase())) element.remove()
    for (const node of [...element.childNodes])
      if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.TEXT_NODE) node.remove()
    for (const { name, value } of [...element.attributes])
      if (/^on/i.test(name) || (/href$/i.test(name) && !value.startsWith('#')) || NOT_HERE.test(` ${value}`))
        element.removeAttribute(name)
  }
  return svg as unknown as SVGElement
}

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
