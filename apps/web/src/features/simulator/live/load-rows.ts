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
/** how high the highest part of a row gets, and the least any row does [px] */
const BAND = { least: 24, most: 40 }
/** below a row, so that its words stand nearer to it than to the next one [px] */
const GAP = { least: 4, most: 9 }
const BAND_MIN = 4
const POINT = 15
const ARROW_STEP = 17
/** more different values than these are told as a range */
const VALUES_IN_CAPTION = 4
/** a letter of the label of a point load, and between two of them [px] */
const LETTER = 6
const LABEL_GAP = 10

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

/** A row: one action, or several whose loads have one shape. */
type Row = [LoadStrip, ...LoadStrip[]]

/**
 * Every action that is not zero as a low row, its values in words above it; the rows end at y = 0 (`Drawing`'s `above`). Where they have no
 * room, actions of the same shape share a row: none gets lower than can be read.
 *
 * @param room  height they should take [px]; they take more where they must
 */
export function loadRows(input: DesignInput, x: Axis, room: number): { marks: Mark[]; height: number } {
  const strips = loadStrips(input)
  const largest = Math.max(1e-9, ...strips.map(tallest))
  const apart = strips.map((strip): Row => [strip])
  const wordsOf = (row: Row) => CAPTION * row.length + POINT * Math.max(0, ...row.map((s) => labelled(s, x).levels))
  const bandOf = (row: Row, band: number) => {
    const value = Math.max(...row.map(tallest))
    return value === 0 ? 0 : Math.max(BAND.least, (value / largest) * band)
  }
  const sum = (list: number[]) => list.reduce((total, n) => total + n, 0)
  const total = (rows: Row[], band: number) => sum(rows.map((row) => wordsOf(row) + bandOf(row, band) + GAP.least))
  const rows = total(apart, BAND.least) > room ? folded(strips) : apart
  let band = BAND.most
  while (band > BAND.least && total(rows, band) > room) band--
  const gap = Math.min(GAP.most, GAP.least + Math.max(0, room - total(rows, band)) / Math.max(1, rows.length))
  const height = total(rows, band) + (gap - GAP.least) * rows.length
  let bottom = -height
  const marks = rows.flatMap((row) => {
    const top = bottom
    const base = top + wordsOf(row) + bandOf(row, band)
    bottom = base + gap
    return drawRow(row, x, { top, base, height: bandOf(row, band) })
  })
  return { marks, height }
}

const tallest = (strip: LoadStrip) => Math.max(0, ...strip.segments.map((s) => Math.abs(s.value)))

/** Actions whose loads have the same direction and the same outline stand together, in the order of the first of them. */
function folded(strips: LoadStrip[]): Row[] {
  const rows = new Map<string, Row>()
  for (const strip of strips) {
    const most = tallest(strip)
    const outline = strip.segments.map((s) => [s.fromM, s.toM, most === 0 ? 0 : (s.value / most).toFixed(3)])
    const isAlone = strip.points.length > 0 || most === 0
    const shape = isAlone ? `${rows.size}` : `${strip.direction} ${JSON.stringify(outline)}`
    const row = rows.get(shape)
    if (row) row.push(strip)
    else rows.set(shape, [strip])
  }
  return [...rows.values()]
}

/** Where a row lies [px]: its upper edge, the foot of its band and how high that gets. */
interface Place {
  top: number
  base: number
  height: number
}

function drawRow(row: Row, x: Axis, place: Place): Mark[] {
  const [strip] = row
  const captions = row.map(
    (action, i): Mark => ({
      kind: 'text',
      style: action.direction === 'outwards' ? 'text-uplift' : 'text-load',
      x: x.range[0],
      y: place.top + CAPTION * (i + 0.5),
      anchor: 'start',
      content: captionOf(action),
    }),
  )
  return [...captions, ...strip.segments.flatMap((s) => segment(strip, s, x, place)), ...points(strip, x, place)]
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

function segment(strip: LoadStrip, s: LoadSegment, x: Axis, { base, height }: Place): Mark[] {
  const shaft = strip.direction === 'outwards' ? 'uplift' : 'load'
  const [x1, x2] = [at(x, s.fromM), at(x, s.toM)]
  if (s.value === 0) return [{ kind: 'line', style: shaft, x1, y1: base, x2, y2: base }]
  const y = base - Math.max(BAND_MIN, (Math.abs(s.value) / tallest(strip)) * height)
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

/** Every point load from left to right with the level its label stands on: as low as there is room for it beside the others. */
function labelled({ points }: LoadStrip, x: Axis) {
  const ends: number[] = []
  const placed = [...points]
    .sort((a, b) => a.xM - b.xM)
    .map(({ xM, pKn }) => {
      const from = at(x, xM)
      const content = [numberOf(pKn), { plain: ' kN' }]
      const width = (pKn.toFixed(Math.max(2, decimalsOf(pKn))).length + 3) * LETTER
      const free = ends.findIndex((end) => end <= from)
      const level = free < 0 ? ends.length : free
      ends[level] = from + width + LABEL_GAP
      return { px: from, pKn, level, content }
    })
  return { placed, levels: ends.length }
}

/** Arrows through the band, each with its value beside its tail. */
function points(strip: LoadStrip, x: Axis, { base, height }: Place): Mark[] {
  const { placed } = labelled(strip, x)
  return placed.flatMap(({ px, pKn, level, content }): Mark[] => {
    const top = base - height - POINT * (level + 1) + 2
    const marks: Mark[] = []
    if (strip.direction === 'inwards') {
      const [tip, tail] = pKn > 0 ? [base, top] : [top, base]
      const back = tip + Math.sign(tail - tip) * 7
      marks.push(
        { kind: 'line', style: 'axial-load', x1: px, y1: tail, x2: px, y2: back },
        triangle('axial-load-head', [px, tip], [px - 2.5, back], [px + 2.5, back]),
      )
    } else marks.push({ kind: 'circle', style: 'axial-load', cx: px, cy: base - height / 2, r: 4 })
    marks.push({ kind: 'text', style: 'text-strong', x: px + 5, y: top + 5, anchor: 'start', content })
    return marks
  })
}

const triangle = (style: 'load-head' | 'uplift-head' | 'axial-load-head', ...corners: [number, number][]): Mark => ({
  kind: 'polygon',
  style,
  points: corners.map(([x, y]) => ({ x, y })),
})

const numberOf = (value: number): ContentPart => ({ number: value, decimals: Math.max(2, decimalsOf(value)) })
