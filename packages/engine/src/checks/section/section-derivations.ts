/** Bending, axial force and shear by themselves, line by line; method 4. */
import {
  axialResistance,
  bendingResistance,
  lateralBendingResistance,
  shearDerivation,
} from '../../derivation/resistance-derivation.ts'
import { StepList } from '../../derivation/step-list.ts'
import { axialAt, lateralMomentAt, momentAt, shearAt } from '../../derivation/superposition.ts'
import { UTILISATIONS } from '../../en1993-1-3-2006/6-1-resistance-formulas.ts'
import type { Step } from '../../explanation.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'

export const bendingSteps =
  (isSagging: boolean) =>
  (found: Finding, s: Purlin): Step[] => {
    const M = momentAt(s, found)
    const R = bendingResistance(s, isSagging)
    const list = new StepList().add(M.steps).add(R.steps)
    list.formula(UTILISATIONS.bending, { M_y_Ed: M.last, M_c_Rd: R.last })
    return list.steps
  }

export function lateralBendingSteps(found: Finding, s: Purlin): Step[] {
  const M = lateralMomentAt(s, found)
  const R = lateralBendingResistance(s)
  const list = new StepList().add(M.steps).add(R.steps)
  list.formula(UTILISATIONS.lateralBending, { M_z_Ed: M.last, M_cz_Rd: R.last })
  return list.steps
}

export const axialSteps =
  (isTension: boolean) =>
  (found: Finding, s: Purlin): Step[] => {
    const N = axialAt(s, found)
    const R = axialResistance(s, isTension)
    const list = new StepList().add(N.steps).add(R.steps)
    if (isTension) list.formula(UTILISATIONS.tension, { N_Ed: N.last, N_t_Rd: R.last })
    else list.formula(UTILISATIONS.compression, { N_Ed: N.last, N_c_Rd: R.last })
    return list.steps
  }

export function shearSteps(found: Finding, s: Purlin): Step[] {
  const V = shearAt(s, found)
  const R = shearDerivation(s)
  const list = new StepList().add(V.steps).add(R.steps)
  list.formula(UTILISATIONS.shear, { V_Ed: V.last, V_b_Rd: R.last })
  return list.steps
}
