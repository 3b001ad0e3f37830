/** Deflections line by line; method 7. */
import { named, StepList, type Value } from '../../derivation/step-list.ts'
import { DEFLECTION, SECOND_MOMENT } from '../../en1993-1-3-2006/7-1-deflections.ts'
import type { Step } from '../../explanation.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'
import { isFreelyBent, type MomentRange, zonesOf } from './deflection-stiffness.ts'

/** The largest deflection of a span or console. */
export interface Deflected {
  span: number
  part: 'whole' | 'own'
  /** EI·w of the line for unit stiffness [N·mm³] */
  w: number
  /** moments of the spans its stiffness is taken from: of a console that moves as a whole also of its neighbour */
  ranges: MomentRange[]
}

/** I_fic of one span before the factor of free bending; `suffix` tells it from another span's. */
function fictitiousSteps(candidate: Candidate, list: StepList, range: MomentRange, suffix: string): Value {
  const zones = zonesOf(candidate, range).map(({ name, edge, M_Ed, z, I_gr, I_eff }): Value => {
    const stress = { M_Ed: named(`M_Ed_${name}${suffix}`, M_Ed), z: named(edge, z), I_gr }
    const sigma_gr = list.formula(SECOND_MOMENT.sigma_gr, stress, { symbol: `sigma_gr_${name}${suffix}` })
    const operands = { I_gr, sigma_gr, f_yb: candidate.f_yb, I_eff: named(`I_eff_${name}`, I_eff) }
    return list.formula(SECOND_MOMENT.ofZone, operands, { symbol: `I_fic_${name}${suffix}` })
  })
  return list.smallest(`I_fic${suffix}`, SECOND_MOMENT.ofZone.clause, zones).last
}

/** The I_fic that divides the deflection, from that of its span or of console and adjacent span. */
function stiffnessSteps(s: Purlin, list: StepList, ranges: MomentRange[]): Value {
  const { candidate } = s
  const isFree = isFreelyBent(s)
  // One span alone needs no second name unless a factor follows.
  const suffixes = ranges.length > 1 ? ['_con', '_adj'] : isFree ? ['_y'] : ['']
  const each = ranges.map((range, i) => fictitiousSteps(candidate, list, range, suffixes[i]!))
  const [first, second] = each as [Value, Value?]
  if (!isFree) return second ? list.smallest('I_fic', SECOND_MOMENT.ofZone.clause, each).last : first
  const { I_y, I_z, I_yz } = candidate.model.gross
  return second
    ? list.formula(SECOND_MOMENT.freelyBentConsole, { I_fic_con: first, I_fic_adj: second, I_yz, I_y, I_z })
    : list.formula(SECOND_MOMENT.freelyBent, { I_fic_y: first, I_yz, I_y, I_z })
}

export const deflectionSteps =
  (limit: typeof DEFLECTION.limitOfSpan) =>
  ({ branch }: Finding<Deflected>, s: Purlin): Step[] => {
    const { span, w, ranges } = branch!
    const list = new StepList()
    const I_fic = stiffnessSteps(s, list, ranges)
    // EI·w of the line for unit stiffness.
    const w_1 = named('w_1', Math.abs(w))
    list.value(...w_1, 'EN 1990 6.5.3', 'statics')
    const delta = list.formula(DEFLECTION.delta, { w_1, I_fic })
    const delta_lim = list.formula(limit, { L: s.line.spanLength(span), n_lim: s.line.input.deflection.n_lim })
    return list.line(DEFLECTION.utilisation, { delta, delta_lim }).steps
  }
