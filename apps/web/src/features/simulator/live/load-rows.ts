import {
  type Axis,
  at,
  type ContentPart,
  decimalsOf,
  type LoadSegment,
  type LoadStrip,
  loadStrips,
  type Mark,
} from '@madre/drawing'
import type { DesignInput } from '@madre/engine'

const CAPTION = 13
/** the highest band of a row, and the least any band gets [px] */
const BAND = { least: 7, most: 24 }
const BAND_MIN = 4
/** below a row, so that its words stand nearer to it than to the next one [px] */
const GAP = { least: 4, most: 9 }
const POINT = 15
const ARROW_STEP = 17
/** more different values than these are told as a range */
const VALUES_IN_CAPTION = 4
const KN_TEXT = 38

const NO_WIND = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }

/** The same line with nothing on it. */
export function withoutLoads(input: DesignInput): DesignInput {
  return {
    ...input,
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [],
    loadLiveDistributed: input.spanLengthsM.map(() => 0),
    loadLivePoint: [],
    loadSnowRegular: null,
    loadSnowExceptional: null,
    loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
    loadWindPressure: NO_WIND,
    loadWindSuction: NO_WIND,
    loadWindLocalPressure: NO_WIND,
    loadWindLocalSuction: NO_WIND,
  }
}

/**
 * Every action that is not zero as a low row, its values in words above it; the rows end at y = 0 (`Drawing`'s `above`).
 *
 * @param room  height they may take [px]; many rows take more, since none gets lower than can be read
 */
export function loadRows(input: DesignInput, x: Axis, room: number): { marks: Mark[]; height: number } {
  const strips = loadStrips(input)
  const words = strips.map((s) => CAPTION + (s.points.length > 0 ? POINT : 0))
  const largest = Math.max(1e-9, ...strips.flatMap((s) => s.segments.map((v) => Math.abs(v.value))))
  const heightOf = (band: number) => (s: LoadSegment) =>
    s.value === 0 ? 0 : Math.max(BAND_MIN, (Math.abs(s.value) / largest) * band)
  const bandsOf = (band: number) => strips.map((s) => Math.max(0, ...s.segments.map(heightOf(band))))
  const sum = (list: number[]) => list.reduce((total, n) => total + n, 0)
  const total = (band: number) => sum(words) + sum(bandsOf(band)) + GAP.least * strips.length
  let band = BAND.most
  while (band > BAND.least && total(band) > room) band--
  const gap = Math.min(GAP.most, GAP.least + Math.max(0, room - total(band)) / Math.max(1, strips.length))
  const bands = bandsOf(band)
  const height = sum(words) + sum(bands) + gap * strips.length
  let bottom = -height
  const marks = strips.flatMap((strip, i) => {
    const top = bottom
    const base = top + (words[i] ?? 0) + (bands[i] ?? 0)
    bottom = base + gap
    return row(strip, x, { top, base, height: bands[i] ?? 0, heightOf: heightOf(band) })
  })
  return { marks, height }
}

/** Where a row lies [px]: its upper edge, the foot of its band and how high that gets, and the height of each part of it. */
interface Place {
  top: number
  base: number
  height: number
  heightOf: (s: LoadSegment) => number
}

function row(strip: LoadStrip, x: Axis, place: Place): Mark[] {
  const outwards = strip.direction === 'outwards'
  const caption: Mark = {
    kind: 'text',
    style: outwards ? 'text-uplift' : 'text-load',
    x: x.range[0],
    y: place.top + CAPTION / 2,
    anchor: 'start',
    content: captionOf(strip),
  }
  return [caption, ...strip.segments.flatMap((s) => segment(strip, s, x, place)), ...points(strip, x, place)]
}

function captionOf({ label, segments, direction }: LoadStrip): ContentPart[] {
  const content: ContentPart[] = [{ label }]
  const values = segments.map((s) => s.value)
  const shown = values.length > VALUES_IN_CAPTION ? [Math.min(...values), Math.max(...values)] : values
  const between = values.length > VALUES_IN_CAPTION ? ' … ' : ' · '
  if (values.some((value) => value !== 0)) {
    content.push({ plain: '\u00a0\u00a0' })
    for (const [i, value] of shown.entries()) content.push({ plain: i > 0 ? between : '' }, numberOf(value))
    content.push({ plain: ' kN/m²' })
  }
  if (direction === 'in-plane') content.push({ plain: ', ' }, { label: 'load.in-plane' })
  if (direction === 'along') content.push({ plain: ', ' }, { label: 'load.along-member' })
  return content
}

function segment(strip: LoadStrip, s: LoadSegment, x: Axis, { base, heightOf }: Place): Mark[] {
  const shaft = strip.direction === 'outwards' ? 'uplift' : 'load'
  const [x1, x2] = [at(x, s.fromM), at(x, s.toM)]
  if (s.value === 0) return [{ kind: 'line', style: shaft, x1, y1: base, x2, y2: base }]
  const y = base - heightOf(s)
  const box = [
    { x: x1, y },
    { x: x2, y },
    { x: x2, y: base },
    { x: x1, y: base },
  ]
  const steps = Math.max(1, Math.round((x2 - x1) / ARROW_STEP))
  const stations = Array.from({ length: steps + 1 }, (_, i) => x1 + (i * (x2 - x1)) / steps)
  return [
    { kind: 'polygon', style: `${shaft}-fill`, points: box },
    { kind: 'polygon', style: shaft, points: box },
    ...arrows(strip, s, stations, y, base),
  ]
}

function arrows(strip: LoadStrip, s: LoadSegment, stations: number[], y: number, base: number): Mark[] {
  const shaft = strip.direction === 'outwards' ? 'uplift' : 'load'
  const middle = (y + base) / 2
  if (strip.direction === 'in-plane')
    return stations.map((cx): Mark => ({ kind: 'circle', style: 'load-head', cx, cy: middle, r: 1.2 }))
  if (strip.direction === 'along')
    return stations
      .slice(1)
      .map((sx) => triangle('load-head', [sx - 2, middle], [sx - 6, middle - 1.6], [sx - 6, middle + 1.6]))
  const down = (strip.direction === 'inwards') === s.value > 0
  const [tip, tail] = down ? [base, y] : [y, base]
  const back = tip + Math.sign(tail - tip) * Math.min(5, base - y)
  return stations.flatMap((sx): Mark[] => [
    { kind: 'line', style: shaft, x1: sx, y1: tail, x2: sx, y2: back },
    triangle(`${shaft}-head`, [sx, tip], [sx - 1.7, back], [sx + 1.7, back]),
  ])
}

/** Arrows through the band; what one is called stands beside it unless the next one stands there. */
function points(strip: LoadStrip, x: Axis, { base, height }: Place): Mark[] {
  const top = base - height - POINT + 2
  const sorted = [...strip.points].sort((a, b) => a.xM - b.xM)
  return sorted.flatMap(({ xM, pKn }, i): Mark[] => {
    const px = at(x, xM)
    const next = sorted[i + 1]
    const room = (next ? at(x, next.xM) : x.range[1] + KN_TEXT) - px
    const marks: Mark[] = []
    if (strip.direction === 'inwards') {
      const [tip, tail] = pKn > 0 ? [base, top] : [top, base]
      const back = tip + Math.sign(tail - tip) * 7
      marks.push(
        { kind: 'line', style: 'axial-load', x1: px, y1: tail, x2: px, y2: back },
        triangle('axial-load-head', [px, tip], [px - 2.5, back], [px + 2.5, back]),
      )
    } else marks.push({ kind: 'circle', style: 'axial-load', cx: px, cy: base - height / 2, r: 4 })
    if (room > KN_TEXT)
      marks.push({
        kind: 'text',
        style: 'text-strong',
        x: px + 5,
        y: top + 5,
        anchor: 'start',
        content: [numberOf(pKn), { plain: ' kN' }],
      })
    return marks
  })
}

const triangle = (style: 'load-head' | 'uplift-head' | 'axial-load-head', ...corners: [number, number][]): Mark => ({
  kind: 'polygon',
  style,
  points: corners.map(([x, y]) => ({ x, y })),
})

const numberOf = (value: number): ContentPart => ({ number: value, decimals: Math.max(2, decimalsOf(value)) })
