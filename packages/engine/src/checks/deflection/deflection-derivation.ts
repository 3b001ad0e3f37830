/** Deflections line by line; method 7. */

import { named, StepList, type Value } from '../../derivation/step-list.ts'
import { superposition } from '../../derivation/superposition.ts'
import { DEFLECTION, SECOND_MOMENT } from '../../en1993-1-3-2006/7-1-deflections.ts'
import type { Step } from '../../explanation.ts'
import type { LimitedDeflections } from '../../line/deflection-order.ts'
import { onWholeLine } from '../../line/line-design.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import { CHECK_CODES, type CheckCode } from '../../result.ts'
import type { Candidate, Purlin } from '../../search/candidate.ts'
import type { Finding } from '../../search/finding.ts'
import { limitFormula } from './deflection-limits.ts'
import { freeBendingFactor, type MomentRange, zonesOf } from './deflection-stiffness.ts'

/** The largest deflection of a span or cantilever. */
export interface Deflected {
  limit: LimitedDeflections
  span: number
  part: 'whole' | 'own'
  /** EI·w of the line for unit stiffness [N·mm³] */
  w: number
  /** moments of the spans that give the stiffness; for a cantilever that moves as a whole also of its neighbour */
  ranges: MomentRange[]
}

/** The absolute largest moment of a zone by its load cases; 0 where no moment bends the span that way. */
function zoneMoment(s: Purlin, c: number, list: StepList, name: string, station: number): Value {
  const symbol = `M_Ed_${name}`
  if (station < 0) return list.value(symbol, 0, 'kNm', 'EN 1990 6.5.3', 'statics').last
  const { sls, stations } = s.line
  list.value(`x_${name}`, onWholeLine(s.line, stations.x[station]!) / 1e3, 'm', 'EN 1990 6.5.3', 'statics')
  const M = superposition(s, c, { name: 'M', symbol: `M_${name}` }, (r) => r.M[station]!, { forces: sls })
  return list.formula(DEFLECTION.M_Ed, { M: list.add(M).last }, { symbol })
}

/** A value that two spans share is printed once. */
const isPrinted = (list: StepList, symbol: string) => list.steps.some((step) => step.symbol === symbol)

/** Distance of the compressed edge of a zone. */
function edgeSteps({ model, unreduced }: Candidate, list: StepList, edge: 'z_top' | 'z_bottom', z: number): Value {
  if (isPrinted(list, edge)) return named(edge, z)
  const { h_p, t_nom } = model
  const z_top = unreduced.z_c - t_nom / 2
  return edge === 'z_top'
    ? list.formula(SECOND_MOMENT.z_top, { z_c_sh: unreduced.z_c, t_nom })
    : list.formula(SECOND_MOMENT.z_bottom, { h_p, z_top })
}

/** I_eff of a zone. The table of the section already includes the corners where sharp corners are never allowed. */
function effectiveSteps({ model, effective }: Candidate, list: StepList, name: 'sag' | 'hog', I_eff: number): Value {
  const symbol = `I_eff_${name}`
  if (isPrinted(list, symbol)) return named(symbol, I_eff)
  const { I_y: I_eff_y } = name === 'sag' ? effective.top : effective.bottom
  if (model.delta_effective > 0) return named('I_eff_y', I_eff)
  return list.formula(SECOND_MOMENT.effective, { I_eff_y, delta: model.delta }, { symbol })
}

/** I_fic of one span before the factor of free bending; `suffix` distinguishes two spans. */
function fictitiousSteps(s: Purlin, c: number, list: StepList, range: MomentRange, suffix: string): Value {
  const { candidate } = s
  const zones = zonesOf(candidate, range).map(({ name, edge, station, z, I_gr, I_eff }): Value => {
    const M_Ed = zoneMoment(s, c, list, `${name}${suffix}`, station)
    const stress = { M_Ed, z: edgeSteps(candidate, list, edge, z), I_gr }
    const sigma_gr = list.formula(SECOND_MOMENT.sigma_gr, stress, { symbol: `sigma_gr_${name}${suffix}` })
    const operands = { I_gr, sigma_gr, f_yb: candidate.f_yb, I_eff: effectiveSteps(candidate, list, name, I_eff) }
    return list.formula(SECOND_MOMENT.ofZone, operands, { symbol: `I_fic_${name}${suffix}` })
  })
  return list.extreme('min', `I_fic${suffix}`, SECOND_MOMENT.ofZone.clause, zones)
}

/** The I_fic that divides the deflection, from its span or from cantilever and adjacent span. */
function stiffnessSteps(s: Purlin, c: number, list: StepList, ranges: MomentRange[]): Value {
  const { candidate } = s
  const isFree = freeBendingFactor(s) < 1
  // A single span needs no second name unless a factor follows.
  const suffixes = ranges.length > 1 ? ['_con', '_adj'] : isFree ? ['_y'] : ['']
  const each = ranges.map((range, i) => fictitiousSteps(s, c, list, range, suffixes[i]!))
  const [first, second] = each as [Value, Value?]
  if (!isFree) return second ? list.extreme('min', 'I_fic', SECOND_MOMENT.ofZone.clause, each) : first
  const { I_y, I_z, I_yz } = candidate.model.gross
  return second
    ? list.formula(SECOND_MOMENT.freelyBentCantilever, { I_fic_con: first, I_fic_adj: second, I_yz, I_y, I_z })
    : list.formula(SECOND_MOMENT.freelyBent, { I_fic_y: first, I_yz, I_y, I_z })
}

/** The allowed deflection, by the length of the span or as entered. */
function allowedSteps({ allowed }: LimitedDeflections, { line }: Purlin, span: number, list: StepList): Value {
  if ('delta_lim' in allowed)
    return list.value('delta_lim', allowed.delta_lim, 'mm', DEFLECTION.utilisation.clause, 'input').last
  return list.formula(limitFormula(line, span), { L: line.spanLength(span), n_lim: allowed.n_lim })
}

function deflectionSteps({ branch, combination: c, station }: Finding<Deflected>, s: Purlin): Step[] {
  const { limit, span, part, ranges } = branch!
  const { line } = s
  const list = new StepList()
  const I_fic = stiffnessSteps(s, c, list, ranges)
  // EI·w of the line for unit stiffness; of a tip as a whole or of its own bending.
  const side = span === 0 ? 'left' : 'right'
  const ofCase = (r: CaseResponse) => (line.isCantilever(span) ? r.tips[side][part] : r.w[station]!)
  const isTotal = limit.action === 'TOTAL'
  const effect = { name: 'w', symbol: isTotal ? 'w_Ed' : 'w_Q' }
  const w_Ed = list.add(superposition(s, c, effect, ofCase, { forces: line.sls, withPermanent: isTotal })).last
  const w_1 = list.formula(DEFLECTION.w_1, { w_Ed })
  const delta = list.formula(DEFLECTION.delta, { w_1, I_fic })
  const delta_lim = allowedSteps(limit, s, span, list)
  return list.line(DEFLECTION.utilisation, { delta, delta_lim }).steps
}

type DeflectionCode = Extract<CheckCode, `DEFLECTION_${string}`>

const isDeflection = (code: CheckCode): code is DeflectionCode => code.startsWith('DEFLECTION_')

export const DEFLECTION_DERIVATIONS = Object.fromEntries(
  CHECK_CODES.filter(isDeflection).map((code) => [code, deflectionSteps]),
) as Record<DeflectionCode, typeof deflectionSteps>
