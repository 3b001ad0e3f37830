/** Webs under the concentrated load of a roof itself, and under reactions and permanent loads with it at any place; method 8.18. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { shearAsymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import type { RoofLoad } from '../../line/roof-load.ts'
import { fixedEffect, type RoofSearch } from '../../search/roof-load.ts'
import { bearingRule } from './bearings.ts'
import { pressedByItself } from './roof-load-itself.ts'
import { lookAtPlaces } from './roof-load-places.ts'
import {
  bendingBy,
  check,
  mayPass,
  OF_LOAD,
  type Pressed,
  type Pressing,
  reactionOf,
  type WebSearch,
} from './roof-load-pressing.ts'
import { pressedBySupport } from './roof-load-support.ts'
import type { ForcesOnWebs, WebForces } from './web-forces.ts'

export function searchRoofLoadOnWebs(search: RoofSearch, on: ForcesOnWebs): void {
  const { roof, candidate, line } = search
  const ofLoads = bearingRule(search, 'loads', true)
  const ofSupports = bearingRule(search, 'supports', true)
  const endsAtJoint = on.supports.places.some(({ isCut }) => isCut)
  const ofCuts = endsAtJoint ? bearingRule(search, 'supports', true, true) : ofSupports
  const ofPartner = search.partner && bearingRule({ line, candidate: search.partner }, 'supports', true)
  const presses = line.input.introduction.kind === 'FLANGE'
  const [loads, supports] = [on.loads.places, on.supports.places]
  for (const c of roof.uls) {
    const one: WebSearch = { ...search, on, c, ofLoads, ofSupports, ofCuts, ofPartner }
    if (presses && c.F > PRESSES) pressedByItself(one)
    if (presses) for (let p = 0; p < loads.length; p++) if (loads[p]!.isOwn) pressedByPermanent(one, p)
    if (!candidate.cleat) for (let k = 0; k < supports.length; k++) if (supports[k]!.isOwn) pressedBySupport(one, k)
  }
  search.found.reactions = reactionsUnderRoofLoad(search, on.supports)
}

/** Checks the web under a permanent load, with the concentrated load at another place. */
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
  const momentWith = (of: RoofLoad['influences'][number]) => M_g + c.F * roof.lines.moment(of, x)
  const share = F / bearing.least
  const mayExceed = (share: number, bending: number) => mayPass(search, OF_LOAD, share, bending)
  const look = (at: number): Pressed => {
    const place = roof.place(at)
    const M = momentWith(place)
    const bending = bendingBy(M, bearing)
    // Over the permanent load both press as one: `pressedByItself`.
    if (Math.abs(at - x) < 1e-3 || !mayExceed(share, bending)) return { F, R_w: bearing.least, bending }
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
    return check(search, pressing, at)
  }
  lookAtPlaces(search, {
    shareAt: () => share,
    bendingAt: (k) => bendingBy(momentWith(roof.influences[k]!), bearing),
    mayExceedIn: () => true,
    mayExceed,
    lookAt: (k) => look(roof.x[k]!),
    look,
  })
}

/** The largest and smallest reactions over all places of the load. */
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
