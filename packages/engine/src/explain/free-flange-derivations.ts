/** The free flanges of C and Z line by line; EN 1993-1-3:2006, 10.1.4, method 6. */

import { bendFlange, buckleFlange, type FlangeAnalysis } from '../checks/free-flange/free-flange-bending.ts'
import { type Fibre, type FlangeData, flangeData } from '../checks/free-flange/free-flange-data.ts'
import {
  axialAtNode,
  type EdgeFinding,
  edgeBending,
  fillFlangeStress,
  momentAt,
} from '../checks/free-flange/free-flange-stresses.ts'
import { freeFlangeChi, freeFlangePhi } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import { FIELD, LATERAL } from '../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import {
  edgeBendingOf,
  FLANGE_BUCKLING,
  flangeStress,
  flangeUtilisation,
  PEAK,
  plainFlangeStress,
} from '../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import type { FreeFlange } from '../en1993-1-3-2006/10-1-4-free-flange.ts'
import type { Step, StepRemark } from '../explanation.ts'
import { ulsForces } from '../line/member-forces.ts'
import { meshForces } from '../line/mesh-forces.ts'
import { lateralFactorSteps, springSteps, stripSteps } from './free-flange-inputs.ts'
import { named, StepList, type Value } from './step-list.ts'
import type { Subject } from './subject.ts'
import { MOMENT, superposition } from './superposition.ts'

const CLAUSE_STRESS = 'EN 1993-1-3 10.1.4.1'
const CLAUSE_BUCKLING = 'EN 1993-1-3 10.1.4.2'

/** Stresses this close, as a part of themselves, are the same stress summed in another order. */
const SAME = 1e-9

/** A free flange in the governing combination, where the stress of the governing edge is largest: a node, or the end of its compressed part. */
interface GoverningFlange extends EdgeFinding {
  data: FlangeData
  /** null: (10.3b), which has no buckling */
  analysis: FlangeAnalysis | null
  /** at the place: N, q normal to the sheeting and the spring there */
  N: number
  q: number
  K: number
  /** M_fz of the governing lateral load, and M_fz(q_y/2) with the sign that governs [N·mm] */
  M_fz: number
  M_inPlane: number
  /** per 1 N·mm of M_fz at the governing edge [1/mm³] */
  perMoment: number
  /** m, and the stress of the check [N/mm²] */
  m: number
  sigma: number
}

/** The flange that the search found, solved again. */
function governingFlange(s: Subject, found: EdgeFinding, buckling: boolean): GoverningFlange {
  const { line, candidate, worst } = s
  const space = s.space.freeFlanges!
  const { strut } = space.fibres.find((f) => f.fibre === found.fibre)!
  const data = flangeData(line, candidate, found.fibre)
  meshForces(line, candidate, worst.combination, space.forces)
  fillFlangeStress(line, candidate, data, worst.combination, space)
  bendFlange(line, strut, data, space)
  const analysis = buckling ? buckleFlange(candidate, strut, data, space) : null
  const { N, q } = space.forces
  const { node, fraction } = found
  const element = Math.min(node, line.mesh.elementCount - 1)
  const { perMoment } = data.edges.find((e) => e.edge === found.edge)!
  const m = edgeBending(line, space, perMoment, found)
  return {
    ...found,
    data,
    analysis,
    N: line.uls.hasN[worst.combination] === 1 ? axialAtNode(N, node) : 0,
    q: q[2 * element]!,
    K: space.K[element]!,
    M_fz: momentAt(line, space, space.M_fz[found.load]!, node, fraction),
    M_inPlane: found.inPlane * momentAt(line, space, space.M_inPlane, node, fraction),
    perMoment,
    m,
    sigma: found.sense * (fraction === 0 ? space.sigma[node]! / (analysis?.chi ?? 1) + m : m),
  }
}

/** 10.1.4.2: buckling of the compressed flange with its lateral bending. */
export function freeFlangeBucklingDerivation(s: Subject, found: EdgeFinding): Step[] {
  const flange = governingFlange(s, found, true)
  const list = new StepList()
  stripSteps(s, flange.fibre, list)
  springSteps(s, list)
  flangeReductionSteps(list, flange.analysis!, flange.data.strip, s)
  lateralMomentSteps(s, flange, list)
  stressSteps(s, flange, list)
  const gamma_M1 = s.line.national.gammaM1
  const f_Rd = list.formula(FLANGE_BUCKLING.strength, { f_yb: s.candidate.f_yb, gamma_M1 })
  list.formula(flangeUtilisation, { sigma_Ed: s.worst.demand, f_Rd })
  return list.steps
}

/** 10.1.4.1: the largest stress of a flange, with its lateral bending where that is compressed. @param found null: (10.3a) */
export function freeFlangeStressDerivation(s: Subject, found: EdgeFinding | null): Step[] {
  if (!found) return plainStressDerivation(s)
  const flange = governingFlange(s, found, false)
  const list = new StepList()
  stripSteps(s, flange.fibre, list)
  springSteps(s, list)
  lateralMomentSteps(s, flange, list)
  stressSteps(s, flange, list)
  return ratioToStrength(s, list, '(10.3b)')
}

function ratioToStrength({ worst }: Subject, list: StepList, equation: string): Step[] {
  const operands = { sigma_Ed: worst.demand, f_Rd: worst.resistance }
  list.formula(flangeUtilisation, operands, { clause: `EN 1993-1-3 ${equation}` })
  return list.steps
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
  const W_eff_y = isUpper ? section.W_top : section.W_bottom
  const stress = plainFlangeStress(isUpper ? '-' : '', N !== 0)
  const operands = { M_y_Ed: moment.list.last, W_eff_y, N_Ed: N, A_eff, chi_LT: 1, m_Ed: 0 }
  list.formula(stress, operands, { value: worst.demand })
  return ratioToStrength(s, list, '(10.3a)')
}

/**
 * The lateral load at the governing place and the lateral moment the line solver finds there, with its sign. Beside a panel
 * also R of Table 10.1 for the field between two holds of the flange, and κ_R as the share of the simple field's moment.
 */
function lateralMomentSteps(s: Subject, flange: GoverningFlange, list: StepList): void {
  const { mesh } = s.line
  const { fibre, load, q, K, M_fz, node, fraction, data } = flange
  const M_fz_Ed = named('M_fz_Ed', M_fz)
  const k_h = lateralFactorSteps(s, { fibre, load, q, K }, list)
  list
    .value('x', (mesh.x[node]! + fraction * (mesh.length[node] ?? 0)) / 1e3, 'm', CLAUSE_STRESS, 'solver')
    .value('q_Ed', q, 'kN/m', 'EN 1990 6.4.3', 'statics')
  const q_h_Ed = list.formula(LATERAL.load, { k_h, q_Ed: q })
  list.remark(loadRemark(s, flange)).value(...M_fz_Ed, `${CLAUSE_STRESS}(5)`, 'solver')
  const L_a = heldField(s, fibre, node)
  if (K === 0 || q_h_Ed[1] === 0 || L_a === null) return
  list.formula(FIELD.R, { K, L_a, I_fz: data.strip.I_fz })
  const M_0_fz_Ed = list.formula(FIELD.M_0, { q_h_Ed, L_a })
  list.formula(FIELD.kappa_R, { M_fz_Ed, M_0_fz_Ed })
}

/** Which lateral load governs where there are two; nothing where there is one. */
function loadRemark({ line }: Subject, { data, load, q }: GoverningFlange): StepRemark | null {
  if (data.loads.length === 1 || (line.restraints.panel && q >= 0)) return null
  if (load === 0) return 'lateralLoad.first'
  return line.restraints.panel ? 'lateralLoad.spring' : 'lateralLoad.axis'
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

/** m of the governing edge, σ_Ed at the node from M_y, N and m there, and the little its peak between the nodes adds. */
function stressSteps(s: Subject, flange: GoverningFlange, list: StepList): void {
  const { line, candidate, worst } = s
  const { data, node, N, analysis, sigma, sense } = flange
  const m_Ed = edgeBendingSteps(flange, list)
  const { clause } = flangeStress('', false, analysis !== null, false)
  const { demand } = worst
  if (flange.fraction > 0) {
    list.formula(sense < 0 ? PEAK.pulled : PEAK.compressed, { m_Ed }, { clause, value: demand })
    list.remark('place.end')
    return
  }
  const M = superposition(line, candidate, line.uls, worst.combination, { ...MOMENT, pick: (r) => r.mesh.M[node]! })
  list.add(M.list.steps)
  const operands = {
    M_y_Ed: M.list.last,
    W_eff_y: data.sign * M.value > 0 ? data.W : data.W_relieved,
    N_Ed: N,
    A_eff: candidate.effective.compression.A,
    chi_LT: analysis?.chi ?? 1,
    m_Ed,
  }
  const stress = flangeStress(data.sign > 0 ? '' : '-', N !== 0, analysis !== null, sense < 0)
  const rise = demand - sigma
  if (rise <= SAME * sigma) {
    list.formula(stress, operands, { value: demand })
    return
  }
  const sigma_x = list.formula(stress, operands, { symbol: 'sigma_x', value: sigma })
  const Delta_sigma = list.value('Delta_sigma', rise, 'N/mm²', clause, 'solver').last
  list.formula(PEAK.betweenNodes, { sigma_x, Delta_sigma }, { clause, value: demand })
}

/** m of the edge that governs. */
function edgeBendingSteps({ edge, perMoment, M_fz, M_inPlane, inPlane, m }: GoverningFlange, list: StepList): Value {
  const W_fz = named(edge === 'WEB' ? 'W_fz_web' : 'W_fz_lip', 1 / Math.abs(perMoment))
  const M_fz_y_Ed = named('M_fz_y_Ed', M_inPlane)
  if (inPlane !== 0) list.value(...M_fz_y_Ed, `${CLAUSE_STRESS}(5)`, 'solver')
  const bending = edgeBendingOf(perMoment < 0 ? '-' : '', inPlane !== 0)
  const m_Ed = list.formula(bending, { M_fz_Ed: M_fz, W_fz, M_fz_y_Ed }, { value: m })
  list.remark(edge === 'WEB' ? 'edge.web' : 'edge.lip')
  return m_Ed
}

/** From α_cr of the strut to χ_LT; a flange with next to no compression, or none as a whole, does not buckle. */
function flangeReductionSteps(list: StepList, a: FlangeAnalysis, { I_fz, i_fz }: FreeFlange, s: Subject): void {
  const clause = CLAUSE_BUCKLING
  if (!Number.isFinite(a.alpha_cr)) {
    list.value('F_max', a.F_max / 1e3, 'kN', clause, 'solver').value('chi_LT', a.chi, '', clause, 'table')
    return
  }
  list.value('alpha_cr', a.alpha_cr, '', clause, 'solver').value('F_max', a.F_max / 1e3, 'kN', clause, 'solver')
  const N_cr_fz = list.formula(FLANGE_BUCKLING.N_cr, { alpha_cr: a.alpha_cr, F_max: a.F_max })
  const l_fz = list.formula(FLANGE_BUCKLING.l_fz, { I_fz, N_cr_fz })
  const lambda_1 = list.formula(FLANGE_BUCKLING.lambda_1, { f_yb: s.candidate.f_yb })
  const lambda_fz = list.formula(FLANGE_BUCKLING.lambda_fz, { l_fz, i_fz, lambda_1 })
  if (a.lambda_fz <= 0.4) list.value('chi_LT', a.chi, '', 'EN 1993-1-1 6.3.2.3', 'table')
  else list.formula(freeFlangeChi, { lambda_fz, Phi_LT: list.formula(freeFlangePhi, { lambda_fz }) })
}
