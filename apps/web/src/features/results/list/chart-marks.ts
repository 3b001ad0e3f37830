import type { Drawing } from '@madre/drawing'

/** A solution's mark on the chart, in drawing units. */
export interface ChartMark {
  id: string
  x: number
  y: number
}

const REACH = 18

/** The marks that stand for a solution, from left to right and from the lightest up. */
export function chartMarks(drawing: Drawing): ChartMark[] {
  const marks = drawing.marks.flatMap((m) => (m.kind === 'circle' && m.id ? [{ id: m.id, x: m.cx, y: m.cy }] : []))
  return marks.sort((a, b) => a.x - b.x || b.y - a.y)
}

/** The mark nearest to a point, if one is within reach. */
export function nearestMark(marks: ChartMark[], x: number, y: number): ChartMark | null {
  let best: ChartMark | null = null
  let least = REACH
  for (const m of marks) {
    const distance = Math.hypot(m.x - x, m.y - y)
    if (distance < least) {
      least = distance
      best = m
    }
  }
  return best
}

/** Where an arrow key leads: to the next mark in that direction, nearest along it; null for other keys and at the edge. */
export function markBeside(marks: ChartMark[], from: string | null, key: string): string | null {
  const at = marks.findIndex((m) => m.id === from)
  if (key === 'Home') return marks[0]?.id ?? null
  if (key === 'End') return marks.at(-1)?.id ?? null
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  if (dx === 0 && dy === 0) return null
  const start = marks[at]
  if (!start) return marks[0]?.id ?? null
  let best: ChartMark | null = null
  let least = Number.POSITIVE_INFINITY
  for (const m of marks) {
    const along = (m.x - start.x) * dx! + (m.y - start.y) * dy!
    const across = Math.abs((m.x - start.x) * dy!) + Math.abs((m.y - start.y) * dx!)
    if (m === start || along <= 0.5) continue
    const cost = along + 2 * across
    if (cost < least) {
      least = cost
      best = m
    }
  }
  return best?.id ?? null
}
