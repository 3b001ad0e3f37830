import type { TypedLine } from '@madre/contract'
import type { Axis, Mark } from '../drawing.ts'
import { at } from '../geometry/scale.ts'
import type { LineGeometry } from './line-geometry.ts'

/** A pinned support under the member: triangle, ground line, hatch. @param foot where one of this size begins; its tip may be higher */
export function support(x: number, y: number, size = 9, foot = y): Mark[] {
  const bottom = foot + size * 1.15
  const half = size * 0.72
  const marks: Mark[] = [
    {
      kind: 'polygon',
      style: 'support',
      points: [
        { x, y },
        { x: x - half, y: bottom },
        { x: x + half, y: bottom },
      ],
    },
    { kind: 'line', style: 'support', x1: x - size, y1: bottom, x2: x + size, y2: bottom },
  ]
  for (let i = 0; i < 6; i++) {
    const hx = x - size + 2 + (i * (2 * size - 2)) / 5
    marks.push({ kind: 'line', style: 'support-hatch', x1: hx, y1: bottom, x2: hx - 4, y2: bottom + 4 })
  }
  return marks
}

export function member(g: LineGeometry, x: Axis, y: number): Mark[] {
  return [
    ...g.supportsXM.flatMap((s) => support(at(x, s), y + 1.5)),
    { kind: 'line', style: 'member', x1: at(x, 0), y1: y, x2: at(x, g.lengthM), y2: y },
  ]
}

/** Cladding along the upper fibre, or a cross at every discrete restraint: equally spaced inside each span (method 5.2). */
export function restraints({ restraints: { upper, lower } }: TypedLine, g: LineGeometry, x: Axis, y: number): Mark[] {
  const marks: Mark[] = []
  if (upper.byPanel) {
    const points = []
    const [from, to] = x.range
    const waves = Math.max(4, Math.round((to - from) / 14))
    for (let i = 0; i <= waves * 4; i++) {
      const rise = [0, 0, 3.4, 3.4][i % 4]!
      points.push({ x: from + (i * (to - from)) / (waves * 4), y: y - 5 - rise })
    }
    marks.push({ kind: 'polyline', style: 'cladding', points })
  } else marks.push(...crosses(upper.perSpan, g, x, y - 7))
  if (lower.isHeld) marks.push(...crosses(lower.perSpan, g, x, y + 7))
  return marks
}

function crosses(restraints: number[], g: LineGeometry, x: Axis, y: number): Mark[] {
  return restraints.flatMap((count, i) => {
    const [from, to] = [g.nodesXM[i], g.nodesXM[i + 1]]
    if (from === undefined || to === undefined) return []
    return Array.from({ length: count }, (_, k) => at(x, from + ((k + 1) * (to - from)) / (count + 1))).flatMap(
      (cx): Mark[] => [
        { kind: 'line', style: 'restraint', x1: cx - 3, y1: y - 3, x2: cx + 3, y2: y + 3 },
        { kind: 'line', style: 'restraint', x1: cx - 3, y1: y + 3, x2: cx + 3, y2: y - 3 },
      ],
    )
  })
}
