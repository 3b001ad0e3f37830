/** Member buckling line by line: flexural, torsional, lateral-torsional, N + M; method 5. */

import { type CombinationExtremes, combinationExtremes, hasBending } from '../design/combination-extremes.ts'
import { type InteractionMoments, interactionMoments } from '../design/interaction-moments.ts'
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
} from '../design/member-buckling-checks.ts'
import { ulsForces } from '../design/member-forces.ts'
import {
  axialBuckling,
  type BendingActions,
  bendingBuckling,
  bendingOf,
  freelyBent,
  rotationalSpringOf,
  setMemberSection,
} from '../design/member-line.ts'
import { meshForces } from '../design/mesh-forces.ts'
import { IMPERFECTION } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import type { Step } from '../explanation.ts'
import { E } from '../steel.ts'
import { omegaLineSteps } from './omega-line-derivation.ts'
import { gammaM1, lateralBendingResistance, strength } from './resistance-derivation.ts'
import { StepList, type Value } from './step-list.ts'
import type { Subject } from './subject.ts'
import { LATERAL_MOMENT, MOMENT, superposition } from './superposition.ts'

/** χ of curve `alpha`, printed with its Φ; (6.49). */
function reductionSteps(
  list: StepList,
  lambda: number,
  chi: number,
  curve: 'b' | 'c',
  suffix: string,
  clause: string,
): void {
  const [l, x, P] = [`lambda${suffix}`, `chi${suffix}`, `Phi${suffix}`]
  if (lambda <= 0.2) {
    list.value(x, chi, '', clause, 'table')
    return
  }
  const alpha = IMPERFECTION[curve]
  const Phi = 0.5 * (1 + alpha * (lambda - 0.2) + lambda ** 2)
  list.sum(P, Phi, '', clause, `0.5*(1+alpha*(${l}-0.2)+${l}^2)`, [
    ['alpha', alpha, ''],
    [l, lambda, ''],
  ])
  list.sum(x, chi, '', clause, `min(1,1/(${P}+sqrt(${P}^2-${l}^2)))`, [
    [P, Phi, ''],
    [l, lambda, ''],
  ])
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
    const free = freelyBent(candidate.model.gross)
    list
      .sum('I_z_free', free.I_z, 'mm⁴', 'EN 1993-1-3 6.2.4', 'I_z-I_yz^2/I_y', [
        ['I_z', I_z, 'mm⁴'],
        ['I_yz', I_yz, 'mm⁴'],
        ['I_y', I_y, 'mm⁴'],
      ])
      .value('beta_z', free.beta, 'mm', 'EN 1993-1-3 6.2.4', 'solver')
  }
  return list.value(symbol, alpha_cr, '', 'EN 1993-1-1 6.3.4(3)', 'solver')
}

/** χ_LT from α_ult and α_cr, (6.64); bending that lifts the line off every buckling shape leaves the section's own resistance. */
function generalMethodSteps(list: StepList, alpha_cr: StepList, g: GeneralMethod): StepList {
  const clause = 'EN 1993-1-1 6.3.4(3)'
  list.add(alpha_cr.steps)
  if (!Number.isFinite(g.alpha_cr)) return list.value('chi_LT', g.chi_LT, '', clause, 'solver')
  list.sum('lambda_LT', g.lambda_LT, '', clause, 'sqrt(alpha_ult_k/alpha_cr_op)', [
    ['alpha_ult_k', g.alpha_ult, ''],
    ['alpha_cr_op', g.alpha_cr, ''],
  ])
  reductionSteps(list, g.lambda_LT, g.chi_LT, 'b', '_LT', 'EN 1993-1-3 6.2.4')
  return list
}

/** M_c,Rk with the smaller modulus of the sign of M. */
function characteristicResistance(s: Subject, list: StepList, M: number): Value {
  const { line, candidate } = s
  const { effective, resistances: r } = candidate
  const section = M >= 0 ? effective.top : effective.bottom
  const M_c_Rk = (M >= 0 ? r.M_c_Rd_top : r.M_c_Rd_bottom) * line.national.gammaM0
  list.sum('M_c_Rk', M_c_Rk / 1e6, 'kNm', 'EN 1993-1-3 6.1.4', 'W_eff_y*f_yb/10^6', [
    ['W_eff_y', Math.min(section.W_top, section.W_bottom), 'mm³'],
    strength(candidate),
  ])
  return ['M_c_Rk', M_c_Rk / 1e6, 'kNm']
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
  list
    .sum('alpha_ult_k', g.alpha_ult, '', 'EN 1993-1-1 6.3.4(2)', 'M_c_Rk/abs(M_y_Ed)', [
      M_c_Rk,
      ['M_y_Ed', ultimate.M / 1e6, 'kNm'],
    ])
    .value('C_D', rotationalSpringOf(line), 'N', 'EN 1993-1-3 10.1.5.2', 'input')
  meshForces(line, candidate, c, space.member.forces)
  return { list: generalMethodSteps(list, lineSteps(s, bendingOf(space.member.forces), null, 'alpha_cr_op'), g), g }
}

export function ltbDerivation(s: Subject): Step[] {
  const { list, g } = ltbSteps(s, s.worst.combination)
  return list.sum('eta', s.worst.utilisation, '', 'EN 1993-1-1 (6.63)', 'gamma_M1/(chi_LT*alpha_ult_k)', [
    gammaM1(s.line),
    ['chi_LT', g.chi_LT, ''],
    ['alpha_ult_k', g.alpha_ult, ''],
  ]).steps
}

function columnSteps(s: Subject, list: StepList, N_cr: number, suffix: string, clause: string): number {
  const { line, candidate } = s
  const A_eff = candidate.effective.compression.A
  const { lambda, chi, N_b_Rd } = columnResistance(line, candidate, N_cr)
  const N: Value = [`N_cr${suffix}`, N_cr / 1e3, 'kN']
  if (!Number.isFinite(N_cr)) list.value(`chi${suffix}`, chi, '', clause, 'solver')
  else {
    list.sum(`lambda${suffix}`, lambda, '', clause, `sqrt(A_eff*f_yb/(N_cr${suffix}*10^3))`, [
      ['A_eff', A_eff, 'mm²'],
      strength(candidate),
      N,
    ])
    reductionSteps(list, lambda, chi, memberCurve(candidate) === 'b' ? 'b' : 'c', suffix, clause)
  }
  list.sum(`N_b_Rd${suffix}`, N_b_Rd / 1e3, 'kN', clause, `chi${suffix}*A_eff*f_yb/gamma_M1/10^3`, [
    [`chi${suffix}`, chi, ''],
    ['A_eff', A_eff, 'mm²'],
    strength(candidate),
    gammaM1(line),
  ])
  return N_b_Rd
}

/** Largest compression of a span in a combination [N]. */
function compressionOf(s: Subject, c: number, from: number, to: number): number {
  const { line, candidate, space } = s
  ulsForces(line, candidate, c, space.forces)
  let N = 0
  for (let i = from; i <= to; i++) N = Math.min(N, space.forces.N[i]!)
  return -N
}

function flexuralSteps(s: Subject, list: StepList, span: number): number {
  const { line, candidate } = s
  const { L_cr, N_cr } = flexuralResistance(line, candidate, span)
  list.sum('N_cr_y', N_cr / 1e3, 'kN', 'EN 1993-1-3 6.2.2', 'pi^2*E*I_y/L_cr^2/10^3', [
    ['E', E, 'N/mm²'],
    ['I_y', candidate.model.gross.I_y, 'mm⁴'],
    ['L_cr', L_cr, 'mm'],
  ])
  return columnSteps(s, list, N_cr, '_y', 'EN 1993-1-3 6.2.2')
}

export function flexuralDerivation(s: Subject): Step[] {
  const { stations } = s.line
  const span = stations.span[s.worst.station]!
  const list = new StepList().value('N_c_Ed', s.worst.demand / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')
  const N_b_Rd = flexuralSteps(s, list, span)
  return list.sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.2.2', 'N_c_Ed/N_b_Rd_y', [
    ['N_c_Ed', s.worst.demand / 1e3, 'kN'],
    ['N_b_Rd_y', N_b_Rd / 1e3, 'kN'],
  ]).steps
}

function torsionalSteps(s: Subject, list: StepList, c: number): number {
  const { line, candidate, space } = s
  setMemberSection(space.member.member!, line, candidate)
  const t = torsionalResistance(line, candidate, c, space.member)
  // Compression over a short piece, with tension beside it, may find no load factor at all that makes the line buckle.
  if (Number.isFinite(t.alpha_cr)) {
    meshForces(line, candidate, c, space.member.forces)
    list
      .add(lineSteps(s, null, space.member.forces.N, 'alpha_cr').steps)
      .sum('N_cr_TF', t.N_cr / 1e3, 'kN', 'EN 1993-1-3 6.2.3', 'alpha_cr*N_max', [
        ['alpha_cr', t.alpha_cr, ''],
        ['N_max', t.N_max / 1e3, 'kN'],
      ])
  }
  return columnSteps(s, list, t.N_cr, '_TF', 'EN 1993-1-3 6.2.3')
}

export function torsionalDerivation(s: Subject): Step[] {
  const list = new StepList().value('N_c_Ed', s.worst.demand / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')
  const N_b_Rd = torsionalSteps(s, list, s.worst.combination)
  return list.sum('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.2.3', 'N_c_Ed/N_b_Rd_TF', [
    ['N_c_Ed', s.worst.demand / 1e3, 'kN'],
    ['N_b_Rd_TF', N_b_Rd / 1e3, 'kN'],
  ]).steps
}

/** 6.2.5 with its parts: N, the moments with the shift of the centroid, M_z; method 5.18. */
export function memberInteractionDerivation(s: Subject): Step[] {
  const { line, candidate, worst, space } = s
  const c = worst.combination
  const extremes = combinationExtremes(line, candidate, c)
  const moments = interactionMoments(line, candidate, extremes, space.forces)
  const list = new StepList()
  const chi_LT = lateralReduction(s, list, c, extremes)
  const b = bendingPart(s, list, c, moments, chi_LT)
  const a = axialPart(s, list, c)
  if (a > 0) list.value('eta_N', a, '', 'EN 1993-1-3 6.2.2, 6.2.3', 'solver')
  const c_z = lateralPart(s, list, c, moments)
  const parts: Value[] = [
    ['eta_N', a, ''],
    ['eta_LT', b, ''],
    ['eta_z', c_z, ''],
  ]
  return list.sum(
    'eta',
    worst.utilisation,
    '',
    'EN 1993-1-3 (6.36)',
    c_z > 0 ? '(eta_N^0.8+eta_LT^0.8)^1.25+eta_z' : '(eta_N^0.8+eta_LT^0.8)^1.25',
    c_z > 0 ? parts : parts.slice(0, 2),
  ).steps
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
  list.sum('alpha_ult_k', g.alpha_ult, '', 'EN 1993-1-1 6.3.4(2)', 'M_c_Rk/abs(DeltaM_y_max)', [
    M_c_Rk,
    ['DeltaM_y_max', M_c_Rk[1] / g.alpha_ult, 'kNm'],
  ])
  const actions = { M: space.member.forces.M, q: null, P: null }
  generalMethodSteps(list, lineSteps(s, actions, null, 'alpha_cr_op'), g)
  return g.chi_LT
}

/** b = γ_M1·max|M*|/(χ_LT·M_c,Rk), M* = M_y or M_y + ΔM_y. */
function bendingPart(s: Subject, list: StepList, c: number, m: InteractionMoments, chi_LT: number | null): number {
  const { line, candidate } = s
  const b = (line.national.gammaM1 * m.m) / (chi_LT ?? 1)
  if (m.m === 0) return b
  const M_y = superposition(line, candidate, line.uls, c, { ...MOMENT, pick: (r) => r.M[m.station]! })
  list.add(M_y.list.steps)
  const operands: Value[] = [['M_y_Ed', M_y.value / 1e6, 'kNm']]
  if (m.delta !== 0) {
    const N = m.delta / candidate.shift.e_z
    list.sum('DeltaM_y_Ed', m.delta / 1e6, 'kNm', 'EN 1993-1-3 6.1.9(2)', 'N_c_x*e_z/10^3', [
      ['N_c_x', N / 1e3, 'kN'],
      ['e_z', candidate.shift.e_z, 'mm'],
    ])
    operands.push(['DeltaM_y_Ed', m.delta / 1e6, 'kNm'])
  }
  const M_c_Rk = characteristicResistance(s, list, m.M)
  const sum = operands.map(([symbol]) => symbol).join('+')
  list.sum(
    'eta_LT',
    b,
    '',
    'EN 1993-1-3 6.2.5',
    chi_LT === null ? `gamma_M1*abs(${sum})/M_c_Rk` : `gamma_M1*abs(${sum})/(chi_LT*M_c_Rk)`,
    [gammaM1(line), ...operands, ...(chi_LT === null ? [] : [['chi_LT', chi_LT, ''] as Value]), M_c_Rk],
  )
  return b
}

/** Where a value is largest in size; of equals the first. */
function largestAt(values: Float64Array): number {
  let at = 0
  for (let i = 1; i < values.length; i++) if (Math.abs(values[i]!) > Math.abs(values[at]!)) at = i
  return at
}

/** c = |M_z|/M_cz,Rd + ΔM_z·γ_M1/(W_z,com·f_yb), where it is largest. */
function lateralPart(s: Subject, list: StepList, c: number, m: InteractionMoments): number {
  const { line, candidate, space } = s
  const terms: string[] = []
  const operands: Value[] = []
  if (m.M_z > 0) {
    ulsForces(line, candidate, c, space.forces)
    const station = m.stationZ >= 0 ? m.stationZ : largestAt(space.forces.M_z)
    const M_z = superposition(line, candidate, line.uls, c, { ...LATERAL_MOMENT, pick: (r) => r.M_z[station]! })
    list.add(M_z.list.steps).add(lateralBendingResistance(line, candidate).steps)
    terms.push('abs(M_z_Ed)/M_cz_Rd')
    operands.push(['M_z_Ed', M_z.value / 1e6, 'kNm'], ['M_cz_Rd', candidate.resistances.M_cz_Rd / 1e6, 'kNm'])
  }
  if (m.delta_z > 0) {
    const e_y = Math.abs(candidate.shift.e_y)
    list.sum('DeltaM_z_Ed', m.delta_z / 1e6, 'kNm', 'EN 1993-1-3 6.1.9(2)', 'N_c_x*e_y/10^3', [
      ['N_c_x', m.delta_z / e_y / 1e3, 'kN'],
      ['e_y', e_y, 'mm'],
    ])
    terms.push('gamma_M1*DeltaM_z_Ed*10^6/(W_z_com*f_yb)')
    operands.push(
      gammaM1(line),
      ['DeltaM_z_Ed', m.delta_z / 1e6, 'kNm'],
      ['W_z_com', candidate.shift.W_z_com, 'mm³'],
      strength(candidate),
    )
  }
  if (terms.length > 0) list.sum('eta_z', m.c_z, '', 'EN 1993-1-3 6.2.5', terms.join('+'), operands)
  return m.c_z
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
