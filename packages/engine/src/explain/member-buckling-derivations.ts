/** Member buckling line by line: flexural, torsional, lateral-torsional, N + M; method 5. */

import { type InteractionMoments, interactionMoments } from '../checks/member-buckling/interaction-moments.ts'
import {
  bendingLoadFactor,
  columnResistance,
  flexuralResistance,
  type GeneralMethod,
  generalMethod,
  memberCurve,
  shiftReduction,
  torsionalResistance,
  ultimateLoadFactor,
} from '../checks/member-buckling/member-buckling-checks.ts'
import {
  axialBuckling,
  type BendingActions,
  bendingBuckling,
  bendingOf,
  freelyBent,
  rotationalSpringOf,
  setMemberSection,
} from '../checks/member-buckling/member-line.ts'
import { type BucklingCurve, chiOf, IMPERFECTION, phiOf } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import { characteristicMoment } from '../en1993-1-3-2006/6-1-resistance-formulas.ts'
import {
  bendingPart,
  columnResistanceOf,
  columnSlenderness,
  flexuralCriticalForce,
  flexuralUtilisation,
  freelyBentSecondMoment,
  generalSlenderness,
  generalUtilisation,
  interaction,
  interactionWithLateral,
  lateralPart,
  shiftOfCompressionY,
  shiftOfCompressionZ,
  torsionalCriticalForce,
  torsionalUtilisation,
  ultimateFactor,
  ultimateFactorOfShift,
} from '../en1993-1-3-2006/6-2-member-buckling.ts'
import type { Step } from '../explanation.ts'
import { ulsForces } from '../line/member-forces.ts'
import { meshForces } from '../line/mesh-forces.ts'
import { type CombinationExtremes, combinationExtremes, hasBending } from '../search/combination-extremes.ts'
import { omegaLineSteps } from './omega-line-derivation.ts'
import { lateralBendingResistance } from './resistance-derivation.ts'
import { named, StepList, type Value } from './step-list.ts'
import type { Subject } from './subject.ts'
import { LATERAL_MOMENT, MOMENT, superposition } from './superposition.ts'

/** χ of a curve, printed with its Φ; (6.49). @param lambda as printed */
function reductionSteps(
  list: StepList,
  lambda: Value,
  chi: number,
  curve: BucklingCurve,
  suffix: string,
  clause: string,
): Value {
  if (lambda[1] <= 0.2) return list.value(`chi${suffix}`, chi, '', clause, 'table').last
  const Phi = list.formula(phiOf, { alpha: IMPERFECTION[curve], lambda }, { symbol: `Phi${suffix}`, clause })
  return list.formula(chiOf, { Phi, lambda }, { symbol: `chi${suffix}`, clause })
}

/** What the line is made of, and α_cr under the given actions: the modes of an Ω, I_z and β of free bending for C and Z. */
function lineSteps(s: Subject, bending: BendingActions | null, N: Float64Array | null, symbol: string): StepList {
  const { line, candidate } = s
  const member = s.space.member.member!
  setMemberSection(member, line, candidate)
  if (member.kind === 'distorting') {
    const { M, q, P } = bending ?? { M: null, q: null, P: null }
    return omegaLineSteps(member.omega, { M, q, P, N }, symbol)
  }
  const { alpha_cr } = bending ? bendingBuckling(member, bending) : axialBuckling(member, N!)
  const list = new StepList()
  if (!Number.isFinite(alpha_cr)) return list
  const { I_y, I_z, I_yz } = candidate.model.gross
  if (bending) {
    list.formula(freelyBentSecondMoment, { I_z, I_yz, I_y })
    list.value('beta_z', freelyBent(candidate.model.gross).beta, 'mm', 'EN 1993-1-3 6.2.4', 'solver')
  }
  return list.value(symbol, alpha_cr, '', 'EN 1993-1-1 6.3.4(3)', 'solver')
}

/** χ_LT from α_ult and α_cr, (6.64); bending that lifts the line off every buckling shape leaves the section's own resistance. */
function generalMethodSteps(list: StepList, alpha_cr: StepList, g: GeneralMethod): StepList {
  list.add(alpha_cr.steps)
  if (!Number.isFinite(g.alpha_cr)) return list.value('chi_LT', g.chi_LT, '', 'EN 1993-1-1 6.3.4(3)', 'solver')
  const lambda = list.formula(generalSlenderness, { alpha_ult_k: g.alpha_ult, alpha_cr_op: g.alpha_cr })
  reductionSteps(list, lambda, g.chi_LT, 'b', '_LT', 'EN 1993-1-3 6.2.4')
  return list
}

/** M_c,Rk with the smaller modulus of the sign of M. */
function characteristicResistance({ candidate }: Subject, list: StepList, M: number): Value {
  const { effective, f_yb } = candidate
  const section = M >= 0 ? effective.top : effective.bottom
  return list.formula(characteristicMoment, { W_eff_y: Math.min(section.W_top, section.W_bottom), f_yb })
}

/** Lateral-torsional buckling by the general method. */
function ltbSteps(s: Subject, c: number): { list: StepList; g: GeneralMethod } {
  const { line, candidate, space } = s
  const ultimate = ultimateLoadFactor(line, candidate, combinationExtremes(line, candidate, c))
  setMemberSection(space.member.member!, line, candidate)
  const alpha_cr = bendingLoadFactor(line, candidate, c, space.member)
  const g = generalMethod(ultimate.alpha_ult, alpha_cr, line.national.gammaM1)
  const M = superposition(line, candidate, line.uls, c, { ...MOMENT, pick: (r) => r.M[ultimate.station]! })
  const list = new StepList().add(M.list.steps)
  const M_c_Rk = characteristicResistance(s, list, ultimate.M)
  list.formula(ultimateFactor, { M_c_Rk, M_y_Ed: ultimate.M })
  list.value('C_D', rotationalSpringOf(line), 'N', 'EN 1993-1-3 10.1.5.2', 'input')
  meshForces(line, candidate, c, space.member.forces)
  return { list: generalMethodSteps(list, lineSteps(s, bendingOf(space.member.forces), null, 'alpha_cr_op'), g), g }
}

export function ltbDerivation(s: Subject): Step[] {
  const { list, g } = ltbSteps(s, s.worst.combination)
  const { alpha_ult: alpha_ult_k, chi_LT } = g
  list.formula(generalUtilisation, { gamma_M1: s.line.national.gammaM1, chi_LT, alpha_ult_k })
  return list.steps
}

/** N_b,Rd, the last line, from N_cr [N]. */
function columnSteps({ line, candidate }: Subject, list: StepList, N_cr: number, suffix: string, clause: string): void {
  const { f_yb } = candidate
  const A_eff = candidate.effective.compression.A
  const column = columnResistance(line, candidate, N_cr)
  let chi: Value = [`chi${suffix}`, column.chi, '']
  if (!Number.isFinite(N_cr)) list.value(...chi, clause, 'solver')
  else {
    const force = named(`N_cr${suffix}`, N_cr)
    const lambda = list.formula(columnSlenderness, { A_eff, f_yb, N_cr: force }, { symbol: `lambda${suffix}`, clause })
    chi = reductionSteps(list, lambda, column.chi, memberCurve(candidate), suffix, clause)
  }
  const operands = { chi, A_eff, f_yb, gamma_M1: line.national.gammaM1 }
  list.formula(columnResistanceOf, operands, { symbol: `N_b_Rd${suffix}`, clause })
}

/** Largest compression of a span in a combination [N]. */
function compressionOf(s: Subject, c: number, from: number, to: number): number {
  const { line, candidate, space } = s
  ulsForces(line, candidate, c, space.forces)
  let N = 0
  for (let i = from; i <= to; i++) N = Math.min(N, space.forces.N[i]!)
  return -N
}

function flexuralSteps(s: Subject, list: StepList, span: number): void {
  const { L_cr, N_cr } = flexuralResistance(s.line, s.candidate, span)
  list.formula(flexuralCriticalForce, { I_y: s.candidate.model.gross.I_y, L_cr })
  columnSteps(s, list, N_cr, '_y', 'EN 1993-1-3 6.2.2')
}

const compressionSteps = (N: number): StepList =>
  new StepList().value('N_c_Ed', N / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')

export function flexuralDerivation(s: Subject): Step[] {
  const list = compressionSteps(s.worst.demand)
  const N_c_Ed = list.last
  flexuralSteps(s, list, s.line.stations.span[s.worst.station]!)
  list.formula(flexuralUtilisation, { N_c_Ed, N_b_Rd_y: list.last })
  return list.steps
}

function torsionalSteps(s: Subject, list: StepList, c: number): void {
  const { line, candidate, space } = s
  setMemberSection(space.member.member!, line, candidate)
  const { alpha_cr, N_max, N_cr } = torsionalResistance(line, candidate, c, space.member)
  // Compression over a short piece, with tension beside it, may find no load factor at all that makes the line buckle.
  if (Number.isFinite(alpha_cr)) {
    meshForces(line, candidate, c, space.member.forces)
    list.add(lineSteps(s, null, space.member.forces.N, 'alpha_cr').steps)
    list.formula(torsionalCriticalForce, { alpha_cr, N_max })
  }
  columnSteps(s, list, N_cr, '_TF', 'EN 1993-1-3 6.2.3')
}

export function torsionalDerivation(s: Subject): Step[] {
  const list = compressionSteps(s.worst.demand)
  const N_c_Ed = list.last
  torsionalSteps(s, list, s.worst.combination)
  list.formula(torsionalUtilisation, { N_c_Ed, N_b_Rd_TF: list.last })
  return list.steps
}

/** 6.2.5 with its parts: N, the moments with the shift of the centroid, M_z; method 5.18. */
export function memberInteractionDerivation(s: Subject): Step[] {
  const { line, candidate, worst, space } = s
  const c = worst.combination
  const extremes = combinationExtremes(line, candidate, c)
  const moments = interactionMoments(line, candidate, extremes, space.forces)
  const list = new StepList()
  const chi_LT = lateralReduction(s, list, c, extremes)
  const b = bendingSteps(s, list, c, moments, chi_LT)
  const a = axialPart(s, list, c)
  if (a > 0) list.value('eta_N', a, '', 'EN 1993-1-3 6.2.2, 6.2.3', 'solver')
  const c_z = lateralSteps(s, list, c, moments)
  const parts = { eta_N: a, eta_LT: b, eta_z: c_z }
  list.formula(c_z > 0 ? interactionWithLateral : interaction, parts)
  return list.steps
}

/** χ_LT of the combination: that of LTB, or without M_y that under the moments of the shift; null under a panel of C and Z. */
function lateralReduction(s: Subject, list: StepList, c: number, extremes: CombinationExtremes): number | null {
  const { line, candidate, space } = s
  if (!space.member.member) return null
  if (hasBending(extremes)) {
    const ltb = ltbSteps(s, c)
    list.add(ltb.list.steps)
    return ltb.g.chi_LT
  }
  if (extremes.compression * Math.abs(candidate.shift.e_z) === 0) return 1
  setMemberSection(space.member.member, line, candidate)
  const g = shiftReduction(line, candidate, c, space.member)
  const M_c_Rk = characteristicResistance(s, list, candidate.shift.e_z)
  list.formula(ultimateFactorOfShift, { M_c_Rk, DeltaM_y_max: ['DeltaM_y_max', M_c_Rk[1] / g.alpha_ult, 'kNm'] })
  const actions = { M: space.member.forces.M, q: null, P: null }
  generalMethodSteps(list, lineSteps(s, actions, null, 'alpha_cr_op'), g)
  return g.chi_LT
}

/** The part of bending; 0 without. @param chi null: a panel holds the line */
function bendingSteps(s: Subject, list: StepList, c: number, m: InteractionMoments, chi: number | null): number {
  const { line, candidate } = s
  if (m.m === 0) return 0
  const { e_z } = candidate.shift
  const M_y = superposition(line, candidate, line.uls, c, { ...MOMENT, pick: (r) => r.M[m.station]! })
  list.add(M_y.list.steps)
  const isShifted = m.delta !== 0
  const DeltaM_y_Ed = isShifted ? list.formula(shiftOfCompressionY, { N_c_x: m.delta / e_z, e_z }) : 0
  const M_c_Rk = characteristicResistance(s, list, m.M)
  const operands = { gamma_M1: line.national.gammaM1, M_y_Ed: M_y.list.last, DeltaM_y_Ed, chi_LT: chi ?? 1, M_c_Rk }
  return list.formula(bendingPart(chi !== null, isShifted), operands)[1]
}

/** Where a value is largest in size; of equals the first. */
function largestAt(values: Float64Array): number {
  let at = 0
  for (let i = 1; i < values.length; i++) if (Math.abs(values[i]!) > Math.abs(values[at]!)) at = i
  return at
}

/** The part about z, where it is largest. */
function lateralSteps(s: Subject, list: StepList, c: number, m: InteractionMoments): number {
  const { line, candidate, space } = s
  const { shift, f_yb } = candidate
  const [hasLoad, hasShift] = [m.M_z > 0, m.delta_z > 0]
  if (!hasLoad && !hasShift) return m.c_z
  const printed: Record<'M_z_Ed' | 'M_cz_Rd' | 'DeltaM_z_Ed', Value | number> = {
    M_z_Ed: 0,
    M_cz_Rd: 0,
    DeltaM_z_Ed: 0,
  }
  if (hasLoad) {
    ulsForces(line, candidate, c, space.forces)
    const station = m.stationZ >= 0 ? m.stationZ : largestAt(space.forces.M_z)
    const M_z = superposition(line, candidate, line.uls, c, { ...LATERAL_MOMENT, pick: (r) => r.M_z[station]! })
    const R = lateralBendingResistance(line, candidate)
    list.add(M_z.list.steps).add(R.steps)
    Object.assign(printed, { M_z_Ed: M_z.list.last, M_cz_Rd: R.last })
  }
  if (hasShift) {
    const e_y = Math.abs(shift.e_y)
    printed.DeltaM_z_Ed = list.formula(shiftOfCompressionZ, { N_c_x: m.delta_z / e_y, e_y })
  }
  const operands = { ...printed, gamma_M1: line.national.gammaM1, W_z_com: shift.W_z_com, f_yb }
  return list.formula(lateralPart(hasLoad, hasShift), operands)[1]
}

/** The larger of flexural and torsional N/N_b,Rd, with its lines. */
function axialPart(s: Subject, list: StepList, c: number): number {
  const { line, candidate, space } = s
  if (!line.uls.hasN[c]) return 0
  const { stations } = line
  let span = -1
  let flexural = 0
  let largest = 0
  for (let k = 0; k < line.spans; k++) {
    if (stations.firstOfSpan[k]! < 0) continue
    const N = compressionOf(s, c, stations.firstOfSpan[k]!, stations.lastOfSpan[k]!)
    largest = Math.max(largest, N)
    const u = N / flexuralResistance(line, candidate, k).N_b_Rd
    if (u > flexural) {
      flexural = u
      span = k
    }
  }
  if (largest === 0) return 0
  let torsional = 0
  if (space.member.member) {
    setMemberSection(space.member.member, line, candidate)
    torsional = largest / torsionalResistance(line, candidate, c, space.member).N_b_Rd
  }
  list.value('N_c_Ed', largest / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')
  if (torsional > flexural) torsionalSteps(s, list, c)
  else flexuralSteps(s, list, span)
  return Math.max(torsional, flexural)
}
