/** Extremes of M and V of one group of combinations for one candidate, looked for only where they can stand. */
import type { ForceGroup, GroupStations } from '../line/force-groups.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Candidate } from './candidate.ts'
import { HEAVIEST, largestStations } from './own-weight-extremes.ts'

export interface GroupExtremes {
  M_max: number
  M_min: number
  /** largest |V| */
  V_max: number
  /** stations */
  atM_max: number
  atM_min: number
  atV: number
  combinationV: number
}

function stationsOf(line: LineDesign, candidate: Candidate, g: ForceGroup): GroupStations {
  const n = line.stations.count
  if (candidate.ownWeight > HEAVIEST) {
    const all = Int32Array.from({ length: n }, (_, i) => i)
    return { M_max: all, M_min: all, V: all }
  }
  if (g.stations) return g.stations
  const { own } = line
  const largest = (values: Float64Array, ownPart: Float64Array, sign: 1 | -1) =>
    largestStations(values, 0, ownPart, 0, n - 1, sign, g.ownFactor * HEAVIEST)
  const V = new Set([...largest(g.V_max, own.V, 1), ...largest(g.V_min, own.V, -1)])
  g.stations = {
    M_max: largest(g.M_max, own.M, 1),
    M_min: largest(g.M_min, own.M, -1),
    V: Int32Array.from(V).sort(),
  }
  return g.stations
}

/** M_max, M_min and |V|_max of the group with the candidate's own weight. */
export function groupExtremes(line: LineDesign, candidate: Candidate, g: ForceGroup): GroupExtremes {
  const { own } = line
  const weight = g.ownFactor * candidate.ownWeight
  const at = stationsOf(line, candidate, g)
  const e = {
    M_max: Number.NEGATIVE_INFINITY,
    M_min: Number.POSITIVE_INFINITY,
    V_max: 0,
    atM_max: 0,
    atM_min: 0,
    atV: 0,
    combinationV: 0,
  }
  for (const i of at.M_max) {
    const M = g.M_max[i]! + weight * own.M[i]!
    if (M > e.M_max) {
      e.M_max = M
      e.atM_max = i
    }
  }
  for (const i of at.M_min) {
    const M = g.M_min[i]! + weight * own.M[i]!
    if (M < e.M_min) {
      e.M_min = M
      e.atM_min = i
    }
  }
  for (const i of at.V) {
    const V = weight * own.V[i]!
    const up = g.V_max[i]! + V
    const down = -g.V_min[i]! - V
    if (up > e.V_max || down > e.V_max) {
      e.V_max = Math.max(up, down)
      e.atV = i
      e.combinationV = up >= down ? g.atV_max[i]! : g.atV_min[i]!
    }
  }
  return e
}

/** Largest compression, as a size, and largest |M_z| of a group with the candidate's own weight: the same in all its combinations. */
export interface AxialExtremes {
  compression: number
  M_z: number
}

export function axialExtremes(line: LineDesign, candidate: Candidate, g: ForceGroup): AxialExtremes {
  const { own, hasAxialLoads } = line
  const weight = g.ownFactor * candidate.ownWeight
  const e = { compression: 0, M_z: 0 }
  if (g.hasN) {
    const places = hasAxialLoads ? g.N.length : 1
    for (let i = 0; i < places; i++) e.compression = Math.max(e.compression, -g.N[i]! - weight * own.N[i]!)
  }
  if (g.hasM_z) {
    const at = lateralStations(line, candidate, g)
    for (let k = 0; k < at.length; k++) {
      const i = at[k]!
      e.M_z = Math.max(e.M_z, Math.abs(g.M_z[i]! + weight * own.M_z[i]!))
    }
  }
  return e
}

/** Stations where |M_z| can be largest. */
function lateralStations(line: LineDesign, candidate: Candidate, g: ForceGroup): Int32Array {
  const { own, stations } = line
  if (candidate.ownWeight > HEAVIEST) return Int32Array.from({ length: stations.count }, (_, i) => i)
  const largest = (sign: 1 | -1) =>
    largestStations(g.M_z, 0, own.M_z, 0, stations.count - 1, sign, g.ownFactor * HEAVIEST)
  g.lateralStations ??= Int32Array.from(new Set([...largest(1), ...largest(-1)]))
  return g.lateralStations
}
