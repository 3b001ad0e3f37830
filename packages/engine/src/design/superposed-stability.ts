/**
 * How far a combination is stable because its loads are, one by one (Dunkerley's bound).
 *
 *   K + α·Σ c_k·G_k = Σ w_k·(K + β_k·G_k) + (1 − Σ w_k)·K,   w_k = α·c_k/β_k
 *
 * Where K + β_k·G_k has no negative eigenvalue, neither has the sum up to α = 1/Σ(c_k/β_k). A few shapes of load solved once a
 * section so clear nearly all of thousands of combinations.
 */
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import type { MemberBucklingSpace } from './member-buckling-checks.ts'
import { bendingOf, provenBendingFactor, unknownMode } from './member-line.ts'

/** How far below its α_cr a shape of load may be proven stable: what the bound loses costs less than what a closer one does. */
const WITHIN = 0.15
/** Shapes are multiples of each other to nine digits; this much of the bound is left to the rest. */
const ROUNDING = 1 - 1e-6

/** A load factor up to which bending alone is stable in combination c. */
export function stableBySuperposition(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
): number {
  const { count, responses, coefficients, ownShape, ownScale } = line.shapes
  let sum = 0
  for (let k = 0; k < responses.length; k++) {
    let coefficient = coefficients[c * count + k]!
    if (k === ownShape) coefficient += line.uls.ownFactor[c]! * candidate.ownWeight * ownScale
    if (coefficient !== 0) sum += Math.abs(coefficient) / shapeStableUpTo(line, k, coefficient < 0, space)
  }
  return ROUNDING / sum
}

/** The same of one shape of load by itself, or the other way round. */
function shapeStableUpTo(line: LineDesign, k: number, isReversed: boolean, space: MemberBucklingSpace): number {
  const { memory, forces, shapeModes } = space
  const { count, responses } = line.shapes
  const at = isReversed ? count + k : k
  if (Number.isNaN(memory.shapeStableUpTo[at])) {
    const { M, q, P } = responses[k]!.mesh
    const sign = isReversed ? -1 : 1
    for (let i = 0; i < M.length; i++) {
      forces.M[i] = sign * M[i]!
      forces.P[i] = sign * P[i]!
    }
    for (let i = 0; i < q.length; i++) forces.q[i] = sign * q[i]!
    const near = shapeModes[at] ?? unknownMode(space.member!)
    shapeModes[at] = near
    memory.shapeStableUpTo[at] = provenBendingFactor(space.member!, bendingOf(forces), WITHIN, near)
  }
  return memory.shapeStableUpTo[at]!
}
