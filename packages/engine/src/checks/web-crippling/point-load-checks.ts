/** Web crippling under point loads and their interaction with the moment; EN 1993-1-3 6.1.7, 6.1.11, method 4.13 to 4.18. */

import { PRESSES } from '../../actions/pressing-loads.ts'
import { CLEARANCES } from '../../en1993-1-3-2006/6-1-7-point-loads.ts'
import { shearAsymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { opposedCrippling, webCrippling } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import { responseAt } from '../../line/combined-forces.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { LoadedPlace, PointLoads } from '../../line/point-loads.ts'
import type { Candidate } from '../../search/candidate.ts'
import { couldReplace, keepEarliest, type Worst } from '../../search/worst.ts'

/** A support that bears against a point load close to it: two opposing forces where it bears directly. */
export interface OpposingSupport {
  support: number
  /** clear distance between the two bearings; may be negative [mm] */
  e: number
  /** the row for c ≤ 1.5·h_w */
  end: boolean
  /** of all webs [N] */
  R_w: number
}

/** How the webs carry a load at one place. */
export interface LoadBearing {
  /** clear distance from the load to the nearer free end [mm] */
  c: number
  /** end rows, category 1 */
  end: boolean
  /** the load alone [N]; null where β_V of the combination decides (category 2) */
  alone: number | null
  /** of C and Z */
  opposing: OpposingSupport[]
  /** no combination has a smaller resistance [N] */
  least: number
}

/** A load that may oppose the reaction of a support, with the resistance to the pair. */
export interface OpposingLoad {
  place: number
  e: number
  c: number
  end: boolean
  R_w: number
}

/** The length of the line, and the bearings of loads and supports [mm]. */
export const lengthsOf = ({ actions, s_s, pointLoads }: LineDesign) => ({
  L_tot: actions.line.end - actions.line.start,
  s_P: pointLoads?.s_P ?? 0,
  s_s,
})

/** Clear distance from the bearing of a support to the free end; method 4.8 and 4.15 [mm]. */
export function clearOfEnd(line: LineDesign, support: number): number {
  const { supports } = line.actions.line
  const lengths = { ...lengthsOf(line), x_k: supports[support]! }
  if (support === 0) return CLEARANCES.firstSupport(lengths)
  return support === supports.length - 1 ? CLEARANCES.lastSupport(lengths) : Number.POSITIVE_INFINITY
}

/** Clear distance between the bearings of a load and of a support [mm]; negative where they overlap. Twin of `CLEARANCES.loadOfSupport`. */
export function clearOfSupport(line: LineDesign, { x: x_P }: LoadedPlace, support: number): number {
  const { s_s, s_P } = lengthsOf(line)
  return Math.abs(x_P - line.actions.line.supports[support]!) - s_s / 2 - s_P / 2
}

/** Bearing lengths the rows take: of a load alone, and of a load against a support [mm]. */
const bearingLengths = (line: LineDesign) => ({
  alone: CLEARANCES.alone(lengthsOf(line)),
  opposed: CLEARANCES.opposed(lengthsOf(line)),
})

/** How the webs of a candidate carry the loads at every place; null over a cleat, which takes the load from the web. */
export function loadBearings(line: LineDesign, candidate: Candidate, loads: PointLoads): (LoadBearing | null)[] {
  const { model, f_yb, cleat } = candidate
  const { gammaM1 } = line.national
  const s = bearingLengths(line)
  const single = webCrippling(model, s.alone, f_yb, gammaM1, 'top')
  const pair = opposedCrippling(model, s.opposed, f_yb, gammaM1)
  const near = 1.5 * model.h_p
  return loads.places.map((place): LoadBearing | null => {
    const { supports } = line.actions.line
    if (cleat && supports.some((x) => Math.abs(place.x - x) < 1)) return null
    const c = CLEARANCES.loadOfEnd({ ...lengthsOf(line), x_P: place.x })
    const close = supports.flatMap((_, support) => {
      const e = clearOfSupport(line, place, support)
      return e <= near ? [{ support, e }] : []
    })
    if (!pair) {
      const end = c <= near || close.length > 0
      const least = end ? single.end : Math.min(single.internal(0), single.internal(1))
      return { c, end, alone: end ? single.end : null, opposing: [], least }
    }
    const alone = c <= near ? single.end : single.internal(0)
    const opposing = (cleat ? [] : close).map(({ support, e }): OpposingSupport => {
      const end = Math.min(c, clearOfEnd(line, support)) <= near
      return { support, e, end, R_w: end ? pair.end : pair.internal }
    })
    return { c, end: c <= near, alone, opposing, least: Math.min(alone, ...opposing.map((o) => o.R_w)) }
  })
}

/** Reaction of a support in one combination [N]. */
export const reactionOf = (line: LineDesign, candidate: Candidate, c: number, support: number): number =>
  line.uls.atSupports.R[c * line.actions.line.supports.length + support]! +
  line.uls.ownFactor[c]! * candidate.ownWeight * line.own.reactions[support]!

/** β_V of the shears either side of a load, 0 beyond a tip. */
export function asymmetryAtLoad(line: LineDesign, candidate: Candidate, c: number, place: LoadedPlace): number {
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const V = (station: number) =>
    station < 0 ? 0 : responseAt(line.uls, c, 'V', station) + weight * line.own.V[station]!
  return shearAsymmetry(V(place.left), V(place.right))
}

/** One check of the loads of a line, for one candidate. */
interface LoadCheck {
  line: LineDesign
  candidate: Candidate
  loads: PointLoads
  bearings: (LoadBearing | null)[]
  /** category 2 of hat sections [N] */
  internal: (beta_V: number) => number
}

/** R_w,Rd at a place in one combination [N]. */
function resistanceAt({ line, candidate, loads, internal }: LoadCheck, b: LoadBearing, p: number, c: number): number {
  if (b.alone === null) return internal(asymmetryAtLoad(line, candidate, c, loads.places[p]!))
  let R_w = b.alone
  for (const o of b.opposing) if (o.R_w < R_w && reactionOf(line, candidate, c, o.support) > PRESSES) R_w = o.R_w
  return R_w
}

/**
 * WEB_CRIPPLING_LOAD and M_F: the largest over all places and combinations.
 *
 * A group of combinations shares the forces; its largest and smallest M and the smallest resistance of the place bound what any of
 * them can reach, rounding included, since every operation from them to the utilisation is monotone. The place and group with the
 * largest bound is looked at first; of the others only those whose bound reaches what was found.
 */
export function checkPointLoads(
  line: LineDesign,
  candidate: Candidate,
  worst: Record<'WEB_CRIPPLING_LOAD' | 'M_F', Worst>,
): void {
  const loads = line.pointLoads
  if (!loads) return
  const { groups, places } = loads
  const { model, f_yb } = candidate
  const { internal } = webCrippling(model, bearingLengths(line).alone, f_yb, line.national.gammaM1, 'top')
  const check: LoadCheck = { line, candidate, loads, bearings: loadBearings(line, candidate, loads), internal }
  const pairs = groups.length * places.length
  const force = Float64Array.from({ length: pairs }, (_, k) => boundOfForce(check, k))
  const interaction = force.map((u, k) => boundOfInteraction(check, k, u))
  let most = 0
  let mostM = 0
  let first = -1
  let firstM = -1
  for (let k = 0; k < pairs; k++) {
    if (force[k]! > most) [most, first] = [force[k]!, k]
    if (interaction[k]! > mostM) [mostM, firstM] = [interaction[k]!, k]
  }
  if (first < 0) return
  evaluate(check, first, worst)
  if (firstM !== first) evaluate(check, firstM, worst)
  for (let k = 0; k < pairs; k++) {
    if (k === first || k === firstM) continue
    const earliest = groups[Math.floor(k / places.length)]!.combinations[0]!
    const { at } = places[k % places.length]!
    if (
      couldReplace(worst.WEB_CRIPPLING_LOAD, force[k]!, earliest, at) ||
      couldReplace(worst.M_F, interaction[k]!, earliest, at)
    )
      evaluate(check, k, worst)
  }
}

/** F/R_w,Rd of the k-th pair of group and place is not above this; 0 where nothing presses. */
function boundOfForce({ loads: { groups, places }, bearings }: LoadCheck, k: number): number {
  const bearing = bearings[k % places.length]
  const F = groups[Math.floor(k / places.length)]!.F[k % places.length]!
  return bearing && F > PRESSES ? F / bearing.least : 0
}

/** The same of M_F. @param force the bound of F/R_w,Rd */
function boundOfInteraction({ line, candidate, loads }: LoadCheck, k: number, force: number): number {
  if (force === 0) return 0
  const p = k % loads.places.length
  const g = loads.groups[Math.floor(k / loads.places.length)]!
  const own = g.ownFactor * candidate.ownWeight * line.own.M[loads.places[p]!.at]!
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  return (Math.max((g.M_max[p]! + own) / M_c_Rd_top, -(g.M_min[p]! + own) / M_c_Rd_bottom) + force) / 1.25
}

/** All combinations of the k-th pair of group and place. */
function evaluate(check: LoadCheck, k: number, worst: Record<'WEB_CRIPPLING_LOAD' | 'M_F', Worst>): void {
  const { line, candidate, loads, bearings } = check
  const { uls, own, stations } = line
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const p = k % loads.places.length
  const g = loads.groups[Math.floor(k / loads.places.length)]!
  const { at } = loads.places[p]!
  const bearing = bearings[p]!
  const F = g.F[p]!
  const ownMoment = g.ownFactor * candidate.ownWeight * own.M[at]!
  for (const c of g.combinations) {
    const R_w = resistanceAt(check, bearing, p, c)
    keepEarliest(worst.WEB_CRIPPLING_LOAD, F / R_w, F, R_w, at, c)
    const M = uls.M[c * stations.count + at]! + ownMoment
    // What statics leaves at a free end is rounding, not a moment.
    const bending = M > 1 ? M / M_c_Rd_top : M < -1 ? -M / M_c_Rd_bottom : 0
    const sum = bending + F / R_w
    keepEarliest(worst.M_F, forceWithBending(sum), sum, 1.25, at, c)
  }
}

/** The loads close to every support that bears directly; null where there are none. */
export function opposingLoads(line: LineDesign, candidate: Candidate): OpposingLoad[][] | null {
  const loads = line.pointLoads
  if (!loads || candidate.cleat || candidate.model.profile.crippling === 'TWO_WEBS') return null
  const of: OpposingLoad[][] = line.actions.line.supports.map(() => [])
  loadBearings(line, candidate, loads).forEach((b, place) => {
    for (const { support, e, end, R_w } of b?.opposing ?? []) of[support]!.push({ place, e, c: b!.c, end, R_w })
  })
  return of.some((list) => list.length > 0) ? of : null
}

/** The part F_o of a reaction that point loads oppose, and the resistance R_2 it meets [N]. */
export interface SplitReaction {
  F_o: number
  R_2: number
}

/** Method 4.16 at a support; null where no load presses close to it. @param R_1 resistance to the reaction alone [N] */
export function splitReaction(
  line: LineDesign,
  c: number,
  R: number,
  R_1: number,
  near: OpposingLoad[],
): SplitReaction | null {
  const { F } = line.pointLoads!.groupOf[c]!
  let sum = 0
  let R_2 = R_1
  for (const { place, R_w } of near) {
    if (!(F[place]! > PRESSES)) continue
    sum += F[place]!
    R_2 = Math.min(R_2, R_w)
  }
  return sum > 0 ? { F_o: Math.min(R, sum), R_2 } : null
}

/** Twin of `splitReactionShare`. */
export const splitUtilisation = (R: number, R_1: number, { F_o, R_2 }: SplitReaction): number =>
  (R - F_o) / R_1 + F_o / R_2
