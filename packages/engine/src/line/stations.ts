/** Where the line is looked at: method 2.3. */
import type { Actions } from '../actions/load-cases.ts'
import { discontinuities } from '../beam/continuous-beam.ts'
import type { Restraints } from './restraints.ts'

/** Intervals of a main span and of a console; every piece between discontinuities gets its share, at least two. */
const INTERVALS_OF_SPAN = 80
const INTERVALS_OF_CONSOLE = 24

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
  /** station left and right of every support; −1 at an end without console */
  leftOfSupport: Int32Array
  rightOfSupport: Int32Array
  /** the right one, or the left one at the end of the line */
  atSupport: Int32Array
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
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-6
  const leftOfSupport = line.supports.map((support) => x.findIndex((at, i) => near(at, support) && s[i]! > 0))
  const rightOfSupport = line.supports.map((support) => x.findIndex((at, i) => near(at, support) && s[i] === 0))
  const spans = ends.length - 1
  return {
    count: x.length,
    x: Float64Array.from(x),
    piece: Int32Array.from(piece),
    s: Float64Array.from(s),
    span: Int32Array.from(span),
    places,
    leftOfSupport: Int32Array.from(leftOfSupport),
    rightOfSupport: Int32Array.from(rightOfSupport),
    atSupport: Int32Array.from(rightOfSupport, (right, i) => (right >= 0 ? right : leftOfSupport[i]!)),
    firstOfSpan: Int32Array.from({ length: spans }, (_, k) => span.indexOf(k)),
    lastOfSpan: Int32Array.from({ length: spans }, (_, k) => span.lastIndexOf(k)),
  }
}
