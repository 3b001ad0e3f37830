/** Extremes of one group of combinations for one candidate, searched only at possible stations. */

import type { ForceGroup, GroupExtremes } from '../line/force-groups.ts'
import type { LineDesign } from '../line/line-design.ts'
import { SAME } from '../zero.ts'
import type { Purlin } from './candidate.ts'
import { largestWithOwn } from './own-weight-extremes.ts'

function hullsOf({ own, sideways }: LineDesign, g: ForceGroup) {
  const { M_max, M_min, V_max, V_min, M_z, isLateral, ownFactor } = g
  return {
    M_max: largestWithOwn(M_max, own.M, 1, ownFactor, g.atM_max),
    M_min: largestWithOwn(M_min, own.M, -1, ownFactor, g.atM_min),
    V_max: largestWithOwn(V_max, own.V, 1, ownFactor, g.atV_max),
    V_min: largestWithOwn(V_min, own.V, -1, ownFactor, g.atV_min),
    M_z: isLateral && !sideways ? ([1, -1] as const).map((sign) => largestWithOwn(M_z, own.M_z, sign, ownFactor)) : [],
  }
}

/** M_max, M_min, |V|_max, N and |M_z|_max of the group with the own weight of the candidate; computed once a section. */
export function groupExtremes({ line, candidate }: Purlin, g: ForceGroup): GroupExtremes {
  const { ownWeight } = candidate
  if (g.extremes?.ownWeight === ownWeight) return g.extremes
  const { own, hasAxialLoads } = line
  const weight = g.ownFactor * ownWeight
  g.hulls ??= hullsOf(line, g)
  const [atM_max, atM_min] = [g.hulls.M_max(weight), g.hulls.M_min(weight)]
  const [up, down] = [g.hulls.V_max(weight), g.hulls.V_min(weight)]
  const V_up = g.V_max[up]! + weight * own.V[up]!
  const V_down = -g.V_min[down]! - weight * own.V[down]!
  const [fromUp, fromDown] = [g.atV_max[up]!, g.atV_min[down]!]
  const isEqual = Math.abs(V_up - V_down) <= SAME * Math.max(V_up, V_down)
  const isUp = isEqual ? fromUp < fromDown || (fromUp === fromDown && up <= down) : V_up > V_down
  let compression = 0
  const places = !g.hasN ? 0 : hasAxialLoads ? g.N.length : 1
  for (let i = 0; i < places; i++) compression = Math.max(compression, -g.N[i]! - weight * own.N[i]!)
  let [M_z, atM_z] = [0, 0]
  for (const largest of g.hulls.M_z) {
    const i = largest(weight)
    const size = Math.abs(g.M_z[i]! + weight * own.M_z[i]!)
    const isEqual = Math.abs(size - M_z) <= SAME * M_z
    if (isEqual ? i < atM_z : size > M_z) [M_z, atM_z] = [size, i]
  }
  g.extremes = {
    ownWeight,
    M_max: g.M_max[atM_max]! + weight * own.M[atM_max]!,
    M_min: g.M_min[atM_min]! + weight * own.M[atM_min]!,
    V_max: Math.max(V_up, V_down, 0),
    atM_max,
    atM_min,
    atV: isUp ? up : down,
    combinationV: isUp ? fromUp : fromDown,
    compression,
    M_z,
    atM_z,
  }
  return g.extremes
}
