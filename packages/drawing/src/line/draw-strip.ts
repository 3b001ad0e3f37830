import { decimalsOf } from '@madre/print'
import { type Axis, type Mark, textMark } from '../drawing.ts'
import { arrow } from '../geometry/arrow.ts'
import { at } from '../geometry/scale.ts'
import type { LoadSegment, LoadStrip } from './load-strips.ts'
import { type PlacedText, textRow } from './text-row.ts'

const HEAD = 15
const ARROW_STEP = 17
/** Least height of the arrow of a point load, and how far it rises above its band. */
const POINT = { height: 21, above: 10 }
/** How far texts may stand out over the ends of the line. */
const OVERHANG = 20

const heightOf = (s: LoadSegment, scale: number) => (s.value === 0 ? 0 : Math.max(6, Math.abs(s.value) * scale))

/**
 * One action as a band with arrows: the words and, when it is the same everywhere, the value in the line above it; values that
 * differ stand below the band, out of the way of the arrows of point loads.
 *
 * @param top    upper edge of the strip, drawing units
 * @param scale  drawing units a kN/m², whose numbers have so many decimals
 * @returns its marks and its lower edge
 */
export function drawStrip(
  strip: LoadStrip,
  x: Axis,
  top: number,
  { scale, decimals }: { scale: number; decimals: number },
): { marks: Mark[]; bottom: number } {
  const outwards = strip.direction === 'outwards'
  const [shaft, head, fill, text] = outwards
    ? (['uplift', 'uplift-head', 'uplift-fill', 'text-uplift'] as const)
    : (['load', 'load-head', 'load-fill', 'text-load'] as const)
  const room: [number, number] = [x.range[0] - OVERHANG, x.range[1] + OVERHANG]
  const same = strip.segments.length === 1 ? strip.segments[0] : undefined
  const values = textRow(same ? [] : strip.segments.flatMap((s) => stretchText(s, x, decimals)), room, text)
  const forces = textRow(
    strip.points.map((p) => forceText(p, x)),
    room,
    'text-strong',
  )
  const band = Math.max(0, ...strip.segments.map((s) => heightOf(s, scale)))
  const tips = top + HEAD + forces.height + 3
  const base = tips + (strip.points.length > 0 ? Math.max(POINT.height, band + POINT.above) : band)

  const caption = textMark(text, { x: x.range[0], y: top + HEAD / 2 }, 'start', [{ label: strip.label }])
  if (same) caption.content.push({ plain: '\u00a0\u00a0' }, { number: same.value, decimals }, { plain: ' kN/m²' })
  else if (strip.segments.some((s) => s.value !== 0)) caption.content.push({ plain: '\u00a0\u00a0[kN/m²]' })
  if (strip.direction === 'in-plane') caption.content.push({ plain: ', ' }, { label: 'load.in-plane' })
  if (strip.direction === 'along') caption.content.push({ plain: ', ' }, { label: 'load.along-member' })
  const marks: Mark[] = [caption]

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
  }
  marks.push(...values.marks(base, 1), ...pointArrows(strip, x, tips, base), ...forces.marks(tips, -1))
  return { marks, bottom: base + values.height }
}

/** The value of a stretch below its middle. */
function stretchText({ fromM, toM, value: v }: LoadSegment, x: Axis, decimals: number): PlacedText[] {
  if (v === 0) return []
  const [x1, x2] = [at(x, fromM), at(x, toM)]
  return [{ x: (x1 + x2) / 2, reach: (x2 - x1) / 2, content: [{ number: v, decimals }], text: v.toFixed(decimals) }]
}

function forceText({ xM, pKn }: LoadStrip['points'][number], x: Axis): PlacedText {
  const decimals = Math.max(2, decimalsOf(pKn))
  const text = `${pKn.toFixed(decimals)} kN`
  return { x: at(x, xM), reach: 6, content: [{ number: pKn, decimals }, { plain: ' kN' }], text }
}

function pointArrows(strip: LoadStrip, x: Axis, top: number, base: number): Mark[] {
  return strip.points.flatMap(({ xM, pKn }): Mark[] => {
    const px = at(x, xM)
    if (strip.direction !== 'inwards') return [{ kind: 'circle', style: 'axial-load', cx: px, cy: base - 8, r: 4 }]
    const [from, to] = pKn > 0 ? [top, base] : [base, top]
    return arrow(px, from, px, to, 'axial-load', 'axial-load-head', 8)
  })
}

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
