/**
 * Combinations gathered by what they have in common besides M and V: own-weight factor, N(x) and M_z(x).
 * Within a group the own weight adds the same to all, so the envelope of the shared responses is found once a request
 * and every candidate only adds its weight to it: the search looks at a few envelopes instead of every combination.
 */
import type { BlockSizes } from './block-sizes.ts'
import { addResponses, type CombinedForces, isActive } from './combined-forces.ts'
import type { CaseResponse } from './statics-table.ts'

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

export interface ForceGroup {
  /** indices of its combinations, rising */
  members: number[]
  /** the first of them */
  member: number
  ownFactor: number
  hasN: boolean
  hasM_z: boolean
  /** N and M_z of all its combinations, without own weight */
  N: Float64Array
  M_z: Float64Array
  /** envelopes at the stations without own weight, and the combination each value comes from */
  M_max: Float64Array
  M_min: Float64Array
  V_max: Float64Array
  V_min: Float64Array
  atM_max: Int32Array
  atM_min: Int32Array
  atV_max: Int32Array
  atV_min: Int32Array
  /** of M_z either way; found when first asked for */
  hulls: (Record<'M_max' | 'M_min' | 'V_max' | 'V_min', LargestAt> & { M_z: LargestAt[] }) | null
  /** with the own weight asked for last */
  extremes: GroupExtremes | null
  /** largest sizes of M, M_z and N without own weight; found when first asked for */
  blocks: BlockSizes | null
}

/** Every group, and the number of the group of every combination. */
export interface ForceGroups {
  groups: ForceGroup[]
  groupOf: Int32Array
}

export function forceGroups(f: CombinedForces, cases: Map<string, CaseResponse>, n: number): ForceGroups {
  const along = [...cases.values()].filter((r) => isActive(r.N) || isActive(r.M_z)).map((r) => r.id)
  const groups: ForceGroup[] = []
  const numbers = new Map<string, number>()
  const groupOf = new Int32Array(f.combinations.length)
  const V = new Float64Array(n)
  f.combinations.forEach(({ factors }, c) => {
    const key = [f.ownFactor[c]!, f.axial[c]!, ...along.map((id) => factors[id] ?? 0)].join()
    let number = numbers.get(key)
    if (number === undefined) {
      number = groups.push(emptyGroup(f, c, n)) - 1
      numbers.set(key, number)
    }
    groupOf[c] = number
    const g = groups[number]!
    g.members.push(c)
    V.fill(0)
    addResponses(f, c, 'V', V)
    widen(g, c, f.M.subarray(c * n, (c + 1) * n), V)
  })
  return { groups, groupOf }
}

function emptyGroup(f: CombinedForces, c: number, n: number): ForceGroup {
  const high = () => new Float64Array(n).fill(Number.NEGATIVE_INFINITY)
  const low = () => new Float64Array(n).fill(Number.POSITIVE_INFINITY)
  const at = () => new Int32Array(n)
  const N = new Float64Array(n)
  const M_z = new Float64Array(n)
  addResponses(f, c, 'N', N)
  addResponses(f, c, 'M_z', M_z)
  return {
    members: [],
    member: c,
    ownFactor: f.ownFactor[c]!,
    hasN: f.hasN[c] === 1,
    hasM_z: f.hasM_z[c] === 1,
    N,
    M_z,
    M_max: high(),
    M_min: low(),
    V_max: high(),
    V_min: low(),
    atM_max: at(),
    atM_min: at(),
    atV_max: at(),
    atV_min: at(),
    hulls: null,
    extremes: null,
    blocks: null,
  }
}

function widen(g: ForceGroup, c: number, M: Float64Array, V: Float64Array): void {
  for (let i = 0; i < M.length; i++) {
    if (M[i]! > g.M_max[i]!) {
      g.M_max[i] = M[i]!
      g.atM_max[i] = c
    }
    if (M[i]! < g.M_min[i]!) {
      g.M_min[i] = M[i]!
      g.atM_min[i] = c
    }
    if (V[i]! > g.V_max[i]!) {
      g.V_max[i] = V[i]!
      g.atV_max[i] = c
    }
    if (V[i]! < g.V_min[i]!) {
      g.V_min[i] = V[i]!
      g.atV_min[i] = c
    }
  }
}
