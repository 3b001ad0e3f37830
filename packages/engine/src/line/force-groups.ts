/**
 * Combinations gathered by what they have in common besides M and V: own-weight factor, N(x) and M_z(x), or what displaces an Ω sideways.
 * Within a group the own weight adds the same to all, so the envelope of the shared responses is found once a request
 * and every candidate only adds its weight to it: the search looks at a few envelopes instead of every combination.
 */
import { SAME } from '../zero.ts'
import type { BlockSizes } from './block-sizes.ts'
import { addResponses, type CombinedForces } from './combined-forces.ts'

/** Which station has the largest value under an own weight t [N/mm], of equals the first. */
export type LargestAt = (t: number) => number

/** Extremes of a group under one own weight [N/mm]. */
export interface GroupExtremes {
  ownWeight: number
  M_max: number
  M_min: number
  /** largest |V| */
  V_max: number
  /** stations */
  atM_max: number
  atM_min: number
  atV: number
  combinationV: number
  /** largest compression, as a size */
  compression: number
  /** largest |M_z| */
  M_z: number
  atM_z: number
}

export type ForceGroup = ReturnType<typeof emptyGroup>

/** By the number of the group. */
export function forceGroups(f: CombinedForces): ForceGroup[] {
  const groups: ForceGroup[] = []
  const n = f.own.M.length
  const V = new Float64Array(n)
  f.forceGroup.forEach((number, c) => {
    groups[number] ??= emptyGroup(f, c, n)
    const g = groups[number]
    g.members.push(c)
    const M = f.M.subarray(c * n, (c + 1) * n)
    addResponses(f, c, 'V', V.fill(0))
    widen(g.M_max, g.atM_max, M, c, 1)
    widen(g.M_min, g.atM_min, M, c, -1)
    widen(g.V_max, g.atV_max, V, c, 1)
    widen(g.V_min, g.atV_min, V, c, -1)
  })
  for (const g of groups) {
    for (let k = g.members.length - 1; k >= 0; k--) {
      const c = g.members[k]!
      const M = f.M.subarray(c * n, (c + 1) * n)
      addResponses(f, c, 'V', V.fill(0))
      nameEarliest(g.M_max, g.atM_max, M, c, 1)
      nameEarliest(g.M_min, g.atM_min, M, c, -1)
      nameEarliest(g.V_max, g.atV_max, V, c, 1)
      nameEarliest(g.V_min, g.atV_min, V, c, -1)
    }
  }
  return groups
}

function emptyGroup(f: CombinedForces, c: number, n: number) {
  const lowest = () => new Float64Array(n).fill(Number.NEGATIVE_INFINITY)
  const highest = () => new Float64Array(n).fill(Number.POSITIVE_INFINITY)
  const at = () => new Int32Array(n)
  return {
    /** indices of its combinations, rising */
    members: [] as number[],
    /** the first of them */
    member: c,
    ownFactor: f.ownFactor[c]!,
    hasN: f.hasN[c] === 1,
    isLateral: f.isLateral[c] === 1,
    number: f.forceGroup[c]!,
    /** N and M_z of all its combinations, without own weight */
    N: addResponses(f, c, 'N', new Float64Array(n)),
    M_z: addResponses(f, c, 'M_z', new Float64Array(n)),
    /** envelopes at the stations without own weight, and the combination each value comes from */
    M_max: lowest(),
    M_min: highest(),
    V_max: lowest(),
    V_min: highest(),
    atM_max: at(),
    atM_min: at(),
    atV_max: at(),
    atV_min: at(),
    /** of M_z either way; found when first asked for */
    hulls: null as (Record<'M_max' | 'M_min' | 'V_max' | 'V_min', LargestAt> & { M_z: LargestAt[] }) | null,
    /** with the own weight asked for last */
    extremes: null as GroupExtremes | null,
    /** largest sizes of M, M_z and N without own weight; found when first asked for */
    blocks: null as BlockSizes | null,
  }
}

/** Takes what is beyond the envelope, to the side of the sign, and the combination it comes from. */
function widen(envelope: Float64Array, at: Int32Array, values: Float64Array, c: number, sign: 1 | -1): void {
  for (let i = 0; i < values.length; i++)
    if (sign * values[i]! > sign * envelope[i]!) {
      envelope[i] = values[i]!
      at[i] = c
    }
}

/** Names the combination where its value is the envelope's: gone through from the last one to the first, the earliest is left. */
function nameEarliest(envelope: Float64Array, at: Int32Array, values: Float64Array, c: number, sign: 1 | -1): void {
  for (let i = 0; i < values.length; i++)
    if (sign * values[i]! >= sign * envelope[i]! - SAME * Math.abs(envelope[i]!)) at[i] = c
}
