/** Member buckling line by line: flexural, torsional, lateral-torsional, N + M; engineering.md F. */

import { combinationExtremes, hasBending } from '../design/combination-extremes.ts'
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
import { IMPERFECTION } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import type { Step } from '../explanation.ts'
import { setLineStiffness } from '../stability/thin-walled-line.ts'
import { E } from '../steel.ts'
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
function ltbSteps(s: Subject, c: number): { list: StepList; utilisation: number } {
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
  // Bending that lifts the line off every buckling shape leaves the section's own resistance.
  if (!Number.isFinite(alpha_cr)) list.value('chi_LT', g.chi_LT, '', `${clause}(3)`, 'solver')
  else {
    list
      .value('alpha_cr_op', alpha_cr, '', `${clause}(3)`, 'solver')
      .formula('lambda_LT', g.lambda_LT, '', `${clause}(3)`, 'sqrt(alpha_ult_k/alpha_cr_op)', [
        ['alpha_ult_k', g.alpha_ult, ''],
        ['alpha_cr_op', alpha_cr, ''],
      ])
    reductionSteps(list, g.lambda_LT, g.chi_LT, 'b', '_LT', 'EN 1993-1-3 6.2.4')
  }
  return { list, utilisation: g.utilisation }
}

export function ltbDerivation(s: Subject): Step[] {
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

function columnSteps(s: Subject, list: StepList, N_cr: number, suffix: string, clause: string): number {
  const { line, candidate } = s
  const A_eff = candidate.effective.compression.A
  const { lambda, chi, N_b_Rd } = columnResistance(line, candidate, N_cr)
  const N: Value = [`N_cr${suffix}`, N_cr / 1e3, 'kN']
  if (!Number.isFinite(N_cr)) list.value(`chi${suffix}`, chi, '', clause, 'solver')
  else {
    list.formula(`lambda${suffix}`, lambda, '', clause, `sqrt(A_eff*f_yb/(N_cr${suffix}*10^3))`, [
      ['A_eff', A_eff, 'mm²'],
      strength(candidate),
      N,
    ])
    reductionSteps(list, lambda, chi, memberCurve(candidate) === 'b' ? 'b' : 'c', suffix, clause)
  }
  list.formula(`N_b_Rd${suffix}`, N_b_Rd / 1e3, 'kN', clause, `chi${suffix}*A_eff*f_yb/gamma_M1/10^3`, [
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
  list.formula('N_cr_y', N_cr / 1e3, 'kN', 'EN 1993-1-3 6.2.2', 'pi^2*E*I_y/L_cr^2/10^3', [
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
  return list.formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.2.2', 'N_c_Ed/N_b_Rd_y', [
    ['N_c_Ed', s.worst.demand / 1e3, 'kN'],
    ['N_b_Rd_y', N_b_Rd / 1e3, 'kN'],
  ]).steps
}

function torsionalSteps(s: Subject, list: StepList, c: number): number {
  const { line, candidate, space } = s
  setLineStiffness(space.member.column!, thinWalledSection(candidate), lineHold(line, candidate))
  const t = torsionalResistance(line, candidate, c, space.member)
  // Compression over a short piece, with tension beside it, may find no load factor at all that makes the line buckle.
  if (Number.isFinite(t.alpha_cr)) {
    list
      .value('alpha_cr', t.alpha_cr, '', 'EN 1993-1-3 6.2.3', 'solver')
      .formula('N_cr_TF', t.N_cr / 1e3, 'kN', 'EN 1993-1-3 6.2.3', 'alpha_cr*N_max', [
        ['alpha_cr', t.alpha_cr, ''],
        ['N_max', t.N_max / 1e3, 'kN'],
      ])
  }
  return columnSteps(s, list, t.N_cr, '_TF', 'EN 1993-1-3 6.2.3')
}

export function torsionalDerivation(s: Subject): Step[] {
  const list = new StepList().value('N_c_Ed', s.worst.demand / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')
  const N_b_Rd = torsionalSteps(s, list, s.worst.combination)
  return list.formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 6.2.3', 'N_c_Ed/N_b_Rd_TF', [
    ['N_c_Ed', s.worst.demand / 1e3, 'kN'],
    ['N_b_Rd_TF', N_b_Rd / 1e3, 'kN'],
  ]).steps
}

/** 6.2.5 with its parts. */
export function memberInteractionDerivation(s: Subject): Step[] {
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
  if (space.member.column) {
    setLineStiffness(space.member.column, thinWalledSection(candidate), lineHold(line, candidate))
    torsional = largest / torsionalResistance(line, candidate, c, space.member).N_b_Rd
  }
  list.value('N_c_Ed', largest / 1e3, 'kN', 'EN 1990 6.4.3', 'statics')
  if (torsional > flexural) torsionalSteps(s, list, c)
  else flexuralSteps(s, list, span)
  return Math.max(torsional, flexural)
}
