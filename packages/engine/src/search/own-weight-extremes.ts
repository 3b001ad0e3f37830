/**
 * Where a sum of loads and own weight is largest, for any weight of the section. base_i + t·own_i is linear in t at every station, so only
 * stations on the upper hull of these lines can have the largest value. The hull is computed once a request that has several candidates; a
 * candidate then looks at a few stations only. Decision 0004.
 */

import type { LargestAt } from '../line/force-groups.ts'
import { SAME } from '../zero.ts'

/** Largest own weight covered [N/mm]: 40 kg/m. Heavier sections, which no strip gives, look at every station. */
const HEAVIEST = 0.4

/** Values this close to the largest count as equal to it: rounding may order them either way. */
const EQUAL = SAME

/** A hull costs as much as some looks at every station; lines of a pair of thicknesses or of one place of a load are asked once or twice. */
const WORTH_A_HULL = 6

/**
 * Finds the hull of sign·(base + t·own) for own weights times `ownFactor`.
 * @param from the combination of every value: of equal values the station of the earliest combination is taken, of these the first
 */
export function largestWithOwn(
  base: Float64Array,
  own: Float64Array,
  sign: 1 | -1,
  ownFactor: number,
  from: Int32Array | null = null,
): LargestAt {
  const t_max = ownFactor * HEAVIEST
  const lines = { base, own, sign }
  let hull: Int32Array | null = null
  let asked = 0
  return (t) => {
    if (++asked === WORTH_A_HULL) hull = hullOf(lines, t_max)
    const stations = t <= t_max ? hull : null
    return firstOfEqual(lines, stations, t, largestOf(lines, stations, t), from)
  }
}

/** The line sign·(base + t·own) of every station. */
interface Lines {
  base: Float64Array
  own: Float64Array
  sign: 1 | -1
}

/** The stations whose line is largest for some t between 0 and `t_max`, in rising order. */
function hullOf(lines: Lines, t_max: number): Int32Array {
  const { base, own, sign } = lines
  const found: number[] = []
  const value = (i: number, t: number) => sign * (base[i]! + t * own[i]!)
  const winner = (t: number): number => {
    const best = largestOf(lines, null, t)
    const most = value(best, t)
    addEqual(lines, t, most - EQUAL * Math.abs(most), found)
    return best
  }
  const between = (t0: number, i0: number, t1: number, i1: number): void => {
    if (i0 === i1) return
    const rise = sign * (own[i1]! - own[i0]!)
    const t = t0 + (value(i0, t0) - value(i1, t0)) / rise
    if (!(t > t0 && t < t1)) return
    const i = winner(t)
    if (value(i, t) - value(i0, t) <= EQUAL * Math.abs(value(i, t))) return
    between(t0, i0, t, i)
    between(t, i, t1, i1)
  }
  const first = winner(0)
  if (t_max > 0) between(0, first, t_max, winner(t_max))
  return Int32Array.from(new Set(found)).sort()
}

// The loops over stations are functions of their own: a closure per combination would be compiled again and again.

/** The station with the largest value, of these or (null) of all; of equal values the first. */
function largestOf({ base, own, sign }: Lines, hull: Int32Array | null, t: number): number {
  const count = hull ? hull.length : own.length
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < count; k++) {
    const i = hull ? hull[k]! : k
    const v = sign * (base[i]! + t * own[i]!)
    if (v > most) {
      most = v
      best = i
    }
  }
  return best
}

/** Of the stations with the largest value, the one of the earliest combination; of these the first. */
function firstOfEqual(
  { base, own, sign }: Lines,
  hull: Int32Array | null,
  t: number,
  largest: number,
  from: Int32Array | null,
): number {
  const most = sign * (base[largest]! + t * own[largest]!)
  const enough = most - EQUAL * Math.abs(most)
  const count = hull ? hull.length : own.length
  let first = -1
  for (let k = 0; k < count; k++) {
    const i = hull ? hull[k]! : k
    if (!(sign * (base[i]! + t * own[i]!) >= enough)) continue
    if (first < 0 || (from !== null && from[i]! < from[first]!)) first = i
  }
  return first < 0 ? largest : first
}

/** Adds the stations whose value is at least `enough`. */
function addEqual({ base, own, sign }: Lines, t: number, enough: number, found: number[]): void {
  for (let i = 0; i < own.length; i++) if (sign * (base[i]! + t * own[i]!) >= enough) found.push(i)
}
