/** Forces between two stations of a piece, where V and N are linear and M is quadratic. */
import type { CaseResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'

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

/** The last station but one whose x is not beyond `at`. */
const stationUpTo = ({ x }: Stations, at: number) =>
  Math.min(
    x.findLastIndex((station) => station <= at),
    x.length - 2,
  )

/** Places closer than this are one [mm]. */
const SAME_PLACE = 1e-6

/** The place at x: the station that stands there, of two at one x the first, or between two. */
export function placeAt(stations: Stations, at: number): Place {
  const { x } = stations
  const next = x.findIndex((station) => station >= at - SAME_PLACE)
  if (next >= 0 && x[next]! <= at + SAME_PLACE) return { station: next, fraction: 0 }
  const station = stationUpTo(stations, at)
  return { station, fraction: (at - x[station]!) / (x[station + 1]! - x[station]!) }
}
