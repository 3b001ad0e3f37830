import { contentRuns, formatContent, INDEX, type Reading } from './content.ts'
import type { Drawing, Mark, XY } from './drawing.ts'
import { STYLE_RULES, type StyleRule, TEXT_RULES, type Theme } from './style.ts'

export interface SvgOptions extends Reading {
  theme: Theme
  /** font family of the texts */
  font?: string
  /** on paper of its own, for a reader whose page may be dark */
  onPaper?: boolean
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[c]!)

/** A coordinate to a hundredth of a unit: short files, equal on every machine. */
export const roundCoordinate = (v: number) => String(Math.round(v * 100) / 100 || 0)
const n = roundCoordinate
const pointsAttribute = (points: XY[]) => points.map((p) => `${n(p.x)},${n(p.y)}`).join(' ')

function paint(rule: StyleRule, theme: Theme): string {
  const fill = rule.fill ? theme[rule.fill] : 'none'
  const parts = [`fill="${fill}"`]
  if (rule.fillOpacity !== undefined) parts.push(`fill-opacity="${rule.fillOpacity}"`)
  if (rule.stroke) {
    parts.push(`stroke="${theme[rule.stroke]}" stroke-width="${rule.width ?? 1}"`)
    parts.push('stroke-linejoin="round" stroke-linecap="round"')
    if (rule.dash) parts.push(`stroke-dasharray="${rule.dash}"`)
  }
  return parts.join(' ')
}

/** An index is dropped below the line, and what follows it comes back up. */
const runToSvg = (size: number) => (text: string, i: number) => {
  if (i === 0) return text
  const drop = n(INDEX.drop * size)
  return i % 2 === 1
    ? `<tspan dy="${drop}" font-size="${n(INDEX.size * size)}">${text}</tspan>`
    : `<tspan dy="-${drop}">${text}</tspan>`
}

function markToSvg(mark: Mark, options: SvgOptions): string {
  const { theme } = options
  if (mark.kind === 'text') {
    const rule = TEXT_RULES[mark.style]
    const turn = mark.rotate ? ` transform="rotate(${n(mark.rotate)} ${n(mark.x)} ${n(mark.y)})"` : ''
    const text = contentRuns(mark.content, options).map(escapeXml).map(runToSvg(rule.size)).join('')
    // The middle of a line of digits lies about 0.35 em above its baseline; dominant-baseline is not read by every renderer.
    const y = n(mark.y + 0.35 * rule.size)
    return `<text x="${n(mark.x)}" y="${y}" text-anchor="${mark.anchor}" font-size="${rule.size}" font-weight="${rule.weight}" fill="${theme[rule.fill]}"${turn}>${text}</text>`
  }
  const look = paint(STYLE_RULES[mark.style], theme)
  switch (mark.kind) {
    case 'line':
      return `<line x1="${n(mark.x1)}" y1="${n(mark.y1)}" x2="${n(mark.x2)}" y2="${n(mark.y2)}" ${look}/>`
    case 'polyline':
      return `<polyline points="${pointsAttribute(mark.points)}" ${look}/>`
    case 'polygon':
      return `<polygon points="${pointsAttribute(mark.points)}" ${look}/>`
    case 'path':
      return `<path d="${mark.d}" ${look}/>`
    case 'circle':
      return `<circle cx="${n(mark.cx)}" cy="${n(mark.cy)}" r="${n(mark.r)}" ${look}/>`
  }
}

/** The drawing as an SVG document; equal input gives equal text. */
export function toSvg(drawing: Drawing, options: SvgOptions): string {
  const { width, height, marks } = drawing
  const font = escapeXml(options.font ?? 'Source Sans 3')
  const paper = options.onPaper ? `<rect width="100%" height="100%" fill="${options.theme.paper}"/>\n` : ''
  const body = paper + marks.map((mark) => markToSvg(mark, options)).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" font-family="${font}" role="img">
<title>${escapeXml(formatContent(drawing.title, options))}</title>
${body}
</svg>
`
}
