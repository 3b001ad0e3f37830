/** Forces between two stations of a piece, where V and N are linear and M is quadratic. */
import type { CaseResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'

/** M at a distance s from where it is M_0 and the shear V_0, with the shear V there. */
export const momentBeyond = (M_0: number, V_0: number, V: number, s: number): number => M_0 + ((V_0 + V) / 2) * s

export interface Place {
  station: number
  fraction: number
}

function linear(values: Float64Array, { station, fraction }: Place): number {
  const at = values[station]!
  return fraction === 0 ? at : at + (values[station + 1]! - at) * fraction
}

/** x of a place [mm]. */
export const xAt = (stations: Stations, place: Place): number => linear(stations.x, place)

export const shearAt = (r: CaseResponse, place: Place): number => linear(r.V, place)

export const axialAt = (r: CaseResponse, place: Place): number => linear(r.N, place)

export function momentAt(stations: Stations, r: CaseResponse, place: Place): number {
  const { station, fraction } = place
  if (fraction === 0) return r.M[station]!
  const s = (stations.x[station + 1]! - stations.x[station]!) * fraction
  return momentBeyond(r.M[station]!, r.V[station]!, shearAt(r, place), s)
}

/** The station nearest to x; of two equally near the first. */
export function stationNear({ x, count }: Stations, at: number): number {
  const low = lastUpTo(x, at)
  const high = Math.min(low + 1, count - 1)
  return at - x[low]! <= x[high]! - at ? low : high
}

/** The station before a place between stations, and how far beyond it the place is. */
export function placeAt({ x }: Stations, at: number): Place {
  const station = lastUpTo(x, at)
  return { station, fraction: (at - x[station]!) / (x[station + 1]! - x[station]!) }
}

/** The last station but one whose x is not beyond `at`. */
function lastUpTo(x: Float64Array, at: number): number {
  let low = 0
  let high = x.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (x[middle]! <= at) low = middle
    else high = middle
  }
  return low
}
