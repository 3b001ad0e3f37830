/** Extremes of M and V of one group of combinations for one candidate, looked for only where they can stand. */
import type { ForceGroup, GroupExtremes, GroupStations } from '../line/force-groups.ts'
import type { Purlin } from './candidate.ts'
import { everyStation, HEAVIEST, largestOnHull, largestStations } from './own-weight-extremes.ts'

function stationsOf({ line, candidate }: Purlin, g: ForceGroup): GroupStations {
  if (candidate.ownWeight > HEAVIEST) {
    const all = everyStation(line.stations.count)
    return { M_max: all, M_min: all, V: all }
  }
  if (g.stations) return g.stations
  const { own } = line
  const largest = (values: Float64Array, ownPart: Float64Array, sign: 1 | -1) =>
    largestStations(values, 0, ownPart, sign, g.ownFactor * HEAVIEST)
  const V = new Set([...largest(g.V_max, own.V, 1), ...largest(g.V_min, own.V, -1)])
  g.stations = {
    M_max: largest(g.M_max, own.M, 1),
    M_min: largest(g.M_min, own.M, -1),
    V: Int32Array.from(V).sort(),
  }
  return g.stations
}

/** M_max, M_min and |V|_max of the group with the candidate's own weight: looked for once a section. */
export function groupExtremes(purlin: Purlin, g: ForceGroup): GroupExtremes {
  const { line, candidate } = purlin
  if (g.extremes?.ownWeight === candidate.ownWeight) return g.extremes
  const { own } = line
  const weight = g.ownFactor * candidate.ownWeight
  const at = stationsOf(purlin, g)
  const atM_max = largestOnHull(at.M_max, g.M_max, 0, own.M, 1, weight)
  const atM_min = largestOnHull(at.M_min, g.M_min, 0, own.M, -1, weight)
  const up = largestOnHull(at.V, g.V_max, 0, own.V, 1, weight)
  const down = largestOnHull(at.V, g.V_min, 0, own.V, -1, weight)
  const V_up = g.V_max[up]! + weight * own.V[up]!
  const V_down = -g.V_min[down]! - weight * own.V[down]!
  const isUp = V_up > V_down || (V_up === V_down && up <= down)
  g.extremes = {
    ownWeight: candidate.ownWeight,
    M_max: g.M_max[atM_max]! + weight * own.M[atM_max]!,
    M_min: g.M_min[atM_min]! + weight * own.M[atM_min]!,
    V_max: Math.max(V_up, V_down, 0),
    atM_max,
    atM_min,
    atV: isUp ? up : down,
    combinationV: isUp ? g.atV_max[up]! : g.atV_min[down]!,
  }
  return g.extremes
}

export type AxialExtremes = ReturnType<typeof axialExtremes>

/** Largest compression, as a size, and largest |M_z| of a group with its station, own weight included: the same in all its combinations. */
export function axialExtremes(purlin: Purlin, g: ForceGroup) {
  const { line, candidate } = purlin
  const { own, hasAxialLoads } = line
  const weight = g.ownFactor * candidate.ownWeight
  const e = { compression: 0, M_z: 0, atM_z: 0 }
  if (g.hasN) {
    const places = hasAxialLoads ? g.N.length : 1
    for (let i = 0; i < places; i++) e.compression = Math.max(e.compression, -g.N[i]! - weight * own.N[i]!)
  }
  if (g.hasM_z) {
    const at = lateralStations(purlin, g)
    for (const sign of [1, -1] as const) {
      const i = largestOnHull(at, g.M_z, 0, own.M_z, sign, weight)
      const M_z = sign * (g.M_z[i]! + weight * own.M_z[i]!)
      if (M_z > e.M_z) [e.M_z, e.atM_z] = [M_z, i]
    }
  }
  return e
}

/** Stations where |M_z| can be largest. */
function lateralStations({ line, candidate }: Purlin, g: ForceGroup): Int32Array {
  const { own, stations } = line
  if (candidate.ownWeight > HEAVIEST) return everyStation(stations.count)
  const largest = (sign: 1 | -1) => largestStations(g.M_z, 0, own.M_z, sign, g.ownFactor * HEAVIEST)
  g.lateralStations ??= Int32Array.from(new Set([...largest(1), ...largest(-1)]))
  return g.lateralStations
}
