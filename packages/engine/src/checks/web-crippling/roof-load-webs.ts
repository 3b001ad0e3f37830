/** Webs under the concentrated load of a roof: under itself, and under reactions and permanent loads wherever it stands; method 8.18. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { CLEARANCES, shearAsymmetry, splitReactionShare } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { type RoofCombination, type RoofLoad, type RoofPlace, STEP } from '../../line/roof-load.ts'
import type { CheckCode } from '../../result.ts'
import { fixedEffect, isWorse, keepRoof, type RoofSearch, worstSoFar } from '../../search/roof-load.ts'
import { SAME } from '../../zero.ts'
import { type Bearing, bearingRule } from './bearings.ts'
import { type ForcesOnWebs, lengthsOf, type WebForces } from './web-forces.ts'

type Codes = { force: CheckCode; withMoment: CheckCode }
const OF_LOAD: Codes = { force: 'WEB_CRIPPLING_LOAD', withMoment: 'M_F' }

/** A force on the webs and what stands beside it, with the load at one place. */
interface Pressing {
  codes: Codes
  isReaction: boolean
  x: number
  F: number
  M: number
  bearing: Bearing
  /** β_V of the shears either side */
  asymmetry: () => number
  /** of another place that may oppose it [N] */
  against: (place: number) => number
}

type Rule = ReturnType<typeof bearingRule>

/** One combination of one candidate, and how webs take its forces. */
interface WebSearch extends RoofSearch {
  on: ForcesOnWebs
  c: RoofCombination
  ofLoads: Rule
  ofSupports: Rule
}

/** What statics leaves at a free end is rounding, not a moment [N·mm]. */
const NO_MOMENT = 1

export function searchRoofLoadOnWebs(search: RoofSearch, on: ForcesOnWebs): void {
  const { roof, candidate, line } = search
  const ofLoads = bearingRule(search, 'loads', true)
  const ofSupports = bearingRule(search, 'supports', true)
  const presses = line.input.introduction.kind === 'FLANGE'
  for (const c of roof.uls) {
    const one: WebSearch = { ...search, on, c, ofLoads, ofSupports }
    if (presses && c.F > PRESSES) pressedByItself(one)
    if (presses) for (let p = 0; p < on.loads.places.length; p++) pressedByPermanent(one, p)
    if (!candidate.cleat) for (let k = 0; k < on.supports.places.length; k++) pressedBySupport(one, k)
  }
  search.found.reactions = reactionsUnderRoofLoad(search, on.supports)
}

/** Keeps what a force does by itself and with its moment; returns the latter. */
function check(search: WebSearch, p: Pressing, loadAt: number): number {
  const { M_c_Rd_top, M_c_Rd_bottom } = search.candidate.resistances
  const { F, M, bearing, codes, isReaction } = p
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
  keepRoof(search, codes.force, [u, F, F_o === null ? R_w_Rd_o : F / u], p.x, search.c, loadAt)
  const sum = bending + u
  if (!isBent && isReaction) return 0
  keepRoof(search, codes.withMoment, [forceWithBending(sum), sum, 1.25], p.x, search.c, loadAt)
  return forceWithBending(sum)
}

/** Whether a force of this share of the smallest resistance can be about as bad as what is found, alone or with its moment. */
function promises(search: WebSearch, codes: Codes, share: number, M: number): boolean {
  const { M_c_Rd_top, M_c_Rd_bottom } = search.candidate.resistances
  return mayPass(search, codes, share, M > 0 ? M / M_c_Rd_top : -M / M_c_Rd_bottom)
}

const mayPass = (search: WebSearch, { force, withMoment }: Codes, share: number, bending: number): boolean =>
  isWorse(search, force, share) || forceWithBending(bending + share) > worstSoFar(search, withMoment) * (1 - MAY_HIDE)

/** Clear distances of one place of the load to the supports and to the nearer end: the same for every candidate of a line. */
interface Clearances {
  e: number[]
  end: number
}

function clearancesAt({ line }: RoofSearch, { supports }: ForcesOnWebs, x_P: number): Clearances {
  const lengths = lengthsOf(line)
  return {
    e: supports.places.map(({ x: x_k }) => CLEARANCES.loadOfSupport({ ...lengths, x_P, x_k })),
    end: CLEARANCES.loadOfEnd({ ...lengths, x_P }),
  }
}
const CLEARANCES_OF = new WeakMap<RoofPlace, Clearances>()

function clearancesOf(search: RoofSearch, on: ForcesOnWebs, place: RoofPlace): Clearances {
  let known = CLEARANCES_OF.get(place)
  if (!known) {
    known = clearancesAt(search, on, place.p)
    CLEARANCES_OF.set(place, known)
  }
  return known
}

/** The smallest of them, by place. */
const NEAREST = new WeakMap<RoofLoad, Float64Array>()

function nearestOf({ roof, line }: RoofSearch, { supports }: ForcesOnWebs): Float64Array {
  let nearest = NEAREST.get(roof)
  if (!nearest) {
    const lengths = lengthsOf(line)
    nearest = roof.x.map((x_P) => {
      const near = supports.places.reduce((a, b) => (Math.abs(b.x - x_P) < Math.abs(a.x - x_P) ? b : a))
      return Math.min(
        CLEARANCES.loadOfEnd({ ...lengths, x_P }),
        CLEARANCES.loadOfSupport({ ...lengths, x_P, x_k: near.x }),
      )
    })
    NEAREST.set(roof, nearest)
  }
  return nearest
}

/** The largest of what permanent loads press at any place [N]. */
const largestPermanent = (search: WebSearch): number =>
  search.on.loads.places.reduce((most, { x }) => Math.max(most, permanentForce(search, x)), 0)

/** What permanent loads press at the place of the load itself [N]. */
function permanentForce(search: WebSearch, x: number): number {
  const { loads } = search.on
  const p = loads.places.findIndex((place) => Math.abs(place.x - x) < 1e-3)
  return p < 0 ? 0 : fixedEffect(search, search.c, (r) => loads.of(r)[p]!)
}

const reactionOf = (search: WebSearch, k: number, { R }: RoofPlace): number =>
  fixedEffect(search, search.c, (r) => r.reactions[k]!) + search.c.F * R[k]!

/** Under the load itself, with a permanent load that stands at the same place. */
function pressedByItself(search: WebSearch): void {
  const { roof, on, candidate, line, ofLoads: rule, c } = search
  const { places: supports } = on.supports
  const momentAt = ({ fixed, under }: RoofPlace) => fixedEffect(search, c, (r) => fixed(r).M) + c.F * under.M
  const look = (place: RoofPlace): number => {
    const x = place.p
    const F = c.F + permanentForce(search, x)
    if (!(F > PRESSES)) return 0
    const M = momentAt(place)
    if (!promises(search, OF_LOAD, F / rule.least, M)) return 0
    const { e, end } = clearancesOf(search, on, place)
    const close: number[] = []
    for (let k = 0; k < e.length; k++) if (e[k]! <= rule.near) close.push(k)
    // A cleat takes the force from the web.
    if (candidate.cleat && close.some((k) => Math.abs(supports[k]!.x - x) < 1)) return 0
    if (close.length === 0 && end > rule.near && !promises(search, OF_LOAD, F / rule.internal, M)) return 0
    const shear = (side: 'left' | 'right') =>
      fixedEffect(search, c, (r) => place.fixed(r)[side]) + c.F * place.under[side]
    const pressing: Pressing = {
      codes: OF_LOAD,
      isReaction: false,
      x,
      F,
      M,
      bearing: rule.at(end, close, (k) => supports[k]!.c),
      asymmetry: () => shearAsymmetry(shear('left'), shear('right')),
      against: (k) => reactionOf(search, k, place),
    }
    return check(search, pressing, x)
  }
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const { under } = roof
  const [fixed, own] = [roof.at(c.permanent), roof.at(line.own)]
  const weight = c.ownFactor * candidate.ownWeight
  const nearest = nearestOf(search, on)
  const permanents = on.loads.places.map(({ x }) => x)
  const bending = new Float64Array(roof.x.length)
  // The place with the largest moment first: it leaves the others little chance.
  let first = 0
  for (let k = 0; k < bending.length; k++) {
    const M = c.ownFactor * fixed.M[k]! + weight * own.M[k]! + c.F * under.M[k]!
    bending[k] = M > 0 ? M / M_c_Rd_top : -M / M_c_Rd_bottom
    if (bending[k]! > bending[first]! * (1 + SAME)) first = k
  }
  look(roof.place(roof.x[first]!))
  const shearAt = (k: number, side: 'left' | 'right') =>
    c.ownFactor * fixed[side][k]! + weight * own[side][k]! + c.F * under[side][k]!
  const resistanceAt = (k: number) => rule.ofCategory2(shearAsymmetry(shearAt(k, 'left'), shearAt(k, 'right')))
  const isFar = (k: number) => nearest[k]! > rule.near && !permanents.some((x) => Math.abs(x - roof.x[k]!) < 1e-3)
  const [ofFar, ofAny] = [c.F / rule.internal, (c.F + largestPermanent(search)) / rule.least]
  const isWorthIt = (k: number): boolean => {
    if (!isFar(k)) return mayPass(search, OF_LOAD, ofAny, bending[k]!)
    if (!mayPass(search, OF_LOAD, ofFar, bending[k]!)) return false
    return rule.isConstant || mayPass(search, OF_LOAD, c.F / resistanceAt(k), bending[k]!)
  }
  lookEverywhere(search, OF_LOAD, look, {
    isWorthIt,
    isEdgeWorthIt(at) {
      const k = indexBefore(roof.x, at)
      return mayPass(search, OF_LOAD, ofAny, Math.max(bending[k]!, bending[k + 1] ?? 0))
    },
    isSmooth(k) {
      const [from, to] = [Math.max(0, k - 1), Math.min(bending.length - 1, k + 1)]
      if (!isFar(from) || !isFar(k) || !isFar(to)) return false
      const [a, b, c] = [resistanceAt(from), resistanceAt(k), resistanceAt(to)]
      const straight = a + ((c - a) * (roof.x[k]! - roof.x[from]!)) / (roof.x[to]! - roof.x[from]!)
      return Math.abs(b - straight) <= BEND * b
    },
  })
}

/** A place whose utilisation is this part below the worst may hide a worse one beside it: resistances bend with β_V. */
const MAY_HIDE = 3e-3
/** Where the resistance of the middle of three places is straight between the others to this part, nothing is hidden between them. */
const BEND = 5e-5

/** What spares a look. */
interface Worth {
  /** whether the k-th place can be about as bad as what is found */
  isWorthIt(k: number): boolean
  /** the same of a place between others */
  isEdgeWorthIt?(at: number): boolean
  /** whether the resistance does not bend from the place before the k-th to the one after it: then none between them is worse */
  isSmooth?(k: number): boolean
}

/**
 * All places, those beside which a support or an end begins to be close, and every step beside the worst.
 * @param look at one place; what it finds with the moment, or nothing
 */
function lookEverywhere(
  search: WebSearch,
  { withMoment }: Codes,
  look: (place: RoofPlace) => number,
  { isWorthIt, isEdgeWorthIt = () => true, isSmooth = () => false }: Worth,
): void {
  const { roof } = search
  const { x } = roof
  const looked: { k: number; value: number }[] = []
  for (let k = 0; k < x.length; k++) if (isWorthIt(k)) looked.push({ k, value: look(roof.place(x[k]!)) })
  if (looked.length === 0) return
  for (const at of edgesOf(search)) if (isEdgeWorthIt(at)) look(roof.place(at))
  const enough = worstSoFar(search, withMoment) * (1 - MAY_HIDE)
  for (const { k, value } of looked) {
    if (!(value >= enough) || isSmooth(k)) continue
    const [from, to] = [x[Math.max(0, k - 1)]!, x[Math.min(x.length - 1, k + 1)]!]
    for (let at = Math.ceil(from / STEP) * STEP; at < to; at += STEP) look(roof.place(at))
  }
}

/** The last of rising values that is not more. */
function indexBefore(x: Float64Array, at: number): number {
  let [low, high] = [0, x.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (x[middle]! <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Places of the load beside which a support or an end begins to be close. */
function edgesOf(search: WebSearch): number[] {
  const { line, on, ofLoads, ofSupports } = search
  const { L_tot, s_P, s_s } = lengthsOf(line)
  const reach = ofLoads.near + s_P / 2
  const between = Math.max(ofLoads.near, ofSupports.near) + (s_P + s_s) / 2
  const edges = [reach, L_tot - reach, ...on.supports.places.flatMap(({ x }) => [x - between, x + between])]
  return edges
    .flatMap((x) => [Math.floor(x / STEP) * STEP, Math.ceil(x / STEP) * STEP])
    .filter((x) => x >= 0 && x <= L_tot)
}

/** Under a permanent load while the concentrated one stands elsewhere. */
function pressedByPermanent(search: WebSearch, p: number): void {
  const { on, ofLoads: rule, c, roof, candidate } = search
  const { places: supports } = on.supports
  const { x, c: end, e, left, right, at } = on.loads.places[p]!
  const F = fixedEffect(search, c, (r) => on.loads.of(r)[p]!)
  const close = [...e.keys()].filter((k) => e[k]! <= rule.near)
  if (!(F > PRESSES) || (candidate.cleat && close.some((k) => Math.abs(supports[k]!.x - x) < 1))) return
  const M_g = fixedEffect(search, c, (r) => r.M[at]!)
  const bearing = rule.at(end, close, (k) => supports[k]!.c)
  const look = (place: RoofPlace): number => {
    if (Math.abs(place.p - x) < 1e-3) return 0
    const M = M_g + c.F * roof.lines.moment(place, x)
    if (!promises(search, OF_LOAD, F / bearing.least, M)) return 0
    const shear = (station: number, side: 'left' | 'right') =>
      station < 0 ? 0 : fixedEffect(search, c, (r) => r.V[station]!) + c.F * roof.lines.shear(place, x, side)
    const pressing: Pressing = {
      codes: OF_LOAD,
      isReaction: false,
      x,
      F,
      M,
      bearing,
      asymmetry: () => shearAsymmetry(shear(left, 'left'), shear(right, 'right')),
      against: (k) => reactionOf(search, k, place),
    }
    return check(search, pressing, place.p)
  }
  lookEverywhere(search, OF_LOAD, look, { isWorthIt: () => true })
}

/** Under the reaction of a support. */
function pressedBySupport(search: WebSearch, k: number): void {
  const { on, ofSupports: rule, c, roof, line } = search
  const { x, c: end, e, left, right, at } = on.supports.places[k]!
  const R_g = fixedEffect(search, c, (r) => r.reactions[k]!)
  const M_g = fixedEffect(search, c, (r) => r.M[at]!)
  const codes: Codes = { force: end <= rule.near ? 'WEB_CRIPPLING_END' : 'WEB_CRIPPLING_INT', withMoment: 'M_R' }
  const most = R_g + c.F * roof.reactions[k]!.max
  const worst = M_g + c.F * roof.supportMoments[k]!.min
  const best = M_g + c.F * roof.supportMoments[k]!.max
  const least = end <= rule.near ? rule.least : rule.leastInside
  if (!(most > 0) || !(promises(search, codes, most / least, worst) || promises(search, codes, most / least, best)))
    return
  const loads = on.loads.places
  const besides = [...e.keys()].filter((p) => e[p]! <= rule.near)
  const presses = line.input.introduction.kind === 'FLANGE'
  // The load itself is one more place of a load, behind the permanent ones.
  const itself = loads.length
  const look = (place: RoofPlace): number => {
    const F = R_g + c.F * place.R[k]!
    const M = M_g + c.F * place.M[k]!
    if (!(F > 0) || !promises(search, codes, F / least, M)) return 0
    const isPermanent = loads.some((load) => Math.abs(load.x - place.p) < 1e-3)
    const isClose = presses && !isPermanent && clearancesOf(search, on, place).e[k]! <= rule.near
    const close = isClose ? [...besides, itself] : besides
    const shear = (station: number, side: 'left' | 'right') =>
      station < 0 ? 0 : fixedEffect(search, c, (r) => r.V[station]!) + c.F * roof.lines.shear(place, x, side)
    const pressing: Pressing = {
      codes,
      isReaction: true,
      x,
      F,
      M,
      bearing: rule.at(end, close, (p) => (p === itself ? clearancesOf(search, on, place).end : loads[p]!.c)),
      asymmetry: () => shearAsymmetry(shear(left, 'left'), shear(right, 'right')),
      against: (p) => {
        const fixed = p === itself ? 0 : fixedEffect(search, c, (r) => on.loads.of(r)[p]!)
        return fixed + (p === itself || Math.abs(loads[p]!.x - place.p) < 1e-3 ? c.F : 0)
      },
    }
    return check(search, pressing, place.p)
  }
  const { R, M } = roof.ofSupports[k]!
  const isWorthIt = (i: number) => promises(search, codes, (R_g + c.F * R[i]!) / least, M_g + c.F * M[i]!)
  lookEverywhere(search, codes, look, { isWorthIt })
}

/** The largest and smallest reactions, wherever the load stands. */
function reactionsUnderRoofLoad(search: RoofSearch, { places }: WebForces): RoofSearch['found']['reactions'] {
  const { roof, others } = search
  return places.map((_, k) => {
    const found = { ...others.reactions![k]! }
    for (const c of roof.uls) {
      const R_g = fixedEffect(search, c, (r) => r.reactions[k]!)
      const { max, min } = roof.reactions[k]!
      const [high, low] = [(R_g + c.F * max) / 1e3, (R_g + c.F * min) / 1e3]
      if (high > found.maxKn) Object.assign(found, { maxKn: high, maxCombinationId: c.combination.id })
      if (low < found.minKn) Object.assign(found, { minKn: low, minCombinationId: c.combination.id })
    }
    return found
  })
}
