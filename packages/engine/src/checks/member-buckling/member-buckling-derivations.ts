/** Member buckling line by line: flexural, torsional, lateral-torsional, N + M; method 5. */
import { lateralBendingResistance } from '../../derivation/resistance-derivation.ts'
import { rotationalSpringSteps } from '../../derivation/sheeting-derivation.ts'
import { directStressResistance, sidewaysStressSteps } from '../../derivation/sideways-derivation.ts'
import { named, StepList, type Value } from '../../derivation/step-list.ts'
import { axialAt, lateralMomentAt, momentAt } from '../../derivation/superposition.ts'
import { type BucklingCurve, chiOf, IMPERFECTION, phiOf } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { RESISTANCES } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import {
  bendingPart,
  COLUMN,
  DISTORTION,
  GENERAL_METHOD,
  interaction,
  interactionWithLateral,
  lateralPart,
  SHIFT_OF_COMPRESSION,
  sidewaysPart,
} from '../../en1993-1-3-2006/6-2-member-buckling.ts'
import type { Step } from '../../explanation.ts'
import { onWholeLine } from '../../line/line-design.ts'
import { AXIAL, meshForces } from '../../line/mesh-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Derivations } from '../../search/check.ts'
import type { Finding } from '../../search/finding.ts'
import { actsLaterally } from '../../search/lateral.ts'
import type { LineActions } from '../../stability/field-parts.ts'
import type { Column, Compressed, TorsionalColumn } from './columns.ts'
import type { InteractionMoments } from './interaction-moments.ts'
import { bendingActions, type LateralBuckling, shiftActions } from './lateral-torsional.ts'
import type { MemberBucklingSpace } from './member-buckling-space.ts'
import { freelyBent } from './member-line.ts'
import { omegaLineSteps } from './omega-line-derivation.ts'

/** A combination in which compression and bending act together. */
export interface MemberInteraction {
  /** null: a panel holds the line, or no moment bends it */
  lateral: LateralBuckling | null
  moments: InteractionMoments
  axial: Compressed | null
}

/** The suffix of the symbols of a buckling mode, and its clause. */
type Mode = readonly [suffix: string, clause: string]
const LATERAL_TORSIONAL: Mode = ['_LT', 'EN 1993-1-3 6.2.4']
const FLEXURAL: Mode = ['_y', 'EN 1993-1-3 6.2.2']
const TORSIONAL: Mode = ['_TF', 'EN 1993-1-3 6.2.3']

/** χ of a curve, printed with its Φ; (6.49). @param lambda as printed */
function reductionSteps(
  list: StepList,
  lambda: Value,
  chi: number,
  curve: BucklingCurve,
  [suffix, clause]: Mode,
): Value {
  if (lambda[1] <= 0.2) return list.value(`chi${suffix}`, chi, '', clause, 'table').last
  const alpha = list.value('alpha', IMPERFECTION[curve], '', 'EN 1993-1-3 Table 6.3', 'table').last
  list.remark(suffix === LATERAL_TORSIONAL[0] ? 'curve.lateral' : curve === 'b' ? 'curve.b' : 'curve.c')
  const Phi = list.formula(phiOf, { alpha, lambda }, { symbol: `Phi${suffix}`, clause })
  return list.formula(chiOf, { Phi, lambda }, { symbol: `chi${suffix}`, clause })
}

/** The line's values and α_cr under bending: the modes of an Ω; for C and Z I_z and β of free bending and α of the rigid line. */
function bendingLineSteps(s: Purlin, space: MemberBucklingSpace, actions: LineActions, alpha_cr: number): StepList {
  const member = space.member!
  if (member.kind === 'distorting') return omegaLineSteps(member.omega, actions, 'alpha_cr_op')
  const list = new StepList()
  if (!Number.isFinite(alpha_cr)) return list
  const { gross } = s.candidate.model
  list.formula(GENERAL_METHOD.I_z_free, gross)
  list.value('beta_z', freelyBent(gross).beta, 'mm', 'EN 1993-1-3 6.2.4', 'solver')
  const alpha_rigid = alpha_cr / DISTORTION
  list.value('alpha_rigid', alpha_rigid, '', 'EN 1993-1-1 6.3.4(3)', 'solver').remark('length.line')
  return list.line(GENERAL_METHOD.distorted, { alpha_rigid }, { value: alpha_cr }).remark('distortion')
}

/** M_c,Rk with the smaller modulus for the sign of M. */
function characteristicResistance({ candidate }: Purlin, list: StepList, M: number): Value {
  const { effective, f_yb } = candidate
  const section = M >= 0 ? effective.top : effective.bottom
  return list.formula(RESISTANCES.characteristicMoment, { W_eff_y: Math.min(section.W_top, section.W_bottom), f_yb })
}

/**
 * From α_ult to χ_LT, (6.64). If bending lifts the line off every buckling shape, the resistance of the section remains.
 * @param shifted station of the largest moment of the shift, which bends the line where M_y is 0 everywhere
 */
function generalMethodSteps(
  s: Purlin,
  c: number,
  g: LateralBuckling,
  space: MemberBucklingSpace,
  shifted: number,
): StepList {
  const { alpha_ult, alpha_cr, chi_LT, ultimate } = g
  const list = new StepList()
  if (ultimate) {
    list.add(momentAt(s, { combination: c, station: ultimate.station, fraction: 0 }))
    const M_c_Rk = characteristicResistance(s, list, ultimate.M)
    list.formula(GENERAL_METHOD.ultimate, { M_c_Rk, M_y_Ed: ultimate.M })
    list.add(rotationalSpringSteps(s))
  } else {
    const { e_z } = s.candidate.shift
    const ofShift = { N_c_x: compressionHere(s, list, c, shifted), e_z }
    const DeltaM_y_max = list.formula(SHIFT_OF_COMPRESSION.y, ofShift, { symbol: 'DeltaM_y_max' })
    const M_c_Rk = characteristicResistance(s, list, e_z)
    list.formula(GENERAL_METHOD.ultimateOfShift, { M_c_Rk, DeltaM_y_max })
  }
  const actions = ultimate ? bendingActions(s, c, space) : shiftActions(s, c, space)
  list.add(bendingLineSteps(s, space, actions, alpha_cr))
  if (!Number.isFinite(alpha_cr))
    return list.value('chi_LT', chi_LT, '', 'EN 1993-1-1 6.3.4(3)', 'solver').as('lateral')
  const lambda = list.formula(GENERAL_METHOD.lambda_LT, { alpha_ult_k: alpha_ult, alpha_cr_op: alpha_cr })
  reductionSteps(list, lambda, chi_LT, 'b', LATERAL_TORSIONAL)
  return list.as('lateral')
}

function lateralTorsionalSteps(found: Finding<LateralBuckling>, s: Purlin, space: MemberBucklingSpace): Step[] {
  const { chi_LT, alpha_ult: alpha_ult_k } = found.branch!
  const list = generalMethodSteps(s, found.combination, found.branch!, space, found.station)
  return list.line(GENERAL_METHOD.utilisation, { gamma_M1: s.line.national.gammaM1, chi_LT, alpha_ult_k }).steps
}

/** A column with its combination and its largest compression, as printed. */
type PrintedColumn<C = Column> = { column: C; c: number; N_c_Ed: Value }

/** N_cr under N(x). Compression over a short piece beside tension may have no load factor at which the line buckles. */
function torsionSteps(
  s: Purlin,
  list: StepList,
  { column: { alpha_cr }, c, N_c_Ed: N_max }: PrintedColumn<TorsionalColumn>,
  space: MemberBucklingSpace,
): void {
  const { member, forces } = space
  if (!Number.isFinite(alpha_cr)) return
  if (member!.kind === 'distorting') {
    meshForces(s, c, forces, AXIAL)
    list.add(omegaLineSteps(member!.omega, { M: null, q: null, P: null, N: forces.N }, 'alpha_cr'))
  } else list.value('alpha_cr', alpha_cr, '', 'EN 1993-1-1 6.3.4(3)', 'solver').remark('length.line')
  list.formula(COLUMN.N_cr_TF, { alpha_cr, N_max })
}

/** From N_cr [N] to N_b,Rd, the last line. */
function columnSteps(
  s: Purlin,
  list: StepList,
  { column, c, N_c_Ed }: PrintedColumn,
  space: MemberBucklingSpace,
): Value {
  const { f_yb, model, effective } = s.candidate
  const A_eff = effective.compression.A
  const mode = 'L_cr' in column ? FLEXURAL : TORSIONAL
  const [suffix, clause] = mode
  if ('L_cr' in column) {
    const { line } = s
    const length = line.isCantilever(column.span) ? COLUMN.L_cr_cantilever : COLUMN.L_cr
    const L_cr = list.formula(length, { L: line.spanLength(column.span) })
    list.remark(line.isCantilever(column.span) ? 'length.console' : 'length.span')
    list.formula(COLUMN.N_cr_y, { I_y: model.gross.I_y, L_cr })
  } else torsionSteps(s, list, { column, c, N_c_Ed }, space)
  let chi: Value = [`chi${suffix}`, column.chi, '']
  if (!Number.isFinite(column.N_cr)) list.value(...chi, clause, 'solver')
  else {
    const N_cr = named(`N_cr${suffix}`, column.N_cr)
    const lambda = list.formula(COLUMN.lambda, { A_eff, f_yb, N_cr }, { symbol: `lambda${suffix}`, clause })
    chi = reductionSteps(list, lambda, column.chi, model.profile.curve, mode)
  }
  const operands = { chi, A_eff, f_yb, gamma_M1: s.line.national.gammaM1 }
  return list.formula(COLUMN.N_b_Rd, operands, { symbol: `N_b_Rd${suffix}`, clause })
}

/** A compression at a station: N_Ed by its load cases, and its absolute value. */
function compressionSteps(s: Purlin, c: number, station: number): StepList {
  const list = axialAt(s, { combination: c, station, fraction: 0 })
  return list.line(COLUMN.N_c_Ed, { N_Ed: list.last })
}

/** Flexural or torsional buckling. */
function compressedSteps(found: Finding<Column>, s: Purlin, space: MemberBucklingSpace): Step[] {
  const list = compressionSteps(s, found.combination, found.station)
  const N_c_Ed = list.last
  const N_b_Rd = columnSteps(s, list, { column: found.branch!, c: found.combination, N_c_Ed }, space)
  return 'L_cr' in found.branch!
    ? list.line(COLUMN.flexural, { N_c_Ed, N_b_Rd_y: N_b_Rd }).steps
    : list.line(COLUMN.torsional, { N_c_Ed, N_b_Rd_TF: N_b_Rd }).steps
}

/** 6.2.5 with its parts: N, the moments with the shift of the centroid, M_z; method 5.18. */
function memberInteractionSteps(found: Finding<MemberInteraction>, s: Purlin, space: MemberBucklingSpace): Step[] {
  const { combination: c, branch } = found
  const { lateral, moments, axial } = branch!
  const list = lateral ? generalMethodSteps(s, c, lateral, space, moments.station) : new StepList()
  const eta_LT = bendingSteps(s, list, c, moments, lateral?.chi_LT)
  const eta_N = axial?.utilisation ?? 0
  if (axial) {
    placeSteps(s, list, 'x_N', axial.station, moments)
    const N_c_Ed = list.add(compressionSteps(s, c, axial.station)).last
    const N_b_Rd = columnSteps(s, list, { column: axial.column, c, N_c_Ed }, space)
    list.formula(COLUMN.share, { N_c_Ed, N_b_Rd }, { value: eta_N })
  }
  const eta_z = lateralSteps(s, list, c, moments)
  return list.line(eta_z > 0 ? interactionWithLateral : interaction, { eta_N, eta_LT, eta_z }).steps
}

/** The part of bending; 0 without. @param chi χ_LT; undefined where a panel holds the line */
function bendingSteps(s: Purlin, list: StepList, c: number, moments: InteractionMoments, chi?: number): number {
  const { m, M, delta, station } = moments
  if (m === 0) return 0
  const { e_z } = s.candidate.shift
  const M_y_Ed = list.add(momentAt(s, { combination: c, station, fraction: 0 })).last
  const isShifted = delta !== 0
  const N_c_x = isShifted ? compressionHere(s, list, c, station) : 0
  const DeltaM_y_Ed = isShifted ? list.formula(SHIFT_OF_COMPRESSION.y, { N_c_x, e_z }, { value: delta }) : 0
  const M_c_Rk = characteristicResistance(s, list, M)
  const operands = { gamma_M1: s.line.national.gammaM1, M_y_Ed, DeltaM_y_Ed, chi_LT: chi ?? 1, M_c_Rk }
  return list.formula(bendingPart(chi !== undefined, isShifted), operands)[1]
}

/** The compression at a station, unless it is printed already. */
function compressionHere(s: Purlin, list: StepList, c: number, station: number): Value {
  const lines = compressionSteps(s, c, station)
  const [, value] = lines.last
  const printed = list.steps.find((line) => line.symbol === 'N_c_Ed' && line.value === value)
  return printed ? lines.last : list.add(lines).last
}

/** The place where a part of the interaction is largest, if it differs from the place of the moment, which the check names. */
function placeSteps({ line }: Purlin, list: StepList, symbol: string, station: number, at: InteractionMoments): void {
  const { x } = line.stations
  if (x[station] === x[at.station]) return
  list.value(symbol, onWholeLine(line, x[station]!) / 1e3, 'm', 'EN 1993-1-3 6.2.5', 'statics')
}

/** The part about z, where it is largest. */
function lateralSteps(s: Purlin, list: StepList, c: number, m: InteractionMoments): number {
  const { shift, f_yb } = s.candidate
  if (s.line.sideways) {
    if (!actsLaterally(s, s.line.groups[s.line.groupOf[c]!]!)) return 0
    placeSteps(s, list, 'x_z', m.stationZ, m)
    const sigma_q_Ed = list.add(sidewaysStressSteps(s, { combination: c, station: m.stationZ }, false)).last
    const f_Rd = list.add(directStressResistance(s)).last
    return list.formula(sidewaysPart, { sigma_q_Ed, f_Rd })[1]
  }
  const [hasLoad, hasShift] = [m.lateral > 0, m.delta_z > 0]
  if (!hasLoad && !hasShift) return m.c_z
  placeSteps(s, list, 'x_z', m.stationZ, m)
  const M_z_Ed = hasLoad ? list.add(lateralMomentAt(s, { combination: c, station: m.stationZ })).last : 0
  const M_cz_Rd = hasLoad ? list.add(lateralBendingResistance(s)).last : 0
  const e_y = Math.abs(shift.e_y)
  const N_c_x = hasShift ? compressionHere(s, list, c, m.stationZ) : 0
  const DeltaM_z_Ed = hasShift ? list.formula(SHIFT_OF_COMPRESSION.z, { N_c_x, e_y }, { value: m.delta_z }) : 0
  const operands = { M_z_Ed, M_cz_Rd, DeltaM_z_Ed, gamma_M1: s.line.national.gammaM1, W_z_com: shift.W_z_com, f_yb }
  return list.formula(lateralPart(hasLoad, hasShift), operands)[1]
}

export const MEMBER_DERIVATIONS = {
  LTB: lateralTorsionalSteps,
  FLEXURAL_BUCKLING: compressedSteps,
  TORSIONAL_BUCKLING: compressedSteps,
  N_M_MEMBER: memberInteractionSteps,
} satisfies Derivations
