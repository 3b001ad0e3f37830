/** Deflections line by line; method 7. */
import {
  deflectionSecondMoments,
  deflectionStiffness,
  fictitiousSecondMoment,
  freeBendingFactor,
  momentRange,
  ownBendingOnly,
  spansOfStiffness,
} from '../design/deflection-stiffness.ts'
import { slsForces } from '../design/member-forces.ts'
import type { Step } from '../explanation.ts'
import { E } from '../steel.ts'
import { StepList } from './step-list.ts'
import type { Subject } from './subject.ts'

const CLAUSE = 'EN 1993-1-3 7.1(3)'

/** I_fic of one span before the factor of free bending, with its lines; `suffix` tells it from another span's. */
function fictitiousSteps({ line, candidate, space }: Subject, list: StepList, span: number, suffix: string): void {
  const { M_max, M_min } = momentRange(line, space.forces.M, span)
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const top = candidate.unreduced.z_c - candidate.model.t_nom / 2
  const bottom = candidate.model.h_p - top
  const zone = (name: 'sag' | 'hog', M_zone: number, z: [string, number], I_eff: number): [string, number, string] => {
    const sigma = `sigma_gr_${name}${suffix}`
    const I = `I_fic_${name}${suffix}`
    const M = `M_Ed_${name}${suffix}`
    const stress = (M_zone * z[1]) / I_gr
    list.sum(sigma, stress, 'N/mm²', CLAUSE, `${M}*10^6*${z[0]}/I_gr`, [
      [M, M_zone / 1e6, 'kNm'],
      [...z, 'mm'],
      ['I_gr', I_gr, 'mm⁴'],
    ])
    const value = I_gr - Math.min(1, stress / candidate.f_yb) * (I_gr - I_eff)
    list.sum(I, value, 'mm⁴', CLAUSE, `I_gr-min(1,${sigma}/f_yb)*(I_gr-I_eff_${name})`, [
      ['I_gr', I_gr, 'mm⁴'],
      [sigma, stress, 'N/mm²'],
      ['f_yb', candidate.f_yb, 'N/mm²'],
      [`I_eff_${name}`, I_eff, 'mm⁴'],
    ])
    return [I, value, 'mm⁴']
  }
  const sagging = zone('sag', Math.max(0, M_max), ['z_top', top], I_eff_sagging)
  const hogging = zone('hog', Math.max(0, -M_min), ['z_bottom', bottom], I_eff_hogging)
  const I_fic = fictitiousSecondMoment(candidate, M_max, M_min)
  list.sum(`I_fic${suffix}`, I_fic, 'mm⁴', CLAUSE, `min(${sagging[0]},${hogging[0]})`, [sagging, hogging])
}

/** The I_fic that divides the deflection, from that of its span or of console and adjacent span. */
function stiffnessSteps(s: Subject, list: StepList, span: number, part: 'whole' | 'own'): number {
  const { line, candidate, space, worst } = s
  slsForces(line, candidate, worst.combination, space.forces)
  const moments = (k: number) => momentRange(line, space.forces.M, k)
  const spans = spansOfStiffness(line, span, part)
  const free = freeBendingFactor(line, candidate)
  // One span alone needs no second name unless a factor follows.
  const suffixes = spans.length > 1 ? ['_con', '_adj'] : free === 1 ? [''] : ['_y']
  spans.forEach((k, i) => {
    fictitiousSteps(s, list, k, suffixes[i]!)
  })
  const I_fic = deflectionStiffness(line, candidate, span, part, moments) / E
  if (spans.length === 1 && free === 1) return I_fic
  const values = spans.map((k, i): [string, number, string] => {
    const { M_max, M_min } = moments(k)
    return [`I_fic${suffixes[i]}`, fictitiousSecondMoment(candidate, M_max, M_min), 'mm⁴']
  })
  const smallest = values.length > 1 ? `min(${values.map(([symbol]) => symbol)})` : values[0]![0]
  if (free === 1) list.sum('I_fic', I_fic, 'mm⁴', CLAUSE, smallest, values)
  else {
    const { I_y, I_z, I_yz } = candidate.model.gross
    list.sum('I_fic', I_fic, 'mm⁴', CLAUSE, `${smallest}*(1-I_yz^2/(I_y*I_z))`, [
      ...values,
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
  const isConsole = line.isConsole(span)
  const L = line.spanLength(span)
  const adjacent = spansOfStiffness(line, span, 'whole').at(-1)!
  const part = isConsole && ownBendingOnly(L, line.spanLength(adjacent)) ? 'own' : 'whole'
  const I = stiffnessSteps(s, list, span, part)
  // EI·w of the line for unit stiffness, N·mm³ → kNm³.
  const w = (worst.demand * E * I) / 1e12
  list
    .value('w_1', w, 'kNm³', 'EN 1990 6.5.3', 'statics')
    .sum('delta', worst.demand, 'mm', 'EN 1993-1-3 7.3', 'w_1*10^12/(E*I_fic)', [
      ['w_1', w, 'kNm³'],
      ['E', E, 'N/mm²'],
      ['I_fic', I, 'mm⁴'],
    ])
    .sum('delta_lim', worst.resistance, 'mm', 'EN 1993-1-3 7.3', isConsole ? '2*L/n_lim' : 'L/n_lim', [
      ['L', L, 'mm'],
      ['n_lim', line.input.deflectionLimit.limit, ''],
    ])
  return list.sum('eta', worst.utilisation, '', 'EN 1993-1-3 7.3', 'delta/delta_lim', [
    ['delta', worst.demand, 'mm'],
    ['delta_lim', worst.resistance, 'mm'],
  ]).steps
}
