/**
 * Reactions and support moments of the ULS combinations, gathered by groups. All members of a group have the same factor of the own
 * weight, so the same member has the largest reaction whatever the section weighs (decision 0004).
 */
import type { CombinedForces } from './combined-forces.ts'
import type { ForceGroups } from './force-groups.ts'
import type { CaseResponse } from './statics-table.ts'

/** Extremes of every group × support, without own weight [N, N·mm]. */
export interface SupportEnvelopes {
  R_max: Float64Array
  R_min: Float64Array
  M_max: Float64Array
  M_min: Float64Array
  /** a combination whose reaction is R_max */
  atR_max: Int32Array
}

interface GroupedForces extends ForceGroups {
  uls: CombinedForces
  own: CaseResponse
}

export function supportEnvelopes({ uls, groupOf, groups, own }: GroupedForces): SupportEnvelopes {
  const supports = own.reactions.length
  const table = (value: number) => new Float64Array(groups.length * supports).fill(value)
  const of: SupportEnvelopes = {
    R_max: table(Number.NEGATIVE_INFINITY),
    R_min: table(Number.POSITIVE_INFINITY),
    M_max: table(Number.NEGATIVE_INFINITY),
    M_min: table(Number.POSITIVE_INFINITY),
    atR_max: new Int32Array(groups.length * supports),
  }
  const { R, M } = uls.atSupports
  for (let c = 0, k = 0; c < uls.combinations.length; c++) {
    for (let s = 0, at = groupOf[c]! * supports; s < supports; s++, at++, k++) {
      if (R[k]! > of.R_max[at]!) {
        of.R_max[at] = R[k]!
        of.atR_max[at] = c
      }
      if (R[k]! < of.R_min[at]!) of.R_min[at] = R[k]!
      if (M[k]! > of.M_max[at]!) of.M_max[at] = M[k]!
      if (M[k]! < of.M_min[at]!) of.M_min[at] = M[k]!
    }
  }
  return of
}
