/**
 * Groups of combinations with the same own-weight factor, N(x) and M_z(x), or sideways load of an Ω; M and V differ.
 * Within a group the own weight adds the same to all: the envelope is found once per request, and every candidate only adds its weight.
 * The search then uses a few envelopes instead of every combination.
 */
import { SAME } from '../zero.ts'
import type { BlockSizes } from './block-sizes.ts'
import { addResponses, type CombinedForces } from './combined-forces.ts'

/** The station with the largest value under an own weight t [N/mm], the first of equal ones. */
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
  /** largest compression, positive */
  compression: number
  /** largest |M_z| */
  M_z: number
  atM_z: number
}

export type ForceGroup = ReturnType<typeof emptyGroup>

/** The groups, indexed by their numbers. */
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
    /** stations of the largest values, of M_z for both signs; formed on first use */
    hulls: null as (Record<'M_max' | 'M_min' | 'V_max' | 'V_min', LargestAt> & { M_z: LargestAt[] }) | null,
    /** for the last requested own weight */
    extremes: null as GroupExtremes | null,
    /** largest absolute M, M_z and N without own weight; formed on first use */
    blocks: null as BlockSizes | null,
  }
}

/** Widens the envelope in the direction of the sign, and notes the combination of each new value. */
function widen(envelope: Float64Array, at: Int32Array, values: Float64Array, c: number, sign: 1 | -1): void {
  for (let i = 0; i < values.length; i++)
    if (sign * values[i]! > sign * envelope[i]!) {
      envelope[i] = values[i]!
      at[i] = c
    }
}

/** Notes the combination where its value equals the envelope; called from the last one to the first, so that the earliest remains. */
function nameEarliest(envelope: Float64Array, at: Int32Array, values: Float64Array, c: number, sign: 1 | -1): void {
  for (let i = 0; i < values.length; i++)
    if (sign * values[i]! >= sign * envelope[i]! - SAME * Math.abs(envelope[i]!)) at[i] = c
}
