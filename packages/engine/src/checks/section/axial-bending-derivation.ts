/** Bending with an axial force line by line: the line of 6.1.8 and 6.1.9 that governs; EN 1993-1-3, method 4.20. */
import { axialResistance, lateralBendingResistance } from '../../derivation/resistance-derivation.ts'
import { named, StepList } from '../../derivation/step-list.ts'
import { axialAt, lateralMomentAt, momentAt } from '../../derivation/superposition.ts'
import { momentOfShiftY, momentOfShiftZ } from '../../en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import { type AxialBendingLine, axialBending } from '../../en1993-1-3-2006/6-1-8-axial-bending.ts'
import { momentResistance } from '../../en1993-1-3-2006/6-1-resistance-formulas.ts'
import type { Step } from '../../explanation.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'
import type { AxialSense } from './shear-bending-derivation.ts'

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
  const M = momentAt(s, found)
  const N = axialAt(s, found)
  const list = new StepList().add(M.steps)
  if (terms.N) list.add(N.steps)
  const N_Ed = N.last
  const DeltaM_y_Ed = shifted ? list.formula(momentOfShiftY, { N_Ed, e_z: shift.e_z }) : 0
  const section = isSagging ? effective.top : effective.bottom
  // Sagging compresses the top and pulls the bottom.
  const atTop = isSagging === (edge === 'com')
  const ofEdge = (axis: 'y' | 'z', W: string, value: number, clause: string) => {
    const W_eff_y = named(`${W}_${edge}`, value)
    return list.formula(momentResistance, { W_eff_y, f_yb, gamma_M0 }, { symbol: `M_c${axis}_Rd_${edge}`, clause })
  }
  const M_cy_Rd = ofEdge('y', 'W_eff_y', atTop ? section.W_top : section.W_bottom, 'EN 1993-1-3 6.1.8')
  const [M_z, M_z_R] = [lateralMomentAt(s, found), lateralBendingResistance(s)]
  if (terms.M_z) list.add(M_z.steps).add(M_z_R.steps)
  const DeltaM_z_Ed = terms.DeltaM_z ? list.formula(momentOfShiftZ, { N_Ed, e_y: shift.e_y }) : 0
  const W_z = edge === 'com' ? shift.W_z_com : shift.W_z_ten
  const M_cz_edge = terms.DeltaM_z ? ofEdge('z', 'W_z', W_z, 'EN 1993-1-3 6.1.9') : 0
  const N_R = axialResistance(s, axial === 'TENSION')
  if (terms.N) list.add(N_R.steps)
  const moments = {
    M_y_Ed: M.last,
    M_cy_Rd,
    M_z_Ed: M_z.last,
    M_cz_Rd: M_z_R.last,
    DeltaM_y_Ed,
    DeltaM_z_Ed,
    M_cz_edge,
  }
  list.formula(axialBending(governing, terms), { ...moments, N_Ed, N_Rd: N_R.last })
  return list.steps
}
