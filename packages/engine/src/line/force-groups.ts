/**
 * Groups of combinations with the same own-weight factor, N(x) and M_z(x), or sideways load of an Ω; M and V differ. The envelope of a group
 * is found once per request; a candidate adds its own weight, the same to all. So a few envelopes stand for every combination.
 */
import { SAME } from '../zero.ts'
import type { BlockSizes } from './block-sizes.ts'
import { addResponses, type CombinedForces } from './combined-forces.ts'
import type { StationRange } from './stations.ts'

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
    lookAt(f, c, g, V, widen)
  })
  for (const g of groups) for (let k = g.members.length - 1; k >= 0; k--) lookAt(f, g.members[k]!, g, V, nameEarliest)
  return groups
}

/** One combination at the stations of the section, by `widen` or `nameEarliest`. @param V work space */
function lookAt(f: CombinedForces, c: number, g: ForceGroup, V: Float64Array, look: typeof widen): void {
  const n = V.length
  const M = f.M.subarray(c * n, (c + 1) * n)
  addResponses(f, c, 'V', V.fill(0))
  for (const { from, to } of f.ranges) {
    const those = { c, from, to }
    look(g.M_max, g.atM_max, M, 1, those)
    look(g.M_min, g.atM_min, M, -1, those)
    look(g.V_max, g.atV_max, V, 1, those)
    look(g.V_min, g.atV_min, V, -1, those)
  }
}

function emptyGroup(f: CombinedForces, c: number, n: number) {
  const filled = (value: number) => {
    const values = new Float64Array(n)
    for (const { from, to } of f.ranges) values.fill(value, from, to)
    return values
  }
  const lowest = () => filled(Number.NEGATIVE_INFINITY)
  const highest = () => filled(Number.POSITIVE_INFINITY)
  const at = () => new Int32Array(n).fill(c)
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

/** Some stations, with a combination. */
interface StationsIn extends StationRange {
  c: number
}

/** Widens the envelope in the direction of the sign, and notes the combination of each new value. */
function widen(
  envelope: Float64Array,
  at: Int32Array,
  values: Float64Array,
  sign: 1 | -1,
  { c, from, to }: StationsIn,
): void {
  for (let i = from; i < to; i++)
    if (sign * values[i]! > sign * envelope[i]!) {
      envelope[i] = values[i]!
      at[i] = c
    }
}

/** The second pass after `widen`, with the same operands: notes the combination where its value equals the envelope; called from the last one to the first, so that the earliest remains. */
function nameEarliest(
  envelope: Float64Array,
  at: Int32Array,
  values: Float64Array,
  sign: 1 | -1,
  { c, from, to }: StationsIn,
): void {
  for (let i = from; i < to; i++)
    if (sign * values[i]! >= sign * envelope[i]! - SAME * Math.abs(envelope[i]!)) at[i] = c
}
