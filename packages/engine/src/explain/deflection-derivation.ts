/** Deflections line by line; method 7. */
import {
  deflectionSecondMoments,
  freeBendingFactor,
  momentRange,
  ownBendingOnly,
  spansOfStiffness,
} from '../checks/deflection/deflection-stiffness.ts'
import {
  deflection,
  deflectionUtilisation,
  freelyBentConsole,
  freelyBentDeflection,
  grossStress,
  limitOfConsole,
  limitOfSpan,
  secondMomentOfZone,
} from '../en1993-1-3-2006/7-1-deflections.ts'
import type { Step } from '../explanation.ts'
import { slsForces } from '../line/member-forces.ts'
import { E } from '../steel.ts'
import { named, StepList, type Value } from './step-list.ts'
import type { Subject } from './subject.ts'

/** I_fic of one span before the factor of free bending; `suffix` tells it from another span's. */
function fictitiousSteps({ line, candidate, space }: Subject, list: StepList, span: number, suffix: string): Value {
  const { M_max, M_min } = momentRange(line, space.forces.M, span)
  const { I_gr, I_eff_sagging, I_eff_hogging } = deflectionSecondMoments(candidate)
  const { f_yb, model, unreduced } = candidate
  const top = unreduced.z_c - model.t_nom / 2
  const zone = (name: string, M: number, z: Value, I_eff: number): Value => {
    const M_Ed = named(`M_Ed_${name}${suffix}`, M)
    const sigma_gr = list.formula(grossStress, { M_Ed, z, I_gr }, { symbol: `sigma_gr_${name}${suffix}` })
    const operands = { I_gr, sigma_gr, f_yb, I_eff: named(`I_eff_${name}`, I_eff) }
    return list.formula(secondMomentOfZone, operands, { symbol: `I_fic_${name}${suffix}` })
  }
  const sagging = zone('sag', Math.max(0, M_max), named('z_top', top), I_eff_sagging)
  const hogging = zone('hog', Math.max(0, -M_min), named('z_bottom', model.h_p - top), I_eff_hogging)
  return list.smallest(`I_fic${suffix}`, secondMomentOfZone.clause, [sagging, hogging]).last
}

/** The I_fic that divides the deflection, from that of its span or of console and adjacent span. */
function stiffnessSteps(s: Subject, list: StepList, span: number, part: 'whole' | 'own'): Value {
  const { line, candidate, space, worst } = s
  slsForces(line, candidate, worst.combination, space.forces)
  const spans = spansOfStiffness(line, span, part)
  const isFree = freeBendingFactor(line, candidate) !== 1
  // One span alone needs no second name unless a factor follows.
  const suffixes = spans.length > 1 ? ['_con', '_adj'] : isFree ? ['_y'] : ['']
  const [first, second] = spans.map((k, i) => fictitiousSteps(s, list, k, suffixes[i]!)) as [Value, Value?]
  if (!isFree) return second ? list.smallest('I_fic', secondMomentOfZone.clause, [first, second]).last : first
  const { I_y, I_z, I_yz } = candidate.model.gross
  return second
    ? list.formula(freelyBentConsole, { I_fic_con: first, I_fic_adj: second, I_yz, I_y, I_z })
    : list.formula(freelyBentDeflection, { I_fic_y: first, I_yz, I_y, I_z })
}

export function deflectionDerivation(s: Subject): Step[] {
  const { line, worst } = s
  const list = new StepList()
  const span = line.stations.span[worst.station]!
  const isConsole = line.isConsole(span)
  const L = line.spanLength(span)
  const adjacent = spansOfStiffness(line, span, 'whole').at(-1)!
  const part = isConsole && ownBendingOnly(L, line.spanLength(adjacent)) ? 'own' : 'whole'
  const I_fic = stiffnessSteps(s, list, span, part)
  // EI·w of the line for unit stiffness.
  const w_1 = named('w_1', worst.demand * E * I_fic[1])
  list.value(...w_1, 'EN 1990 6.5.3', 'statics')
  const delta = list.formula(deflection, { w_1, I_fic })
  const n_lim = line.input.deflectionLimit.limit
  const delta_lim = list.formula(isConsole ? limitOfConsole : limitOfSpan, { L, n_lim })
  list.formula(deflectionUtilisation, { delta, delta_lim })
  return list.steps
}
