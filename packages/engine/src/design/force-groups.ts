/**
 * Combinations gathered by what they have in common besides M and V: own-weight factor, N(x) and M_z(x).
 * Within a group the own weight adds the same to all, so the envelope of the shared responses is found once a request
 * and every candidate only adds its weight to it: the search looks at a few envelopes instead of every combination.
 */
import type { Combination } from '../result.ts'
import type { CombinedForces } from './line-design.ts'
import type { CaseResponse } from './statics-table.ts'

export interface ForceGroup {
  /** index of one of its combinations: N and M_z are those of all */
  member: number
  ownFactor: number
  hasN: boolean
  hasM_z: boolean
  /** envelopes at the stations without own weight, and the combination each value comes from */
  M_max: Float64Array
  M_min: Float64Array
  V_max: Float64Array
  V_min: Float64Array
  atM_max: Int32Array
  atM_min: Int32Array
  atV_max: Int32Array
  atV_min: Int32Array
}

const isActive = (values: Float64Array) => values.some((v) => v !== 0)

function groupKey(combination: Combination, ownFactor: number, along: Set<string>): string {
  const factors = Object.entries(combination.factors).filter(([id]) => id === 'Nax' || along.has(id))
  return `${ownFactor} ${factors.map(([id, f]) => `${id}:${f}`).join(' ')}`
}

export function forceGroups(
  f: Omit<CombinedForces, 'groups'>,
  cases: Map<string, CaseResponse>,
  n: number,
): ForceGroup[] {
  const along = new Set([...cases.values()].filter((r) => isActive(r.N) || isActive(r.M_z)).map((r) => r.id))
  const groups = new Map<string, ForceGroup>()
  f.combinations.forEach((combination, c) => {
    const key = groupKey(combination, f.ownFactor[c]!, along)
    let g = groups.get(key)
    if (!g) {
      const high = () => new Float64Array(n).fill(Number.NEGATIVE_INFINITY)
      const low = () => new Float64Array(n).fill(Number.POSITIVE_INFINITY)
      const at = () => new Int32Array(n)
      g = {
        member: c,
        ownFactor: f.ownFactor[c]!,
        hasN: f.hasN[c] === 1,
        hasM_z: f.hasM_z[c] === 1,
        M_max: high(),
        M_min: low(),
        V_max: high(),
        V_min: low(),
        atM_max: at(),
        atM_min: at(),
        atV_max: at(),
        atV_min: at(),
      }
      groups.set(key, g)
    }
    const from = c * n
    for (let i = 0; i < n; i++) {
      const M = f.M[from + i]!
      const V = f.V[from + i]!
      if (M > g.M_max[i]!) {
        g.M_max[i] = M
        g.atM_max[i] = c
      }
      if (M < g.M_min[i]!) {
        g.M_min[i] = M
        g.atM_min[i] = c
      }
      if (V > g.V_max[i]!) {
        g.V_max[i] = V
        g.atV_max[i] = c
      }
      if (V < g.V_min[i]!) {
        g.V_min[i] = V
        g.atV_min[i] = c
      }
    }
  })
  return [...groups.values()]
}
