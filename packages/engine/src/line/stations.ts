/** Where the line is looked at: method 2.3. */
import type { Actions } from '../actions/load-cases.ts'
import { discontinuities } from '../beam/continuous-beam.ts'
import type { Restraints } from './restraints.ts'

/** Intervals of a main span and of a console; every piece between discontinuities gets its share, at least two. */
const INTERVALS_OF_SPAN = 80
const INTERVALS_OF_CONSOLE = 24

/** Stations either side of a place. */
export interface Sides {
  /** −1 beyond a tip */
  left: number
  right: number
  /** the station it is named by: the right one, or the left one at the end of the line */
  at: number
}

export interface Stations {
  count: number
  /** [mm]; a place between two pieces stands twice: its left and its right side */
  x: Float64Array
  /** piece of the beam and distance from its left end */
  piece: Int32Array
  s: Float64Array
  /** index into the whole span list */
  span: Int32Array
  /** cuts between pieces, shared by all load cases */
  places: number[]
  supports: Sides[]
  /** first and last station of every span of the whole list */
  firstOfSpan: Int32Array
  lastOfSpan: Int32Array
}

/** Stations of a line, cut at every discontinuity of any case, and at the restraints, where M_z has its peaks. */
export function createStations(
  actions: Actions,
  restraints: Restraints,
  isConsole: (span: number) => boolean,
): Stations {
  const { line, ends } = actions
  // Under a panel the in-plane load goes into the cladding and bends nothing.
  const loadings = actions.cases.flatMap((c) => [c.normal, c.axial, ...(restraints.panel ? [] : [c.inPlane])])
  const peaks = restraints.panel ? [] : [...restraints.upper, ...restraints.lower].map((x) => ({ x, P: 0 }))
  const places = discontinuities(line, [...loadings, { distributed: [], points: peaks }])
  const x: number[] = []
  const piece: number[] = []
  const s: number[] = []
  const span: number[] = []
  for (let p = 0; p + 1 < places.length; p++) {
    const from = places[p]!
    const length = places[p + 1]! - from
    let k = 0
    while (k + 2 < ends.length && ends[k + 1]! <= from + length / 2) k++
    const intervals = isConsole(k) ? INTERVALS_OF_CONSOLE : INTERVALS_OF_SPAN
    const count = Math.max(2, Math.ceil((intervals * length) / (ends[k + 1]! - ends[k]!)))
    for (let i = 0; i <= count; i++) {
      x.push(from + (length * i) / count)
      piece.push(p)
      s.push((length * i) / count)
      span.push(k)
    }
  }
  const spans = ends.length - 1
  const at = { x: Float64Array.from(x), s: Float64Array.from(s) }
  return {
    count: x.length,
    ...at,
    piece: Int32Array.from(piece),
    span: Int32Array.from(span),
    places,
    supports: line.supports.map((support) => sidesOf(at, support)),
    firstOfSpan: Int32Array.from({ length: spans }, (_, k) => span.indexOf(k)),
    lastOfSpan: Int32Array.from({ length: spans }, (_, k) => span.lastIndexOf(k)),
  }
}

/** Distances up to this are none: the beam is cut at them [mm]. */
const SAME_PLACE = 2e-6

/** Of a place, or of several that are one. */
export function sidesOf({ x, s }: Pick<Stations, 'x' | 's'>, first: number, last = first): Sides {
  const left = x.findIndex((at, i) => Math.abs(at - first) <= SAME_PLACE && s[i]! > 0)
  const right = x.findLastIndex((at, i) => Math.abs(at - last) <= SAME_PLACE && s[i] === 0)
  return { left, right, at: right >= 0 ? right : left }
}
