import { decimalsOf } from '@madre/print'
import { type Axis, type Drawing, type Mark, type Size, textMark } from '../drawing.ts'
import { chartAxes } from '../geometry/chart-axes.ts'
import { at } from '../geometry/scale.ts'
import { textWidth } from '../geometry/text-width.ts'

/** Tests that belong together, a column of the picture. */
export interface RatioGroup {
  name: string
  /** by kind, in the order of the kinds */
  ratios: readonly (readonly number[])[]
}

export interface RatioPicture {
  /** texts in the language of the page that shows it */
  words: { title: string; groups: string; ratio: string }
  /** kinds of tests, told apart by colour and filling */
  kinds: readonly string[]
  groups: readonly RatioGroup[]
}

const MARGIN = { left: 52, right: 16, top: 34, bottom: 42 }
const STYLES = ['scatter-0', 'scatter-hollow-1', 'scatter-hollow-2'] as const
const RADIUS = 3.6
const APART = 2 * RADIUS + 1
/** What a column may be filled with, of its width. */
const FILLED = 0.86

/** What may stand at the axis, from 1 outwards as far as there is room. */
const BELOW_ONE = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]
const ABOVE_ONE = [1.1, 1.2, 1.3, 1.5, 2, 3, 4, 5, 7, 10]
const TICKS_APART = 17

/**
 * Measured over calculated, a mark a test, in columns by group: 1 is a line across, the mean of a group a short one. The scale is
 * logarithmic: half of what is calculated is as far from 1 as twice of it.
 */
export function testRatios({ words, kinds, groups }: RatioPicture, { width = 640, height = 340 }: Size = {}): Drawing {
  const all = groups.flatMap((g) => g.ratios.flat())
  const x: Axis = { domain: [0, groups.length], range: [MARGIN.left, width - MARGIN.right] }
  const y: Axis = {
    domain: [Math.log(Math.min(0.95, ...all) / 1.08), Math.log(Math.max(1.05, ...all) * 1.08)],
    range: [height - MARGIN.bottom, MARGIN.top],
  }
  const heightOf = (ratio: number) => at(y, Math.log(ratio))
  const marks: Mark[] = chartAxes(
    x,
    y,
    [],
    ratioTicks(y).map((shown) => ({ value: Math.log(shown), shown, decimals: decimalsOf(shown) })),
    { x: { plain: words.groups }, y: { plain: words.ratio } },
  )
  marks.push({ kind: 'line', style: 'axis', x1: x.range[0], y1: heightOf(1), x2: x.range[1], y2: heightOf(1) })
  const half = (at(x, 1) - at(x, 0)) / 2
  groups.forEach(({ name, ratios }, i) => {
    const middle = at(x, i + 0.5)
    marks.push(textMark('text', { x: middle, y: y.range[0] + 13 }, 'middle', [{ plain: name }]))
    const points = ratios.flatMap((list, kind) => list.map((ratio) => ({ kind, py: heightOf(ratio) })))
    const places = besideEachOther(
      points.map((p) => p.py),
      FILLED * half - RADIUS,
    )
    points.forEach(({ kind, py }, k) => {
      marks.push({
        kind: 'circle',
        style: STYLES[kind % STYLES.length]!,
        cx: middle + places[k]!,
        cy: py,
        r: RADIUS,
      })
    })
    const mean = ratios.flat().reduce((sum, r, _, { length }) => sum + r / length, 0)
    const [x1, x2] = [middle - FILLED * half, middle + FILLED * half]
    marks.push({ kind: 'line', style: 'buckling-curve', x1, y1: heightOf(mean), x2, y2: heightOf(mean) })
  })
  return { width, height, title: [{ plain: words.title }], marks: [...marks, ...legend(kinds)], yAxis: y }
}

/** Ratios at the axis, rising. */
function ratioTicks(y: Axis): number[] {
  const [lowest, highest] = y.domain
  const shown = [1]
  for (const list of [BELOW_ONE, ABOVE_ONE]) {
    let last = at(y, 0)
    for (const ratio of list) {
      const value = Math.log(ratio)
      if (value < lowest || value > highest || Math.abs(at(y, value) - last) < TICKS_APART) continue
      shown.push(ratio)
      last = at(y, value)
    }
  }
  return shown.sort((a, b) => a - b)
}

/** Where marks at these heights stand beside the middle: on no other as long as there is room, else as far from others as they get. */
function besideEachOther(heights: number[], reach: number): number[] {
  const steps = Math.max(0, Math.floor((2 * reach) / APART))
  const spots = Array.from({ length: steps + 1 }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * APART)
  const places: number[] = heights.map(() => 0)
  const placed: number[] = []
  for (const k of [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!)) {
    const room = (spot: number) =>
      Math.min(APART, ...placed.map((j) => Math.hypot(spot - places[j]!, heights[k]! - heights[j]!)))
    places[k] = spots.reduce((best, spot) => (room(spot) > room(best) + 1e-9 ? spot : best))
    placed.push(k)
  }
  return places
}

/** Above the chart, a sign a kind. */
function legend(kinds: readonly string[]): Mark[] {
  let left = MARGIN.left + RADIUS
  return kinds.flatMap((kind, i): Mark[] => {
    const cx = left
    left += 2 * RADIUS + textWidth(kind) + 26
    return [
      { kind: 'circle', style: STYLES[i % STYLES.length]!, cx, cy: 14, r: RADIUS },
      textMark('text-muted', { x: cx + 9, y: 14 }, 'start', [{ plain: kind }]),
    ]
  })
}
