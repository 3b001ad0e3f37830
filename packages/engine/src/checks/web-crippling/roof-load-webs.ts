/** Webs under the concentrated load of a roof: under itself, and under reactions and permanent loads wherever it stands; method 8.18. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { CLEARANCES, shearAsymmetry, splitReactionShare } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { type RoofCombination, type RoofLoad, type RoofPlace, STEP } from '../../line/roof-load.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import { firstFrom } from '../../line/stations.ts'
import type { CheckCode } from '../../result.ts'
import { fixedEffect, keepRoof, momentExtremes, type RoofSearch, worstSoFar } from '../../search/roof-load.ts'
import { SAME } from '../../zero.ts'
import { type Bearing, bearingOfLap, bearingRule } from './bearings.ts'
import { type ForcesOnWebs, lengthsOf, type WebForces, type WebPlace } from './web-forces.ts'

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
type MomentResistances = Pick<Bearing, 'M_c_Rd_top' | 'M_c_Rd_bottom'>

/** One combination of one candidate, and how webs take its forces. */
interface WebSearch extends RoofSearch {
  on: ForcesOnWebs
  c: RoofCombination
  ofLoads: Rule
  ofSupports: Rule
  /** where the member ends on a support, and of the section of the other spans */
  ofCuts: Rule
  ofPartner: Rule | undefined
}

/** What statics leaves at a free end is rounding, not a moment [N·mm]. */
const NO_MOMENT = 1

export function searchRoofLoadOnWebs(search: RoofSearch, on: ForcesOnWebs): void {
  const { roof, candidate, line } = search
  const ofLoads = bearingRule(search, 'loads', true)
  const ofSupports = bearingRule(search, 'supports', true)
  const endsAtJoint = on.supports.places.some(({ isCut }) => isCut)
  const ofCuts = endsAtJoint ? bearingRule(search, 'supports', true, true) : ofSupports
  const ofPartner = search.partner && bearingRule({ line, candidate: search.partner }, 'supports', true)
  const presses = line.input.introduction.kind === 'FLANGE'
  for (const c of roof.uls) {
    const one: WebSearch = { ...search, on, c, ofLoads, ofSupports, ofCuts, ofPartner }
    if (presses && c.F > PRESSES) pressedByItself(one)
    if (presses) for (const [p, { isOwn }] of on.loads.places.entries()) if (isOwn) pressedByPermanent(one, p)
    if (!candidate.cleat) for (const [k, { isOwn }] of on.supports.places.entries()) if (isOwn) pressedBySupport(one, k)
  }
  search.found.reactions = reactionsUnderRoofLoad(search, on.supports)
}

/** Keeps what a force does by itself and with its moment; returns the latter. */
function check(search: WebSearch, p: Pressing, loadAt: number): number {
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
  if (!isBent && isReaction) return 0
  const utilisation = forceWithBending(sum)
  keepOne(codes.withMoment, utilisation, sum, 1.25)
  return utilisation
}

/** Whether a force of this share of the smallest resistance can be about as bad as what is found, alone or with its moment. */
function promises(
  search: WebSearch,
  codes: Codes,
  share: number,
  M: number,
  { M_c_Rd_top, M_c_Rd_bottom }: MomentResistances = search.candidate.resistances,
): boolean {
  return mayPass(search, codes, share, M > 0 ? M / M_c_Rd_top : -M / M_c_Rd_bottom)
}

function mayPass(search: WebSearch, codes: Codes, share: number, bending: number): boolean {
  const [force, withMoment] = leastToPass(search, codes)
  return share > force || forceWithBending(bending + share) > withMoment
}

/** What a force by itself and with its moment have to exceed, to be about as bad as what is found. */
function leastToPass(search: WebSearch, codes: Codes): [force: number, withMoment: number] {
  const force = worstSoFar(search, codes.force)
  return [
    force === Number.NEGATIVE_INFINITY ? force : force + SAME * Math.abs(force),
    worstSoFar(search, codes.withMoment) * (1 - MAY_HIDE),
  ]
}

/** Clear distances of one place of the load to the supports and to the nearer end: the same for every candidate of a line. */
interface Clearances {
  e: number[]
  end: number
  /** the smallest of them */
  nearest: number
}

function clearancesAt({ line }: RoofSearch, { supports }: ForcesOnWebs, x_P: number): Clearances {
  const lengths = lengthsOf(line)
  const e = supports.places.map(({ x: x_k }) => CLEARANCES.loadOfSupport({ ...lengths, x_P, x_k }))
  const end = CLEARANCES.loadOfEnd({ ...lengths, x_P })
  return { e, end, nearest: Math.min(end, ...e) }
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

/** By place the smallest of them; none where a permanent load stands too. */
const ALONE = new WeakMap<RoofLoad, Float64Array>()

function aloneOf({ roof, line }: RoofSearch, { supports, loads }: ForcesOnWebs): Float64Array {
  let alone = ALONE.get(roof)
  if (!alone) {
    const { L_tot, s_P, s_s } = lengthsOf(line)
    const permanents = loads.places.map(({ x }) => x)
    alone = roof.x.map((x_P) => {
      if (permanents.some((x) => Math.abs(x - x_P) < 1e-3)) return Number.NEGATIVE_INFINITY
      let x_k = supports.places[0]!.x
      for (const { x } of supports.places) if (Math.abs(x - x_P) < Math.abs(x_k - x_P)) x_k = x
      return Math.min(CLEARANCES.loadOfEnd({ L_tot, s_P, x_P }), CLEARANCES.loadOfSupport({ s_P, s_s, x_P, x_k }))
    })
    ALONE.set(roof, alone)
  }
  return alone
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
  const { roof, on, candidate, ofLoads: rule, c } = search
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const { places: supports } = on.supports
  const { own } = search.line
  const hasPermanent = on.loads.places.length > 0
  const forcesAt = ({ p: x, fixed, under }: RoofPlace) => {
    const [g, w] = [fixed(c.permanent), fixed(own)]
    const effect = (of: 'M' | 'left' | 'right') => c.ownFactor * (g[of] + candidate.ownWeight * w[of]) + c.F * under[of]
    const F = hasPermanent ? c.F + permanentForce(search, x) : c.F
    const M = effect('M')
    return { F, M, bending: M > 0 ? M / M_c_Rd_top : -M / M_c_Rd_bottom, left: effect('left'), right: effect('right') }
  }
  const checkAt = (place: RoofPlace): number => {
    const { F, M, left, right } = forcesAt(place)
    const { e, end } = clearancesOf(search, on, place)
    const close: number[] = []
    for (let k = 0; k < e.length; k++) if (e[k]! <= rule.near) close.push(k)
    // A cleat takes the force from the web.
    if (candidate.cleat && close.some((k) => Math.abs(supports[k]!.x - place.p) < 1)) return 0
    const pressing: Pressing = {
      codes: OF_LOAD,
      isReaction: false,
      x: place.p,
      F,
      M,
      bearing: rule.at(
        end,
        close,
        (k) => supports[k]!.c,
        (k) => supports[k]!.isCut,
      ),
      asymmetry: () => shearAsymmetry(left, right),
      against: (k) => reactionOf(search, k, place),
    }
    return check(search, pressing, place.p)
  }
  /** Of places far from all others the worst so far, by itself and with its moment: they alone are checked. */
  const best: Best[] = [noneBest(), noneBest()]
  const look = (place: RoofPlace): number => {
    if (!standsOnOwn(search.line, place.p)) return 0
    const { F, bending, left, right } = forcesAt(place)
    if (!(F > PRESSES)) return 0
    if (clearancesOf(search, on, place).nearest > rule.near) {
      const u = F / rule.ofCategory2(shearAsymmetry(left, right))
      return keepBoth(best, u, forceWithBending(bending + u), place)
    }
    return mayPass(search, OF_LOAD, F / rule.least, bending) ? checkAt(place) : 0
  }
  const settle = () => {
    for (const place of new Set(best.map(({ place }) => place))) if (place) checkAt(place)
    for (const b of best) Object.assign(b, noneBest())
  }
  const { x } = roof
  const alone = aloneOf(search, on)
  const isFar = (k: number) => alone[k]! > rule.near
  const [ofFar, ofAny] = [c.F / rule.internal, (c.F + largestPermanent(search)) / rule.least]
  const [M_max, M_min] = momentExtremes(search, c)
  const isFarWorthIt = mayPass(search, OF_LOAD, ofFar, Math.max(M_max / M_c_Rd_top, -M_min / M_c_Rd_bottom))
  const bending = bendingUnderLoad(search)
  // The place with the largest moment first: it leaves the others little chance.
  if (isFarWorthIt) look(roof.place(x[firstLargest(bending)]!))
  settle()
  const resistanceAt = resistanceUnderLoad(search)
  const looked: Looked[] = []
  for (let k = 0; k < x.length; k++) {
    if (!isFar(k)) {
      if (mayPass(search, OF_LOAD, ofAny, bending[k]!)) looked.push({ k, value: look(roof.place(x[k]!)) })
      continue
    }
    if (
      !isFarWorthIt ||
      !standsOnOwn(search.line, x[k]!) ||
      !mayBeBest(best, ofFar, forceWithBending(bending[k]! + ofFar))
    )
      continue
    const u = rule.isConstant ? ofFar : c.F / resistanceAt(k)
    const value = forceWithBending(bending[k]! + u)
    if (!mayBeBest(best, u, value) || !mayPass(search, OF_LOAD, u, bending[k]!)) continue
    looked.push({ k, value: keepBoth(best, u, value, roof.place(x[k]!)) })
  }
  lookBeside(search, OF_LOAD, look, looked, {
    settle,
    isEdgeWorthIt(at) {
      const k = Math.max(0, firstFrom(x, at) - 1)
      return mayPass(search, OF_LOAD, ofAny, Math.max(bending[k]!, bending[k + 1] ?? 0, bending[k + 2] ?? 0))
    },
    isSmooth(k) {
      const [from, to] = [Math.max(0, k - 1), Math.min(x.length - 1, k + 1)]
      if (!isFar(from) || !isFar(k) || !isFar(to)) return false
      const [a, b, c] = [resistanceAt(from), resistanceAt(k), resistanceAt(to)]
      const straight = a + ((c - a) * (x[k]! - x[from]!)) / (x[to]! - x[from]!)
      return Math.abs(b - straight) <= BEND * b
    },
  })
}

/** Whether a place is on a span of the section that is looked at; over a support either counts. */
function standsOnOwn({ isOwn, actions: { ends } }: LineDesign, x: number): boolean {
  return ends.slice(0, -1).some((from, k) => isOwn(k) && x >= from - 1e-6 && x <= ends[k + 1]! + 1e-6)
}

/** The worst of several places, the first of those that are the same. */
interface Best {
  value: number
  place: RoofPlace | null
}

const noneBest = (): Best => ({ value: 0, place: null })

/** Whether one of the two, or a place beside it, may become the worst. */
const mayBeBest = ([alone, withMoment]: Best[], u: number, value: number): boolean =>
  u > alone!.value * (1 + SAME) || value > withMoment!.value * (1 - MAY_HIDE)

/** @returns what the force does with its moment */
function keepBoth([alone, withMoment]: Best[], u: number, value: number, place: RoofPlace): number {
  keepBest(alone!, u, place)
  keepBest(withMoment!, value, place)
  return value
}

function keepBest(best: Best, value: number, place: RoofPlace): void {
  const isSame = best.place !== null && value > best.value * (1 - SAME) && place.p < best.place.p
  if (!(value > best.value * (1 + SAME) || isSame)) return
  best.value = Math.max(best.value, value)
  best.place = place
}

/** Of every place the moment under the load as a part of M_c,Rd. */
function bendingUnderLoad({ roof, candidate, line, c }: WebSearch): Float64Array {
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const { M: unit } = roof.under
  const [fixed, own] = [roof.at(c.permanent).M, roof.at(line.own).M]
  const { F, ownFactor } = c
  const weight = ownFactor * candidate.ownWeight
  const bending = new Float64Array(unit.length)
  for (let k = 0; k < bending.length; k++) {
    const M = ownFactor * fixed[k]! + weight * own[k]! + F * unit[k]!
    bending[k] = M > 0 ? M / M_c_Rd_top : -M / M_c_Rd_bottom
  }
  return bending
}

function firstLargest(values: Float64Array): number {
  let first = 0
  for (let k = 1; k < values.length; k++) if (values[k]! > values[first]! * (1 + SAME)) first = k
  return first
}

/** The resistance of category 2 under the load, by place. */
function resistanceUnderLoad({ roof, candidate, line, c, ofLoads: rule }: WebSearch): (k: number) => number {
  const { under } = roof
  const [fixed, own] = [roof.at(c.permanent), roof.at(line.own)]
  const weight = c.ownFactor * candidate.ownWeight
  return (k) => {
    const left = c.ownFactor * fixed.left[k]! + weight * own.left[k]! + c.F * under.left[k]!
    const right = c.ownFactor * fixed.right[k]! + weight * own.right[k]! + c.F * under.right[k]!
    return rule.ofCategory2(shearAsymmetry(left, right))
  }
}

/** A place whose utilisation is this part below the worst may hide a worse one beside it: resistances bend with β_V. */
const MAY_HIDE = 3e-3
/** Where the resistance of the middle of three places is straight between the others to this part, nothing is hidden between them. */
const BEND = 5e-5

/** A place that was looked at, by its number, and what it does with the moment. */
interface Looked {
  k: number
  value: number
}

/** What spares a look beside the places that were looked at. */
interface Worth {
  /** whether a place between others can be about as bad as what is found */
  isEdgeWorthIt?(at: number): boolean
  /** whether the resistance does not bend from the place before the k-th to the one after it: then none between them is worse */
  isSmooth?(k: number): boolean
  /** checks the worst of the places that were looked at, where that is put off */
  settle?(): void
}

/** All places that can be about as bad as what is found, and those beside them. @param look at one; what it finds with the moment, or nothing */
function lookEverywhere(
  search: WebSearch,
  codes: Codes,
  look: (place: RoofPlace) => number,
  isWorthIt: (k: number) => boolean,
): void {
  const { roof } = search
  const looked: Looked[] = []
  for (let k = 0; k < roof.x.length; k++) if (isWorthIt(k)) looked.push({ k, value: look(roof.place(roof.x[k]!)) })
  lookBeside(search, codes, look, looked)
}

/** Those beside which a support or an end begins to be close, and every step beside the worst. */
function lookBeside(
  search: WebSearch,
  { withMoment }: Codes,
  look: (place: RoofPlace) => number,
  looked: Looked[],
  { isEdgeWorthIt = () => true, isSmooth = () => false, settle = () => {} }: Worth = {},
): void {
  const { roof } = search
  const { x } = roof
  if (looked.length === 0) return
  for (const at of edgesOf(search)) if (isEdgeWorthIt(at)) look(roof.place(at))
  settle()
  const enough = worstSoFar(search, withMoment) * (1 - MAY_HIDE)
  let next = 0
  for (const { k, value } of looked) {
    if (!(value > 0 && value >= enough) || isSmooth(k)) continue
    const [from, to] = [x[Math.max(0, k - 1)]!, x[Math.min(x.length - 1, k + 1)]!]
    // Of places beside each other the steps between them are looked at once.
    for (next = Math.max(next, Math.ceil(from / STEP) * STEP); next < to; next += STEP) look(roof.place(next))
  }
  settle()
}

/** Places of the load beside which a support or an end begins to be close. */
function edgesOf(search: WebSearch): number[] {
  const { line, on, ofLoads, ofSupports } = search
  const { L_tot, s_P, s_s } = lengthsOf(line)
  const reach = ofLoads.near + s_P / 2
  const between = Math.max(ofLoads.near, ofSupports.near) + (s_P + s_s) / 2
  const edges: number[] = []
  const addBeside = (x: number) => {
    for (const at of [Math.floor(x / STEP) * STEP, Math.ceil(x / STEP) * STEP])
      if (at >= 0 && at <= L_tot) edges.push(at)
  }
  addBeside(reach)
  addBeside(L_tot - reach)
  for (const { x } of on.supports.places) {
    addBeside(x - between)
    addBeside(x + between)
  }
  return edges
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
  const bearing = rule.at(
    end,
    close,
    (k) => supports[k]!.c,
    (k) => supports[k]!.isCut,
  )
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
  lookEverywhere(search, OF_LOAD, look, () => true)
}

/** Under the reaction of a support. */
function pressedBySupport(search: WebSearch, k: number): void {
  const { on, c, roof, line } = search
  const support = on.supports.places[k]!
  const { x, c: end, e, left, right, isCut } = support
  const R_g = fixedEffect(search, c, (r) => r.reactions[k]!)
  // What a sleeve passes on is no matter of the web.
  const M_g = isCut ? 0 : fixedEffect(search, c, (r) => momentOver(r, support))
  const loads = on.loads.places
  const { near, bearingOf } = supportRule(search, support)
  const besides = [...e.keys()].filter((p) => e[p]! <= near)
  const presses = line.input.introduction.kind === 'FLANGE'
  // The load itself is one more place of a load, behind the permanent ones.
  const itself = loads.length
  const { least, ...M_R } = leastOf(presses ? [...besides, itself] : besides)
  const codes: Codes = { force: isEnd() ? 'WEB_CRIPPLING_END' : 'WEB_CRIPPLING_INT', withMoment: 'M_R' }
  const most = R_g + c.F * roof.reactions[k]!.max
  const over = isCut ? { min: 0, max: 0 } : roof.supportMoments[k]!
  const isWorse = (M: number) => promisesAt(most, M_g + c.F * M)
  if (!(most > 0) || !(isWorse(over.min) || isWorse(over.max))) return
  const look = (place: RoofPlace): number => {
    const F = R_g + c.F * place.R[k]!
    const M = isCut ? 0 : M_g + c.F * place.M[k]!
    if (!(F > 0) || !promisesAt(F, M)) return 0
    const isPermanent = loads.some((load) => Math.abs(load.x - place.p) < 1e-3)
    const isClose = presses && !isPermanent && clearancesOf(search, on, place).e[k]! <= near
    const close = isClose ? [...besides, itself] : besides
    const shear = (station: number, side: 'left' | 'right') =>
      station < 0 ? 0 : fixedEffect(search, c, (r) => r.V[station]!) + c.F * roof.lines.shear(place, x, side)
    const pressing: Pressing = {
      codes,
      isReaction: true,
      x,
      F,
      M,
      bearing: bearingOf(close, (p) => (p === itself ? clearancesOf(search, on, place).end : loads[p]!.c)),
      asymmetry: () => shearAsymmetry(shear(left, 'left'), shear(right, 'right')),
      against: (p) => {
        const fixed = p === itself ? 0 : fixedEffect(search, c, (r) => on.loads.of(r)[p]!)
        return fixed + (p === itself || Math.abs(loads[p]!.x - place.p) < 1e-3 ? c.F : 0)
      },
    }
    return check(search, pressing, place.p)
  }
  const { R, M } = roof.ofSupports[k]!
  const isWorthIt = (i: number) => promisesAt(R_g + c.F * R[i]!, isCut ? 0 : M_g + c.F * M[i]!)
  lookEverywhere(search, codes, look, isWorthIt)

  /** Where nothing bends it there is no M_R, and the force alone counts. */
  function promisesAt(F: number, M: number): boolean {
    if (Math.abs(M) > NO_MOMENT) return promises(search, codes, F / least, M, M_R)
    return F / least >= worstSoFar(search, codes.force) * (1 - 2 * SAME)
  }

  function isEnd(): boolean {
    return support.lap === null && end <= near
  }

  /** No place of the load finds the support weaker. */
  function leastOf(close: number[]): { least: number } & MomentResistances {
    if (support.lap !== null) return bearingOf(close, () => 0)
    const { rule } = supportRule(search, support)
    return { ...search.candidate.resistances, least: isEnd() ? rule.least : rule.leastInside }
  }
}

/** M over a support: of a lap that of both members. */
const momentOver = (r: CaseResponse, { at, lap }: WebPlace): number => (lap === null ? r.M[at]! : r.laps!.M_0[lap]!)

/** How a support bears: by itself, where the member ends on it, or as a lap. */
function supportRule(search: WebSearch, { c: end, lap, isCut }: WebPlace) {
  const rule = isCut ? search.ofCuts : search.ofSupports
  if (lap === null)
    return {
      rule,
      near: rule.near,
      bearingOf: (close: number[], clearOf: (place: number) => number) => rule.at(end, close, clearOf),
    }
  const { a, b, isOwn } = search.line.jointed!.laps[lap]!
  const rules = isOwn.map((is) => (is ? search.ofSupports : search.ofPartner!))
  return {
    rule,
    near: Math.max(...rules.map(({ near }) => near)),
    bearingOf: (close: number[], clearOf: (place: number) => number) =>
      bearingOfLap(search, rules, [b, a], close, clearOf),
  }
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
