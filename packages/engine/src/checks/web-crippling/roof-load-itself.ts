/** Webs under the concentrated load itself; method 8.18. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { shearAsymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { type RoofPlace, standsOnOwn } from '../../line/roof-load.ts'
import { BLOCK, blocksOf, momentExtremes } from '../../search/roof-load.ts'
import { SAME } from '../../zero.ts'
import { aloneOf, clearancesOf, endwardsOf } from './roof-load-clearances.ts'
import { firstLargest, lookAtPlaces } from './roof-load-places.ts'
import {
  bendingBy,
  check,
  mayPass,
  NOTHING,
  OF_LOAD,
  type Pressed,
  type Pressing,
  permanentForce,
  reactionOf,
  type WebSearch,
} from './roof-load-pressing.ts'

/** The largest permanent load at any place [N]. */
const largestPermanent = (search: WebSearch): number =>
  search.on.loads.places.reduce((most, { x }) => Math.max(most, permanentForce(search, x)), 0)

/** Forces under the load at a place, a permanent load at the same place included. */
function forcesUnder(search: WebSearch, { p: x, fixed, under }: RoofPlace) {
  const { on, candidate, c, line } = search
  const [g, w] = [fixed(c.permanent), fixed(line.own)]
  const effect = (of: 'M' | 'left' | 'right') => c.ownFactor * (g[of] + candidate.ownWeight * w[of]) + c.F * under[of]
  const F = on.loads.places.length > 0 ? c.F + permanentForce(search, x) : c.F
  const M = effect('M')
  return { F, M, bending: bendingBy(M, candidate.resistances), left: effect('left'), right: effect('right') }
}

/** Checks the web under the load at a place. */
function checkUnder(search: WebSearch, place: RoofPlace): Pressed {
  const { on, candidate, ofLoads: rule } = search
  const { places: supports } = on.supports
  const { F, M, left, right } = forcesUnder(search, place)
  const { e, end } = clearancesOf(search, on, place)
  const close: number[] = []
  for (let k = 0; k < e.length; k++) if (e[k]! <= rule.near) close.push(k)
  // A cleat takes the force off the web.
  if (candidate.cleat && close.some((k) => Math.abs(supports[k]!.x - place.p) < 1)) return NOTHING
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
  const { x } = roof
  /** The worst of the places far from all others, by the force alone and with its moment: only these are checked. */
  const best: Best[] = [noneBest(), noneBest()]
  const look = (at: number): Pressed => {
    const place = roof.place(at)
    if (!standsOnOwn(search.line, at)) return NOTHING
    const { F, bending, left, right } = forcesUnder(search, place)
    if (!(F > PRESSES)) return NOTHING
    const { nearest, endwards } = clearancesOf(search, on, place)
    if (nearest > rule.near)
      return keepBoth(best, { F, R_w: rule.ofCategory2(shearAsymmetry(left, right)), bending }, at)
    const R_w = endwards > rule.near ? rule.leastAway : rule.least
    return mayPass(search, OF_LOAD, F / R_w, bending) ? checkUnder(search, place) : { F, R_w, bending }
  }
  const settle = () => {
    for (const at of new Set(best.map(({ x }) => x))) if (at !== null) checkUnder(search, roof.place(at))
    for (const b of best) Object.assign(b, noneBest())
  }
  const alone = aloneOf(search, on)
  const clear = blocksOf(alone)
  const isFar = (k: number) => alone[k]! > rule.near
  const endwards = endwardsOf(search, on)
  const most = c.F + largestPermanent(search)
  const [ofFar, ofAway, ofAny] = [c.F / rule.internal, most / rule.leastAway, most / rule.least]
  const [M_max, M_min] = momentExtremes(search, c)
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const isFarWorthIt = mayPass(search, OF_LOAD, ofFar, Math.max(M_max / M_c_Rd_top, -M_min / M_c_Rd_bottom))
  const bending = bendingUnderLoad(search)
  // The place with about the largest moment comes first: it excludes most of the others.
  if (isFarWorthIt) look(x[bending.largest()]!)
  settle()
  const resistanceAt = resistanceUnderLoad(search)
  const mayExceed = (share: number, bending: number) =>
    mayBeBest(best, share, bending) && mayPass(search, OF_LOAD, share, bending)
  lookAtPlaces(search, {
    shareAt(k) {
      if (!roof.isOwn[k]) return Number.NaN
      if (!isFar(k)) return endwards[k]! > rule.near ? ofAway : ofAny
      return isFarWorthIt ? ofFar : Number.NEGATIVE_INFINITY
    },
    bendingAt: bending.at,
    mayExceedIn(block) {
      const isFar = clear.min[block]! > rule.near
      if (isFar && !isFarWorthIt) return false
      const ofNear = blocksOf(endwards).min[block]! > rule.near ? ofAway : ofAny
      const share = isFar ? ofFar : isFarWorthIt ? Math.max(ofNear, ofFar) : ofNear
      return mayExceed(share, bending.mostIn(block))
    },
    mayExceed,
    lookAt(k) {
      if (!isFar(k)) return look(x[k]!)
      const R_w = rule.isConstant ? rule.internal : resistanceAt(k)
      return keepBoth(best, { F: c.F, R_w, bending: bending.at(k) }, x[k]!)
    },
    look,
  })
  settle()
}

/** The worst of several places [mm]; of equal ones the first. */
interface Best {
  value: number
  x: number | null
}

const noneBest = (): Best => ({ value: 0, x: null })

/** Whether one of the two may become the worst. */
const mayBeBest = ([alone, withMoment]: Best[], share: number, bending: number): boolean =>
  share > alone!.value * (1 + SAME) || forceWithBending(bending + share) > withMoment!.value * (1 - 2 * SAME)

function keepBoth([alone, withMoment]: Best[], of: Pressed, x: number): Pressed {
  const share = of.F / of.R_w
  keepBest(alone!, share, x)
  keepBest(withMoment!, forceWithBending(of.bending + share), x)
  return of
}

function keepBest(best: Best, value: number, x: number): void {
  const isSame = best.x !== null && value > best.value * (1 - SAME) && x < best.x
  if (!(value > best.value * (1 + SAME) || isSame)) return
  best.value = Math.max(best.value, value)
  best.x = x
}

/** Moment under the load by place, as a part of M_c,Rd; by block at most. */
function bendingUnderLoad({ roof, candidate, line, c }: WebSearch) {
  const { resistances, ownWeight } = candidate
  const { M: unit } = roof.under
  const [fixed, own] = [roof.at(c.permanent).M, roof.at(line.own).M]
  const { F, ownFactor } = c
  const weight = ownFactor * ownWeight
  const at = (k: number) => bendingBy(ownFactor * fixed[k]! + weight * own[k]! + F * unit[k]!, resistances)
  const [ofFixed, ofOwn, ofUnit] = [blocksOf(fixed), blocksOf(own), blocksOf(unit)]
  // F presses: it is positive.
  const most = ofUnit.max.map((_, b) =>
    Math.max(
      bendingBy(ownFactor * ofFixed.max[b]! + weight * ofOwn.max[b]! + F * ofUnit.max[b]!, resistances),
      bendingBy(ownFactor * ofFixed.min[b]! + weight * ofOwn.min[b]! + F * ofUnit.min[b]!, resistances),
    ),
  )
  return {
    at,
    mostIn: (block: number) => most[block]!,
    /** the place with the largest one in the block that may have it */
    largest() {
      const from = firstLargest(most) * BLOCK
      let largest = from
      for (let k = from; k <= Math.min(from + BLOCK, unit.length - 1); k++) if (at(k) > at(largest)) largest = k
      return largest
    },
  }
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
