/** Inputs of a free flange, line by line: strip, springs, lateral load factor; EN 1993-1-3:2006, 10.1.4.1, 10.1.5. */
import { fastenerPlace, rotationalSpringSteps } from '../../derivation/sheeting-derivation.ts'
import { named, StepList, type Value } from '../../derivation/step-list.ts'
import { LATERAL, lateralLoadFactors, SIDEWAYS, shareOfCouple } from '../../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import { STRIP } from '../../en1993-1-3-2006/10-1-4-free-flange.ts'
import { LEVER, springOfFlange } from '../../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import { type Candidate, type Purlin, rotationalSpringOf } from '../../search/candidate.ts'
import { flangeAt, type Plate } from '../../sections/plate.ts'
import { edgeOf, type Fibre, type FlangeSprings } from './data.ts'

const LATERAL_LOAD = 'EN 1993-1-3 10.1.4.1'
const CLAUSE = `${LATERAL_LOAD}(3)`

/** Flange, lip and a fifth of the web, on the sharp midline. */
export function stripSteps({ candidate }: Purlin, fibre: Fibre): StepList {
  const list = new StepList()
  const { model } = candidate
  const width = (p: Plate | null) => (p ? Math.hypot(p.end.y - p.start.y, p.end.z - p.start.z) : 0)
  const flange = flangeAt(model, edgeOf(fibre))
  const { t } = model
  const b_fz = width(flange)
  const c_fz = width(flange.stiffener)
  const a_fz = list.formula(STRIP.a_fz, { h_p: width(model.plates.find((p) => p.role === 'web')!) })
  list
    .remark(`flange.${fibre}`)
    .value('b_fz', b_fz, 'mm', CLAUSE, 'section')
    .value('c_fz', c_fz, 'mm', CLAUSE, 'section')
  const A_fz = list.formula(STRIP.A_fz, { t, a_fz, b_fz, c_fz })
  const y_fz = list.formula(STRIP.y_fz, { b_fz, c_fz, a_fz })
  const I_fz = list.formula(STRIP.I_fz, { t, b_fz, c_fz, A_fz, y_fz })
  list.formula(STRIP.W_fz_web, { I_fz, y_fz })
  list.formula(STRIP.W_fz_lip, { I_fz, b_fz, y_fz })
  return list.line(STRIP.i_fz, { I_fz, A_fz }).as('strip')
}

/** One of the lateral loads of a flange, and the spring under it [N/mm²]. */
type LateralLoad = { fibre: Fibre; load: number; isUplift: boolean; K: number }

/** k_h of the governing place, method 6.5 to 6.7; returns it. */
export function lateralFactorSteps({ line, candidate }: Purlin, g: LateralLoad, list: StepList): Value {
  const { gross, dimensions } = candidate.model
  const { panel } = line.restraints
  const { e } = lateralLoadFactors(candidate.model, candidate.fastener!.a)
  const { I_yz, I_y } = gross
  const { h } = dimensions
  // Under a panel, a load towards the panel acts where the section itself turns, without the lever of the fastener.
  const hasLever = panel ? g.isUplift : g.load === 0
  const isUpper = g.fibre === 'upper'
  const a = hasLever ? fastenerHere(candidate, list) : 0
  if (candidate.model.profile.freeFlange === 'ONE_SIDE')
    return hasLever
      ? list.formula(isUpper ? LATERAL.upperC : LATERAL.lowerC, { a, e, h })
      : list.formula(LATERAL.webC, { e, h })
  if (!hasLever) return list.formula(LATERAL.axisZ, { I_yz, I_y })
  if (g.load === 0) return list.formula(isUpper ? LATERAL.upperZ : LATERAL.lowerZ, { I_yz, I_y, a, h })
  const beta = list.formula(shareOfCouple, { K: springHere(g, list), h, C_D: rotationalSpringOf({ line, candidate }) })
  return list.formula(LATERAL.sharedZ, { I_yz, I_y, beta, a, h })
}

/** The place of the fasteners, printed once. */
function fastenerHere({ fastener }: Candidate, list: StepList): Value {
  const printed = list.steps.find((step) => step.symbol === 'a')
  return printed ? [printed.symbol, printed.value, printed.unit] : fastenerPlace(fastener!, LATERAL_LOAD, list)
}

/** Share of the in-plane load that bends a flange at a place, and its moment there from the line solver. */
type SidewaysLoad = { fibre: Fibre; q_y: number; M_inPlane: number }

/** The in-plane load of a flange without panel, method 6.6. Returns its moment with the worse sign. */
export function sidewaysSteps({ fibre, q_y, M_inPlane }: SidewaysLoad, list: StepList): Value {
  list.value('q_y_Ed', q_y, 'kN/m', 'EN 1990 6.4.3', 'statics').line(SIDEWAYS[fibre], { q_y_Ed: q_y })
  list.value(...named('M_fz_y_Ed', M_inPlane), `${LATERAL_LOAD}(5)`, 'solver').remark('lateralLoad.inPlane')
  return list.last
}

/** The spring at a place, under the name of the contact printed for it. */
export function springHere({ K }: { K: number }, list: StepList): Value {
  const printed = list.steps.find((step) => /^K_(tip|web)$/.test(step.symbol) && step.value === K)
  return printed ? [printed.symbol, printed.value, printed.unit] : named('K', K)
}

/** The spring at a place of a flange, and the one where the line presses the other way; null: K acts along the whole line. */
type SpringsOfLine = { K: number; otherK: number | null; data: { springs: FlangeSprings } }

/** Whether typed values give no spring on this section only. */
const isLostAtEdge = ({ line, candidate }: Purlin): boolean =>
  line.input.cladding.kind === 'TYPED' && candidate.sheeting.reason === 'FLANGE'

/** C_D and K, where the cladding gives them. */
export function springSteps(purlin: Purlin, g: SpringsOfLine, list: StepList): void {
  const { line, candidate } = purlin
  if (rotationalSpringOf(purlin) === 0) {
    if (line.restraints.panel && isLostAtEdge(purlin)) {
      fastenerHere(candidate, list)
      list.value('C_D', 0, 'N', 'EN 1993-1-3 10.1.5.2(7)', 'table').remark('fastener.nearEdge')
    }
    list.value('K', 0, 'N/mm²', 'EN 1993-1-3 10.1.5', 'input')
    return
  }
  const C_D = list.add(rotationalSpringSteps(purlin)).last
  const { dimensions, h_p: h_d, t } = candidate.model
  const { h } = dimensions
  const { b } = candidate.fastener!
  const a = fastenerHere(candidate, list)
  const spring = (lever: typeof LEVER.tip | typeof LEVER.web, symbol: string, K: number) => {
    if (K !== g.K && K !== g.otherK) return
    const b_mod = list.formula(lever as typeof LEVER.tip, { a, b })
    list.formula(springOfFlange, { h, h_d, b_mod, t, C_D }, { symbol })
    list.remark(K === g.K ? null : 'spring.elsewhere')
  }
  spring(LEVER.tip, 'K_tip', g.data.springs.towardsTip)
  spring(LEVER.web, 'K_web', g.data.springs.towardsWeb)
}
