/** The checks of the cross-section line by line; EN 1993-1-3:2006, 6.1.2 to 6.1.10, method 4. */
import {
  axialResistance,
  bendingResistance,
  lateralBendingResistance,
  shearDerivation,
} from '../../derivation/resistance-derivation.ts'
import { named, StepList } from '../../derivation/step-list.ts'
import { axialAt, lateralMomentAt, momentAt, shearAt } from '../../derivation/superposition.ts'
import { momentOfShiftY, momentOfShiftZ } from '../../en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import { type AxialBendingLine, axialBending } from '../../en1993-1-3-2006/6-1-8-axial-bending.ts'
import { axialShearBending, shearBending } from '../../en1993-1-3-2006/6-1-10-shear-bending.ts'
import { RESISTANCES, UTILISATIONS } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Step } from '../../explanation.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'

export const bendingSteps =
  (isSagging: boolean) =>
  (found: Finding, s: Purlin): Step[] => {
    const [M, R] = [momentAt(s, found), bendingResistance(s, isSagging)]
    return new StepList(M, R).line(UTILISATIONS.bending, { M_y_Ed: M.last, M_c_Rd: R.last }).steps
  }

export function lateralBendingSteps(found: Finding, s: Purlin): Step[] {
  const [M, R] = [lateralMomentAt(s, found), lateralBendingResistance(s)]
  return new StepList(M, R).line(UTILISATIONS.lateralBending, { M_z_Ed: M.last, M_cz_Rd: R.last }).steps
}

export const axialSteps =
  (isTension: boolean) =>
  (found: Finding, s: Purlin): Step[] => {
    const [N, R] = [axialAt(s, found), axialResistance(s, isTension)]
    const [N_Ed, list] = [N.last, new StepList(N, R)]
    return isTension
      ? list.line(UTILISATIONS.tension, { N_Ed, N_t_Rd: R.last }).steps
      : list.line(UTILISATIONS.compression, { N_Ed, N_c_Rd: R.last }).steps
  }

export function shearSteps(found: Finding, s: Purlin): Step[] {
  const [V, R] = [shearAt(s, found), shearDerivation(s)]
  return new StepList(V, R).line(UTILISATIONS.shear, { V_Ed: V.last, V_b_Rd: R.last }).steps
}

/** null: none */
export type AxialSense = 'TENSION' | 'COMPRESSION' | null

export const senseOf = (N: number): AxialSense => (N === 0 ? null : N > 0 ? 'TENSION' : 'COMPRESSION')

/** Bending with shear, 6.1.10. */
export interface ShearBending {
  isSagging: boolean
  axial: AxialSense
}

export function shearBendingSteps(found: Finding<ShearBending>, s: Purlin): Step[] {
  const { isSagging, axial } = found.branch!
  const [M, V] = [momentAt(s, found), shearAt(s, found)]
  const [M_R, V_R] = [bendingResistance(s, isSagging), shearDerivation(s)]
  const list = new StepList(M, V, M_R, V_R)
  const operands = { M_y_Ed: M.last, M_c_Rd: M_R.last, V_Ed: V.last, V_b_Rd: V_R.last }
  if (!axial) return list.line(shearBending, operands).steps
  const [N, N_R] = [axialAt(s, found), axialResistance(s, axial === 'TENSION')]
  return new StepList(list, N, N_R).line(axialShearBending, { N_Ed: N.last, N_Rd: N_R.last, ...operands }).steps
}

/** Bending with an axial force: the line of 6.1.8 and 6.1.9 that governs, method 4.20. */
export interface AxialBending extends AxialBendingLine {
  /** M* compresses the top */
  isSagging: boolean
  axial: AxialSense
  /** terms that are there beside M_y */
  terms: { N: boolean; M_z: boolean; DeltaM_z: boolean }
}

export function axialBendingSteps(found: Finding<AxialBending>, s: Purlin): Step[] {
  const { effective, shift, f_yb } = s.candidate
  const { gammaM0: gamma_M0 } = s.line.national
  const governing = found.branch!
  const { equation, isSagging, shifted, axial, terms } = governing
  const edge = equation === '(6.24)' || equation === '(6.25)' ? 'com' : 'ten'
  const [M, N] = [momentAt(s, found), axialAt(s, found)]
  const list = terms.N ? new StepList(M, N) : M
  const [M_y_Ed, N_Ed] = [M.last, N.last]
  const DeltaM_y_Ed = shifted ? list.formula(momentOfShiftY, { N_Ed, e_z: shift.e_z }) : 0
  const section = isSagging ? effective.top : effective.bottom
  // Sagging compresses the top and pulls the bottom.
  const atTop = isSagging === (edge === 'com')
  const ofEdge = (axis: 'y' | 'z', W: string, value: number, clause: string) => {
    const W_eff_y = named(`${W}_${edge}`, value)
    const as = { symbol: `M_c${axis}_Rd_${edge}`, clause }
    return list.formula(RESISTANCES.moment, { W_eff_y, f_yb, gamma_M0 }, as)
  }
  const M_cy_Rd = ofEdge('y', 'W_eff_y', atTop ? section.W_top : section.W_bottom, 'EN 1993-1-3 6.1.8')
  const [M_z, M_z_R] = [lateralMomentAt(s, found), lateralBendingResistance(s)]
  if (terms.M_z) list.add(M_z).add(M_z_R)
  const DeltaM_z_Ed = terms.DeltaM_z ? list.formula(momentOfShiftZ, { N_Ed, e_y: shift.e_y }) : 0
  const W_z = edge === 'com' ? shift.W_z_com : shift.W_z_ten
  const M_cz_edge = terms.DeltaM_z ? ofEdge('z', 'W_z', W_z, 'EN 1993-1-3 6.1.9') : 0
  const N_R = axialResistance(s, axial === 'TENSION')
  if (terms.N) list.add(N_R)
  const aboutY = { M_y_Ed, M_cy_Rd, DeltaM_y_Ed }
  const aboutZ = { M_z_Ed: M_z.last, M_cz_Rd: M_z_R.last, DeltaM_z_Ed, M_cz_edge }
  return list.line(axialBending(governing, terms), { ...aboutY, ...aboutZ, N_Ed, N_Rd: N_R.last }).steps
}
