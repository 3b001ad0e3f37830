/** Extremes of the combinations that stability can depend on. */
import type { ExtremeStations, LineDesign } from '../line/line-design.ts'
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

function stationsOf(line: LineDesign, c: number): ExtremeStations {
  const { uls, own, stations } = line
  const n = stations.count
  const t_max = uls.ownFactor[c]! * HEAVIEST
  const largest = (sign: 1 | -1) => largestStations(uls.M, c * n, own.M, 0, n - 1, sign, t_max)
  return { max: largest(1), min: largest(-1) }
}

function extremeStations({ line, candidate }: Purlin, c: number): ExtremeStations {
  if (candidate.ownWeight > HEAVIEST) {
    const all = everyStation(line.stations.count)
    return { max: all, min: all }
  }
  const at = line.extremes[c] ?? stationsOf(line, c)
  line.extremes[c] = at
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
