import { type Axis, at, chartAxes, type Drawing, type Mark, type Size, scatterSeries } from '@madre/drawing'
import type { SpacingSweep, SweepPoint } from '@madre/engine'
import { scaleLinear } from 'd3-scale'

interface SweepWords {
  title: string
  spacing: string
  weight: string
  /** beside the line at the spacing of the request */
  now: string
}

const MARGIN = { left: 52, right: 78, top: 16, bottom: 42 }

/** Weight per area against spacing: a line a typology, ending where nothing of it passes any more. */
export function sweepDrawing(
  sweep: SpacingSweep,
  spacingNowM: number,
  { width = 640, height = 320 }: Size,
  words: SweepWords,
): Drawing {
  const { points } = sweep
  const most = Math.max(
    spacingNowM,
    1,
    ...points.map((p) => p.spacingM),
    ...sweep.largest.map((l) => l.point?.spacingM ?? 0),
  )
  // Close members weigh several times as much; the curves are read near the spacings that are built.
  const weights = points.filter((p) => p.spacingM >= Math.min(1, most / 3)).map((p) => p.estimatedWeightKgM2)
  const x: Axis = { domain: [0, most * 1.02], range: [MARGIN.left, width - MARGIN.right] }
  const y: Axis = { domain: [0, Math.max(1, ...weights) * 1.05], range: [height - MARGIN.bottom, MARGIN.top] }
  const marks: Mark[] = grid(x, y, words)
  marks.push(...nowLine(x, y, spacingNowM, words.now))
  const families = sweep.largest.map((l) => ({ ...l, id: l.typology, heightMm: 0, massPerMetreKg: 0, pass: true }))
  const series = scatterSeries(families)
  const ends: CurveEnd[] = []
  for (const { typology, section, point } of sweep.largest) {
    const own = points.filter((p) => p.typology === typology && p.estimatedWeightKgM2 <= y.domain[1])
    if (point && own.at(-1)?.spacingM !== point.spacingM) own.push(point)
    marks.push(...curve(own, series.get(typology) ?? 0, x, y))
    const end = own.at(-1)
    if (end) {
      const [px, py] = [at(x, end.spacingM), at(y, end.estimatedWeightKgM2)]
      marks.push({ kind: 'circle', style: `scatter-${series.get(typology) ?? 0}`, cx: px, cy: py, r: 3.2 })
      ends.push({ px, py, section })
    }
  }
  marks.push(...endTexts(ends))
  return { width, height, title: [{ plain: words.title }], marks, xAxis: x, yAxis: y }
}

interface CurveEnd {
  px: number
  py: number
  section: string
}

/** The name of each curve at its end, moved up where another name would be under it. */
function endTexts(ends: CurveEnd[]): Mark[] {
  const placed: { x: number; y: number }[] = []
  return [...ends]
    .sort((a, b) => b.py - a.py)
    .map(({ px, py, section }) => {
      let y = py
      while (placed.some((p) => Math.abs(p.x - px) < 64 && Math.abs(p.y - y) < 12)) y -= 3
      placed.push({ x: px, y })
      return { kind: 'text', style: 'text-muted', x: px + 7, y, anchor: 'start', content: [{ plain: section }] }
    })
}

function curve(points: SweepPoint[], series: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7, x: Axis, y: Axis): Mark[] {
  return points.slice(1).map((p, i) => ({
    kind: 'line',
    style: `scatter-${series}` as const,
    x1: at(x, points[i]!.spacingM),
    y1: at(y, points[i]!.estimatedWeightKgM2),
    x2: at(x, p.spacingM),
    y2: at(y, p.estimatedWeightKgM2),
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
  return chartAxes(x, y, across, up, { x: { plain: words.spacing }, y: { plain: words.weight } })
}
