/** Stability checks line by line; engineering.md F and G. */

import type { Candidate } from '../design/candidate.ts'
import { combinationExtremes, hasBending } from '../design/combination-extremes.ts'
import type { DesignSpace } from '../design/design.ts'
import { analyseFlange, type FlangeAnalysis, flangeData, flangeSprings } from '../design/free-flange-checks.ts'
import {
  bendingLoadFactor,
  columnResistance,
  flexuralResistance,
  generalMethod,
  lineHold,
  memberCurve,
  thinWalledSection,
  torsionalResistance,
  ultimateLoadFactor,
} from '../design/member-buckling-checks.ts'
import { ulsForces } from '../design/member-forces.ts'
import { meshForces } from '../design/mesh-forces.ts'
import { IMPERFECTION } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import { type FreeFlange, freeFlange, lateralLoadFactors } from '../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import type { Step } from '../explanation.ts'
import { setLineStiffness } from '../stability/thin-walled-line.ts'
import { E, nu } from '../steel.ts'
import { gammaM1, lateralBendingResistance, strength } from './resistance-derivation.ts'
import type { Subject } from './section-check-derivations.ts'
import { StepList, type Value } from './step-list.ts'
import { LATERAL_MOMENT, MOMENT, superposition } from './superposition.ts'

export interface StabilitySubject extends Subject {
  space: DesignSpace
}

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
  list.formula(P, Phi, '', clause, `0.5*(1+alpha*(${l}-0.2)+${l}^2)`, [
    ['alpha', alpha, ''],
    [l, lambda, ''],
  ])
  list.formula(x, chi, '', clause, `min(1,1/(${P}+sqrt(${P}^2-${l}^2)))`, [
    [P, Phi, ''],
    [l, lambda, ''],
  ])
}

/** Lateral-torsional buckling of Ω by the general method. */
function ltbSteps(s: StabilitySubject, c: number): { list: StepList; utilisation: number } {
  const { line, candidate, space } = s
  setLineStiffness(space.member.bending!, thinWalledSection(candidate), lineHold(line, candidate))
  const ultimate = ultimateLoadFactor(line, candidate, combinationExtremes(line, candidate, c))
  const alpha_cr = bendingLoadFactor(line, candidate, c, space.member)
  const g = generalMethod(ultimate.alpha_ult, alpha_cr, line.national.gammaM1)
  const clause = 'EN 1993-1-1 6.3.4'
  const M = superposition(line, candidate, line.uls, c, { ...MOMENT, pick: (r) => r.M[ultimate.station]! })
  const section = ultimate.M >= 0 ? candidate.effective.top : candidate.effective.bottom
  const W = Math.min(section.W_top, section.W_bottom)
  const list = new StepList()
    .add(M.list.steps)
    .formula('M_c_Rk', ultimate.M_c_Rk / 1e6, 'kNm', 'EN 1993-1-3 6.1.4', 'W_eff_y*f_yb/10^6', [
      ['W_eff_y', W, 'mm³'],
      strength(candidate),
    ])
    .formula('alpha_ult_k', g.alpha_ult, '', `${clause}(2)`, 'M_c_Rk/abs(M_y_Ed)', [
      ['M_c_Rk', ultimate.M_c_Rk / 1e6, 'kNm'],
      ['M_y_Ed', ultimate.M / 1e6, 'kNm'],
    ])
    .value('C_D', line.restraints.panel ? line.sheeting.C_D : 0, 'N', 'EN 1993-1-3 10.1.5.2', 'input')
    .value('alpha_cr_op', alpha_cr, '', `${clause}(3)`, 'solver')
    .formula('lambda_LT', g.lambda_LT, '', `${clause}(3)`, 'sqrt(alpha_ult_k/alpha_cr_op)', [
      ['alpha_ult_k', g.alpha_ult, ''],
      ['alpha_cr_op', alpha_cr, ''],
    ])
  reductionSteps(list, g.lambda_LT, g.chi_LT, 'b', '_LT', 'EN 1993-1-3 6.2.4')
  return { list, utilisation: g.utilisation }
}

export function ltbDerivation(s: StabilitySubject): Step[] {
  const { list } = ltbSteps(s, s.worst.combination)
  const chi = list.steps.at(-1)!.value
  const ultimate = ultimateLoadFactor(
    s.line,
    s.candidate,
    combinationExtremes(s.line, s.candidate, s.worst.combination),
  )
  return list.formula('eta', s.worst.utilisation, '', 'EN 1993-1-1 (6.63)', 'gamma_M1/(chi_LT*alpha_ult_k)', [
    gammaM1(s.line),
    ['chi_LT', chi, ''],
    ['alpha_ult_k', ultimate.alpha_ult, ''],
  ]).steps
}

function columnSteps(s: StabilitySubject, list: StepList, N_cr: number, suffix: string, clause: string): number {
  const { line, candidate } = s
  const A_eff = candidate.effective.compression.A
  const { lambda, chi, N_b_Rd } = columnResistance(line, candidate, N_cr)
  const N: Value = [`N_cr${suffix}`, N_cr / 1e3, 'kN']
  list.formula(`lambda${suffix}`, lambda, '', clause, `sqrt(A_eff*f_yb/(N_cr${suffix}*10^3))`, [
    ['A_eff', A_eff, 'mm²'],
    strength(candidate),
    N,
  ])
  reductionSteps(list, lambda, chi, memberCurve(candidate) === 'b' ? 'b' : 'c', suffix, clause)
  list.formula(`N_b_Rd${suffix}`, N_b_Rd / 1e3, 'kN', clause, `chi${suffix}*A_eff*f_yb/gamma_M1/10^3`, [
    [`chi${suffix}`, chi, ''],
    ['A_eff', A_eff, 'mm²'],
    strength(candidate),
    gammaM1(line),
  ])
  return N_b_Rd
}

/** Largest compression of a span in a combination [N]. */
function compressionOf(s: StabilitySubject, c: number, from: number, to: number): number {
  const { line, candidate, space } = s
  ulsForces(line, candidate, c, space.forces)
  let N = 0
  for (let i = from; i <= to; i++) N = Math.min(N, space.forces.N[i]!)
  return -N
}

function flexuralSteps(s: StabilitySubject, list: StepList, span: number): number {
  const { line, candidate } = s
  const { L_cr, N_cr } = flexuralResistance(line, candidate, span)
  list.formula('N_cr_y', N_cr / 1e3, 'kN', 'EN 1993-1-3 6.2.2', 'pi^2*E*I_y/L_cr^2/10^3', [
    ['E', E, 'N/mm²'],
    ['I_y', candidate.model.gross.I_y, 'mm⁴'],
    ['L_cr', L_cr, 'mm'],
  ])
  return columnSteps(s, list, N_cr, '_y', 'EN 1993-1-3 6.2.2')
}

export function flexuralDerivation(s: StabilitySubject): Step[] {
  const { stations } = s.line
  const span = stations.span[s.worst.station]!
  const list = new StepList().value('N_Ed', s.worst.demand / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')
  const N_b_Rd = flexuralSteps(s, list, span)
  return list.formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.2.2', 'N_Ed/N_b_Rd_y', [
    ['N_Ed', s.worst.demand / 1e3, 'kN'],
    ['N_b_Rd_y', N_b_Rd / 1e3, 'kN'],
  ]).steps
}

function torsionalSteps(s: StabilitySubject, list: StepList, c: number): number {
  const { line, candidate, space } = s
  setLineStiffness(space.member.column!, thinWalledSection(candidate), lineHold(line, candidate))
  const t = torsionalResistance(line, candidate, c, space.member)
  list
    .value('alpha_cr', t.alpha_cr, '', 'EN 1993-1-3 6.2.3', 'solver')
    .formula('N_cr_TF', t.N_cr / 1e3, 'kN', 'EN 1993-1-3 6.2.3', 'alpha_cr*N_max', [
      ['alpha_cr', t.alpha_cr, ''],
      ['N_max', t.N_max / 1e3, 'kN'],
    ])
  return columnSteps(s, list, t.N_cr, '_TF', 'EN 1993-1-3 6.2.3')
}

export function torsionalDerivation(s: StabilitySubject): Step[] {
  const list = new StepList().value('N_Ed', s.worst.demand / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')
  const N_b_Rd = torsionalSteps(s, list, s.worst.combination)
  return list.formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.2.3', 'N_Ed/N_b_Rd_TF', [
    ['N_Ed', s.worst.demand / 1e3, 'kN'],
    ['N_b_Rd_TF', N_b_Rd / 1e3, 'kN'],
  ]).steps
}

/** 6.2.5 with its parts. */
export function memberInteractionDerivation(s: StabilitySubject): Step[] {
  const { line, candidate, worst, space } = s
  const c = worst.combination
  const extremes = combinationExtremes(line, candidate, c)
  const list = new StepList()
  const hasM = hasBending(extremes)
  let b = 0
  if (hasM && space.member.bending) {
    const ltb = ltbSteps(s, c)
    list.add(ltb.list.steps)
    b = ltb.utilisation
    const ultimate = ultimateLoadFactor(line, candidate, combinationExtremes(line, candidate, c))
    list.formula('eta_LT', b, '', 'EN 1993-1-1 (6.63)', 'gamma_M1/(chi_LT*alpha_ult_k)', [
      gammaM1(line),
      ['chi_LT', ltb.list.steps.at(-1)!.value, ''],
      ['alpha_ult_k', ultimate.alpha_ult, ''],
    ])
  } else if (hasM) {
    const ultimate = ultimateLoadFactor(line, candidate, combinationExtremes(line, candidate, c))
    b = line.national.gammaM1 / ultimate.alpha_ult
    list
      .formula('M_c_Rk', ultimate.M_c_Rk / 1e6, 'kNm', 'EN 1993-1-3 6.1.4', 'W_eff_y*f_yb/10^6', [
        ['W_eff_y', ultimate.M_c_Rk / candidate.f_yb, 'mm³'],
        strength(candidate),
      ])
      .formula('eta_LT', b, '', 'EN 1993-1-3 6.2.5', 'gamma_M1*abs(M_y_Ed)/M_c_Rk', [
        gammaM1(line),
        ['M_y_Ed', ultimate.M / 1e6, 'kNm'],
        ['M_c_Rk', ultimate.M_c_Rk / 1e6, 'kNm'],
      ])
  }
  const a = axialPart(s, list, c)
  if (a > 0) list.value('eta_N', a, '', 'EN 1993-1-3 6.2.2, 6.2.3', 'solver')
  const parts: Value[] = [
    ['eta_N', a, ''],
    ['eta_LT', b, ''],
  ]
  if (line.uls.hasM_z[c] && extremes.M_z > 0) {
    ulsForces(line, candidate, c, space.forces)
    const station = space.forces.M_z.findIndex((v) => Math.abs(v) === extremes.M_z)
    const M_z = superposition(line, candidate, line.uls, c, { ...LATERAL_MOMENT, pick: (r) => r.M_z[station]! })
    list.add(M_z.list.steps).add(lateralBendingResistance(line, candidate).steps)
    return list.formula(
      'eta',
      worst.utilisation,
      '',
      'EN 1993-1-3 6.2.5',
      `${a > 0 ? 'eta_N+' : ''}eta_LT+abs(M_z_Ed)/M_cz_Rd`,
      [
        ...(a > 0 ? parts : parts.slice(1)),
        ['M_z_Ed', M_z.value / 1e6, 'kNm'],
        ['M_cz_Rd', candidate.resistances.M_cz_Rd / 1e6, 'kNm'],
      ],
    ).steps
  }
  return list.formula('eta', worst.utilisation, '', 'EN 1993-1-3 (6.36)', '(eta_N^0.8+eta_LT^0.8)^1.25', parts).steps
}

/** The larger of flexural and torsional N/N_b,Rd, with its lines. */
function axialPart(s: StabilitySubject, list: StepList, c: number): number {
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
  if (space.member.column) {
    setLineStiffness(space.member.column, thinWalledSection(candidate), lineHold(line, candidate))
    torsional = largest / torsionalResistance(line, candidate, c, space.member).N_b_Rd
  }
  list.value('N_Ed', largest / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')
  if (torsional > flexural) torsionalSteps(s, list, c)
  else flexuralSteps(s, list, span)
  return Math.max(torsional, flexural)
}

export function freeFlangeBucklingDerivation(s: StabilitySubject, fibre: 'upper' | 'lower'): Step[] {
  return flangeDerivation(s, fibre, true)
}

/** 10.1.4.1 without lateral moment: the stress of the flange that governs. */
export function freeFlangeStressDerivation(s: StabilitySubject): Step[] {
  const { line, candidate, worst, space } = s
  const c = worst.combination
  const { effective } = candidate
  ulsForces(line, candidate, c, space.forces)
  const M = space.forces.M[worst.station]!
  const hasN = line.uls.hasN[c] === 1
  const N = hasN ? space.forces.N[worst.station]! : 0
  const section = M >= 0 ? effective.top : effective.bottom
  const A_eff = effective.compression.A
  const upper = Math.abs(-M / section.W_top + N / A_eff)
  const lower = Math.abs(M / section.W_bottom + N / A_eff)
  const stress = Math.max(upper, lower)
  // A larger demand than these stresses comes from the lateral bending of a compressed flange.
  for (const { fibre } of space.freeFlanges!.fibres) {
    if (worst.demand > stress * (1 + 1e-9)) {
      const steps = flangeDerivation(s, fibre, false)
      if (Math.abs(steps.at(-1)!.value - worst.utilisation) < 1e-9) return steps
    }
  }
  const isUpper = upper >= lower
  const moment = superposition(line, candidate, line.uls, c, { ...MOMENT, pick: (r) => r.M[worst.station]! })
  const list = new StepList().add(moment.list.steps)
  const operands: Value[] = [
    ['M_y_Ed', moment.value / 1e6, 'kNm'],
    ['W_eff_y', isUpper ? section.W_top : section.W_bottom, 'mm³'],
  ]
  const sign = isUpper ? '-' : ''
  if (hasN && N !== 0) operands.push(['N_Ed', N / 1e3, 'kN'], ['A_eff', A_eff, 'mm²'])
  const axial = hasN && N !== 0 ? '+N_Ed*10^3/A_eff' : ''
  list.formula('sigma_Ed', stress, 'N/mm²', 'EN 1993-1-3 (10.3a)', `abs(${sign}M_y_Ed*10^6/W_eff_y${axial})`, operands)
  return list.formula('eta', worst.utilisation, '', 'EN 1993-1-3 (10.3a)', 'sigma_Ed/f_Rd', [
    ['sigma_Ed', stress, 'N/mm²'],
    ['f_Rd', worst.resistance, 'N/mm²'],
  ]).steps
}

/** Springs, buckling length, χ and stress of one free flange. */
function flangeDerivation(s: StabilitySubject, fibre: 'upper' | 'lower', buckling: boolean): Step[] {
  const { line, candidate, worst, space } = s
  const { model } = candidate
  const flanges = space.freeFlanges!
  const { strut } = flanges.fibres.find((f) => f.fibre === fibre)!
  const data = flangeData(line, candidate, fibre)
  meshForces(line, candidate, worst.combination, flanges.forces)
  const a = analyseFlange(line, candidate, strut, data, flanges)
  const strip = freeFlange(model, fibre === 'upper' ? 'Top' : 'Bottom')
  const clause = 'EN 1993-1-3 10.1.4.2'
  const list = new StepList()
    .value('A_fz', strip.A_fz, 'mm²', 'EN 1993-1-3 10.1.4.1', 'table')
    .value('I_fz', strip.I_fz, 'mm⁴', 'EN 1993-1-3 10.1.4.1', 'table')
    .formula('i_fz', strip.i_fz, 'mm', 'EN 1993-1-3 10.1.4.1', 'sqrt(I_fz/A_fz)', [
      ['I_fz', strip.I_fz, 'mm⁴'],
      ['A_fz', strip.A_fz, 'mm²'],
    ])
  springSteps(s, list)
  const factors = lateralLoadFactors(model)
  if (line.restraints.panel) {
    list.value('k_h_gravity', factors.gravity, '', 'EN 1993-1-3 10.1.4.1(3)', 'table')
    list.value('k_h_uplift', factors.uplift, '', 'EN 1993-1-3 10.1.4.1(3)', 'table')
  } else list.value('k_h', fibre === 'lower' ? factors.lower : factors.upper, '', 'EN 1993-1-3 10.1.4.1(3)', 'table')
  // The governing place stands between two nodes of the line model: the remaining stress is that of the lateral bending.
  const M = superposition(line, candidate, line.uls, worst.combination, { ...MOMENT, pick: (r) => r.M[worst.station]! })
  list.add(M.list.steps)
  if (!buckling) {
    list.value('sigma_Ed', worst.demand, 'N/mm²', 'EN 1993-1-3 (10.3b)', 'solver')
    return list.formula('eta', worst.utilisation, '', 'EN 1993-1-3 (10.3b)', 'sigma_Ed/f_Rd', [
      ['sigma_Ed', worst.demand, 'N/mm²'],
      ['f_Rd', worst.resistance, 'N/mm²'],
    ]).steps
  }
  flangeReductionSteps(list, a, strip, candidate)
  const W = data.W
  list.value('W_fz', strip.W_fz, 'mm³', clause, 'table')
  const N_operands: Value[] = []
  let axial = ''
  if (line.uls.hasN[worst.combination]) {
    ulsForces(line, candidate, worst.combination, space.forces)
    axial = '-N_Ed*10^3/A_eff'
    N_operands.push(
      ['N_Ed', space.forces.N[worst.station]! / 1e3, 'kN'],
      ['A_eff', candidate.effective.compression.A, 'mm²'],
    )
  }
  const M_value = data.sign * M.value
  const sigma = M_value / W - (N_operands.length > 0 ? (N_operands[0]![1] * 1e3) / N_operands[1]![1] : 0)
  const M_fz = (worst.demand - sigma / a.chi) * strip.W_fz
  list.value('M_fz_Ed', M_fz / 1e6, 'kNm', 'EN 1993-1-3 10.1.4.1(5)', 'solver')
  return list
    .formula(
      'sigma_Ed',
      worst.demand,
      'N/mm²',
      'EN 1993-1-3 (10.7)',
      `(${data.sign > 0 ? '' : '-'}M_y_Ed*10^6/W_eff_y${axial})/chi_LT+M_fz_Ed*10^6/W_fz`,
      [
        ['M_y_Ed', M.value / 1e6, 'kNm'],
        ['W_eff_y', W, 'mm³'],
        ...N_operands,
        ['chi_LT', a.chi, ''],
        ['M_fz_Ed', M_fz / 1e6, 'kNm'],
        ['W_fz', strip.W_fz, 'mm³'],
      ],
    )
    .formula('f_Rd', worst.resistance, 'N/mm²', 'EN 1993-1-3 (10.7)', 'f_yb/gamma_M1', [
      strength(candidate),
      gammaM1(line),
    ])
    .formula('eta', worst.utilisation, '', 'EN 1993-1-3 (10.7)', 'sigma_Ed/f_Rd', [
      ['sigma_Ed', worst.demand, 'N/mm²'],
      ['f_Rd', worst.resistance, 'N/mm²'],
    ]).steps
}

/** From α_cr of the strut to χ_LT; a flange with next to no compression, or none as a whole, does not buckle. */
function flangeReductionSteps(list: StepList, a: FlangeAnalysis, strip: FreeFlange, candidate: Candidate): void {
  const clause = 'EN 1993-1-3 10.1.4.2'
  const { f_yb } = candidate
  if (!Number.isFinite(a.alpha_cr)) {
    list.value('F_max', a.F_max / 1e3, 'kN', clause, 'solver').value('chi_LT', a.chi, '', clause, 'table')
    return
  }
  const lambda_1 = Math.PI * Math.sqrt(E / f_yb)
  list
    .value('alpha_cr', a.alpha_cr, '', clause, 'solver')
    .value('F_max', a.F_max / 1e3, 'kN', clause, 'solver')
    .formula('N_cr_fz', a.N_cr / 1e3, 'kN', clause, 'alpha_cr*F_max', [
      ['alpha_cr', a.alpha_cr, ''],
      ['F_max', a.F_max / 1e3, 'kN'],
    ])
    .formula('l_fz', a.l_fz, 'mm', `${clause}(3)`, 'pi*sqrt(E*I_fz/(N_cr_fz*10^3))', [
      ['E', E, 'N/mm²'],
      ['I_fz', strip.I_fz, 'mm⁴'],
      ['N_cr_fz', a.N_cr / 1e3, 'kN'],
    ])
    .formula('lambda_1', lambda_1, '', clause, 'pi*sqrt(E/f_yb)', [['E', E, 'N/mm²'], strength(candidate)])
    .formula('lambda_fz', a.lambda_fz, '', `${clause}(2)`, 'l_fz/i_fz/lambda_1', [
      ['l_fz', a.l_fz, 'mm'],
      ['i_fz', strip.i_fz, 'mm'],
      ['lambda_1', lambda_1, ''],
    ])
  if (a.lambda_fz <= 0.4) list.value('chi_LT', a.chi, '', 'EN 1993-1-1 6.3.2.3', 'table')
  else {
    const Phi = 0.5 * (1 + IMPERFECTION.b * (a.lambda_fz - 0.4) + 0.75 * a.lambda_fz ** 2)
    list
      .formula('Phi_LT', Phi, '', 'EN 1993-1-1 6.3.2.3', '0.5*(1+0.34*(lambda_fz-0.4)+0.75*lambda_fz^2)', [
        ['lambda_fz', a.lambda_fz, ''],
      ])
      .formula(
        'chi_LT',
        a.chi,
        '',
        'EN 1993-1-1 (6.57)',
        'min(1,1/lambda_fz^2,1/(Phi_LT+sqrt(Phi_LT^2-0.75*lambda_fz^2)))',
        [
          ['lambda_fz', a.lambda_fz, ''],
          ['Phi_LT', Phi, ''],
        ],
      )
  }
}

/** C_D and K, where the cladding gives them. */
function springSteps(s: StabilitySubject, list: StepList): void {
  const { line, candidate } = s
  const { C_D, C_D_A, C_D_C } = line.sheeting
  if (!line.restraints.panel || C_D === 0) {
    list.value('K', 0, 'N/mm²', 'EN 1993-1-3 10.1.5', 'input')
    return
  }
  list
    .formula('C_D_A', C_D_A, 'N', 'EN 1993-1-3 10.1.5.2(7)', '130*p', [
      ['p', line.input.claddingProperties.fixationsPerMeter, '1/m'],
    ])
    .formula('C_D_C', C_D_C, 'N', 'EN 1993-1-3 10.1.5.2', '2*E*I_eff/s', [
      ['E', E, 'N/mm²'],
      ['I_eff', line.input.claddingProperties.coveringInertia * 10, 'mm⁴/mm'],
      ['s', line.input.transverseLengthM * 1e3, 'mm'],
    ])
    .formula('C_D', C_D, 'N', 'EN 1993-1-3 (10.16)', '1/(1/C_D_A+1/C_D_C)', [
      ['C_D_A', C_D_A, 'N'],
      ['C_D_C', C_D_C, 'N'],
    ])
  const { model } = candidate
  const d = model.dimensions
  const springs = flangeSprings(line, candidate)
  const a = d.bTop / 2
  const stiffness = (symbol: string, K: number, b_mod: number) =>
    list.formula(symbol, K, 'N/mm²', 'EN 1993-1-3 (10.14b)', '1/(4*(1-nu^2)*h^2*(h_d+b_mod)/(E*t^3)+h^2/C_D)', [
      ['nu', nu, ''],
      ['h', d.h, 'mm'],
      ['h_d', model.h_p, 'mm'],
      ['b_mod', b_mod, 'mm'],
      ['E', E, 'N/mm²'],
      ['t', model.t, 'mm'],
      ['C_D', C_D, 'N'],
    ])
  stiffness('K_tip', springs.towardsTip, 2 * a + d.bTop)
  stiffness('K_web', springs.towardsWeb, a)
}
