/** How webs carry point loads, and reactions that point loads oppose; EN 1993-1-3 6.1.7, method 4.14 to 4.18. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { CLEARANCES } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { opposedCrippling, webCrippling } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { LoadedPlace, PointLoads } from '../../line/point-loads.ts'
import type { Purlin } from '../../search/candidate.ts'

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
  /** the support nearest to it */
  nearest: number
  /** of C and Z */
  opposing: OpposingSupport[]
  /** no combination has a smaller resistance [N] */
  least: number
}

/** A load that may oppose the reaction of a support, with the resistance to the pair. */
export interface OpposingLoad extends Pick<OpposingSupport, 'end' | 'R_w'> {
  place: number
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
export const bearingLengths = (line: LineDesign) => ({
  alone: CLEARANCES.alone(lengthsOf(line)),
  opposed: CLEARANCES.opposed(lengthsOf(line)),
})

/** How the webs of a candidate carry the loads at every place; null over a cleat, which takes the load from the web. */
export function loadBearings({ line, candidate }: Purlin, loads: PointLoads): (LoadBearing | null)[] {
  const { model, f_yb, cleat } = candidate
  const { gammaM1 } = line.national
  const s = bearingLengths(line)
  const single = webCrippling(model, s.alone, f_yb, gammaM1, 'top')
  const pair = opposedCrippling(model, s.opposed, f_yb, gammaM1)
  const near = 1.5 * model.h_p
  return Array.from(loads.places, (place): LoadBearing | null => {
    const { supports } = line.actions.line
    if (cleat && supports.some((x) => Math.abs(place.x - x) < 1)) return null
    const c = CLEARANCES.loadOfEnd({ ...lengthsOf(line), x_P: place.x })
    const distances = Array.from(supports, (_, support) => clearOfSupport(line, place, support))
    const nearest = distances.indexOf(Math.min(...distances))
    const close = distances.flatMap((e, support) => (e <= near ? [{ support, e }] : []))
    if (!pair) {
      const end = c <= near || close.length > 0
      const least = end ? single.end : Math.min(single.internal(0), single.internal(1))
      return { c, end, alone: end ? single.end : null, nearest, opposing: [], least }
    }
    const alone = c <= near ? single.end : single.internal(0)
    const opposing = (cleat ? [] : close).map(({ support, e }): OpposingSupport => {
      const end = Math.min(c, clearOfEnd(line, support)) <= near
      return { support, e, end, R_w: end ? pair.end : pair.internal }
    })
    return { c, end: c <= near, alone, nearest, opposing, least: Math.min(alone, ...opposing.map((o) => o.R_w)) }
  })
}

/** Reaction of a support in one combination [N]. */
export const reactionOf = ({ line, candidate }: Purlin, c: number, support: number): number =>
  line.uls.atSupports.R[c * line.actions.line.supports.length + support]! +
  line.uls.ownFactor[c]! * candidate.ownWeight * line.own.reactions[support]!

/** The loads close to every support that bears directly; null where there are none. */
export function opposingLoads(purlin: Purlin): OpposingLoad[][] | null {
  const { line, candidate } = purlin
  const loads = line.pointLoads
  if (!loads || candidate.cleat || candidate.model.profile.crippling === 'TWO_WEBS') return null
  const of: OpposingLoad[][] = line.actions.line.supports.map(() => [])
  loadBearings(purlin, loads).forEach((b, place) => {
    for (const { support, end, R_w } of b?.opposing ?? []) of[support]!.push({ place, end, R_w })
  })
  return of.some((list) => list.length > 0) ? of : null
}

/** The part F_o of a reaction that point loads oppose, the resistance R_2 it meets [N], and the loads. */
export interface SplitReaction {
  F_o: number
  R_2: number
  pressing: OpposingLoad[]
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
  const pressing = near.filter(({ place }) => F[place]! > PRESSES)
  if (pressing.length === 0) return null
  const sum = pressing.reduce((total, { place }) => total + F[place]!, 0)
  return { F_o: Math.min(R, sum), R_2: Math.min(R_1, ...pressing.map(({ R_w }) => R_w)), pressing }
}
