import { decimalsOf } from '@madre/print'
import type { Axis, ContentPart, Drawing, Mark, Size, XY } from '../drawing.ts'
import { type Box, crosses, overlap } from '../geometry/boxes.ts'
import { chartAxes, type Tick } from '../geometry/chart-axes.ts'
import { at, ticks } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'

type Kind = 'local' | 'distortional' | 'global' | 'other'

/** A stress by the code's own formulas, with the kind of buckling it is about. */
export interface SignatureLevel {
  kind: Exclude<Kind, 'other'>
  stressNmm2: number
  /** its symbol, as 'σcr,s' or 'web kσ 21.4' */
  name: string
}

export interface SignaturePicture {
  lengthsMm: readonly number[]
  stressesNmm2: readonly number[]
  minima: readonly { kind: Kind; lengthMm: number; stressNmm2: number }[]
  levels: readonly SignatureLevel[]
}

const MARGIN = { left: 52, right: 16, top: 16, bottom: 42 }
const TEXT_HEIGHT = 12

/** What part of the width a kind of buckling is looked for in: short, middle and long half-wavelengths. */
const REACH: Record<SignatureLevel['kind'], [number, number]> = {
  local: [0, 0.36],
  distortional: [0.36, 0.68],
  global: [0.68, 1],
}

/**
 * Buckling stress over the logarithm of the half-wavelength, its minima, and the code's stresses as levels. The scale ends above what the
 * minima and the stiffener need: the curve is cut off at short waves and at much higher stresses.
 */
export function signatureDrawing(p: SignaturePicture, { width = 640, height = 340 }: Size = {}): Drawing {
  const x: Axis = {
    domain: [Math.log10(p.lengthsMm[0]!), Math.log10(p.lengthsMm.at(-1)!)],
    range: [MARGIN.left, width - MARGIN.right],
  }
  const y: Axis = { domain: [0, highest(p)], range: [height - MARGIN.bottom, MARGIN.top] }
  const marks: Mark[] = chartAxes(
    x,
    y,
    lengthTicks(p),
    ticks(...y.domain, 6).map((value) => ({ value, decimals: decimalsOf(value) })),
    { x: { label: 'signature.length' }, y: { label: 'signature.stress' } },
  )
  const curve = p.lengthsMm.map((l, i) => ({ x: at(x, Math.log10(l)), y: at(y, p.stressesNmm2[i]!) }))
  for (const points of within(curve, y.range[1])) marks.push({ kind: 'polyline', style: 'buckling-curve', points })
  const shown = p.levels.filter((l) => l.stressNmm2 <= y.domain[1]).sort((a, b) => a.stressNmm2 - b.stressNmm2)
  const points = p.minima.map((m) => pointOf(m, x, y))
  const taken: Taken = { boxes: points.map(aroundPoint), curve }
  marks.push(...shown.map((level) => levelLine(level, x, y, taken)))
  for (const minimum of p.minima) marks.push(...minimumMarks(minimum, x, y, taken))
  marks.push(...shown.map((level) => levelText(level, x, y, taken)))
  return { width, height, title: [{ label: 'signature.title' }], marks, xAxis: x, yAxis: y }
}

function highest({ minima, levels, stressesNmm2 }: SignaturePicture): number {
  const asked = [
    ...minima.map((m) => m.stressNmm2),
    ...levels.filter((l) => l.kind === 'distortional').map((l) => l.stressNmm2),
  ]
  // Without any minimum the middle of the curve is as good a scale as another.
  return 1.5 * (asked.length > 0 ? Math.max(...asked) : stressesNmm2[stressesNmm2.length >> 1]!)
}

/** 1, 2, 5 in every power of ten. */
function lengthTicks({ lengthsMm }: SignaturePicture): Tick[] {
  const [from, to] = [lengthsMm[0]!, lengthsMm.at(-1)!]
  return [1, 2, 3, 4, 5, 6]
    .flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power))
    .filter((length) => length >= from && length <= to * 1.001)
    .map((length) => ({ value: Math.log10(length), shown: length, decimals: 0 }))
}

/** The pieces of a curve below the upper edge, ending on it. */
function within(curve: XY[], top: number): XY[][] {
  const pieces: XY[][] = []
  let piece: XY[] = []
  curve.forEach((point, i) => {
    const before = curve[i - 1]
    if (before && before.y < top !== point.y < top) {
      const share = (top - before.y) / (point.y - before.y)
      piece.push({ x: before.x + share * (point.x - before.x), y: top })
    }
    if (point.y >= top) piece.push(point)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  })
  if (piece.length > 1) pieces.push(piece)
  return pieces
}

/** What texts keep clear of. */
interface Taken {
  boxes: Box[]
  curve: XY[]
}

/** A text at the first of some spots where nothing else stands; on the curve rather than on another text. */
function placed(spots: XY[], text: string, content: ContentPart[], taken: Taken): Mark {
  const box = ({ x, y }: XY): Box => ({
    x1: x,
    x2: x + textWidth(text),
    y1: y - TEXT_HEIGHT / 2,
    y2: y + TEXT_HEIGHT / 2,
  })
  const free = spots.filter((spot) => !taken.boxes.some((t) => overlap(t, box(spot))))
  const { x, y } = free.find((spot) => !crosses(taken.curve, box(spot))) ?? free[0] ?? spots[0]!
  taken.boxes.push(box({ x, y }))
  return { kind: 'text', style: 'text', x, y, anchor: 'start', content }
}

const POINT_RADIUS = 4.5
const pointOf = ({ lengthMm, stressNmm2 }: SignaturePicture['minima'][number], x: Axis, y: Axis): XY => ({
  x: at(x, Math.log10(lengthMm)),
  y: at(y, stressNmm2),
})
const aroundPoint = ({ x, y }: XY): Box => ({
  x1: x - POINT_RADIUS,
  x2: x + POINT_RADIUS,
  y1: y - POINT_RADIUS,
  y2: y + POINT_RADIUS,
})

/** Below the minimum the field is empty, unless a level stands there; above it there is the valley. */
function minimumMarks(minimum: SignaturePicture['minima'][number], x: Axis, y: Axis, taken: Taken): Mark[] {
  const { kind, stressNmm2 } = minimum
  const { x: px, y: py } = pointOf(minimum, x, y)
  const content: ContentPart[] = [{ label: `mode.${kind}` }, { plain: '\u00a0' }, { number: stressNmm2, decimals: 0 }]
  const text = `${kind} ${stressNmm2.toFixed(0)}`
  const half = textWidth(text) / 2
  const left = Math.min(Math.max(px - half, MARGIN.left + 4), x.range[1] - 2 * half)
  const lowest = y.range[0] - TEXT_HEIGHT / 2
  const spots = [15, -15, 21, 27, 33, 40].map((away) => ({ x: left, y: py + away }))
  return [
    { kind: 'circle', style: `minimum-${kind}`, cx: px, cy: py, r: POINT_RADIUS },
    placed(
      spots.filter((spot) => spot.y <= lowest),
      text,
      content,
      taken,
    ),
  ]
}

const reachOf = (kind: SignatureLevel['kind'], { range: [left, right] }: Axis): [number, number] => {
  const [from, to] = REACH[kind]
  return [left + from * (right - left) + 3, left + to * (right - left) - 3]
}

function levelLine({ kind, stressNmm2 }: SignatureLevel, x: Axis, y: Axis, taken: Taken): Mark {
  const py = at(y, stressNmm2)
  const [x1, x2] = reachOf(kind, x)
  taken.boxes.push({ x1, x2, y1: py - 2, y2: py + 2 })
  return { kind: 'line', style: `level-${kind}`, x1, y1: py, x2, y2: py }
}

/** On its line or behind it, at the end of it that the curve leaves free. */
function levelText({ kind, stressNmm2, name }: SignatureLevel, x: Axis, y: Axis, taken: Taken): Mark {
  const py = at(y, stressNmm2)
  const [from, to] = reachOf(kind, x)
  const text = `${name}: ${stressNmm2.toFixed(0)}`
  const content: ContentPart[] = [{ plain: `${name}: ` }, { number: stressNmm2, decimals: 0 }]
  const along = (away: number) => [from + 3, to - textWidth(text)].map((px) => ({ x: px, y: py + away }))
  const behind = to + 4 + textWidth(text) <= x.range[1] ? [{ x: to + 4, y: py }] : []
  const spots = [...along(-9), ...along(9), ...behind, ...[-21, 21, -33].flatMap(along)]
  const lowest = y.range[0] - TEXT_HEIGHT / 2
  return placed(
    spots.filter((spot) => spot.y <= lowest),
    text,
    content,
    taken,
  )
}
