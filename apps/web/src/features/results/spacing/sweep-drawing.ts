import {
  type Axis,
  at,
  type Box,
  chartAxes,
  crosses,
  type Drawing,
  type Mark,
  overlap,
  type Size,
  scatterSeries,
  TEXT_RULES,
  textWidth,
  type XY,
} from '@madre/drawing'
import type { SpacingSweep, SweepPoint } from '@madre/engine'
import { scaleLinear } from 'd3-scale'

interface SweepWords {
  title: string
  spacing: string
  /** the vertical axis, with its unit */
  upwards: string
  /** beside the line at the spacing of the request */
  now: string
}

const MARGIN = { left: 52, right: 78, top: 16, bottom: 42 }

/** The vertical value of a point of a sweep; null for a point without one, which is left out. */
export type Quantity = (point: SweepPoint) => number | null
const weightOf: Quantity = (point) => point.estimatedWeightKgM2

/** Weight, or price, per area against spacing: one line per typology, ending where no section of it passes. */
export function sweepDrawing(
  sweep: SpacingSweep,
  spacingNowM: number,
  { width = 640, height = 320 }: Size,
  words: SweepWords,
  quantity: Quantity = weightOf,
): Drawing {
  const { points } = sweep
  const most = Math.max(
    spacingNowM,
    1,
    ...points.map((p) => p.spacingM),
    ...sweep.largest.map((l) => l.point?.spacingM ?? 0),
  )
  // Close members weigh several times as much; only the range of usual spacings matters.
  const read = points.filter((p) => p.spacingM >= Math.min(1, most / 3)).flatMap((p) => quantity(p) ?? [])
  const x: Axis = { domain: [0, most * 1.02], range: [MARGIN.left, width - MARGIN.right] }
  const y: Axis = { domain: [0, Math.max(1, ...read) * 1.05], range: [height - MARGIN.bottom, MARGIN.top] }
  const marks: Mark[] = grid(x, y, words)
  marks.push(...nowLine(x, y, spacingNowM, words.now))
  const series = scatterSeries(sweep.largest)
  const ends: CurveEnd[] = []
  const curves: XY[][] = []
  for (const { typology, section, point } of sweep.largest) {
    const isShown = (p: SweepPoint) => (quantity(p) ?? Number.POSITIVE_INFINITY) <= y.domain[1]
    const own = points.filter((p) => p.typology === typology && isShown(p))
    // A curve that ends above the chart is in the table only.
    if (point && isShown(point) && own.at(-1)?.spacingM !== point.spacingM) own.push(point)
    curves.push(own.map((p) => ({ x: at(x, p.spacingM), y: at(y, quantity(p)!) })))
    marks.push(...curve(curves.at(-1)!, series.get(typology) ?? 0))
    const end = own.at(-1)
    if (end) {
      const [px, py] = [at(x, end.spacingM), at(y, quantity(end)!)]
      marks.push({ kind: 'circle', style: `scatter-${series.get(typology) ?? 0}`, cx: px, cy: py, r: 3.2 })
      ends.push({ px, py, section })
    }
  }
  marks.push(...endTexts(ends, curves, { x1: MARGIN.left, x2: width, y1: 0, y2: y.range[0] }))
  return { width, height, title: [{ plain: words.title }], marks, xAxis: x, yAxis: y }
}

interface CurveEnd {
  px: number
  py: number
  section: string
}

const NAME = 'text-muted'
const ANCHORS = [
  { anchor: 'start', dx: 7 },
  { anchor: 'middle', dx: 0 },
  { anchor: 'end', dx: -7 },
] as const
/** From the end of a curve to its name, the nearest first; right beside it there is room on its right only. */
const PLACES = [0, -11, 12, -22, 23, -34, 35, -46, 47].flatMap((dy) =>
  (dy === 0 ? ANCHORS.slice(0, 1) : ANCHORS).map((place) => ({ ...place, dy })),
)
/** A name farther away than this gets a leader line [px]. */
const NEAR = 14

function boxOf(x: number, y: number, width: number, anchor: 'start' | 'middle' | 'end'): Box {
  const x1 = x - { start: 0, middle: width / 2, end: width }[anchor]
  const half = TEXT_RULES[NAME].size / 2
  return { x1, x2: x1 + width, y1: y - half, y2: y + half }
}

/** The name of each curve at its end, overlapping no other name, no end and, if possible, no curve. */
function endTexts(ends: CurveEnd[], curves: XY[][], inside: Box): Mark[] {
  const taken = ends.map(({ px, py }): Box => ({ x1: px - 4, x2: px + 4, y1: py - 4, y2: py + 4 }))
  return [...ends]
    .sort((a, b) => b.px - a.px)
    .flatMap(({ px, py, section }): Mark[] => {
      const width = textWidth(section, TEXT_RULES[NAME].size)
      const ways = PLACES.map(({ dx, dy, anchor }, i) => {
        const box = boxOf(px + dx, py + dy, width, anchor)
        const isOutside = box.x1 < inside.x1 || box.x2 > inside.x2 || box.y1 < inside.y1 || box.y2 > inside.y2
        const crossed = curves.filter((points) => crosses(points, box)).length
        const hidden = taken.filter((other) => overlap(box, other)).length
        return {
          x: px + dx,
          y: py + dy,
          dy,
          anchor,
          box,
          fault: (isOutside ? 100 : 0) + 30 * hidden + 3 * crossed + 0.1 * i,
        }
      })
      const { x, y, dy, anchor, box } = ways.reduce((best, way) => (way.fault < best.fault ? way : best))
      taken.push(box)
      const name: Mark = { kind: 'text', style: NAME, x, y, anchor, content: [{ plain: section }] }
      if (Math.abs(dy) <= NEAR) return [name]
      const [from, to] = [py + 4 * Math.sign(dy), y - 6 * Math.sign(dy)]
      return [{ kind: 'line', style: 'leader', x1: px, y1: from, x2: anchor === 'middle' ? px : x, y2: to }, name]
    })
}

function curve(points: XY[], series: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7): Mark[] {
  return points.slice(1).map((p, i) => ({
    kind: 'line',
    style: `scatter-${series}` as const,
    x1: points[i]!.x,
    y1: points[i]!.y,
    x2: p.x,
    y2: p.y,
  }))
}

function nowLine(x: Axis, y: Axis, spacingM: number, word: string): Mark[] {
  const px = at(x, spacingM)
  return [
    { kind: 'line', style: 'pointed', x1: px, y1: y.range[0], x2: px, y2: y.range[1] },
    { kind: 'text', style: 'text-muted', x: px + 4, y: y.range[1] + 4, anchor: 'start', content: [{ plain: word }] },
  ]
}

const withDecimals = (ticks: number[]) =>
  ticks.map((value) => ({ value, decimals: ticks.every((v) => Number.isInteger(v)) ? 0 : 1 }))

function grid(x: Axis, y: Axis, words: SweepWords): Mark[] {
  const across = withDecimals(scaleLinear(x.domain, x.range).ticks(8))
  const up = withDecimals(scaleLinear(y.domain, y.range).ticks(5))
  return chartAxes(x, y, across, up, { x: { plain: words.spacing }, y: { plain: words.upwards } })
}
