/** The checks of the cross-section line by line; EN 1993-1-3:2006, 6.1.2 to 6.1.10, method 4. */
import {
  axialResistance,
  bendingResistance,
  lateralBendingResistance,
  shearDerivation,
} from '../../derivation/resistance-derivation.ts'
import { directStressResistance, sidewaysStressSteps } from '../../derivation/sideways-derivation.ts'
import { type Formula, named, type Operands, StepList, type Value } from '../../derivation/step-list.ts'
import { axialAt, lateralMomentAt, momentAt, shearAt, superposition } from '../../derivation/superposition.ts'
import { momentOfShiftY, momentOfShiftZ } from '../../en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
import { type AxialBendingLine, axialBending, type LateralTerm } from '../../en1993-1-3-2006/6-1-8-axial-bending.ts'
import { axialShearBending, shearBending } from '../../en1993-1-3-2006/6-1-10-shear-bending.ts'
import { RESISTANCES, UTILISATIONS } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import { JOINTS } from '../../en1993-1-3-2006/10-1-3-4-joints.ts'
import type { Step } from '../../explanation.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Derivations } from '../../search/check.ts'
import type { Finding } from '../../search/finding.ts'
import type { EndingMember } from './ending-members.ts'

/** One effect and its resistance. Their last lines are the operands of the utilisation. */
const alone =
  <S extends string>(f: Formula<S>, effect: (s: Purlin, at: Finding) => StepList, R: (s: Purlin) => StepList) =>
  (found: Finding, s: Purlin): Step[] => {
    const parts = [effect(s, found), R(s)]
    const operands = Object.fromEntries(parts.map(({ last }) => [last[0], last])) as Operands<S>
    return new StepList(...parts).line(f, operands).steps
  }

const tension = alone(UTILISATIONS.tension, axialAt, (s) => axialResistance(s, true))
const compression = alone(UTILISATIONS.compression, axialAt, (s) => axialResistance(s, false))
const sagging = alone(UTILISATIONS.bending, momentAt, (s) => bendingResistance(s, true))
const hogging = alone(UTILISATIONS.bending, momentAt, (s) => bendingResistance(s, false))
const aboutZ = alone(UTILISATIONS.lateralBending, lateralMomentAt, lateralBendingResistance)
const sidewaysStress = alone(
  UTILISATIONS.sidewaysStress,
  (s, found) => sidewaysStressSteps(s, found, true),
  directStressResistance,
)
const lateralBending = (found: Finding, s: Purlin): Step[] =>
  s.line.sideways ? sidewaysStress(found, s) : aboutZ(found, s)
const shearAlong = alone(UTILISATIONS.shear, shearAt, shearDerivation)

type Ending = Finding<EndingMember | null>

function shear(found: Ending, s: Purlin): Step[] {
  if (found.branch?.member !== 'ENDING') return shearAlong(found, s)
  const M = endingMoment(s, found.combination, found.branch)
  const [V, V_R] = [endingShear(s, found.branch, M.last), shearDerivation(s)]
  return new StepList(M, V, V_R).line(UTILISATIONS.shear, { V_Ed: V.last, V_b_Rd: V_R.last }).steps
}

/** M over the support of a member that ends inside a lap, by S.6 of every load case. */
function endingMoment(s: Purlin, c: number, { lap, isLeft }: EndingMember): StepList {
  const symbol = isLeft ? 'M_l0' : 'M_r0'
  return superposition(s, c, { name: symbol, symbol }, ({ laps }) =>
    isLeft ? laps!.M_l0[lap]! : laps!.M_0[lap]! - laps!.M_l0[lap]!,
  )
}

/** Its shear, constant along the member. @param M its moment over the support */
function endingShear({ line }: Purlin, { lap, isLeft }: EndingMember, M: Value): StepList {
  const { a, b } = line.jointed!.laps[lap]!
  return isLeft
    ? new StepList().line(JOINTS.shearOfLeft, { M_l0: M, b_lap: b })
    : new StepList().line(JOINTS.shearOfRight, { M_r0: M, a_lap: a })
}

/** Bending with shear, 6.1.10. */
export interface ShearBending {
  isSagging: boolean
  /** [N] */
  N: number
}

function shearBendingSteps(found: Finding<ShearBending | EndingMember>, s: Purlin): Step[] {
  const { isSagging, N: N_Ed } = found.branch!
  const ending = 'member' in found.branch! ? found.branch : null
  const M = ending ? endingMoment(s, found.combination, ending) : momentAt(s, found)
  const V = ending ? endingShear(s, ending, M.last) : shearAt(s, found)
  const [M_R, V_R] = [bendingResistance(s, isSagging), shearDerivation(s)]
  const list = new StepList(M, V, M_R, V_R)
  const operands = { M_y_Ed: M.last, M_c_Rd: M_R.last, V_Ed: V.last, V_b_Rd: V_R.last }
  if (N_Ed === 0) return list.line(shearBending, operands).steps
  const [N, N_R] = [axialAt(s, found), axialResistance(s, N_Ed > 0)]
  return new StepList(list, N, N_R).line(axialShearBending, { N_Ed: N.last, N_Rd: N_R.last, ...operands }).steps
}

/** Bending with an axial force: the governing line of 6.1.8 and 6.1.9, method 4.20. */
export interface AxialBending extends AxialBendingLine {
  /** [N] */
  N: number
  /** terms beside that of M_y */
  terms: { N: boolean; lateral: LateralTerm | null; DeltaM_z: boolean }
}

function axialBendingSteps(found: Finding<AxialBending>, s: Purlin): Step[] {
  const { effective, shift, f_yb } = s.candidate
  const { gammaM0: gamma_M0 } = s.line.national
  const governing = found.branch!
  const { equation, M_star, shifted, terms } = governing
  const edge = equation === '(6.24)' || equation === '(6.25)' ? 'com' : 'ten'
  const [M, N] = [momentAt(s, found), axialAt(s, found)]
  const list = terms.N ? new StepList(M, N) : M
  const [M_y_Ed, N_Ed] = [M.last, N.last]
  const DeltaM_y_Ed = shifted ? list.formula(momentOfShiftY, { N_Ed, e_z: shift.e_z }) : 0
  const isSagging = M_star >= 0
  const section = isSagging ? effective.top : effective.bottom
  // Sagging compresses the top and pulls the bottom.
  const atTop = isSagging === (edge === 'com')
  const ofEdge = (axis: 'y' | 'z', W: string, value: number, clause: string) => {
    const W_eff_y = named(`${W}_${edge}`, value)
    const as = { symbol: `M_c${axis}_Rd_${edge}`, clause }
    return list.formula(RESISTANCES.moment, { W_eff_y, f_yb, gamma_M0 }, as)
  }
  const M_cy_Rd = ofEdge('y', 'W_eff_y', atTop ? section.W_top : section.W_bottom, 'EN 1993-1-3 6.1.8')
  const lateral = terms.lateral && LATERAL[terms.lateral](s, found)
  for (const part of lateral ?? []) list.add(part)
  const DeltaM_z_Ed = terms.DeltaM_z ? list.formula(momentOfShiftZ, { N_Ed, e_y: shift.e_y }) : 0
  const W_z = edge === 'com' ? shift.W_z_com : shift.W_z_ten
  const M_cz_edge = terms.DeltaM_z ? ofEdge('z', 'W_z', W_z, 'EN 1993-1-3 6.1.9') : 0
  const N_R = axialResistance(s, governing.N > 0)
  if (terms.N) list.add(N_R)
  const aboutY = { M_y_Ed, M_cy_Rd, DeltaM_y_Ed }
  const [demand, resistance] = lateral ? [lateral[0].last, lateral[1].last] : [0, 0]
  const ofPlane = { M_z_Ed: demand, M_cz_Rd: resistance, sigma_q_Ed: demand, f_Rd: resistance, DeltaM_z_Ed, M_cz_edge }
  return list.line(axialBending(governing, terms), { ...aboutY, ...ofPlane, N_Ed, N_Rd: N_R.last }).steps
}

/** Effect of load in the plane of the envelope at a place, and its resistance. */
const LATERAL: Record<LateralTerm, (s: Purlin, at: Finding) => [effect: StepList, resistance: StepList]> = {
  M_z: (s, at) => [lateralMomentAt(s, at), lateralBendingResistance(s)],
  sigma_q: (s, at) => [sidewaysStressSteps(s, at, false), directStressResistance(s)],
}

export const SECTION_DERIVATIONS = {
  GEOMETRY: () => [],
  TENSION: tension,
  COMPRESSION: compression,
  BENDING_Y_POS: sagging,
  BENDING_Y_NEG: hogging,
  BENDING_Z: lateralBending,
  SHEAR: shear,
  M_V: shearBendingSteps,
  N_M_SECTION: axialBendingSteps,
} satisfies Derivations
