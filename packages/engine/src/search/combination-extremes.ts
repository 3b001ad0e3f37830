/** Extremes of the combinations on which stability may depend. */
import type { ForceGroup, GroupExtremes } from '../line/force-groups.ts'
import type { Purlin } from './candidate.ts'
import { groupExtremes } from './group-extremes.ts'
import { largestWithOwn } from './own-weight-extremes.ts'
import { undominated } from './undominated.ts'

/** Extremes of one combination along the line, own weight included [N·mm, N]; N is that of its group. */
export type CombinationExtremes = { c: number; group: ForceGroup } & Pick<
  GroupExtremes,
  'M_max' | 'M_min' | 'atM_max' | 'atM_min' | 'compression'
>

export function combinationExtremes(purlin: Purlin, c: number): CombinationExtremes {
  const { line, candidate } = purlin
  const { own, stations } = line
  const group = line.groups[line.groupOf[c]!]!
  const { compression } = groupExtremes(purlin, group)
  const ownFactor = line.uls.ownFactor[c]!
  const weight = ownFactor * candidate.ownWeight
  const M = line.uls.M.subarray(c * stations.count, (c + 1) * stations.count)
  line.extremes[c] ??= [largestWithOwn(M, own.M, 1, ownFactor), largestWithOwn(M, own.M, -1, ownFactor)]
  const [largest, smallest] = line.extremes[c]
  const atM_max = largest(weight)
  const atM_min = smallest(weight)
  const M_max = M[atM_max]! + weight * own.M[atM_max]!
  const M_min = M[atM_min]! + weight * own.M[atM_min]!
  return { c, group, M_max, M_min, atM_max, atM_min, compression }
}

/** The combinations considered for stability; of those with the same shape of load only the heaviest. */
export const stabilityCombinations = (purlin: Purlin): CombinationExtremes[] =>
  Array.from(undominated(purlin), (c) => combinationExtremes(purlin, c))

/** Whether a combination bends the member at all. Statics leaves rounding errors at a free end. */
export const hasBending = (e: CombinationExtremes): boolean => e.M_max > 1 || e.M_min < -1
