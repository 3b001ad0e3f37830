/** Webs over a support with the concentrated load anywhere; method 8.18. */
import { shearAsymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import type { RoofPlace } from '../../line/roof-load.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import { fixedEffect, worstSoFar } from '../../search/roof-load.ts'
import { SAME } from '../../zero.ts'
import { bearingOfLap } from './bearings.ts'
import { clearancesOf } from './roof-load-clearances.ts'
import { lookEverywhere } from './roof-load-places.ts'
import {
  type Codes,
  check,
  type MomentResistances,
  NO_MOMENT,
  type Pressing,
  promises,
  type WebSearch,
} from './roof-load-pressing.ts'
import type { WebPlace } from './web-forces.ts'

/** Checks the web under the reaction of a support. */
export function pressedBySupport(search: WebSearch, k: number): void {
  const { on, c, roof, line } = search
  const support = on.supports.places[k]!
  const { x, c: end, e, left, right, isCut } = support
  const R_g = fixedEffect(search, c, (r) => r.reactions[k]!)
  // A moment that a sleeve transfers does not act on the web.
  const M_g = isCut ? 0 : fixedEffect(search, c, (r) => momentOver(r, support))
  const loads = on.loads.places
  const { near, bearingOf } = supportRule(search, support)
  const besides = [...e.keys()].filter((p) => e[p]! <= near)
  const presses = line.input.introduction.kind === 'FLANGE'
  // The concentrated load is one more place of a load, after the permanent ones.
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

  /** Without a moment there is no M_R, and the force counts alone. */
  function promisesAt(F: number, M: number): boolean {
    if (Math.abs(M) > NO_MOMENT) return promises(search, codes, F / least, M, M_R)
    return F / least >= worstSoFar(search, codes.force) * (1 - 2 * SAME)
  }

  function isEnd(): boolean {
    return support.lap === null && end <= near
  }

  /** The smallest resistance of the support for any place of the load. */
  function leastOf(close: number[]): { least: number } & MomentResistances {
    if (support.lap !== null) return bearingOf(close, () => 0)
    const { rule } = supportRule(search, support)
    return { ...search.candidate.resistances, least: isEnd() ? rule.least : rule.leastInside }
  }
}

/** M over a support; over a lap of both members. */
const momentOver = (r: CaseResponse, { at, lap }: WebPlace): number => (lap === null ? r.M[at]! : r.laps!.M_0[lap]!)

/** The bearing rule of a support: inner, at a cut of the member, or of a lap. */
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
