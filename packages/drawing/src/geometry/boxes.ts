import type { XY } from '../drawing.ts'

/** The room a text takes. */
export interface Box {
  x1: number
  x2: number
  y1: number
  y2: number
}

/** Whether two boxes have any area in common. */
export const overlap = (a: Box, b: Box): boolean => b.x1 < a.x2 && b.x2 > a.x1 && b.y1 < a.y2 && b.y2 > a.y1

/** Whether a polyline runs through a box. */
export function crosses(points: XY[], b: Box): boolean {
  for (let i = 0; i + 1 < points.length; i++) if (segmentCrosses(points[i]!, points[i + 1]!, b)) return true
  return false
}

/** Clips the segment p–q against the four sides: what is left of it lies in the box. */
function segmentCrosses(p: XY, q: XY, b: Box): boolean {
  let [from, to] = [0, 1]
  for (const [start, delta, low, high] of [
    [p.x, q.x - p.x, b.x1, b.x2],
    [p.y, q.y - p.y, b.y1, b.y2],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const [a, c] = [(low - start) / delta, (high - start) / delta]
    from = Math.max(from, Math.min(a, c))
    to = Math.min(to, Math.max(a, c))
  }
  return from < to
}

/** Whether the straight way from p to q meets a polyline. */
export function meets(p: XY, q: XY, points: XY[]): boolean {
  const side = (a: XY, b: XY, c: XY) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!]
    if (side(p, q, a) !== side(p, q, b) && side(a, b, p) !== side(a, b, q)) return true
  }
  return false
}
