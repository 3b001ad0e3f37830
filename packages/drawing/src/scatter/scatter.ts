import { decimalsOf } from '@madre/print'
import type { Axis, Drawing, Mark, Size } from '../drawing.ts'
import { chartAxes } from '../geometry/chart-axes.ts'
import { at, ticks } from '../geometry/scale.ts'

export interface ScatterPoint {
  id: string
  typology: string
  /** of equal height and weight the steels stand in their order, from left to right */
  steel: string
  heightMm: number
  massPerMetreKg: number
  pass: boolean
}

const SERIES = [0, 1, 2, 3, 4, 5, 6, 7] as const
const MARGIN = { left: 52, right: 16, top: 14, bottom: 40 }

/** Colour class of every typology, in the order of first appearance; after eight they begin again. */
export function scatterSeries(points: Pick<ScatterPoint, 'typology'>[]): Map<string, (typeof SERIES)[number]> {
  const order = [...new Set(points.map((p) => p.typology))]
  return new Map(order.map((typology, i) => [typology, SERIES[i % SERIES.length]!]))
}

/** Weight against height, a mark a solution: colour by typology, hollow for what fails, a ring around the chosen one. */
export function scatter(
  points: ScatterPoint[],
  chosenId: string | null,
  { width = 640, height = 320 }: Size = {},
): Drawing {
  const heights = points.map((p) => p.heightMm)
  const masses = points.map((p) => p.massPerMetreKg)
  const pad = Math.max(10, 0.06 * (Math.max(...heights, 0) - Math.min(...heights, 0)))
  const x: Axis = {
    domain: points.length ? [Math.min(...heights) - pad, Math.max(...heights) + pad] : [0, 300],
    range: [MARGIN.left, width - MARGIN.right],
  }
  const y: Axis = { domain: [0, Math.max(1, ...masses) * 1.08], range: [height - MARGIN.bottom, MARGIN.top] }
  const marks: Mark[] = chartAxes(
    x,
    y,
    [...new Set(heights)].sort((a, b) => a - b).map((value) => ({ value, decimals: 0 })),
    ticks(...y.domain, 5).map((value) => ({ value, decimals: decimalsOf(value) })),
    { x: { label: 'scatter.height' }, y: { label: 'scatter.weight' } },
  )
  const series = scatterSeries(points)
  const placeOf = (p: ScatterPoint) => `${p.heightMm}:${p.massPerMetreKg.toFixed(3)}`
  const nameOf = (p: ScatterPoint) => `${p.typology} ${p.steel}`
  const beside = new Map<string, ScatterPoint[]>()
  for (const p of [...points].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)))
    beside.set(placeOf(p), [...(beside.get(placeOf(p)) ?? []), p])
  const centres = points.map((p) => {
    const group = beside.get(placeOf(p))!
    return {
      p,
      cx: at(x, p.heightMm) + (group.indexOf(p) - (group.length - 1) / 2) * 9,
      cy: at(y, p.massPerMetreKg),
    }
  })
  // What passes lies on top of what fails.
  for (const pass of [false, true])
    for (const { p, cx, cy } of centres.filter((c) => c.p.pass === pass)) {
      const s = series.get(p.typology)!
      marks.push({
        kind: 'circle',
        style: pass ? `scatter-${s}` : `scatter-hollow-${s}`,
        cx,
        cy,
        r: pass ? 4.2 : 3.6,
        id: p.id,
      })
    }
  const chosen = centres.find((c) => c.p.id === chosenId)
  if (chosen) marks.push({ kind: 'circle', style: 'chosen-ring', cx: chosen.cx, cy: chosen.cy, r: 8 })
  return { width, height, title: [{ label: 'scatter.title' }], marks, xAxis: x, yAxis: y }
}
