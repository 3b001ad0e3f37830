/** Reactions, and point loads on the flange, in every ULS combination; method 4.7 to 4.18. Computed once a request. */
import { forceAt, loadedPlaces, pressesOnFlange } from '../../actions/pressing-loads.ts'
import { CLEARANCES } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { addScaled } from '../../line/combined-forces.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import { type Sides, sidesOf } from '../../line/stations.ts'
import type { Purlin } from '../../search/candidate.ts'

/** Where a force acts. */
export interface WebPlace extends Sides {
  /** [mm] */
  x: number
  /** clear distance from its bearing to the nearer free end, method 4.8 and 4.15 [mm] */
  c: number
  /** clear distances between its bearing and those of the other kind; negative where they overlap [mm] */
  e: number[]
  /** its number among the laps of the line; null without a lap */
  lap: number | null
  /** a joint ends the line here: the member has half of the bearing */
  isCut: boolean
  /** the section looked at bears or is pressed here */
  isOwn: boolean
}

export type WebForces = ReturnType<typeof webForces>
export type ForcesOnWebs = ReturnType<typeof forcesOnWebs>

/** The length of the line, and the bearings of loads and supports [mm]. */
export const lengthsOf = ({ actions, input }: LineDesign) => ({
  L_tot: actions.line.end - actions.line.start,
  s_P: input.introduction.bearingLength,
  s_s: input.bearingLength,
})

export function forcesOnWebs(line: LineDesign) {
  const { supports } = line.actions.line
  const lengths = lengthsOf(line)
  const loaded = pressesOnFlange(line.input) ? line.actions.cases : []
  const found = loadedPlaces(loaded).flatMap((place) => bothSides(line, place))
  const none = new Float64Array(found.length)
  const ofLoads = new Map(loaded.map((c) => [c.id, Float64Array.from(found, (place) => forceAt(c, place))]))
  const between = (x_P: number, x_k: number) => CLEARANCES.loadOfSupport({ ...lengths, x_P, x_k })
  const ofEnd = (k: number) => {
    const operands = { ...lengths, x_k: supports[k]! }
    if (k === 0) return CLEARANCES.firstSupport(operands)
    return k === supports.length - 1 ? CLEARANCES.lastSupport(operands) : Number.POSITIVE_INFINITY
  }
  const atSupports = supports.map((x, k): WebPlace => {
    const sides = line.stations.supports[k]!
    return {
      ...sides,
      x,
      c: ofEnd(k),
      // A load over the support of a lap opposes its reaction once.
      e: found.map((load) => (load.side === 'LEFT' ? Number.POSITIVE_INFINITY : between(load.x, x))),
      lap: lapOver(line, k),
      isCut: isCutAt(line, k),
      isOwn: isOwnAt(line, sides),
    }
  })
  const atLoads = found.map(({ x: place, last, side }): WebPlace => {
    const x = side === 'RIGHT' ? place + BESIDE : place
    const c = CLEARANCES.loadOfEnd({ ...lengths, x_P: x })
    const e = supports.map((support) => between(x, support))
    const found = sidesOf(line.stations, place, last)
    const none = { lap: null, isCut: false }
    if (side === null) {
      const sides = ownSide(line, found)
      return { ...sides, x, c, e, ...none, isOwn: isOwnAt(line, sides) }
    }
    const at = side === 'LEFT' ? found.left : found.right
    return { ...found, at, x, c, e, ...none, isOwn: line.isOwn(line.stations.span[at]!) }
  })
  return {
    supports: webForces(line, 'R', atSupports, (r) => r.reactions),
    /** no places where nothing presses on the flange, or where all loads go into the web */
    loads: webForces(line, 'P', atLoads, (r) => ofLoads.get(r.id) ?? none),
  }
}

/** The right side of a lap's support is taken this far beside it [mm]. */
const BESIDE = 1e-4

/** A load over the support of a lap presses on either member. M of the member that runs through jumps there. */
function bothSides({ jointed, actions }: LineDesign, place: { x: number; last: number }) {
  const isOverLap = jointed?.laps.some((lap) => Math.abs(actions.line.supports[lap.support]! - place.x) < 1e-3) ?? false
  const sides = isOverLap ? (['LEFT', 'RIGHT'] as const) : [null]
  return sides.map((side) => ({ ...place, side }))
}

const isOwnAt = ({ isOwn, stations }: LineDesign, { left, right }: Sides): boolean =>
  [left, right].some((station) => station >= 0 && isOwn(stations.span[station]!))

/** The side of a place that has the section looked at. */
const ownSide = ({ isOwn, stations }: LineDesign, sides: Sides): Sides =>
  sides.left >= 0 && !isOwn(stations.span[sides.at]!) ? { ...sides, at: sides.left } : sides

function lapOver({ jointed }: LineDesign, support: number): number | null {
  const k = jointed?.laps.findIndex((lap) => lap.support === support) ?? -1
  return k < 0 ? null : k
}

const isCutAt = ({ jointed, actions }: LineDesign, support: number): boolean =>
  jointed !== null &&
  ((support === 0 && jointed.left !== null) || (support === actions.line.supports.length - 1 && jointed.right !== null))

/** The reactions, or the point loads, by place. @param name their letter in derivations  @param of those of one case [N] */
function webForces(line: LineDesign, name: 'R' | 'P', places: WebPlace[], of: (r: CaseResponse) => Float64Array) {
  const { uls, groups, groupOf, own } = line
  const n = places.length
  /** M at every place; over a lap of both members */
  const moments = (r: CaseResponse) =>
    Float64Array.from(places, ({ at, lap }) => (lap === null ? r.M[at]! : r.laps!.M_0[lap]!))
  const table = (rows: number, value: number) => new Float64Array(rows * n).fill(value)
  const known = new Map<CaseResponse, Float64Array>()
  const momentsOf = (r: CaseResponse): Float64Array => {
    const found = known.get(r) ?? moments(r)
    known.set(r, found)
    return found
  }
  // F and M: combinations × places; extremes: groups × places; without own weight [N, N·mm].
  const F = table(uls.combinations.length, 0)
  const M = table(uls.combinations.length, 0)
  const F_max = table(groups.length, Number.NEGATIVE_INFINITY)
  const M_max = table(groups.length, Number.NEGATIVE_INFINITY)
  const M_min = table(groups.length, Number.POSITIVE_INFINITY)
  uls.terms.forEach((terms, c) => {
    const row = F.subarray(c * n, (c + 1) * n)
    const bent = M.subarray(c * n, (c + 1) * n)
    for (const { factor, response } of terms) {
      addScaled(row, of(response), factor)
      addScaled(bent, momentsOf(response), factor)
    }
    for (let p = 0; p < n; p++) {
      const k = groupOf[c]! * n + p
      F_max[k] = Math.max(F_max[k]!, row[p]!)
      M_max[k] = Math.max(M_max[k]!, bent[p]!)
      M_min[k] = Math.min(M_min[k]!, bent[p]!)
    }
  })
  return { name, places, of, own: of(own), ownM: moments(own), F, M, F_max, M_max, M_min }
}

/** The largest and the smallest of some reactions [N], each with the first combination that has it. */
export function extremeReactions() {
  let [max, min, atMax, atMin] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, '', '']
  return {
    take: (R: number, combinationId: string) => {
      if (R > max) [max, atMax] = [R, combinationId]
      if (R < min) [min, atMin] = [R, combinationId]
    },
    record: () => ({ maxKn: max / 1e3, minKn: min / 1e3, maxCombinationId: atMax, minCombinationId: atMin }),
  }
}

/** The force at a place in a combination [N]. */
export const forceIn = ({ line, candidate }: Purlin, { places, F, own }: WebForces, c: number, p: number): number =>
  F[c * places.length + p]! + line.uls.ownFactor[c]! * candidate.ownWeight * own[p]!
