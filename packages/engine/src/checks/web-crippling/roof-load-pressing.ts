/** A force on the webs with the concentrated load of a roof at one place, and its check; method 8.18. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { splitReactionShare } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import type { RoofCombination, RoofPlace } from '../../line/roof-load.ts'
import type { CheckCode } from '../../result.ts'
import { fixedEffect, keepRoof, type RoofSearch, worstSoFar } from '../../search/roof-load.ts'
import { SAME } from '../../zero.ts'
import type { Bearing, bearingRule } from './bearings.ts'
import type { ForcesOnWebs } from './web-forces.ts'

export type Codes = { force: CheckCode; withMoment: CheckCode }
export const OF_LOAD: Codes = { force: 'WEB_CRIPPLING_LOAD', withMoment: 'M_F' }

/** A force on the webs, with the concentrated load at one place. */
export interface Pressing {
  codes: Codes
  isReaction: boolean
  x: number
  F: number
  M: number
  bearing: Bearing
  /** β_V of the shears either side */
  asymmetry: () => number
  /** the force at another place that may oppose it [N] */
  against: (place: number) => number
}

/** What presses on a web: a force and its resistance, at least [N]; the moment as a share of M_c,Rd. */
export interface Pressed {
  F: number
  R_w: number
  bending: number
}

/** Nothing presses. */
export const NOTHING: Pressed = { F: 0, R_w: Number.POSITIVE_INFINITY, bending: 0 }

type Rule = ReturnType<typeof bearingRule>
export type MomentResistances = Pick<Bearing, 'M_c_Rd_top' | 'M_c_Rd_bottom'>

/** One combination of one candidate, with the resistance of its webs. */
export interface WebSearch extends RoofSearch {
  on: ForcesOnWebs
  c: RoofCombination
  ofLoads: Rule
  ofSupports: Rule
  /** where the member ends on a support; `ofPartner`: of the section of the other spans */
  ofCuts: Rule
  ofPartner: Rule | undefined
}

/** Statics leaves a rounding error at a free end, not a moment [N·mm]. */
export const NO_MOMENT = 1

/** Keeps the utilisations by the force alone and with its moment. */
export function check(search: WebSearch, p: Pressing, loadAt: number): Pressed {
  const { F, M, bearing, codes, isReaction } = p
  const { M_c_Rd_top, M_c_Rd_bottom } = bearing
  const isBent = Math.abs(M) > NO_MOMENT
  const bending = isBent ? Math.max(M / M_c_Rd_top, -M / M_c_Rd_bottom) : 0
  const rule = isReaction ? search.ofSupports : search.ofLoads
  const R_w_Rd_1 = bearing.alone ?? rule.ofCategory2(p.asymmetry())
  const opposing = bearing.opposing.filter((o) => p.against(o.place) > PRESSES)
  const R_w_Rd_o = Math.min(R_w_Rd_1, ...opposing.map((o) => o.R_w))
  // A load is opposed as a whole, a reaction in part; method 4.16.
  const against = opposing.reduce((sum, o) => sum + p.against(o.place), 0)
  const F_o = isReaction && opposing.length > 0 ? Math.min(F, against) : null
  const u = F_o === null ? F / R_w_Rd_o : splitReactionShare({ F_Ed: F, F_o, R_w_Rd_1, R_w_Rd_o })
  const combinationId = search.c.combination.id
  const keepOne = (code: CheckCode, utilisation: number, demand: number, resistance: number) =>
    keepRoof(search, code, { utilisation, demand, resistance, x: p.x, combinationId, loadAt })
  keepOne(codes.force, u, F, F_o === null ? R_w_Rd_o : F / u)
  const sum = bending + u
  if (isBent || !isReaction) keepOne(codes.withMoment, forceWithBending(sum), sum, 1.25)
  return { F, R_w: F / u, bending }
}

/** Whether a force, as a share of its resistance, can be as bad as the worst found, alone or with its moment as a share of M_c,Rd. */
export const mayPass = (search: WebSearch, codes: Codes, share: number, bending: number): boolean =>
  share > leastWorse(worstSoFar(search, codes.force)) ||
  forceWithBending(bending + share) > worstSoFar(search, codes.withMoment) * (1 - 2 * SAME)

/** What is worse by more than rounding. */
const leastWorse = (worst: number): number =>
  worst === Number.NEGATIVE_INFINITY ? worst : worst + SAME * Math.abs(worst)

/** M as a share of M_c,Rd. */
export const bendingBy = (M: number, { M_c_Rd_top, M_c_Rd_bottom }: MomentResistances): number =>
  M > 0 ? M / M_c_Rd_top : -M / M_c_Rd_bottom

/** Permanent load at the place of the concentrated load [N]. */
export function permanentForce(search: WebSearch, x: number): number {
  const { loads } = search.on
  const p = loads.places.findIndex((place) => Math.abs(place.x - x) < 1e-3)
  return p < 0 ? 0 : fixedEffect(search, search.c, (r) => loads.of(r)[p]!)
}

export const reactionOf = (search: WebSearch, k: number, { R }: RoofPlace): number =>
  fixedEffect(search, search.c, (r) => r.reactions[k]!) + search.c.F * R[k]!
