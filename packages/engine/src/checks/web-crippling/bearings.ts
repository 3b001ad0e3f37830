/** How the webs of a candidate take reactions and point loads; EN 1993-1-3 6.1.7, method 4.7 to 4.19. */
import { CLEARANCES } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { opposedCrippling, webCrippling } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type ForcesOnWebs, lengthsOf } from './web-forces.ts'

/** A force of the other kind close to one: two opposing forces where both press. */
export interface Opposing {
  /** its place */
  place: number
  /** the row for c ≤ 1.5·h_w */
  end: boolean
  /** of all webs [N] */
  R_w: number
}

/** How the webs take the force at one place. */
export interface Bearing {
  /** end rows, category 1 */
  end: boolean
  /** the force alone [N]; null where β_V of the combination decides (category 2) */
  alone: number | null
  /** of C and Z */
  opposing: Opposing[]
  /** no combination has a smaller resistance [N] */
  least: number
}

/** A force on the webs in one combination, and how they take it. */
export interface PressedWeb {
  /** among the supports or the loads */
  place: number
  /** [N] */
  F: number
  bearing: Bearing
  /** null unless of category 2 */
  beta_V: number | null
  /** what opposes it in the combination, and how much of a reaction: null where nothing does [N] */
  opposing: Opposing[]
  F_o: number | null
  /** null at a free end */
  isSagging: boolean | null
}

export type Bearings = ReturnType<typeof bearingsOf>

/** How the webs take any force of a kind: reactions press on the bottom flange, loads on the top one. @param isOpposed there may be forces of the other kind */
export function bearingRule({ line, candidate }: Purlin, kind: 'supports' | 'loads', isOpposed: boolean) {
  const { model, f_yb, cleat } = candidate
  const { gammaM1 } = line.national
  const lengths = lengthsOf(line)
  const isLoad = kind === 'loads'
  const s = isLoad ? CLEARANCES.alone(lengths) : lengths.s_s
  const single = webCrippling(model, s, f_yb, gammaM1, isLoad ? 'top' : 'bottom')
  const isHat = model.profile.crippling === 'TWO_WEBS'
  const pair = isOpposed ? opposedCrippling(model, CLEARANCES.opposed(lengths), f_yb, gammaM1) : null
  const internal = Math.min(single.internal(0), single.internal(1))
  return {
    /** what counts as close [mm] */
    near: 1.5 * model.h_p,
    /** of any force that no other one and no end is close to, and of any at all [N] */
    internal,
    least: Math.min(single.end, internal, pair?.end ?? internal, pair?.internal ?? internal),
    /** of a reaction away from the ends: a load close to it does not make it one of category 1 [N] */
    leastInside: Math.min(internal, pair?.end ?? internal, pair?.internal ?? internal),
    /** category 2 of hat sections [N]; of the others the one value */
    ofCategory2: single.internal,
    isConstant: !isHat,
    /** @param c clear distance to the nearer end @param close places of the other kind close to it @param clearOf their own distances to an end */
    at(c: number, close: number[], clearOf: (place: number) => number): Bearing {
      // A load close to a support is of category 1; a reaction by the free end alone.
      const end = c <= this.near || (isHat && isLoad && close.length > 0)
      const opposing = (pair && !cleat ? close : []).map((place): Opposing => {
        const end = Math.min(c, clearOf(place)) <= this.near
        return { place, end, R_w: end ? pair!.end : pair!.internal }
      })
      const alone = end ? single.end : internal
      const least = Math.min(alone, ...opposing.map((o) => o.R_w))
      return { end, alone: isHat && !end ? null : alone, opposing, least }
    },
  }
}

/** Of all places of a kind. */
export function bearingsOf(purlin: Purlin, on: ForcesOnWebs, kind: 'supports' | 'loads') {
  const [forces, others] = kind === 'loads' ? [on.loads, on.supports] : [on.supports, on.loads]
  const rule = bearingRule(purlin, kind, others.places.length > 0)
  const isCleated = (x: number) =>
    purlin.candidate.cleat && on.supports.places.some((support) => Math.abs(x - support.x) < 1)
  const of = forces.places.map(({ x, c, e }): Bearing | null => {
    const close = [...e.keys()].filter((k) => e[k]! <= rule.near)
    return isCleated(x) ? null : rule.at(c, close, (place) => others.places[place]!.c)
  })
  return {
    forces,
    /** what opposes them */
    others,
    /** of every place; null over a cleat, which takes the force from the web */
    of,
    /** category 2 of hat sections [N] */
    internal: rule.ofCategory2,
  }
}
