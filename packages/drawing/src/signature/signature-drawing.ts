import { decimalsOf } from '@madre/print'
import { type Axis, type ContentPart, type Drawing, type Mark, type Size, textMark, type XY } from '../drawing.ts'
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
  // The longest name has fewest places to stand.
  const shown = p.levels.filter((l) => l.stressNmm2 <= y.domain[1]).sort((a, b) => b.name.length - a.name.length)
  const points = p.minima.map((m) => pointOf(m, x, y))
  const taken: Taken = { boxes: points.map(aroundPoint), curve }
  marks.push(...shown.map((level) => levelLine(level, x, y, taken)))
  for (const minimum of p.minima) marks.push(...minimumMarks(minimum, x, y, taken))
  for (const level of shown) marks.push(...levelText(level, x, y, taken))
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

/** Where a text may stand; with the line that then leads to it. */
interface Spot extends XY {
  lead?: { x1: number; x2: number }
}

const LINE_HALF = 2
const lineBox = ({ x1, x2 }: { x1: number; x2: number }, y: number): Box => ({
  x1,
  x2,
  y1: y - LINE_HALF,
  y2: y + LINE_HALF,
})

/** The first of some spots where nothing else stands; on the curve rather than on another text. */
function freeSpot(spots: Spot[], width: number, taken: Taken): Spot {
  const textBox = ({ x, y }: Spot): Box => ({ x1: x, x2: x + width, y1: y - TEXT_HEIGHT / 2, y2: y + TEXT_HEIGHT / 2 })
  const boxes = (spot: Spot) => [textBox(spot), ...(spot.lead ? [lineBox(spot.lead, spot.y)] : [])]
  const free = spots.filter((spot) => !boxes(spot).some((b) => taken.boxes.some((t) => overlap(t, b))))
  const spot = free.find((s) => !crosses(taken.curve, textBox(s))) ?? free[0] ?? spots[0]!
  taken.boxes.push(...boxes(spot))
  return spot
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

/** Letters of the longest word for each kind of buckling in any language: every language draws the same picture. */
export const LONGEST_KIND: Record<Kind, number> = { local: 5, distortional: 16, global: 6, other: 6 }

/** Below the minimum the field is empty, unless a level stands there; above it there is the valley. */
function minimumMarks(minimum: SignaturePicture['minima'][number], x: Axis, y: Axis, taken: Taken): Mark[] {
  const { kind, stressNmm2 } = minimum
  const { x: px, y: py } = pointOf(minimum, x, y)
  const content: ContentPart[] = [{ label: `mode.${kind}` }, { plain: '\u00a0' }, { number: stressNmm2, decimals: 0 }]
  const width = textWidth(`${'m'.repeat(LONGEST_KIND[kind])} ${stressNmm2.toFixed(0)}`)
  const inField = (left: number) => Math.min(Math.max(left, MARGIN.left + 4), x.range[1] - width)
  const columns = [px - width / 2, px + 8, px - 8 - width].map(inField)
  const spots = columns.flatMap((left, i) =>
    [15, -15, 21, ...(i > 0 ? [0, 8, -8] : [])].map((away) => ({ x: left, y: py + away })),
  )
  const spot = freeSpot(aboveAxis(spots, y), width, taken)
  return [
    { kind: 'circle', style: `minimum-${kind}`, cx: px, cy: py, r: POINT_RADIUS },
    textMark('text', { x: spot.x + width / 2, y: spot.y }, 'middle', content),
  ]
}

const aboveAxis = (spots: Spot[], { range: [bottom] }: Axis): Spot[] =>
  spots.filter((spot) => spot.y <= bottom - TEXT_HEIGHT / 2)

const reachOf = (kind: SignatureLevel['kind'], { range: [left, right] }: Axis): [number, number] => {
  const [from, to] = REACH[kind]
  return [left + from * (right - left) + 3, left + to * (right - left) - 3]
}

function levelLine({ kind, stressNmm2 }: SignatureLevel, x: Axis, y: Axis, taken: Taken): Mark {
  const py = at(y, stressNmm2)
  const [x1, x2] = reachOf(kind, x)
  taken.boxes.push(lineBox({ x1, x2 }, py))
  return { kind: 'line', style: `level-${kind}`, x1, y1: py, x2, y2: py }
}

/** From one spot along a line to the next [px]. */
const STEP = 6
const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP)

/** On, under, behind or before its line, which is drawn on until it meets its text. */
function levelText({ kind, stressNmm2, name }: SignatureLevel, x: Axis, y: Axis, taken: Taken): Mark[] {
  const py = at(y, stressNmm2)
  const [from, to] = reachOf(kind, x)
  const content: ContentPart[] = [{ plain: `${name}: ` }, { number: stressNmm2, decimals: 0 }]
  const width = textWidth(`${name}: ${stressNmm2.toFixed(0)}`)
  const [first, last] = [x.range[0] + 3, x.range[1] - width]
  const inField = (px: number) => Math.min(Math.max(px, first), last)
  const along = [from + 3, to - width, ...steps(from - width / 2, to - width / 2)].map(inField)
  const beside: Spot[] = [-9, 9].flatMap((away) => along.map((px) => ({ x: px, y: py + away })))
  const behind = steps(to + 4, last).map((px) => ({ x: px, y: py, lead: { x1: to, x2: px - 3 } }))
  const before = steps(first, from - 4 - width).map((px) => ({ x: px, y: py, lead: { x1: px + width + 3, x2: from } }))
  const spots = [...beside, ...behind, ...before.reverse()]
  const spot = freeSpot(aboveAxis(spots, y), width, taken)
  const lead: Mark[] = spot.lead ? [{ kind: 'line', style: `level-${kind}`, ...spot.lead, y1: py, y2: py }] : []
  return [...lead, textMark('text', spot, 'start', content)]
}
