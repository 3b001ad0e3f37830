/** Forces between two stations of a piece, where V and N are linear and M is quadratic. */
import type { CaseResponse } from './statics-table.ts'
import { firstFrom, type Stations } from './stations.ts'

/** M at a distance s from where it is M_0 and the shear V_0, with the shear V there. */
export const momentBeyond = (M_0: number, V_0: number, V: number, s: number): number => M_0 + ((V_0 + V) / 2) * s

/** A station, or a place between it and the next one, by its part of the way. */
export interface Place {
  station: number
  fraction: number
}

/** x, V or N at a place. */
export function linearAt(values: Float64Array, { station, fraction }: Place): number {
  const at = values[station]!
  return fraction === 0 ? at : at + (values[station + 1]! - at) * fraction
}

export function momentAt({ x }: Stations, { M, V }: CaseResponse, place: Place): number {
  const { station, fraction } = place
  if (fraction === 0) return M[station]!
  return momentBeyond(M[station]!, V[station]!, linearAt(V, place), (x[station + 1]! - x[station]!) * fraction)
}

/** Places closer than this are one [mm]. */
const SAME_PLACE = 1e-6

/** The place at x: the station that stands there, of two at one x the first, or between two. */
export function placeAt(stations: Stations, at: number): Place {
  const { x } = stations
  const next = firstFrom(x, at - SAME_PLACE)
  if (next < x.length && x[next]! <= at + SAME_PLACE) return { station: next, fraction: 0 }
  const station = Math.min(next - 1, x.length - 2)
  return { station, fraction: (at - x[station]!) / (x[station + 1]! - x[station]!) }
}

/** The next station on one side that stands elsewhere; −1: there is none. */
function besides(x: Float64Array, i: number, step: 1 | -1): number {
  let k = i
  while (k >= 0 && k < x.length && x[k] === x[i]) k += step
  return k < x.length ? k : -1
}

/**
 * A smooth line that is known at stations, beside the i-th: where that is the largest of its neighbours, the peak between them. It stands where
 * the parabola through the three has its own, and is as high as the curve through the five nearest.
 */
export function peakBeside(x: Float64Array, i: number, value: (station: number) => number): number {
  const here = value(i)
  const [left, right] = [besides(x, i, -1), besides(x, i, 1)]
  if (left < 0 || right < 0) return here
  const [before, after] = [x[i]! - x[left]!, x[right]! - x[i]!]
  const [rise, fall] = [(here - value(left)) / before, (value(right) - here) / after]
  if (rise < 0 || fall > 0 || rise === fall) return here
  const slope = (rise * after + fall * before) / (before + after)
  const at = x[i]! + (slope * (before + after)) / (2 * (rise - fall))
  const nearest = [besides(x, left, -1), left, i, right, besides(x, right, 1)].filter((k) => k >= 0)
  let peak = 0
  for (const k of nearest) {
    let share = value(k)
    for (const j of nearest) if (j !== k) share *= (at - x[j]!) / (x[k]! - x[j]!)
    peak += share
  }
  return Math.max(here, peak)
}

/** Its largest peak. */
export function peakBetween(x: Float64Array, value: (station: number) => number): number {
  let at = 0
  for (let i = 1; i < x.length; i++) if (value(i) > value(at)) at = i
  return peakBeside(x, at, value)
}

/** Where the parabola through three places and values has its peak, if that lies between them; else the middle one. */
export function vertex([a, b, c]: [number, number, number], [u, v, w]: [number, number, number]): number {
  const p = (b - a) * (v - w)
  const q = (b - c) * (v - u)
  const at = b - ((b - a) * p - (b - c) * q) / (2 * (p - q))
  return at > a && at < c ? at : b
}
