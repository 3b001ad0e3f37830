import type { Mark, XY } from '../drawing.ts'
import type { Style } from '../style.ts'

/**
 * Hatch lines at 45° clipped to a polygon, as marks, since not every renderer knows patterns.
 *
 * @param step distance between lines, drawing units
 */
export function hatch(polygon: XY[], style: Style, step = 4): Mark[] {
  const sums = polygon.map((p) => p.x + p.y)
  const first = Math.ceil(Math.min(...sums) / step)
  const last = Math.floor(Math.max(...sums) / step)
  const marks: Mark[] = []
  for (let i = first; i <= last; i++) {
    const cuts = crossings(polygon, i * step + 1e-6)
    for (let j = 0; j + 1 < cuts.length; j += 2) {
      const [a, b] = [cuts[j]!, cuts[j + 1]!]
      marks.push({ kind: 'line', style, x1: a.x, y1: a.y, x2: b.x, y2: b.y })
    }
  }
  return marks
}

/** Where the line x + y = sum crosses the polygon's edges, from left to right. */
function crossings(polygon: XY[], sum: number): XY[] {
  const points: XY[] = []
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!
    const da = a.x + a.y - sum
    const db = b.x + b.y - sum
    if (da < 0 === db < 0) return
    const f = da / (da - db)
    points.push({ x: a.x + f * (b.x - a.x), y: a.y + f * (b.y - a.y) })
  })
  return points.sort((p, q) => p.x - q.x)
}
