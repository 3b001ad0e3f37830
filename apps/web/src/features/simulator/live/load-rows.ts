import type { TypedLine } from '@madre/contract'
import {
  type Axis,
  at,
  type ContentPart,
  formatContent,
  type Labels,
  type LoadSegment,
  type LoadStrip,
  loadStrips,
  type Mark,
  TEXT_RULES,
  textWidth,
} from '@madre/drawing'
import { decimalsOf } from '@madre/print'
import { type PlacedLabel, placeLabels } from './point-labels.ts'

const CAPTION = 13
/** height of the highest load of a row, and its minimum [px] */
const BAND = { least: 24, most: 40 }
const BAND_MIN = 4
/** below a row, so that its words stand nearer to it than to the next one [px] */
const GAP = { least: 4, most: 9 }
/** between two captions in one line [px] */
const BETWEEN = 14
/** a line of the labels of point loads [px] */
const POINT = 15
/** from the arrow of a point load to its label [px] */
const BESIDE = 5
const ARROW_STEP = 17
/** from this many different values on a range is given */
const VALUES_IN_CAPTION = 4

/** A row with its words: every caption with its place in them, the labels of its point loads with theirs. */
interface WordedRow {
  strips: LoadRow
  captions: { content: ContentPart[]; left: number; line: number }[]
  lines: number
  points: (LoadStrip['points'][number] & PlacedLabel & { px: number })[]
  levels: number
}

/**
 * Every non-zero action as a low row, with its values in words above; the rows end at y = 0 (`Drawing`'s `above`). If there is no room,
 * actions with the same outline share a row. No row gets too low to read; the panel scrolls if they do not fit.
 *
 * @param width  of the drawing [px]
 * @param room   intended height of the rows [px]; they take more if necessary
 */
export function loadRows(
  typed: TypedLine,
  x: Axis,
  { width, room, labels }: { width: number; room: number; labels: Labels },
): { marks: Mark[]; height: number } {
  const strips = loadStrips(typed)
  const largest = Math.max(1e-9, tallest(strips))
  const bandOf = (row: WordedRow, band: number) => Math.max(BAND.least, (tallest(row.strips) / largest) * band)
  const wordsOf = (row: WordedRow) => CAPTION * row.lines + POINT * row.levels
  const total = (rows: WordedRow[], band: number) =>
    rows.reduce((sum, row) => sum + wordsOf(row) + bandOf(row, band) + GAP.least, 0)
  const ways = foldings(strips).map((rows) => rows.map((row) => worded(row, x, width, labels)))
  const rows = ways.find((way) => total(way, BAND.least) <= room) ?? ways.at(-1)!
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

function worded(strips: LoadRow, x: Axis, width: number, labels: Labels): WordedRow {
  const widthOf = (content: ContentPart[], style: 'text-load' | 'text-strong') =>
    textWidth(formatContent(content, { labels, decimalMark: '.' }), TEXT_RULES[style].size)
  const [left, right] = x.range
  let [from, line] = [left, 0]
  const captions = strips.flatMap((strip) => {
    const whole = captionOf(strip)
    const needed = widthOf(whole, 'text-load')
    if (from > left && from + needed > right) [from, line] = [left, line + 1]
    // If even its own line is too short, the direction of the load goes on the next one.
    const way = left + needed > width ? wayOf(strip) : []
    const lines = way.length > 0 ? [whole.slice(0, -1 - way.length), way] : [whole]
    const first = line
    line += lines.length - 1
    const caption = lines.map((content, i) => ({ content, left: i > 0 ? left : from, line: first + i }))
    from = (way.length > 0 ? left + widthOf(way, 'text-load') : from + needed) + BETWEEN
    return caption
  })
  const points = strips.flatMap((strip) => strip.points).sort((a, b) => a.xM - b.xM)
  const placed = points.map((p) => ({ ...p, px: at(x, p.xM) }))
  const levels = placeLabels(
    placed.map((p) => ({ px: p.px, width: widthOf(forceOf(p.pKn), 'text-strong') + BESIDE })),
    width,
  )
  return {
    strips,
    captions,
    lines: line + 1,
    points: placed.map((p, i) => ({ ...p, ...levels[i]! })),
    levels: levels.length === 0 ? 0 : 1 + Math.max(...levels.map((l) => l.level)),
  }
}

/** Where a row lies [px]: its upper edge, the foot of its band and how high that gets. */
interface Place {
  top: number
  base: number
  height: number
}

function drawRow(row: WordedRow, x: Axis, place: Place): Mark[] {
  const { strips } = row
  const most = tallest(strips)
  const captions = row.captions.map(
    ({ content, left, line }): Mark => ({
      kind: 'text',
      style: strips[0].direction === 'outwards' ? 'text-uplift' : 'text-load',
      x: left,
      y: place.top + CAPTION * (line + 0.5),
      anchor: 'start',
      content,
    }),
  )
  // The largest is drawn in full, the others as lines at their heights in it.
  const drawn = [...strips].sort((a, b) => tallest([b]) - tallest([a]))
  const bands = drawn.flatMap((strip, i) =>
    strip.segments.flatMap((s) => segment(strip, s, x, { base: place.base, scale: place.height / most, bare: i > 0 })),
  )
  return [...captions, ...bands, ...row.points.flatMap((p) => pointLoad(strips[0], p, place))]
}

/** Caption of a load: its name, its values and its direction. */
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
  const way = wayOf({ direction })
  return way.length > 0 ? [...content, { plain: ', ' }, ...way] : content
}

/** Direction of a load that does not act across the line of the member. */
function wayOf({ direction }: Pick<LoadStrip, 'direction'>): ContentPart[] {
  if (direction === 'in-plane') return [{ label: 'load.in-plane' }]
  if (direction === 'along') return [{ label: 'load.along-member' }]
  return []
}

function segment(
  strip: LoadStrip,
  s: LoadSegment,
  x: Axis,
  { base, scale, bare }: { base: number; scale: number; bare: boolean },
): Mark[] {
  const shaft = strip.direction === 'outwards' ? 'uplift' : 'load'
  const [x1, x2] = [at(x, s.fromM), at(x, s.toM)]
  if (s.value === 0) return [{ kind: 'line', style: shaft, x1, y1: base, x2, y2: base }]
  const y = base - Math.max(BAND_MIN, Math.abs(s.value) * scale)
  const box = [
    { x: x1, y },
    { x: x2, y },
    { x: x2, y: base },
    { x: x1, y: base },
  ]
  const steps = Math.max(1, Math.round((x2 - x1) / ARROW_STEP))
  const stations = Array.from({ length: steps + 1 }, (_, i) => x1 + (i * (x2 - x1)) / steps)
  if (bare) return [{ kind: 'polyline', style: shaft, points: box.slice(0, 2) }]
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

/** An arrow through the band with its value beside its tail. */
function pointLoad(strip: LoadStrip, p: WordedRow['points'][number], { base, height }: Place): Mark[] {
  const { px, pKn, level, isLeft } = p
  const top = base - height - POINT * (level + 1) + 2
  const label: Mark = {
    kind: 'text',
    style: 'text-strong',
    x: px + (isLeft ? -BESIDE : BESIDE),
    y: top + 5,
    anchor: isLeft ? 'end' : 'start',
    content: forceOf(pKn),
  }
  if (strip.direction !== 'inwards')
    return [{ kind: 'circle', style: 'axial-load', cx: px, cy: base - height / 2, r: 4 }, label]
  const [tip, tail] = pKn > 0 ? [base, top] : [top, base]
  const back = tip + Math.sign(tail - tip) * 7
  return [
    { kind: 'line', style: 'axial-load', x1: px, y1: tail, x2: px, y2: back },
    triangle('axial-load-head', [px, tip], [px - 2.5, back], [px + 2.5, back]),
    label,
  ]
}

const triangle = (style: 'load-head' | 'uplift-head' | 'axial-load-head', ...corners: [number, number][]): Mark => ({
  kind: 'polygon',
  style,
  points: corners.map(([x, y]) => ({ x, y })),
})

const numberOf = (value: number): ContentPart => ({ number: value, decimals: Math.max(2, decimalsOf(value)) })

const forceOf = (pKn: number): ContentPart[] => [numberOf(pKn), { plain: ' kN' }]

/** One action, or several that are drawn over each other. */
type LoadRow = [LoadStrip, ...LoadStrip[]]

/** The largest load of some actions [kN/m²]. */
const tallest = (strips: LoadStrip[]) =>
  Math.max(0, ...strips.flatMap((strip) => strip.segments.map((s) => Math.abs(s.value))))

/** Its outline but for the scale. */
const outlineOf = (strip: LoadStrip) => {
  const most = tallest([strip]) || 1
  return strip.segments.map((s) => `${s.fromM} ${s.toM} ${(s.value / most).toFixed(3)}`).join()
}

const isOf = (strip: LoadStrip, action: 'wind' | 'snow') => strip.label.startsWith(`load.${action}`)

/** Wind and snow are never one row: which is which has to be seen. */
const areApart = (a: LoadStrip, b: LoadStrip) =>
  (isOf(a, 'wind') && isOf(b, 'snow')) || (isOf(a, 'snow') && isOf(b, 'wind'))

/**
 * Ways to put the actions into rows: one for each, or one for those of a direction with one outline. The point loads of a row belong to one
 * action, so that it is clear which.
 */
export const foldings = (strips: LoadStrip[]): LoadRow[][] => [strips.map((strip): LoadRow => [strip]), folded(strips)]

function folded(strips: LoadStrip[]): LoadRow[] {
  const rows: LoadRow[] = []
  const fits = (row: LoadRow, strip: LoadStrip) =>
    row[0].direction === strip.direction &&
    outlineOf(row[0]) === outlineOf(strip) &&
    !row.some((other) => areApart(other, strip)) &&
    (strip.points.length === 0 || row.every((other) => other.points.length === 0))
  for (const strip of strips) {
    const row = rows.find((other) => fits(other, strip))
    if (row) row.push(strip)
    else rows.push([strip])
  }
  return rows
}
