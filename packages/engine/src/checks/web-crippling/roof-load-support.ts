/** Webs over a support with the concentrated load anywhere; method 8.18. */
import { shearAsymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import { blocksOf, fixedEffect, worstSoFar } from '../../search/roof-load.ts'
import { SAME } from '../../zero.ts'
import { bearingOfLap } from './bearings.ts'
import { clearancesOf } from './roof-load-clearances.ts'
import { firstLargest, lookAtPlaces } from './roof-load-places.ts'
import {
  bendingBy,
  type Codes,
  check,
  type MomentResistances,
  mayPass,
  NO_MOMENT,
  type Pressed,
  type Pressing,
  type WebSearch,
} from './roof-load-pressing.ts'
import type { WebPlace } from './web-forces.ts'

/** The web over a support under one combination, whatever the place of the load. */
interface Over {
  search: WebSearch
  /** under permanent load [N], [N·mm] */
  R_g: number
  M_g: number
  codes: Codes
  /** the smallest resistance for any place of the load [N] */
  least: number
  M_R: MomentResistances
  isCut: boolean
}

function over(search: WebSearch, support: WebPlace, k: number): Over {
  const { candidate, c, line, on } = search
  const { lap, isCut, e } = support
  const rule = isCut ? search.ofCuts : search.ofSupports
  const isEnd = lap === null && support.c <= rule.near
  let [least, M_R]: [number, MomentResistances] = [isEnd ? rule.least : rule.leastInside, candidate.resistances]
  if (lap !== null) {
    const { near, bearingOf } = supportRule(search, support)
    const bearing = bearingOf(
      closeTo(e, near, line.input.introduction.kind === 'FLANGE', on.loads.places.length),
      () => 0,
    )
    least = bearing.least
    M_R = bearing
  }
  return {
    search,
    R_g: fixedEffect(search, c, (r) => r.reactions[k]!),
    // A moment that a sleeve transfers does not act on the web.
    M_g: isCut ? 0 : fixedEffect(search, c, (r) => momentOver(r, support)),
    codes: { force: isEnd ? 'WEB_CRIPPLING_END' : 'WEB_CRIPPLING_INT', withMoment: 'M_R' },
    least,
    M_R,
    isCut,
  }
}

/** M over the support as a share of its resistance, with M of 1 N; 0 where there is none. */
function bendingOf({ search, M_g, M_R, isCut }: Over, unit: number): number {
  const M = isCut ? 0 : M_g + search.c.F * unit
  return Math.abs(M) > NO_MOMENT ? bendingBy(M, M_R) : 0
}

/** Without a moment there is no M_R, and the force counts alone. */
function mayExceed({ search, codes }: Over, share: number, bending: number): boolean {
  if (bending > 0) return mayPass(search, codes, share, bending)
  return share > worstSoFar(search, codes.force) * (1 - 2 * SAME)
}

/** Checks the web under the reaction of a support. */
export function pressedBySupport(search: WebSearch, k: number): void {
  const { c, roof } = search
  const { R, M } = roof.ofSupports[k]!
  const support = search.on.supports.places[k]!
  const of = over(search, support, k)
  const { R_g, least } = of
  const most = R_g + c.F * roof.reactions[k]!.max
  const extremes = roof.supportMoments[k]!
  const largest = Math.max(bendingOf(of, extremes.min), bendingOf(of, extremes.max))
  if (!(most > 0) || !mayExceed(of, most / least, largest)) return
  const look = lookingOver(of, support, k)
  // The largest reaction comes first: it excludes most other places.
  look(roof.x[firstLargest(R)]!)
  const [ofR, ofM] = [blocksOf(R), blocksOf(M)]
  lookAtPlaces(search, {
    shareAt: (i) => (R_g + c.F * R[i]!) / least,
    bendingAt: (i) => bendingOf(of, M[i]!),
    mayExceedIn: (block) =>
      mayExceed(
        of,
        (R_g + c.F * ofR.max[block]!) / least,
        Math.max(bendingOf(of, ofM.min[block]!), bendingOf(of, ofM.max[block]!)),
      ),
    mayExceed: (share, bending) => mayExceed(of, share, bending),
    lookAt: (i) => look(roof.x[i]!),
    look,
  })
}

/** Checks it with the load at a place [mm]. */
function lookingOver(of: Over, support: WebPlace, k: number): (at: number) => Pressed {
  const { search, R_g, M_g, least, codes } = of
  const { on, c, roof, line } = search
  const { x, e, left, right, isCut } = support
  const loads = on.loads.places
  const { near, bearingOf } = supportRule(search, support)
  const presses = line.input.introduction.kind === 'FLANGE'
  const itself = loads.length
  return (at) => {
    const place = roof.place(at)
    const F = R_g + c.F * place.R[k]!
    const bending = bendingOf(of, place.M[k]!)
    if (!(F > 0) || !mayExceed(of, F / least, bending)) return { F, R_w: least, bending }
    const isPermanent = loads.some((load) => Math.abs(load.x - place.p) < 1e-3)
    const isClose = presses && !isPermanent && clearancesOf(search, on, place).e[k]! <= near
    const shear = (station: number, side: 'left' | 'right') =>
      station < 0 ? 0 : fixedEffect(search, c, (r) => r.V[station]!) + c.F * roof.lines.shear(place, x, side)
    const pressing: Pressing = {
      codes,
      isReaction: true,
      x,
      F,
      M: isCut ? 0 : M_g + c.F * place.M[k]!,
      bearing: bearingOf(closeTo(e, near, isClose, itself), (p) =>
        p === itself ? clearancesOf(search, on, place).end : loads[p]!.c,
      ),
      asymmetry: () => shearAsymmetry(shear(left, 'left'), shear(right, 'right')),
      against: (p) => {
        const fixed = p === itself ? 0 : fixedEffect(search, c, (r) => on.loads.of(r)[p]!)
        return fixed + (p === itself || Math.abs(loads[p]!.x - place.p) < 1e-3 ? c.F : 0)
      },
    }
    return check(search, pressing, at)
  }
}

/** Places of loads close to a support; the concentrated load is one more, after the permanent ones. */
function closeTo(e: number[], near: number, withItself: boolean, itself: number): number[] {
  const close: number[] = []
  for (let p = 0; p < e.length; p++) if (e[p]! <= near) close.push(p)
  if (withItself) close.push(itself)
  return close
}

/** M over a support; over a lap of both members. */
const momentOver = (r: CaseResponse, { at, lap }: WebPlace): number => (lap === null ? r.M[at]! : r.laps!.M_0[lap]!)

/** The bearing rule of a support: inner, at a cut of the member, or of a lap. */
function supportRule(search: WebSearch, { c: end, lap, isCut }: WebPlace) {
  if (lap === null) {
    const rule = isCut ? search.ofCuts : search.ofSupports
    return {
      near: rule.near,
      bearingOf: (close: number[], clearOf: (place: number) => number) => rule.at(end, close, clearOf),
    }
  }
  const { a, b, isOwn } = search.line.jointed!.laps[lap]!
  const rules = isOwn.map((is) => (is ? search.ofSupports : search.ofPartner!))
  return {
    near: Math.max(...rules.map(({ near }) => near)),
    bearingOf: (close: number[], clearOf: (place: number) => number) =>
      bearingOfLap(search, rules, [b, a], close, clearOf),
  }
}
