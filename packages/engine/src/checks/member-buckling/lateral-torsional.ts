/** Lateral-torsional buckling by the general method, EN 1993-1-1 6.3.4 with EN 1993-1-3 6.2.4; method 5. */
import { bucklingReduction, slendernessFor } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { GENERAL_METHOD } from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import { AXIAL, meshForces, TRANSVERSE } from '../../line/mesh-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { CombinationExtremes } from '../../search/combination-extremes.ts'
import type { LineActions } from '../../stability/field-parts.ts'
import { characteristicMoment } from './interaction-moments.ts'
import type { MemberBucklingSpace } from './member-buckling-space.ts'
import { isStableInBending, loadFactor } from './member-line.ts'
import { stableBySuperposition } from './superposed-stability.ts'

export type LateralBuckling = ReturnType<typeof generalMethod>

/**
 * λ̄, χ and utilisation of the general method, EN 1993-1-1 6.3.4 with χ_LT of 6.2.4 (curve b).
 * @param ultimate the moment with the largest utilisation, and its station; null: M_y is 0 everywhere, only the shift bends the line
 */
export function generalMethod(
  alpha_ult: number,
  alpha_cr: number,
  gamma_M1: number,
  ultimate: { M: number; station: number } | null,
) {
  const lambda_LT = GENERAL_METHOD.lambda_LT({ alpha_ult_k: alpha_ult, alpha_cr_op: alpha_cr })
  const chi_LT = bucklingReduction(lambda_LT, 'b')
  const utilisation = GENERAL_METHOD.utilisation({ gamma_M1, chi_LT, alpha_ult_k: alpha_ult })
  return { alpha_ult, alpha_cr, lambda_LT, chi_LT, utilisation, ultimate }
}

/** The moment with the largest utilisation of the section: its station, M and characteristic resistance. */
export function ultimateLoadFactor(purlin: Purlin, e: CombinationExtremes) {
  const [M_top, M_bottom] = [characteristicMoment(purlin, 1), characteristicMoment(purlin, -1)]
  const sagging = e.M_max / M_top
  const hogging = -e.M_min / M_bottom
  return sagging >= hogging
    ? { alpha_ult: 1 / sagging, M: e.M_max, M_c_Rk: M_top, station: e.atM_max }
    : { alpha_ult: 1 / hogging, M: e.M_min, M_c_Rk: M_bottom, station: e.atM_min }
}

/** Bending alone (method 5.16) with every transverse load at the upper fibre. */
export function bendingActions(purlin: Purlin, c: number, { forces }: MemberBucklingSpace): LineActions {
  meshForces(purlin, c, forces, TRANSVERSE)
  return { M: forces.M, N: null, q: forces.q, P: forces.P }
}

/** α_cr of bending alone. */
export function bendingLoadFactor(purlin: Purlin, c: number, space: MemberBucklingSpace): number {
  const { alpha } = space.memory
  const load = purlin.line.uls.bendingGroup[c]!
  if (Number.isNaN(alpha[load])) alpha[load] = loadFactor(space.member!, bendingActions(purlin, c, space))
  return alpha[load]!
}

/** The moments of the shift on the mesh. */
export function shiftActions(purlin: Purlin, c: number, { forces }: MemberBucklingSpace) {
  const { line, candidate } = purlin
  meshForces(purlin, c, forces, AXIAL)
  const { M, N } = forces
  for (let i = 0; i < M.length; i++) {
    // N of the element before or after a node: the more compressed of the two.
    const most = Math.min(i > 0 ? N[2 * i - 1]! : 0, i < line.mesh.elementCount ? N[2 * i]! : 0, 0)
    M[i] = -most * candidate.shift.e_z
  }
  return { M, N: null, q: null, P: null }
}

/** χ_LT under the moments of the shift alone, where M_y is 0 everywhere; method 5.18. */
export function shiftReduction(purlin: Purlin, c: number, space: MemberBucklingSpace): LateralBuckling {
  const { line, candidate } = purlin
  const actions = shiftActions(purlin, c, space)
  const alpha_ult = characteristicMoment(purlin, candidate.shift.e_z) / Math.max(...actions.M.map(Math.abs))
  return generalMethod(alpha_ult, loadFactor(space.member!, actions), line.national.gammaM1, null)
}

/** Load factor above which LTB of a combination stays below `limit`: γ_M1/(χ·α_ult) with χ at least this; null: any. */
export function factorNeeded({ line }: Purlin, alpha_ult: number, limit: number): number | null {
  const chi = line.national.gammaM1 / (limit * alpha_ult)
  return chi >= 1 ? null : alpha_ult / slendernessFor(chi, 'b') ** 2
}

/** A lower bound of the load factor of bending alone in a combination, from its single loads, without factorisation. */
export function stableUpToOf(purlin: Purlin, c: number, space: MemberBucklingSpace): number {
  const { stableUpTo } = space.memory
  const load = purlin.line.uls.bendingGroup[c]!
  if (Number.isNaN(stableUpTo[load])) stableUpTo[load] = stableBySuperposition(purlin, c, space)
  return stableUpTo[load]!
}

/** Whether bending alone is stable in a combination up to a load factor; null: no factor is known to suffice. */
export function isStableUpTo(purlin: Purlin, c: number, space: MemberBucklingSpace, alpha: number | null): boolean {
  if (alpha === null) return false
  if (alpha <= stableUpToOf(purlin, c, space)) return true
  if (!isStableInBending(space.member!, bendingActions(purlin, c, space), alpha)) return false
  space.memory.stableUpTo[purlin.line.uls.bendingGroup[c]!] = alpha
  return true
}
