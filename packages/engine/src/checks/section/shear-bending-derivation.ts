/** Bending with shear line by line; EN 1993-1-3 6.1.10, method 4.6. */
import { axialResistance, bendingResistance, shearDerivation } from '../../derivation/resistance-derivation.ts'
import { StepList } from '../../derivation/step-list.ts'
import { axialAt, momentAt, shearAt } from '../../derivation/superposition.ts'
import { axialShearBending, shearBending } from '../../en1993-1-3-2006/6-1-10-shear-bending.ts'
import type { Step } from '../../explanation.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'

export interface ShearBending {
  isSagging: boolean
  axial: AxialSense
}

/** null: none */
export type AxialSense = 'TENSION' | 'COMPRESSION' | null

export const senseOf = (N: number): AxialSense => (N === 0 ? null : N > 0 ? 'TENSION' : 'COMPRESSION')

export function shearBendingSteps(found: Finding<ShearBending>, s: Purlin): Step[] {
  const { isSagging, axial } = found.branch!
  const [M, V] = [momentAt(s, found), shearAt(s, found)]
  const [M_R, V_R] = [bendingResistance(s, isSagging), shearDerivation(s)]
  const list = new StepList().add(M.steps).add(V.steps).add(M_R.steps).add(V_R.steps)
  const operands = { M_y_Ed: M.last, M_c_Rd: M_R.last, V_Ed: V.last, V_b_Rd: V_R.last }
  if (!axial) list.formula(shearBending, operands)
  else {
    const [N, N_R] = [axialAt(s, found), axialResistance(s, axial === 'TENSION')]
    list.add(N.steps).add(N_R.steps)
    list.formula(axialShearBending, { N_Ed: N.last, N_Rd: N_R.last, ...operands })
  }
  return list.steps
}
