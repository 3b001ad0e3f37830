/** Extremes of the combinations that stability can depend on. */
import type { Purlin } from './candidate.ts'
import { type AxialExtremes, axialExtremes } from './group-extremes.ts'
import { everyStation, HEAVIEST, largestOnHull, largestStations } from './own-weight-extremes.ts'
import { undominated } from './undominated.ts'

/** Extremes of one combination along the line, own weight included [N·mm, N]. */
export interface CombinationExtremes extends AxialExtremes {
  c: number
  M_max: number
  M_min: number
  /** stations */
  atM_max: number
  atM_min: number
}

function extremeStations({ line, candidate }: Purlin, c: number) {
  const { uls, own, stations, extremes } = line
  if (candidate.ownWeight > HEAVIEST) {
    const all = everyStation(stations.count)
    return { max: all, min: all }
  }
  const t_max = uls.ownFactor[c]! * HEAVIEST
  const largest = (sign: 1 | -1) => largestStations(uls.M, c * stations.count, own.M, sign, t_max)
  const at = extremes[c] ?? { max: largest(1), min: largest(-1) }
  extremes[c] = at
  return at
}

export function combinationExtremes(
  purlin: Purlin,
  c: number,
  { compression, M_z, atM_z }: AxialExtremes = axialExtremes(purlin, purlin.line.groups[purlin.line.groupOf[c]!]!),
): CombinationExtremes {
  const { line, candidate } = purlin
  const { uls, own, stations } = line
  const from = c * stations.count
  const weight = uls.ownFactor[c]! * candidate.ownWeight
  const at = extremeStations(purlin, c)
  const atM_max = largestOnHull(at.max, uls.M, from, own.M, 1, weight)
  const atM_min = largestOnHull(at.min, uls.M, from, own.M, -1, weight)
  const M_max = uls.M[from + atM_max]! + weight * own.M[atM_max]!
  const M_min = uls.M[from + atM_min]! + weight * own.M[atM_min]!
  return { c, M_max, M_min, atM_max, atM_min, M_z, atM_z, compression }
}

/** The combinations whose stability is looked at; of those with the same shape of load only the heaviest. */
export function stabilityCombinations(purlin: Purlin): CombinationExtremes[] {
  const { line } = purlin
  const axial = Array.from(line.groups, (g) => axialExtremes(purlin, g))
  return Array.from(undominated(purlin), (c) => combinationExtremes(purlin, c, axial[line.groupOf[c]!]))
}

/** Whether a combination bends the member at all; what statics leaves at a free end is rounding. */
export const hasBending = (e: CombinationExtremes): boolean => e.M_max > 1 || e.M_min < -1
