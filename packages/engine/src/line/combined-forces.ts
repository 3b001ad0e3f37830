/** The combinations of one limit state as sums of elementary cases, without own weight; shared by all candidates. */
import type { Combination } from '../result.ts'
import type { CaseResponse } from './statics-table.ts'
import type { StationRange } from './stations.ts'

/** A case of a combination and its factor. */
export interface Term {
  factor: number
  response: CaseResponse
}

export interface CombinedForces {
  combinations: Combination[]
  /** of 1 N/mm of own weight */
  own: CaseResponse
  /** factors and cases of every combination */
  terms: Term[][]
  /** constant axial force of every combination [N] */
  axial: Float64Array
  /** factor of the permanent load, hence of the own weight */
  ownFactor: Float64Array
  /** N somewhere not zero, own weight included; M_z likewise, or load in the plane on an Ω without panel */
  hasN: Uint8Array
  isLateral: Uint8Array
  /** equal numbers, equal N(x), own weight included */
  axialGroup: Int32Array
  /** equal numbers, equal N(x), M_z(x) or load in the plane, and factors of the own weight */
  forceGroup: Int32Array
  /** equal numbers, equal transverse loads and moments, own weight included: they buckle alike in bending */
  bendingGroup: Int32Array
  /** stations of the section under design; at others M, V and w are 0 */
  ranges: readonly StationRange[]
  /** M_y of combinations × stations [N·mm] */
  M: Float64Array
}

/** Whether any of the values is not zero. */
export function isActive(values: Float64Array): boolean {
  for (let i = 0; i < values.length; i++) if (values[i] !== 0) return true
  return false
}

export const isPermanent = (loadCase: string): boolean => loadCase === 'Gmax' || loadCase === 'Gmin'

/** The permanent case a combination carries, and so the own weight with it. */
export const permanentFactor = (c: Combination): number => (c.factors.Gmax ?? 0) + (c.factors.Gmin ?? 0)

/** The cases of a combination that act on the line, without own weight. */
export const termsOf = ({ factors }: Combination, cases: ReadonlyMap<string, CaseResponse>): Term[] =>
  Object.entries(factors).flatMap(([id, factor]) => {
    const response = cases.get(id)
    return response ? [{ factor, response }] : []
  })

/** @param axialForce N of the request's axial load [N] */
export function combineForces(
  combinations: Combination[],
  cases: Map<string, CaseResponse>,
  own: CaseResponse,
  axialForce: number,
  ranges: readonly StationRange[],
): CombinedForces {
  const n = own.M.length
  const terms = combinations.map((c) => termsOf(c, cases))
  const those = (acts: (r: CaseResponse) => boolean) => new Set([...cases.values()].filter(acts))
  const along = those((r) => isActive(r.N))
  const actsLaterally = (r: CaseResponse) => isActive(r.M_z) || r.isSideways
  const lateral = those(actsLaterally)
  const transverse = those(({ mesh }) => isActive(mesh.M) || isActive(mesh.q) || isActive(mesh.P))
  const [ownAlong, ownLateral] = [isActive(own.N), actsLaterally(own)]
  const axial = Float64Array.from(combinations, (c) => (c.factors.Nax ?? 0) * axialForce)
  const ownFactor = Float64Array.from(combinations, permanentFactor)
  const has = (c: number, those: Set<CaseResponse>) => terms[c]!.some(({ response }) => those.has(response))
  const alike = (besides: (c: number) => unknown, ...those: Set<CaseResponse>[]) =>
    numbered(
      terms.map((of, c) => {
        const parts = of.filter(({ response }) => those.some((set) => set.has(response)))
        return [besides(c), ...parts.map(({ factor, response }) => `${response.id} ${factor}`)].join()
      }),
    )
  const f: CombinedForces = {
    combinations,
    own,
    terms,
    axial,
    ownFactor,
    hasN: Uint8Array.from(axial, (N, c) => Number(ownAlong || N !== 0 || has(c, along))),
    isLateral: Uint8Array.from(axial, (_, c) => Number(ownLateral || has(c, lateral))),
    axialGroup: alike((c) => [axial[c], ownAlong && ownFactor[c]], along),
    forceGroup: alike((c) => [axial[c], ownFactor[c]], along, lateral),
    bendingGroup: alike((c) => ownFactor[c], transverse),
    ranges,
    M: new Float64Array(combinations.length * n),
  }
  fillMoments(f)
  return f
}

/** The same combinations of a line whose members have another stiffness: the same cases act, with other responses. */
export function combineLike(f: CombinedForces, cases: Map<string, CaseResponse>, own: CaseResponse): CombinedForces {
  const { combinations, axial, ownFactor, hasN, isLateral, axialGroup, forceGroup, bendingGroup, ranges } = f
  const known = new Map<Term, Term>()
  const termLike = (term: Term): Term => {
    const { factor, response } = term
    const made = known.get(term) ?? { factor, response: cases.get(response.id)! }
    known.set(term, made)
    return made
  }
  const terms = f.terms.map((of) => of.map(termLike))
  const M = new Float64Array(f.M.length)
  const like: CombinedForces = {
    combinations,
    own,
    terms,
    axial,
    ownFactor,
    hasN,
    isLateral,
    axialGroup,
    forceGroup,
    bendingGroup,
    ranges,
    M,
  }
  fillMoments(like)
  return like
}

function fillMoments(f: CombinedForces): void {
  const n = f.own.M.length
  for (let c = 0; c < f.combinations.length; c++) addResponses(f, c, 'M', f.M.subarray(c * n, (c + 1) * n))
}

/** Equal keys get equal numbers, from 0 on. */
function numbered(keys: string[]): Int32Array {
  const numbers = new Map<string, number>()
  for (const key of keys) if (!numbers.has(key)) numbers.set(key, numbers.size)
  return Int32Array.from(keys, (key) => numbers.get(key)!)
}

/** Effects at the stations; N, mm, EI·w in N·mm³. */
type Effect = 'M' | 'V' | 'N' | 'M_z' | 'w'

/** Adds the response of combination c at the stations to what `into` holds, and returns it. */
export function addResponses(f: CombinedForces, c: number, effect: Effect, into: Float64Array): Float64Array {
  const isAxial = effect === 'N'
  if (isAxial) for (let i = 0; i < into.length; i++) into[i]! += f.axial[c]!
  const isOwnAlone = !isAxial && effect !== 'M_z'
  for (const { factor, response } of f.terms[c]!) {
    if (isOwnAlone) for (const { from, to } of f.ranges) addScaled(into, response[effect], factor, from, to)
    else addScaled(into, response[effect], factor)
  }
  return into
}

/** Response of combination c at one station, without own weight. */
export function responseAt(f: CombinedForces, c: number, effect: 'V' | 'N', i: number): number {
  let sum = effect === 'N' ? f.axial[c]! : 0
  for (const { factor, response } of f.terms[c]!) sum += factor * response[effect][i]!
  return sum
}

/** An effect of combination c at the stations for a candidate of this own weight [N/mm]. */
export function memberForce(f: CombinedForces, c: number, effect: Effect, ownWeight: number): Float64Array {
  const into = new Float64Array(f.own[effect].length)
  addScaled(into, f.own[effect], f.ownFactor[c]! * ownWeight)
  return addResponses(f, c, effect, into)
}

/** @param start the values from there to before `end`; all of them without */
export function addScaled(into: Float64Array, part: Float64Array, factor: number, start = 0, end = into.length): void {
  for (let i = start; i < end; i++) into[i]! += factor * part[i]!
}
