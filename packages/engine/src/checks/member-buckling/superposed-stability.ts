/**
 * Dunkerley's bound: a load factor up to which a combination is stable, from the load factors of its single loads.
 *
 *   K + α·Σ c_k·G_k = Σ w_k·(K + β_k·G_k) + (1 − Σ w_k)·K,   w_k = α·c_k/β_k
 *
 * Where no K + β_k·G_k has a negative eigenvalue, the sum has none up to α = 1/Σ(c_k/β_k). A few shapes of load, solved once a section,
 * show nearly all of thousands of combinations to be stable. Proof: decision 0010.
 */
import type { LineDesign } from '../../line/line-design.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { LineActions } from '../../stability/field-parts.ts'
import type { MemberBucklingSpace } from './member-buckling-space.ts'
import { keepLoad } from './member-line.ts'

/**
 * How far below its α_cr a shape of load may be proven stable. The closer, the fewer combinations need their own count. The modes of an Ω
 * change more from section to section, so that closeness costs more than it saves.
 */
const WITHIN = { distorting: 0.15, rigid: 0.05 }
/** Shapes are multiples of each other to nine digits; this factor covers the remainder. */
const ROUNDING = 1 - 1e-6

/** A load factor up to which bending alone is stable in combination c. */
export function stableBySuperposition({ line, candidate }: Purlin, c: number, space: MemberBucklingSpace): number {
  const { count, responses, coefficients, ownShape, ownScale } = line.shapes
  let sum = 0
  for (let k = 0; k < responses.length; k++) {
    let coefficient = coefficients[c * count + k]!
    if (k === ownShape) coefficient += line.uls.ownFactor[c]! * candidate.ownWeight * ownScale
    if (coefficient !== 0) sum += Math.abs(coefficient) / shapeStableUpTo(line, k, coefficient < 0, space)
  }
  return ROUNDING / sum
}

/** The same of one shape of load alone, or reversed. */
function shapeStableUpTo(line: LineDesign, k: number, isReversed: boolean, space: MemberBucklingSpace): number {
  const { memory, member, shapeLoads } = space
  const known = memory.shapeStableUpTo
  const { count, responses } = line.shapes
  const at = isReversed ? count + k : k
  if (Number.isNaN(known[at])) {
    shapeLoads[at] ??= keepLoad(member!, actionsOf(responses[k]!, isReversed))
    known[at] = shapeLoads[at](WITHIN[member!.kind])
  }
  return known[at]!
}

function actionsOf({ mesh: { M, q, P } }: CaseResponse, isReversed: boolean): LineActions {
  const turned = (values: Float64Array) => (isReversed ? values.map((v) => -v) : values)
  return { M: turned(M), N: null, q: turned(q), P: turned(P) }
}
