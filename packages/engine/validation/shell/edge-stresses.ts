import type { DisplacementSet } from './frd-reader.ts'
import { nodeAt, type ShellModel } from './shell-model.ts'

/** Stress along a line of the section: E·∂u/∂x of its nodes, tension positive [N/mm²]. */
export interface StressLine {
  x: number[]
  stress: number[]
}

/**
 * Inside an element the displacements are the parabolas through its three nodes; where two elements meet, the mean of both strains.
 *
 * @param isLarge  strain of large displacements, u′ + ½·(u′² + v′² + w′²), in place of u′
 */
export function stressAlong(
  model: ShellModel,
  { byNode }: DisplacementSet,
  point: number,
  isLarge = false,
): StressLine {
  const { stations, E } = model
  const at = (station: number) => byNode.get(nodeAt(model, station, point))!
  const ends = stations.filter((_, i) => i % 2 === 0)
  const sum = new Array<number>(ends.length).fill(0)
  const count = new Array<number>(ends.length).fill(0)
  const strain = (slopes: number[]) => slopes[0]! + (isLarge ? slopes.reduce((s, d) => s + d * d, 0) / 2 : 0)
  for (let e = 0; e + 1 < ends.length; e++) {
    const length = ends[e + 1]! - ends[e]!
    const [a, m, b] = [at(2 * e), at(2 * e + 1), at(2 * e + 2)]
    sum[e]! += E * strain(a.map((_, i) => (-3 * a[i]! + 4 * m[i]! - b[i]!) / length))
    sum[e + 1]! += E * strain(a.map((_, i) => (a[i]! - 4 * m[i]! + 3 * b[i]!) / length))
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
