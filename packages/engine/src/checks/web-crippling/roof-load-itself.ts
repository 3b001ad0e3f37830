/** Webs under the concentrated load itself; method 8.18. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { shearAsymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { RoofPlace } from '../../line/roof-load.ts'
import { firstFrom } from '../../line/stations.ts'
import { momentExtremes } from '../../search/roof-load.ts'
import { SAME } from '../../zero.ts'
import { aloneOf, clearancesOf } from './roof-load-clearances.ts'
import { type Looked, lookBeside } from './roof-load-places.ts'
import {
  check,
  MAY_HIDE,
  mayPass,
  OF_LOAD,
  type Pressing,
  permanentForce,
  reactionOf,
  type WebSearch,
} from './roof-load-pressing.ts'

/** A resistance this close to a straight line over three places, as a part of it, hides no minimum between them. */
const BEND = 5e-5

/** The largest permanent load at any place [N]. */
const largestPermanent = (search: WebSearch): number =>
  search.on.loads.places.reduce((most, { x }) => Math.max(most, permanentForce(search, x)), 0)

/** Forces under the load at a place, a permanent load at the same place included. */
function forcesUnder(search: WebSearch, { p: x, fixed, under }: RoofPlace) {
  const { on, candidate, c, line } = search
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const [g, w] = [fixed(c.permanent), fixed(line.own)]
  const effect = (of: 'M' | 'left' | 'right') => c.ownFactor * (g[of] + candidate.ownWeight * w[of]) + c.F * under[of]
  const F = on.loads.places.length > 0 ? c.F + permanentForce(search, x) : c.F
  const M = effect('M')
  return { F, M, bending: M > 0 ? M / M_c_Rd_top : -M / M_c_Rd_bottom, left: effect('left'), right: effect('right') }
}

/** Checks the web under the load at a place. Returns the utilisation by the force with its moment. */
function checkUnder(search: WebSearch, place: RoofPlace): number {
  const { on, candidate, ofLoads: rule } = search
  const { places: supports } = on.supports
  const { F, M, left, right } = forcesUnder(search, place)
  const { e, end } = clearancesOf(search, on, place)
  const close: number[] = []
  for (let k = 0; k < e.length; k++) if (e[k]! <= rule.near) close.push(k)
  // A cleat takes the force off the web.
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

/** Checks the web under the load itself, a permanent load at the same place included. */
export function pressedByItself(search: WebSearch): void {
  const { roof, on, candidate, ofLoads: rule, c } = search
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  /** The worst of the places far from all others, by the force alone and with its moment: only these are checked. */
  const best: Best[] = [noneBest(), noneBest()]
  const look = (place: RoofPlace): number => {
    if (!standsOnOwn(search.line, place.p)) return 0
    const { F, bending, left, right } = forcesUnder(search, place)
    if (!(F > PRESSES)) return 0
    if (clearancesOf(search, on, place).nearest > rule.near) {
      const u = F / rule.ofCategory2(shearAsymmetry(left, right))
      return keepBoth(best, u, forceWithBending(bending + u), place)
    }
    return mayPass(search, OF_LOAD, F / rule.least, bending) ? checkUnder(search, place) : 0
  }
  const settle = () => {
    for (const place of new Set(best.map(({ place }) => place))) if (place) checkUnder(search, place)
    for (const b of best) Object.assign(b, noneBest())
  }
  const { x } = roof
  const alone = aloneOf(search, on)
  const isFar = (k: number) => alone[k]! > rule.near
  const [ofFar, ofAny] = [c.F / rule.internal, (c.F + largestPermanent(search)) / rule.least]
  const [M_max, M_min] = momentExtremes(search, c)
  const isFarWorthIt = mayPass(search, OF_LOAD, ofFar, Math.max(M_max / M_c_Rd_top, -M_min / M_c_Rd_bottom))
  const bending = bendingUnderLoad(search)
  // The place with the largest moment comes first: it excludes most of the others.
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

/** Whether a place is on a span of the section looked at. Over a support either span counts. */
function standsOnOwn({ isOwn, actions: { ends } }: LineDesign, x: number): boolean {
  return ends.slice(0, -1).some((from, k) => isOwn(k) && x >= from - 1e-6 && x <= ends[k + 1]! + 1e-6)
}

/** The worst of several places; of equal ones the first. */
interface Best {
  value: number
  place: RoofPlace | null
}

const noneBest = (): Best => ({ value: 0, place: null })

/** Whether one of the two, or a place beside it, may become the worst. */
const mayBeBest = ([alone, withMoment]: Best[], u: number, value: number): boolean =>
  u > alone!.value * (1 + SAME) || value > withMoment!.value * (1 - MAY_HIDE)

/** @returns the utilisation by the force with its moment */
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

/** Moment under the load at every place, as a part of M_c,Rd. */
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
