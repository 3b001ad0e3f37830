/** Where the line is looked at: method 2.3. */
import type { Actions } from '../actions/load-cases.ts'
import { discontinuities } from '../beam/continuous-beam.ts'
import type { Restraints } from './restraints.ts'

/** Intervals of a main span and of a cantilever; every piece between discontinuities gets its share, at least two. */
const INTERVALS_OF_SPAN = 80
const INTERVALS_OF_CANTILEVER = 24

/** Stations either side of a place. */
export interface Sides {
  /** −1 beyond a tip */
  left: number
  right: number
  /** the station it is named by: the right one, or the left one at the end of the line */
  at: number
}

/** Stations from one to before another. */
export interface StationRange {
  from: number
  to: number
}

/** The stations of the spans that have the section under design, as ranges from left to right. */
export function stationsOfSpans(
  { firstOfSpan, lastOfSpan }: Stations,
  isOwn: (span: number) => boolean,
): StationRange[] {
  const ranges: StationRange[] = []
  for (let k = 0; k < firstOfSpan.length; k++) {
    const [from, to] = [firstOfSpan[k]!, lastOfSpan[k]! + 1]
    if (from < 0 || !isOwn(k)) continue
    const before = ranges.at(-1)
    if (before?.to === from) before.to = to
    else ranges.push({ from, to })
  }
  return ranges
}

export type Stations = ReturnType<typeof createStations>

/** Stations of a line, cut at every discontinuity of any case, and at the restraints, where M_z has its peaks. @param times as many intervals */
export function createStations(
  actions: Actions,
  restraints: Restraints,
  isCantilever: (span: number) => boolean,
  times = 1,
) {
  const { line, ends } = actions
  // Under a panel the in-plane load goes into the cladding and bends nothing.
  const loadings = actions.cases.flatMap((c) => [c.normal, c.axial, ...(restraints.panel ? [] : [c.inPlane])])
  const peaks = restraints.panel ? [] : [...restraints.upper, ...restraints.lower].map((x) => ({ x, P: 0 }))
  const places = discontinuities(line, [...loadings, { distributed: [], points: peaks }])
  const intervals = places.slice(0, -1).map((from, piece) => {
    const length = places[piece + 1]! - from
    const of = spanBelow(ends, from + length / 2)
    const ofSpan = isCantilever(of) ? INTERVALS_OF_CANTILEVER : INTERVALS_OF_SPAN
    return Math.max(2, Math.ceil((times * ofSpan * length) / (ends[of + 1]! - ends[of]!)))
  })
  const stationCount = intervals.reduce((sum, n) => sum + n + 1, 0)
  const at = { x: new Float64Array(stationCount), s: new Float64Array(stationCount) }
  const [piece, span] = [new Int32Array(stationCount), new Int32Array(stationCount)]
  let next = 0
  for (let k = 0; k < intervals.length; k++) {
    const [from, n] = [places[k]!, intervals[k]!]
    const length = places[k + 1]! - from
    const of = spanBelow(ends, from + length / 2)
    for (let i = 0; i <= n; i++, next++) {
      const s = (length * i) / n
      at.s[next] = s
      at.x[next] = from + s
      piece[next] = k
      span[next] = of
    }
  }
  return {
    count: stationCount,
    /** x [mm] and the distance from the left end of its piece; a place between two pieces stands twice: its left and its right side */
    ...at,
    /** of the beam */
    piece,
    /** index into the whole span list */
    span,
    /** cuts between pieces, shared by all load cases */
    places,
    supports: line.supports.map((support) => sidesOf(at, support)),
    /** first and last station of every span of the whole list */
    firstOfSpan: Int32Array.from(ends.slice(1), (_, k) => span.indexOf(k)),
    lastOfSpan: Int32Array.from(ends.slice(1), (_, k) => span.lastIndexOf(k)),
  }
}

/** The span in which a place lies; over a support the one to its right. */
function spanBelow(ends: number[], x: number): number {
  let span = 0
  while (span + 2 < ends.length && ends[span + 1]! <= x) span++
  return span
}

/** The first of rising values that is not less, by halves; as many as there are: none. */
export function firstFrom(x: Float64Array, at: number): number {
  let [low, high] = [0, x.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (x[middle]! < at) low = middle + 1
    else high = middle
  }
  return low
}

/** Distances up to this are none: the beam is cut at them [mm]. */
const SAME_PLACE = 2e-6

/** Of a place, or of several that are one. */
export function sidesOf({ x, s }: Record<'x' | 's', Float64Array>, first: number, last = first): Sides {
  let [left, right] = [-1, -1]
  for (let i = firstFrom(x, first - SAME_PLACE); x[i]! <= last + SAME_PLACE; i++) {
    if (left < 0 && Math.abs(x[i]! - first) <= SAME_PLACE && s[i]! > 0) left = i
    if (Math.abs(x[i]! - last) <= SAME_PLACE && s[i] === 0) right = i
  }
  return { left, right, at: right >= 0 ? right : left }
}
