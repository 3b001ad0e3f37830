/** Extremes of the combinations on which stability may depend. */
import type { ForceGroup, GroupExtremes } from '../line/force-groups.ts'
import type { Purlin } from './candidate.ts'
import { groupExtremes } from './group-extremes.ts'
import { largestWithOwn } from './own-weight-extremes.ts'

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

/** The combinations that are no fraction of another one with the same shape of load: every stability utilisation grows with the load. */
export function undominated({ line, candidate }: Purlin): number[] {
  const { count, coefficients, ownShape, ownScale, size: others, families } = line.shapes
  const own = line.uls.ownFactor.map((factor, c) =>
    ownShape < 0 ? 0 : coefficients[c * count + ownShape]! + factor * candidate.ownWeight * ownScale,
  )
  const size = own.map((v, c) => Math.max(others[c]!, Math.abs(v)))
  const isSame = (a: number, b: number) =>
    Math.abs(own[a]! / size[a]! - own[b]! / size[b]!) <= 1e-9 &&
    Math.abs(others[a]! / size[a]! - others[b]! / size[b]!) <= 1e-9
  const kept = families.flatMap((family) => {
    const apart: number[] = []
    for (const c of family) {
      if (size[c] === 0) continue
      const same = apart.findIndex((k) => isSame(c, k))
      if (same < 0) apart.push(c)
      else if (size[c]! > size[apart[same]!]!) apart[same] = c
    }
    return apart
  })
  return kept.sort((a, b) => a - b)
}
