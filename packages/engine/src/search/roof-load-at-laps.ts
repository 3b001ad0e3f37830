/** What the concentrated load of a roof may do at the laps of a line: upper bounds over all its places; method 8.18, decision 0029. */

import type { RoofCombination, RoofLoad } from '../line/roof-load.ts'
import { extremesIn, fixedEffect, type RoofSearch } from './roof-load.ts'

export interface Range {
  max: number
  min: number
}

/** Moments of a lap over its support: of both members together, and of either [N·mm]. */
export interface LapRanges {
  both: Range
  left: Range
  right: Range
}

/** Moments of a lap under 1 N at every place: over the support, and of its left member; with their ranges between places. */
interface LapByForce {
  p: Float64Array
  M_0: Float64Array
  M_l0: Float64Array
  ranges: LapRanges
}

/** By lap: the same for every candidate of a line. */
const BY_FORCE = new WeakMap<RoofLoad, LapByForce[]>()
/** Between two places the effects of a force are larger by at most this factor. */
const BETWEEN_PLACES = 1.001

export function lapsByForce({ roof }: Pick<RoofSearch, 'roof'>): LapByForce[] {
  let known = BY_FORCE.get(roof)
  if (!known) {
    const places = [...roof.influences, ...roof.far.flat()]
    const p = new Float64Array(places.map(({ p }) => p))
    known = roof.atLaps!(places).map(({ M_0, M_l0 }): LapByForce => {
      const ranges = { both: rangeOf(M_0), left: rangeOf(M_l0), right: rangeOf(M_0.map((M, i) => M - M_l0[i]!)) }
      return { p, M_0, M_l0, ranges }
    })
    BY_FORCE.set(roof, known)
  }
  return known
}

function rangeOf(values: Float64Array): Range {
  const { max, min } = extremesIn(values)
  return { max: BETWEEN_PLACES * max, min: BETWEEN_PLACES * min }
}

/** The moments of lap k in a combination, own weight included. */
export function lapUnder(search: RoofSearch, c: RoofCombination, k: number): LapRanges {
  const M_0 = fixedEffect(search, c, (r) => r.laps!.M_0[k]!)
  const M_l0 = fixedEffect(search, c, (r) => r.laps!.M_l0[k]!)
  return rangesUnder(lapsByForce(search)[k]!, c, { M_0, M_l0 })
}

/** Bounds of the moments of a lap in a combination over all places of the load [N·mm]; M_0 and M_l0: those without the load. */
export function rangesUnder(
  { ranges: { both, left, right } }: LapByForce,
  c: RoofCombination,
  { M_0, M_l0 }: { M_0: number; M_l0: number },
): LapRanges {
  const under = (M: number, { max, min }: Range): Range => {
    const [rise, fall] = c.F >= 0 ? [max, min] : [min, max]
    return { max: M + c.F * rise, min: M + c.F * fall }
  }
  return { both: under(M_0, both), left: under(M_l0, left), right: under(M_0 - M_l0, right) }
}
