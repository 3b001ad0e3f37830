/** Deflections line by line; engineering.md B.5, B.6. */
import {
  deflectionSecondMoments,
  fictitiousSecondMoment,
  freeBendingFactor,
  ownBendingOnly,
} from '../design/deflection-checks.ts'
import { slsForces } from '../design/member-forces.ts'
import type { Step } from '../explanation.ts'
import { E } from '../steel.ts'
import { StepList } from './step-list.ts'
import type { Subject } from './subject.ts'

/** I_fic of one span in one combination, with its lines. */
function stiffnessSteps(s: Subject, list: StepList, span: number): number {
  const { line, candidate, space, worst } = s
  const { stations } = line
  slsForces(line, candidate, worst.combination, space.forces)
  const M = space.forces.M.subarray(stations.firstOfSpan[span]!, stations.lastOfSpan[span]! + 1)
  const M_max = M.reduce((a, b) => Math.max(a, b), 0)
  const M_min = M.reduce((a, b) => Math.min(a, b), 0)
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const top = candidate.unreduced.z_c - candidate.model.t_nom / 2
  const bottom = candidate.model.h_p - top
  const clause = 'EN 1993-1-3 7.1(3)'
  const zone = (name: string, M_zone: number, z: number, I_eff: number) => {
    const sigma = (M_zone * z) / I_gr
    list.formula(`sigma_gr_${name}`, sigma, 'N/mm²', clause, 'M_Ed*10^6*z/I_gr', [
      ['M_Ed', M_zone / 1e6, 'kNm'],
      ['z', z, 'mm'],
      ['I_gr', I_gr, 'mm⁴'],
    ])
    const I = I_gr - Math.min(1, sigma / candidate.f_yb) * (I_gr - I_eff)
    list.formula(`I_fic_${name}`, I, 'mm⁴', clause, `I_gr-min(1,sigma_gr_${name}/f_yb)*(I_gr-I_eff)`, [
      ['I_gr', I_gr, 'mm⁴'],
      [`sigma_gr_${name}`, sigma, 'N/mm²'],
      ['f_yb', candidate.f_yb, 'N/mm²'],
      ['I_eff', I_eff, 'mm⁴'],
    ])
    return I
  }
  const sagging = zone('sag', Math.max(0, M_max), top, I_eff_sagging)
  const hogging = zone('hog', Math.max(0, -M_min), bottom, I_eff_hogging)
  const free = freeBendingFactor(line, candidate)
  const I_fic = fictitiousSecondMoment(candidate, M_max, M_min) * free
  if (free === 1) {
    list.formula('I_fic', I_fic, 'mm⁴', clause, 'min(I_fic_sag,I_fic_hog)', [
      ['I_fic_sag', sagging, 'mm⁴'],
      ['I_fic_hog', hogging, 'mm⁴'],
    ])
  } else {
    const { I_y, I_z, I_yz } = candidate.model.gross
    list.formula('I_fic', I_fic, 'mm⁴', clause, 'min(I_fic_sag,I_fic_hog)*(1-I_yz^2/(I_y*I_z))', [
      ['I_fic_sag', sagging, 'mm⁴'],
      ['I_fic_hog', hogging, 'mm⁴'],
      ['I_yz', I_yz, 'mm⁴'],
      ['I_y', I_y, 'mm⁴'],
      ['I_z', I_z, 'mm⁴'],
    ])
  }
  return I_fic
}

export function deflectionDerivation(s: Subject): Step[] {
  const { line, worst } = s
  const list = new StepList()
  const span = line.stations.span[worst.station]!
  const own = stiffnessSteps(s, list, span)
  const isConsole = line.isConsole(span)
  const adjacent = span === 0 ? 1 : span - 1
  const L = line.spanLength(span)
  let I = own
  if (isConsole && !ownBendingOnly(L, line.spanLength(adjacent))) {
    const other = new StepList()
    I = Math.min(own, stiffnessSteps(s, other, adjacent))
    if (I < own) list.add(other.steps)
  }
  // EI·w of the line for unit stiffness, N·mm³ → kNm³.
  const w = (worst.demand * E * I) / 1e12
  list
    .value('w_1', w, 'kNm³', 'EN 1990 6.5.3', 'statics')
    .formula('delta', worst.demand, 'mm', 'EN 1993-1-3 7.3', 'w_1*10^12/(E*I_fic)', [
      ['w_1', w, 'kNm³'],
      ['E', E, 'N/mm²'],
      ['I_fic', I, 'mm⁴'],
    ])
    .formula('delta_lim', worst.resistance, 'mm', 'EN 1993-1-3 7.3', isConsole ? '2*L/n_lim' : 'L/n_lim', [
      ['L', L, 'mm'],
      ['n_lim', line.input.deflectionLimit.limit, ''],
    ])
  return list.formula('eta', worst.utilisation, '', 'EN 1993-1-3 7.3', 'delta/delta_lim', [
    ['delta', worst.demand, 'mm'],
    ['delta_lim', worst.resistance, 'mm'],
  ]).steps
}
