/**
 * Point loads on the flange of a line, in every ULS combination; method 4.13 to 4.18. Found once a request: the forces depend on
 * the factors of few cases, so combinations are gathered by these, and a group of them shares its forces and the envelope of M.
 */

import type { Actions } from '../actions/load-cases.ts'
import { introducedPointLoads } from '../actions/point-load-introduction.ts'
import { forceAt, loadedPlaces, PRESSES } from '../actions/pressing-loads.ts'
import type { PurlinLine } from '../input.ts'
import type { CombinedForces } from './combined-forces.ts'
import type { Stations } from './stations.ts'

/** A place of the line on which point loads press. */
export interface LoadedPlace {
  /** [mm] */
  x: number
  /** stations either side; −1 beyond a tip */
  left: number
  right: number
  /** the station it is named by: the right one, at a right tip the left one */
  at: number
}

/** Combinations with the same point loads and the same factor of the own weight. */
export interface PressingGroup {
  /** rising */
  combinations: number[]
  ownFactor: number
  /** at the places [N] */
  F: Float64Array
  /** envelope of M_y at the places, without own weight [N·mm] */
  M_max: Float64Array
  M_min: Float64Array
}

export interface PointLoads {
  /** length over which they press [mm] */
  s_P: number
  places: LoadedPlace[]
  /** force of every case at the places [N] */
  cases: Map<string, Float64Array>
  groups: PressingGroup[]
  /** of every combination */
  groupOf: PressingGroup[]
}

/** Distances below this are none: the beam is cut at them [mm]. */
const SAME_PLACE = 2e-6

function placeOn(stations: Stations, first: number, last: number): LoadedPlace {
  const { x, s } = stations
  const left = x.findIndex((at, i) => Math.abs(at - first) <= SAME_PLACE && s[i]! > 0)
  const right = x.findLastIndex((at, i) => Math.abs(at - last) <= SAME_PLACE && s[i] === 0)
  return { x: first, left, right, at: right >= 0 ? right : left }
}

/** null where nothing presses on the flange in any combination, or all loads are brought into the web. */
export function pointLoads(
  input: PurlinLine,
  actions: Actions,
  stations: Stations,
  uls: CombinedForces,
): PointLoads | null {
  const introduction = introducedPointLoads(input)
  if (!introduction?.presses) return null
  const loaded = actions.cases.filter((c) => c.normal.points.length > 0)
  const found = loadedPlaces(loaded)
  const cases = new Map(loaded.map((c) => [c.id as string, Float64Array.from(found, (place) => forceAt(c, place))]))
  const places = found.map(({ x, last }) => placeOn(stations, x, last))
  const groups = new Map<string, PressingGroup>()
  const groupOf = uls.combinations.map(({ factors }, c) => {
    const key = [uls.ownFactor[c], ...loaded.map(({ id }) => factors[id] ?? 0)].join()
    let g = groups.get(key)
    if (!g) {
      g = emptyGroup(uls.ownFactor[c]!, places.length)
      for (const [id, P] of cases) {
        const factor = factors[id] ?? 0
        for (let p = 0; p < P.length; p++) g.F[p]! += factor * P[p]!
      }
      groups.set(key, g)
    }
    g.combinations.push(c)
    places.forEach(({ at }, p) => {
      const M = uls.M[c * stations.count + at]!
      g.M_max[p] = Math.max(g.M_max[p]!, M)
      g.M_min[p] = Math.min(g.M_min[p]!, M)
    })
    return g
  })
  const pressing = [...groups.values()].filter((g) => g.F.some((F) => F > PRESSES))
  if (pressing.length === 0) return null
  return { s_P: introduction.bearingLength, places, cases, groups: pressing, groupOf }
}

const emptyGroup = (ownFactor: number, places: number): PressingGroup => ({
  combinations: [],
  ownFactor,
  F: new Float64Array(places),
  M_max: new Float64Array(places).fill(Number.NEGATIVE_INFINITY),
  M_min: new Float64Array(places).fill(Number.POSITIVE_INFINITY),
})
