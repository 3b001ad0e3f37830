/** Resistance of the webs of a candidate to reactions and point loads; EN 1993-1-3 6.1.7, method 4.7 to 4.19. */
import { CLEARANCES } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { opposedCrippling, webCrippling } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import { kappaOf } from '../../joints/lap-resistance.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type ForcesOnWebs, lengthsOf, type WebPlace } from './web-forces.ts'

/** A force of the other kind close to this one. The two oppose each other where both press. */
export interface Opposing {
  /** its place */
  place: number
  /** the row for c ≤ 1.5·h_w applies */
  end: boolean
  /** of all webs [N] */
  R_w: number
}

/** Resistance of the webs to the force at one place. */
export interface Bearing {
  /** end rows, category 1 */
  end: boolean
  /** to the force alone [N]; null where β_V of the combination decides (category 2) */
  alone: number | null
  /** of C and Z */
  opposing: Opposing[]
  /** the smallest resistance in any combination [N] */
  least: number
  /** moment resistances at the place: over a lap of both members together [N·mm] */
  M_c_Rd_top: number
  M_c_Rd_bottom: number
}

/** A force on the webs in one combination, and their resistance to it. */
export interface PressedWeb {
  /** index among the supports or the loads */
  place: number
  /** [N] */
  F: number
  bearing: Bearing
  /** null except in category 2 */
  beta_V: number | null
  /** opposing forces in the combination; F_o: the part of a reaction that they oppose, null without any [N] */
  opposing: Opposing[]
  F_o: number | null
  /** null at a free end */
  isSagging: boolean | null
}

export type Bearings = ReturnType<typeof bearingsOf>
type BearingRule = ReturnType<typeof bearingRule>

const NEVER = (_place: number): boolean => false

/**
 * Resistance of the webs to forces of one kind: reactions press on the bottom flange, loads on the top flange.
 * @param isOpposed there may be forces of the other kind
 * @param isCut     the member ends on the support and has half of the bearing
 */
export function bearingRule(
  { line, candidate }: Purlin,
  kind: 'supports' | 'loads',
  isOpposed: boolean,
  isCut = false,
) {
  const { model, f_yb, cleat } = candidate
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const { gammaM1 } = line.national
  const whole = lengthsOf(line)
  const lengths = isCut ? { ...whole, s_s: whole.s_s / 2 } : whole
  const isLoad = kind === 'loads'
  const s = isLoad ? CLEARANCES.alone(lengths) : lengths.s_s
  const single = webCrippling(model, s, f_yb, gammaM1, isLoad ? 'top' : 'bottom')
  const hasTwoWebs = model.profile.crippling === 'TWO_WEBS'
  const opposedOn = (s_s: number) =>
    isOpposed ? opposedCrippling(model, CLEARANCES.opposed({ ...whole, s_s }), f_yb, gammaM1) : null
  const pair = opposedOn(lengths.s_s)
  /** of a load close to a support on which the member ends */
  const endsAtJoint = line.jointed?.left || line.jointed?.right
  const pairAtCut = isLoad && endsAtJoint ? opposedOn(whole.s_s / 2) : pair
  const internal = Math.min(single.internal(0), single.internal(1))
  const least = Math.min(
    ...[single.end, internal, pair?.end, pair?.internal, pairAtCut?.end, pairAtCut?.internal].map((R) => R ?? internal),
  )
  return {
    /** what counts as close [mm] */
    near: 1.5 * model.h_p,
    /** of a force far from every other force and end, and of any force at all [N] */
    internal,
    least,
    /** smallest of a load whose distance and whose near supports' distances to the ends are not close; of Ω any [N] */
    leastAway: hasTwoWebs || endsAtJoint ? least : Math.min(internal, pair?.internal ?? internal),
    /** smallest of a reaction away from the ends: a load close to it does not put it into category 1 [N] */
    leastInside: Math.min(internal, pair?.end ?? internal, pair?.internal ?? internal),
    /** near a free end [N] */
    end: single.end,
    /** between two opposing forces; null for Ω sections, and where no force opposes [N] */
    pair,
    M_c_Rd_top,
    M_c_Rd_bottom,
    /** category 2 of Ω sections [N]; for C and Z the only value */
    ofCategory2: single.internal,
    isConstant: !hasTwoWebs,
    /** @param close places of the other kind close to it, `clearOf` their distances to an end; c its own  @param isCutAt the member ends there */
    at(c: number, close: number[], clearOf: (place: number) => number, isCutAt = NEVER): Bearing {
      // A load close to a support is of category 1; a reaction only near a free end.
      const end = c <= this.near || (hasTwoWebs && isLoad && close.length > 0)
      const opposing = (pair && !cleat ? close : []).map((place): Opposing => {
        const end = Math.min(c, clearOf(place)) <= this.near
        const rows = isCutAt(place) ? pairAtCut! : pair!
        return { place, end, R_w: end ? rows.end : rows.internal }
      })
      const alone = end ? single.end : internal
      const least = Math.min(alone, ...opposing.map((o) => o.R_w))
      return { end, alone: hasTwoWebs && !end ? null : alone, opposing, least, M_c_Rd_top, M_c_Rd_bottom }
    },
  }
}

/**
 * Both members of a lap bear as an inner support, each with its own run beyond the support. C and Z only.
 * @param rules of the left and the right member
 * @param runs  of both to their end rows [mm]
 */
export function bearingOfLap(
  { line, candidate }: Purlin,
  rules: readonly BearingRule[],
  runs: readonly number[],
  close: number[],
  clearOf: (place: number) => number,
): Bearing {
  const { s_s } = lengthsOf(line)
  const isShort = rules.map(({ near }, k) => runs[k]! - s_s / 2 <= near)
  const alone = 2 * Math.min(...rules.map((rule, k) => (isShort[k] ? rule.end : rule.internal)))
  const opposing = (candidate.cleat ? [] : close).map((place): Opposing => {
    const ends = rules.map(({ near }, k) => isShort[k]! || clearOf(place) <= near)
    const opposed = rules.map(({ pair }, k) => (ends[k] ? pair!.end : pair!.internal))
    return { place, end: ends.every(Boolean), R_w: Math.min(alone, 2 * Math.min(...opposed)) }
  })
  const kappa_s = kappaOf(candidate.family)
  const both = (of: 'M_c_Rd_top' | 'M_c_Rd_bottom') => kappa_s * rules.reduce((sum, rule) => sum + rule[of], 0)
  return {
    end: false,
    alone,
    opposing,
    least: Math.min(alone, ...opposing.map((o) => o.R_w)),
    M_c_Rd_top: both('M_c_Rd_top'),
    M_c_Rd_bottom: both('M_c_Rd_bottom'),
  }
}

/** The bearings of all places of one kind. */
export function bearingsOf(purlin: Purlin, on: ForcesOnWebs, kind: 'supports' | 'loads') {
  const [forces, others] = kind === 'loads' ? [on.loads, on.supports] : [on.supports, on.loads]
  const rule = bearingRule(purlin, kind, others.places.length > 0)
  const isCleated = (x: number) =>
    purlin.candidate.cleat && on.supports.places.some((support) => Math.abs(x - support.x) < 1)
  const ofCut = forces.places.some(({ isCut }) => isCut)
    ? bearingRule(purlin, kind, others.places.length > 0, true)
    : rule
  const clearOf = (place: number) => others.places[place]!.c
  const ofPartner =
    purlin.partner && bearingRule({ line: purlin.line, candidate: purlin.partner }, kind, others.places.length > 0)
  const of = forces.places.map(({ x, c, e, lap, isCut, isOwn }: WebPlace): Bearing | null => {
    if (isCleated(x) || !isOwn) return null
    const within = (near: number) => [...e.keys()].filter((k) => e[k]! <= near)
    if (lap === null)
      return (isCut ? ofCut : rule).at(c, within(rule.near), clearOf, (place) => others.places[place]!.isCut)
    const { a, b, isOwn: own } = purlin.line.jointed!.laps[lap]!
    const rules = own.map((is) => (is ? rule : ofPartner!))
    return bearingOfLap(purlin, rules, [b, a], within(Math.max(...rules.map(({ near }) => near))), clearOf)
  })
  return {
    forces,
    /** what opposes them */
    others,
    /** of every place; null over a cleat, which takes the force off the web */
    of,
    /** category 2 of Ω sections [N] */
    internal: rule.ofCategory2,
  }
}
