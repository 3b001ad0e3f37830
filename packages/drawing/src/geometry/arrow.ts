import type { Mark } from '../drawing.ts'
import type { Style } from '../style.ts'

/** An arrow from (x1, y1) with its head at (x2, y2). */
export function arrow(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  shaft: Style,
  head: Style,
  headLength = 5.5,
): Mark[] {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return []
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const l = Math.min(headLength, length)
  const half = 0.36 * l
  const [bx, by] = [x2 - ux * l, y2 - uy * l]
  return [
    { kind: 'line', style: shaft, x1, y1, x2: bx, y2: by },
    {
      kind: 'polygon',
      style: head,
      points: [
        { x: x2, y: y2 },
        { x: bx - uy * half, y: by + ux * half },
        { x: bx + uy * half, y: by - ux * half },
      ],
    },
  ]
}
