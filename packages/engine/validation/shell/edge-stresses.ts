import type { DisplacementSet } from './frd-reader.ts'
import { nodeAt, type ShellModel } from './shell-model.ts'

/** Stress along a line of the section: E·∂u/∂x of its nodes, tension positive [N/mm²]. */
export interface StressLine {
  x: number[]
  stress: number[]
}

/**
 * Inside an element the strain is that of the parabola through its three nodes; where two elements meet, the mean of both.
 */
export function stressAlong(model: ShellModel, { byNode }: DisplacementSet, point: number): StressLine {
  const { stations, E } = model
  const u = (station: number) => byNode.get(nodeAt(model, station, point))![0]
  const ends = stations.filter((_, i) => i % 2 === 0)
  const sum = new Array<number>(ends.length).fill(0)
  const count = new Array<number>(ends.length).fill(0)
  for (let e = 0; e + 1 < ends.length; e++) {
    const length = ends[e + 1]! - ends[e]!
    const [a, m, b] = [u(2 * e), u(2 * e + 1), u(2 * e + 2)]
    const atStart = (-3 * a + 4 * m - b) / length
    const atEnd = (a - 4 * m + 3 * b) / length
    sum[e]! += E * atStart
    sum[e + 1]! += E * atEnd
    count[e]! += 1
    count[e + 1]! += 1
  }
  return { x: ends, stress: sum.map((s, i) => s / count[i]!) }
}

/** The largest compression of the line and its place. */
export function largestCompression({ x, stress }: StressLine): { xMm: number; stress: number } {
  const lowest = Math.min(...stress)
  return { xMm: x[stress.indexOf(lowest)]!, stress: -lowest }
}
