/** The free flanges of C and Z line by line; EN 1993-1-3:2006, 10.1.4, method 6. */

import { named, StepList, type Value } from '../../derivation/step-list.ts'
import { AXIAL_FORCE, axialAt, MOMENT, momentAt, superposition } from '../../derivation/superposition.ts'
import { freeFlangeChi, freeFlangePhi } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { FIELD, LATERAL } from '../../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import {
  edgeBendingOf,
  FLANGE_BUCKLING,
  flangeStress,
  flangeStressAtLap,
  flangeUtilisation,
  forceOfFlange,
  PEAK,
  plainFlangeStress,
  sidewaysBending,
} from '../../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import { STRIP } from '../../en1993-1-3-2006/10-1-4-free-flange.ts'
import type { Step, StepRemark } from '../../explanation.ts'
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import { onWholeLine, placeOfNode } from '../../line/line-design.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { Derivations } from '../../search/check.ts'
import type { Finding } from '../../search/finding.ts'
import { isAtStep } from '../../stability/line-mesh.ts'
import type { FlangeAnalysis } from './bending.ts'
import { type FlangeData, isFullStrength } from './data.ts'
import { heldFields, isOfTable } from './held-fields.ts'
import { lateralFactorSteps, sidewaysSteps, springHere, springSteps, stripSteps } from './inputs.ts'
import { type EdgePeak, NO_LOAD } from './stresses.ts'

const CLAUSE_STRESS = 'EN 1993-1-3 10.1.4.1'
const CLAUSE_BUCKLING = 'EN 1993-1-3 10.1.4.2'

/** A free flange where the stress of an edge is largest: a node, or the end of its compressed part. */
export interface GoverningFlange extends EdgePeak {
  data: FlangeData
  /** null: (10.3b), which has no buckling */
  analysis: FlangeAnalysis | null
  /** at the place: N, q normal to the sheeting and the spring there */
  N: number
  q: number
  isUplift: boolean
  K: number
  /** the spring where the line presses the flange the other way; null: K acts along the whole line */
  otherK: number | null
  /** in the plane of the envelope, at the same place */
  q_y: number
  /** M_fz of the lateral load, and of the in-plane load with its sign [N·mm] */
  M_fz: number
  M_inPlane: number
  /** per 1 N·mm of M_fz at the edge [1/mm³] */
  perMoment: number
  /** [N/mm²] */
  m: number
  W_eff_y: number
  /** the stress at the node; a peak between nodes is slightly larger [N/mm²] */
  atNode: number
  isBetween: boolean
}

/** A flange without lateral moment, (10.3a). */
export interface PlainFlange {
  isUpper: boolean
  isSagging: boolean
  N: number
}

/** 10.1.4.2: buckling of the compressed flange with its lateral bending. */
function flangeBucklingSteps(found: Finding<GoverningFlange>, s: Purlin): Step[] {
  const flange = found.branch!
  const list = new StepList(stripSteps(s, flange.fibre))
  springSteps(s, flange, list)
  flangeReductionSteps(list, found.combination, flange, s)
  if (flange.isLap) placeStep(s, flange, list)
  else lateralMomentSteps(s, found.combination, flange, list)
  stressSteps(s, found.combination, flange, list)
  const gamma_M1 = s.line.national.gammaM1
  const f_Rd = list.formula(FLANGE_BUCKLING.strength, { f_yb: s.candidate.f_yb, gamma_M1 })
  return list.line(flangeUtilisation, { sigma_Ed: found.demand, f_Rd }).steps
}

/** 10.1.4.1: the largest stress of a flange with its lateral bending; a flange that is not compressed has in-plane bending alone. */
function flangeStressSteps(found: Finding<GoverningFlange | PlainFlange>, s: Purlin): Step[] {
  const list = new StepList()
  const flange = found.branch!
  if ('isUpper' in flange) plainStressSteps(s, found, flange, list)
  else {
    list.add(stripSteps(s, flange.fibre))
    if (flange.load === NO_LOAD) placeStep(s, flange, list)
    else {
      springSteps(s, flange, list)
      lateralMomentSteps(s, found.combination, flange, list)
    }
    stressSteps(s, found.combination, flange, list)
  }
  const clause = `EN 1993-1-3 ${'isUpper' in flange ? '(10.3a)' : '(10.3b)'}`
  const isTop = 'isUpper' in flange ? flange.isSagging : (flange.fibre === 'upper') === (flange.load !== NO_LOAD)
  const { gammaM0: gamma_M0, gammaM1: gamma_M1 } = s.line.national
  const { f_yb } = s.candidate
  const f_Rd = isFullStrength(s, isTop, s.line.uls.hasN[found.combination] === 1)
    ? list.formula(FLANGE_BUCKLING.fullStrength, { f_yb, gamma_M0 })
    : list.formula(FLANGE_BUCKLING.strength, { f_yb, gamma_M1 }, { clause })
  return list.line(flangeUtilisation, { sigma_Ed: found.demand, f_Rd }, { clause }).steps
}

/** M_y/W_eff + N/A_eff of a flange without lateral moment. */
function plainStressSteps(s: Purlin, found: Finding, { isUpper, isSagging, N }: PlainFlange, list: StepList): void {
  const { effective } = s.candidate
  const section = isSagging ? effective.top : effective.bottom
  const M_y_Ed = list.add(momentAt(s, found)).last
  const W_eff_y = isUpper ? section.W_top : section.W_bottom
  const N_Ed = N === 0 ? 0 : list.add(axialAt(s, found)).last
  const operands = { M_y_Ed, W_eff_y, N_Ed, A_eff: effective.compression.A, chi_LT: 1, m_Ed: 0 }
  list.formula(plainFlangeStress(isUpper ? '-' : '', N !== 0), operands, { value: found.demand })
  list.remark(isUpper ? 'flange.upper' : 'flange.lower')
}

/**
 * The lateral load at the governing place, and the lateral moment there from the line solver, with its sign. R of Table 10.1 is printed for
 * the field between two holds of the flange, or for both fields beside a hold; κ_R where the table has it.
 */
function lateralMomentSteps(s: Purlin, c: number, flange: GoverningFlange, list: StepList): void {
  const { fibre, q, M_fz, node, fraction, data } = flange
  const M_fz_Ed = named('M_fz_Ed', M_fz)
  const k_h = lateralFactorSteps(s, flange, list)
  placeStep(s, flange, list)
  list.value('q_Ed', q, 'kN/m', 'EN 1990 6.4.3', 'statics')
  const q_h_Ed = list.formula(LATERAL.load, { k_h, q_Ed: q })
  list.remark(loadRemark(s, flange)).value(...M_fz_Ed, `${CLAUSE_STRESS}(5)`, 'solver')
  if (q_h_Ed[1] === 0) return
  const { I_fz } = data.strip
  const fields = heldFields(s, fibre, node)
  for (const { L_a, side } of fields)
    list.formula(FIELD.R, { K: springHere(flange, list), L_a: named(`L_a${side}`, L_a), I_fz }, { symbol: `R${side}` })
  const [field] = fields
  if (fields.length !== 1 || !isOfTable(s, c, field!, node, fraction)) return
  const M_0_fz_Ed = list.formula(FIELD.M_0, { q_h_Ed, L_a: field!.L_a })
  list.formula(FIELD.kappa_R, { M_fz_Ed, M_0_fz_Ed })
}

const placeStep = ({ line }: Purlin, { node, fraction }: GoverningFlange, list: StepList): StepList => {
  const x = placeOfNode(line, node) + fraction * (line.mesh.length[node] ?? 0)
  return list.value('x', onWholeLine(line, x) / 1e3, 'm', CLAUSE_STRESS, 'solver')
}

/** Which of two lateral loads governs; null where there is one. */
function loadRemark({ line }: Purlin, { data, load, isUplift }: GoverningFlange): StepRemark | null {
  if (data.loads.length === 1 || (line.restraints.panel && !isUplift)) return null
  if (load === 0) return 'lateralLoad.first'
  return line.restraints.panel ? 'lateralLoad.spring' : 'lateralLoad.axis'
}

/** m of the governing edge; σ_Ed at the node from M_y, N and m; and the addition of its peak between the nodes. */
function stressSteps(s: Purlin, c: number, flange: GoverningFlange, list: StepList): void {
  const { data, node, N, analysis, sense, value, atNode, isLap, inPlane } = flange
  const m_Ed = isLap && inPlane === 0 ? 0 : edgeBendingSteps(flange, list)
  const { clause } = flangeStress('', false, analysis !== null, false)
  if (flange.fraction > 0) {
    list.formula(sense < 0 ? PEAK.pulled : PEAK.compressed, { m_Ed }, { clause, value })
    list.remark('place.end')
    return
  }
  const M_y_Ed = list.add(superposition(s, c, MOMENT, (r) => r.mesh.M[node]!)).last
  const A_eff = s.candidate.effective.compression.A
  const N_Ed = N === 0 ? 0 : list.add(axialAtNodeSteps(s, c, node, N)).last
  const operands = { M_y_Ed, W_eff_y: flange.W_eff_y, N_Ed, A_eff, chi_LT: analysis?.chi ?? 1, m_Ed }
  const sign = data.sign > 0 ? '' : '-'
  if (isLap) {
    const kappa_f = list.value('kappa_f', KAPPA_F, '', 'EN 1993-1-3 10.1.3.4', 'assumption').last
    list.formula(flangeStressAtLap(sign, N !== 0, inPlane !== 0), { ...operands, kappa_f }, { value })
    list.remark('place.lap')
    return
  }
  const stress = flangeStress(sign, N !== 0, analysis !== null, sense < 0)
  if (!flange.isBetween) list.formula(stress, operands, { value })
  else {
    const sigma_x = list.formula(stress, operands, { symbol: 'sigma_x', value: atNode })
    const Delta_sigma = list.value('Delta_sigma', value - atNode, 'N/mm²', clause, 'solver').last
    list.formula(PEAK.betweenNodes, { sigma_x, Delta_sigma }, { clause, value })
  }
  list.remark(flange.load === NO_LOAD ? 'place.pulled' : null)
}

/** m of the edge that governs. */
function edgeBendingSteps(flange: GoverningFlange, list: StepList): Value {
  const { edge, perMoment, M_fz, inPlane, m } = flange
  const W_fz = named(edge === 'WEB' ? 'W_fz_web' : 'W_fz_lip', 1 / Math.abs(perMoment))
  const M_fz_y_Ed = inPlane === 0 ? 0 : sidewaysSteps(flange, list)
  const bending = flange.load === NO_LOAD ? sidewaysBending : edgeBendingOf(perMoment < 0 ? '-' : '', inPlane !== 0)
  const m_Ed = list.formula(bending, { M_fz_Ed: M_fz, W_fz, M_fz_y_Ed }, { value: m })
  list.remark(edge === 'WEB' ? 'edge.web' : 'edge.lip')
  return m_Ed
}

/** From α_cr of the strut to χ_LT. A flange with almost no compression, or with none on the whole, does not buckle. */
function flangeReductionSteps(list: StepList, c: number, { analysis, data }: GoverningFlange, s: Purlin): void {
  const clause = CLAUSE_BUCKLING
  const { I_fz, i_fz } = data.strip
  const a = analysis!
  const F_max = flangeForceSteps(list, c, a, data, s)
  if (!Number.isFinite(a.alpha_cr)) {
    list.value('chi_LT', a.chi, '', clause, 'table')
    return
  }
  const alpha_cr = list.value('alpha_cr', a.alpha_cr, '', clause, 'solver').remark('length.line').last
  const N_cr_fz = list.formula(FLANGE_BUCKLING.N_cr, { alpha_cr, F_max })
  const l_fz = list.formula(FLANGE_BUCKLING.l_fz, { I_fz, N_cr_fz })
  const lambda_1 = list.formula(FLANGE_BUCKLING.lambda_1, { f_yb: s.candidate.f_yb })
  const lambda_fz = list.formula(FLANGE_BUCKLING.lambda_fz, { l_fz, i_fz, lambda_1 })
  if (a.lambda_fz <= 0.4) list.value('chi_LT', a.chi, '', 'EN 1993-1-1 6.3.2.3', 'table')
  else {
    const Phi_LT = list.formula(freeFlangePhi, { lambda_fz })
    list.remark('curve.flange')
    list.formula(freeFlangeChi, { lambda_fz, Phi_LT })
  }
}

/** Largest force F_max in the strip, from M_y and N at its place; method 6.11. */
function flangeForceSteps(list: StepList, c: number, a: FlangeAnalysis, data: FlangeData, s: Purlin): Value {
  const { effective, model } = s.candidate
  const [k, element] = [a.atF_max, a.atF_max >> 1]
  const isRightOfJump = k % 2 === 0 && s.partner !== undefined && isAtStep(s.line.mesh, element)
  const node = isRightOfJump ? element + 1 : element + (k % 2)
  list.value('x_F', onWholeLine(s.line, placeOfNode(s.line, node)) / 1e3, 'm', CLAUSE_BUCKLING, 'solver')
  const M_y_F = list.add(superposition(s, c, { ...MOMENT, symbol: 'M_y_F' }, (r) => r.mesh.M[node]!)).last
  const N = superposition(s, c, { ...AXIAL_FORCE, symbol: 'N_F' }, (r) => r.mesh.N[k]!)
  const hasN = s.line.uls.hasN[c] === 1 && N.last[1] !== 0
  const N_F = hasN ? list.add(N).last : 0
  const z_f = list.formula(STRIP.z_f, { z_fz: data.strip.z, z_c: model.gross.z_c })
  const { I_y: I_eff_y } = data.fibre === 'upper' ? effective.top : effective.bottom
  const operands = { M_y_F, N_F, A_fz: data.strip.A_fz, z_f, I_eff_y, A_eff: effective.compression.A }
  // A flange that is compressed nowhere has no force.
  return a.F_max > 0
    ? list.formula(forceOfFlange(data.sign > 0 ? '' : '-', hasN), operands, { value: a.F_max })
    : list.value('F_max', 0, 'kN', CLAUSE_BUCKLING, 'solver').last
}

/** N at a node of the mesh: the more compressed of its two sides. */
function axialAtNodeSteps(s: Purlin, c: number, node: number, N: number): StepList {
  const at = (k: number) => superposition(s, c, AXIAL_FORCE, (r) => r.mesh.N[k]!)
  const left = node > 0 ? at(2 * node - 1) : null
  return left && left.last[1] === named('N_Ed', N)[1] ? left : at(Math.min(2 * node, 2 * s.line.mesh.elementCount - 1))
}

export const FLANGE_DERIVATIONS = {
  FREE_FLANGE_STRESS: flangeStressSteps,
  FREE_FLANGE_BUCKLING: flangeBucklingSteps,
} satisfies Derivations
