import type { Axis, Mark } from '../drawing.ts'
import { arrow } from '../geometry/arrow.ts'
import { keepApart } from '../geometry/keep-apart.ts'
import { at } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'
import { decimalsOf } from '../number-format.ts'
import type { LoadSegment, LoadStrip } from './load-strips.ts'

const HEAD = 15
const ARROW_STEP = 17

const heightOf = (s: LoadSegment, scale: number) => (s.value === 0 ? 0 : Math.max(6, Math.abs(s.value) * scale))

/** Room a strip needs: a line of text, values where they differ, its band, and point loads above it. */
export function stripHeight(strip: LoadStrip, scale: number): number {
  const band = Math.max(0, ...strip.segments.map((s) => heightOf(s, scale)))
  const values = strip.segments.length > 1 ? 10 : 0
  return HEAD + 3 + (strip.points.length > 0 ? Math.max(34, band + values + 14) : band + values)
}

/**
 * One action as a band with arrows: the words and, when it is the same everywhere, the value in the line above it.
 *
 * @param top    upper edge of the strip, drawing units
 * @param scale  drawing units a kN/m²
 */
export function drawStrip(strip: LoadStrip, x: Axis, top: number, scale: number): Mark[] {
  const outwards = strip.direction === 'outwards'
  const [shaft, head, fill, text] = outwards
    ? (['uplift', 'uplift-head', 'uplift-fill', 'text-uplift'] as const)
    : (['load', 'load-head', 'load-fill', 'text-load'] as const)
  const base = top + stripHeight(strip, scale)
  const marks: Mark[] = []

  const same = strip.segments.length === 1 ? strip.segments[0] : undefined
  const caption: Mark & { kind: 'text' } = {
    kind: 'text',
    style: text,
    x: x.range[0],
    y: top + HEAD / 2,
    anchor: 'start',
    content: [{ label: strip.label }],
  }
  if (same) caption.content.push({ plain: '\u00a0\u00a0' }, value(same.value), { plain: ' kN/m²' })
  else if (strip.segments.some((s) => s.value !== 0)) caption.content.push({ plain: '\u00a0\u00a0[kN/m²]' })
  if (strip.direction === 'in-plane') caption.content.push({ plain: ', ' }, { label: 'load.in-plane' })
  if (strip.direction === 'along') caption.content.push({ plain: ', ' }, { label: 'load.along-member' })
  marks.push(caption)

  for (const s of strip.segments) {
    const [x1, x2] = [at(x, s.fromM), at(x, s.toM)]
    const h = heightOf(s, scale)
    if (h === 0) {
      marks.push({ kind: 'line', style: shaft, x1, y1: base, x2, y2: base })
      continue
    }
    const y = base - h
    const box = [
      { x: x1, y },
      { x: x2, y },
      { x: x2, y: base },
      { x: x1, y: base },
    ]
    marks.push({ kind: 'polygon', style: fill, points: box })
    marks.push({ kind: 'polygon', style: shaft, points: box })
    const inner = Math.max(1, Math.round((x2 - x1) / ARROW_STEP))
    const stations = Array.from({ length: inner + 1 }, (_, i) => x1 + (i * (x2 - x1)) / inner)
    marks.push(...bandArrows(strip, s, stations, y, base, shaft, head))
    if (!same) {
      const label = value(s.value)
      const wide = textWidth(s.value.toFixed(label.decimals)) + 2
      if (wide <= x2 - x1)
        marks.push({ kind: 'text', style: text, x: (x1 + x2) / 2, y: y - 6.5, anchor: 'middle', content: [label] })
    }
  }
  return [...marks, ...pointLoads(strip, x, top + HEAD + 13, base)]
}

function pointLoads(strip: LoadStrip, x: Axis, top: number, base: number): Mark[] {
  const marks = strip.points.flatMap(({ xM, pKn }): Mark[] => {
    const px = at(x, xM)
    if (strip.direction !== 'inwards') return [{ kind: 'circle', style: 'axial-load', cx: px, cy: base - 8, r: 4 }]
    const [from, to] = pKn > 0 ? [top, base] : [base, top]
    return arrow(px, from, px, to, 'axial-load', 'axial-load-head', 8)
  })
  const texts = strip.points.map(({ xM, pKn }) => {
    const label = value(pKn)
    const width = textWidth(`${pKn.toFixed(label.decimals)} kN`, 11)
    const left = Math.min(Math.max(at(x, xM) - width / 2, x.range[0]), x.range[1] - width)
    return { label, left, box: { x1: left, x2: left + width, y1: 0, y2: 1 } }
  })
  const labels = keepApart(texts.map((t) => t.box)).map((i): Mark => {
    const { label, left } = texts[i]!
    return {
      kind: 'text',
      style: 'text-strong',
      x: left,
      y: top - 6,
      anchor: 'start',
      content: [label, { plain: ' kN' }],
    }
  })
  return [...marks, ...labels]
}

const value = (v: number) => ({ number: v, decimals: Math.max(2, decimalsOf(v)) })

function bandArrows(
  strip: LoadStrip,
  s: LoadSegment,
  stations: number[],
  y: number,
  base: number,
  shaft: 'load' | 'uplift',
  head: 'load-head' | 'uplift-head',
): Mark[] {
  const middle = (y + base) / 2
  if (strip.direction === 'in-plane')
    return stations.flatMap((sx): Mark[] => [
      { kind: 'circle', style: 'load', cx: sx, cy: middle, r: 2.6 },
      { kind: 'circle', style: 'load-head', cx: sx, cy: middle, r: 0.9 },
    ])
  if (strip.direction === 'along')
    return stations.slice(0, -1).flatMap((sx, i) => arrow(sx + 3, middle, stations[i + 1]! - 2, middle, shaft, head, 5))
  const down = (strip.direction === 'inwards') === s.value > 0
  return stations.flatMap((sx) =>
    down ? arrow(sx, y, sx, base, shaft, head, 5) : arrow(sx, base, sx, y, shaft, head, 5),
  )
}
