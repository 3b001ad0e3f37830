/** The free flanges of C and Z line by line; EN 1993-1-3:2006, 10.1.4, engineering.md G. */

import {
  analyseFlange,
  type FlangeAnalysis,
  type FlangeData,
  flangeData,
  flangePeak,
} from '../design/free-flange-checks.ts'
import { ulsForces } from '../design/member-forces.ts'
import { meshForces } from '../design/mesh-forces.ts'
import { IMPERFECTION } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import { type FreeFlange, freeFlange } from '../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import type { Step } from '../explanation.ts'
import { E } from '../steel.ts'
import { lateralFactorSteps, springSteps, stripSteps } from './free-flange-inputs.ts'
import { gammaM1, strength } from './resistance-derivation.ts'
import { StepList, type Value } from './step-list.ts'
import type { Subject } from './subject.ts'
import { MOMENT, superposition } from './superposition.ts'

const CLAUSE_STRESS = 'EN 1993-1-3 10.1.4.1'
const CLAUSE_BUCKLING = 'EN 1993-1-3 10.1.4.2'

type Fibre = 'upper' | 'lower'

/** Stresses this close, as a part of themselves, are the same stress summed in another order. */
const SAME = 1e-9

/** A free flange in the governing combination, and the node of the line model where its stress is largest. */
interface GoverningFlange {
  fibre: Fibre
  data: FlangeData
  analysis: FlangeAnalysis
  strip: FreeFlange
  node: number
  /** at the node: M_y, M_fz [N·mm], N, q normal to the sheeting [N/mm] */
  M: number
  M_fz: number
  N: number
  q: number
  /** the stress at the node and its largest value beside it [N/mm²] */
  sigma: number
  sigmaPeak: number
}

/** Solves the flange again as the search did. @param buckling σ/χ + M_fz/W_fz, else σ + M_fz/W_fz */
function governingFlange(s: Subject, fibre: Fibre, buckling: boolean): GoverningFlange {
  const { line, candidate, worst } = s
  const space = s.space.freeFlanges!
  const { strut } = space.fibres.find((f) => f.fibre === fibre)!
  const data = flangeData(line, candidate, fibre)
  meshForces(line, candidate, worst.combination, space.forces)
  const analysis = analyseFlange(line, candidate, strut, data, space)
  const { M, N, q } = space.forces
  const hasN = line.uls.hasN[worst.combination] === 1
  const atNode = (i: number) => Math.min(2 * i, 2 * line.mesh.elementCount - 1)
  const axial = (i: number) => (hasN ? N[atNode(i)]! : 0)
  const stress = (i: number) => (data.sign * M[i]!) / data.W - (hasN ? axial(i) / candidate.effective.compression.A : 0)
  const chi = buckling ? analysis.chi : 1
  const total = (i: number) => (stress(i) > 0 ? stress(i) / chi + Math.abs(space.M_fz[i]!) / data.strip.W_fz : 0)
  const { node, value: sigmaPeak } = flangePeak(line, space, total)
  return {
    fibre,
    data,
    analysis,
    strip: freeFlange(candidate.model, fibre === 'upper' ? 'Top' : 'Bottom'),
    node,
    M: M[node]!,
    M_fz: Math.abs(space.M_fz[node]!),
    N: axial(node),
    q: q[atNode(node)]!,
    sigma: total(node),
    sigmaPeak,
  }
}

/** 10.1.4.2: buckling of the compressed flange with its lateral bending. */
export function freeFlangeBucklingDerivation(s: Subject, fibre: Fibre): Step[] {
  const flange = governingFlange(s, fibre, true)
  const list = new StepList()
  stripSteps(s, flange.strip, fibre, list)
  springSteps(s, list)
  flangeReductionSteps(list, flange.analysis, flange.strip, s)
  lateralMomentSteps(s, flange, list)
  stressSteps(s, flange, list, true)
  return list
    .formula('f_Rd', s.worst.resistance, 'N/mm²', 'EN 1993-1-3 (10.7)', 'f_yb/gamma_M1', [
      strength(s.candidate),
      gammaM1(s.line),
    ])
    .formula('eta', s.worst.utilisation, '', 'EN 1993-1-3 (10.7)', 'sigma_Ed/f_Rd', [
      ['sigma_Ed', s.worst.demand, 'N/mm²'],
      ['f_Rd', s.worst.resistance, 'N/mm²'],
    ]).steps
}

/** 10.1.4.1: the largest stress of a flange, with its lateral bending where that is compressed. */
export function freeFlangeStressDerivation(s: Subject): Step[] {
  const { worst, space } = s
  for (const { fibre } of space.freeFlanges!.fibres) {
    const flange = governingFlange(s, fibre, false)
    if (Math.abs(flange.sigmaPeak - worst.demand) > SAME * worst.demand) continue
    const list = new StepList()
    stripSteps(s, flange.strip, fibre, list)
    springSteps(s, list)
    lateralMomentSteps(s, flange, list)
    stressSteps(s, flange, list, false)
    return ratioToStrength(s, list, '(10.3b)')
  }
  return plainStressDerivation(s)
}

function ratioToStrength(s: Subject, list: StepList, equation: string): Step[] {
  return list.formula('eta', s.worst.utilisation, '', `EN 1993-1-3 ${equation}`, 'sigma_Ed/f_Rd', [
    ['sigma_Ed', s.worst.demand, 'N/mm²'],
    ['f_Rd', s.worst.resistance, 'N/mm²'],
  ]).steps
}

/** M_y/W_eff + N/A_eff of a flange without lateral moment. */
function plainStressDerivation(s: Subject): Step[] {
  const { line, candidate, worst, space } = s
  const c = worst.combination
  const { effective } = candidate
  ulsForces(line, candidate, c, space.forces)
  const M = space.forces.M[worst.station]!
  const N = line.uls.hasN[c] === 1 ? space.forces.N[worst.station]! : 0
  const section = M >= 0 ? effective.top : effective.bottom
  const A_eff = effective.compression.A
  const upper = Math.abs(-M / section.W_top + N / A_eff)
  const lower = Math.abs(M / section.W_bottom + N / A_eff)
  const isUpper = upper >= lower
  const moment = superposition(line, candidate, line.uls, c, { ...MOMENT, pick: (r) => r.M[worst.station]! })
  const list = new StepList().add(moment.list.steps)
  const operands: Value[] = [
    ['M_y_Ed', moment.value / 1e6, 'kNm'],
    ['W_eff_y', isUpper ? section.W_top : section.W_bottom, 'mm³'],
  ]
  if (N !== 0) operands.push(['N_Ed', N / 1e3, 'kN'], ['A_eff', A_eff, 'mm²'])
  const expression = `abs(${isUpper ? '-' : ''}M_y_Ed*10^6/W_eff_y${N !== 0 ? '+N_Ed*10^3/A_eff' : ''})`
  list.formula('sigma_Ed', worst.demand, 'N/mm²', 'EN 1993-1-3 (10.3a)', expression, operands)
  return ratioToStrength(s, list, '(10.3a)')
}

/**
 * The lateral load at the governing place and the lateral moment the line solver finds there. Beside a panel also R of
 * Table 10.1 for the field between two holds of the flange, and κ_R as the share of the simple field's moment.
 */
function lateralMomentSteps(s: Subject, flange: GoverningFlange, list: StepList): void {
  const { mesh } = s.line
  const { fibre, q, M_fz, node, strip } = flange
  const clause = `${CLAUSE_STRESS}(3)`
  const k_h = lateralFactorSteps(s, fibre, q, list)
  const q_h = k_h * q
  list
    .value('x', mesh.x[node]! / 1e3, 'm', CLAUSE_STRESS, 'solver')
    .value('q_Ed', q, 'kN/m', 'EN 1990 6.4.3', 'statics')
    .formula('q_h_Ed', q_h, 'kN/m', clause, 'k_h*q_Ed', [
      ['k_h', k_h, ''],
      ['q_Ed', q, 'kN/m'],
    ])
    .value('M_fz_Ed', M_fz / 1e6, 'kNm', `${CLAUSE_STRESS}(5)`, 'solver')
  const K = q_h >= 0 ? flange.data.springs.towardsTip : flange.data.springs.towardsWeb
  const L_a = heldField(s, fibre, node)
  if (K === 0 || q_h === 0 || L_a === null) return
  const R = (K * L_a ** 4) / (Math.PI ** 4 * E * strip.I_fz)
  const M_0 = (Math.abs(q_h) * L_a ** 2) / 8
  list
    .formula('R', R, '', 'EN 1993-1-3 10.1.4.1(5)', 'K*L_a^4/(pi^4*E*I_fz)', [
      ['K', K, 'N/mm²'],
      ['L_a', L_a, 'mm'],
      ['E', E, 'N/mm²'],
      ['I_fz', strip.I_fz, 'mm⁴'],
    ])
    .formula('M_0_fz_Ed', M_0 / 1e6, 'kNm', 'EN 1993-1-3 10.1.4.1(5)', 'abs(q_h_Ed)*L_a^2/8/10^6', [
      ['q_h_Ed', q_h, 'kN/m'],
      ['L_a', L_a, 'mm'],
    ])
    .formula('kappa_R', M_fz / M_0, '', 'EN 1993-1-3 10.1.4.1(5)', 'M_fz_Ed/M_0_fz_Ed', [
      ['M_fz_Ed', M_fz / 1e6, 'kNm'],
      ['M_0_fz_Ed', M_0 / 1e6, 'kNm'],
    ])
}

/** Distance of the two holds of the flange around a node [mm]; null on a console. */
function heldField(s: Subject, fibre: Fibre, node: number): number | null {
  const { mesh } = s.line
  const restraint = fibre === 'upper' ? mesh.isUpperRestraint : mesh.isLowerRestraint
  const isHeld = (i: number) => mesh.isSupport[i] === 1 || restraint[i] === 1
  let left = node
  while (left >= 0 && !isHeld(left)) left--
  let right = node === left ? node + 1 : node
  while (right < mesh.nodeCount && !isHeld(right)) right++
  return left < 0 || right >= mesh.nodeCount ? null : mesh.x[right]! - mesh.x[left]!
}

/** σ_Ed at the governing node from M_y, N and M_fz there, and the little its peak between the nodes adds. */
function stressSteps(s: Subject, flange: GoverningFlange, list: StepList, buckling: boolean): void {
  const { line, candidate, worst } = s
  const { data, node, N, M_fz, strip, sigma, sigmaPeak } = flange
  const M = superposition(line, candidate, line.uls, worst.combination, { ...MOMENT, pick: (r) => r.mesh.M[node]! })
  list.add(M.list.steps)
  const operands: Value[] = [
    ['M_y_Ed', M.value / 1e6, 'kNm'],
    ['W_eff_y', data.W, 'mm³'],
  ]
  if (N !== 0) operands.push(['N_Ed', N / 1e3, 'kN'], ['A_eff', candidate.effective.compression.A, 'mm²'])
  if (buckling) operands.push(['chi_LT', flange.analysis.chi, ''])
  operands.push(['M_fz_Ed', M_fz / 1e6, 'kNm'], ['W_fz', strip.W_fz, 'mm³'])
  const bending = `${data.sign > 0 ? '' : '-'}M_y_Ed*10^6/W_eff_y${N !== 0 ? '-N_Ed*10^3/A_eff' : ''}`
  const expression = `${buckling ? `(${bending})/chi_LT` : bending}+M_fz_Ed*10^6/W_fz`
  const clause = `EN 1993-1-3 ${buckling ? '(10.7)' : '(10.3b)'}`
  if (sigmaPeak - sigma <= SAME * sigma) {
    list.formula('sigma_Ed', worst.demand, 'N/mm²', clause, expression, operands)
    return
  }
  list
    .formula('sigma_x', sigma, 'N/mm²', clause, expression, operands)
    .value('Delta_sigma', sigmaPeak - sigma, 'N/mm²', clause, 'solver')
    .formula('sigma_Ed', worst.demand, 'N/mm²', clause, 'sigma_x+Delta_sigma', [
      ['sigma_x', sigma, 'N/mm²'],
      ['Delta_sigma', sigmaPeak - sigma, 'N/mm²'],
    ])
}

/** From α_cr of the strut to χ_LT; a flange with next to no compression, or none as a whole, does not buckle. */
function flangeReductionSteps(list: StepList, a: FlangeAnalysis, strip: FreeFlange, s: Subject): void {
  const clause = CLAUSE_BUCKLING
  const { candidate } = s
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
