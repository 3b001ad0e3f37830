/** The combinations of one limit state as sums of elementary cases, without own weight; shared by all candidates. */
import type { Combination } from '../result.ts'
import type { CaseResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'

export interface CombinedForces {
  combinations: Combination[]
  /** factors and cases of every combination */
  terms: { factor: number; response: CaseResponse }[][]
  /** constant axial force of every combination [N] */
  axial: Float64Array
  /** factor of the permanent load, hence of the own weight */
  ownFactor: Float64Array
  /** N or M_z somewhere not zero, own weight included */
  hasN: Uint8Array
  hasM_z: Uint8Array
  /** equal numbers, equal N(x), own weight included */
  axialGroup: Int32Array
  /** M_y of combinations × stations [N·mm] */
  M: Float64Array
  /** combinations × supports: reactions, and M and V either side of the support */
  atSupports: { R: Float64Array; M: Float64Array; V_left: Float64Array; V_right: Float64Array }
  /** EI·w of the tips by combination */
  tips: Record<'left' | 'right', Record<'whole' | 'own', Float64Array>>
}

/** Whether any of the values is not zero. */
export function isActive(values: Float64Array): boolean {
  for (let i = 0; i < values.length; i++) if (values[i] !== 0) return true
  return false
}

/** The permanent case a combination carries, and so the own weight with it. */
const permanentFactor = (c: Combination): number => (c.factors.Gmax ?? 0) + (c.factors.Gmin ?? 0)

/** @param axialForce N of the request's axial load [N] */
export function combineForces(
  combinations: Combination[],
  cases: Map<string, CaseResponse>,
  own: CaseResponse,
  stations: Stations,
  axialForce: number,
): CombinedForces {
  const count = combinations.length
  const n = stations.count
  const supports = own.reactions.length
  const table = (columns: number) => new Float64Array(count * columns)
  const tips = () => ({ whole: table(1), own: table(1) })
  const along = [...cases.values()].filter((r) => isActive(r.N))
  const lateral = [...cases.values()].filter((r) => isActive(r.M_z))
  const ownAlong = isActive(own.N)
  const ownLateral = isActive(own.M_z)
  const has = (c: Combination, responses: CaseResponse[]) => responses.some((r) => c.factors[r.id] !== undefined)
  const f: CombinedForces = {
    combinations,
    terms: Array.from(combinations, (c) =>
      Object.entries(c.factors).flatMap(([id, factor]) => {
        const response = cases.get(id)
        return response ? [{ factor, response }] : []
      }),
    ),
    axial: Float64Array.from(combinations, (c) => (c.factors.Nax ?? 0) * axialForce),
    ownFactor: Float64Array.from(combinations, permanentFactor),
    hasN: Uint8Array.from(combinations, (c) =>
      Number(ownAlong || (c.factors.Nax ?? 0) * axialForce !== 0 || has(c, along)),
    ),
    hasM_z: Uint8Array.from(combinations, (c) => Number(ownLateral || has(c, lateral))),
    axialGroup: numbered(
      combinations.map((c) =>
        [c.factors.Nax, ...along.map((r) => c.factors[r.id]), ownAlong && permanentFactor(c)].join(),
      ),
    ),
    M: table(n),
    atSupports: { R: table(supports), M: table(supports), V_left: table(supports), V_right: table(supports) },
    tips: { left: tips(), right: tips() },
  }
  for (let c = 0; c < count; c++) {
    addResponses(f, c, 'M', f.M.subarray(c * n, (c + 1) * n))
    for (const { factor, response: r } of f.terms[c]!) {
      for (let s = 0; s < supports; s++) {
        const left = stations.leftOfSupport[s]!
        const right = stations.rightOfSupport[s]!
        const at = c * supports + s
        f.atSupports.R[at]! += factor * r.reactions[s]!
        f.atSupports.M[at]! += factor * r.M[right >= 0 ? right : left]!
        if (left >= 0) f.atSupports.V_left[at]! += factor * r.V[left]!
        if (right >= 0) f.atSupports.V_right[at]! += factor * r.V[right]!
      }
      for (const side of ['left', 'right'] as const) {
        f.tips[side].whole[c]! += factor * r.tips[side].whole
        f.tips[side].own[c]! += factor * r.tips[side].own
      }
    }
  }
  return f
}

/** Equal keys get equal numbers, from 0 on. */
function numbered(keys: string[]): Int32Array {
  const numbers = new Map<string, number>()
  for (const key of keys) if (!numbers.has(key)) numbers.set(key, numbers.size)
  return Int32Array.from(keys, (key) => numbers.get(key)!)
}

/** Adds the response of combination c at the stations to what `into` holds. */
export function addResponses(
  f: CombinedForces,
  c: number,
  effect: 'M' | 'V' | 'w' | 'N' | 'M_z',
  into: Float64Array,
): void {
  if (effect === 'N') for (let i = 0; i < into.length; i++) into[i]! += f.axial[c]!
  for (const { factor, response } of f.terms[c]!) addScaled(into, response[effect], factor)
}

/** Response of combination c at one station, without own weight. */
export function responseAt(f: CombinedForces, c: number, effect: 'V' | 'N', i: number): number {
  let sum = effect === 'N' ? f.axial[c]! : 0
  for (const { factor, response } of f.terms[c]!) sum += factor * response[effect][i]!
  return sum
}

function addScaled(into: Float64Array, part: Float64Array, factor: number): void {
  for (let i = 0; i < into.length; i++) into[i]! += factor * part[i]!
}
