/** Moments of the laps of a line in every ULS combination, without own weight [N·mm]; computed once a line. */
import { addScaled } from '../line/combined-forces.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Candidate, Purlin } from './candidate.ts'

export type LapForces = ReturnType<typeof lapForces>

/** Rows: combinations; columns: laps. */
export function lapForces({ jointed, uls }: LineDesign) {
  const laps = jointed?.laps ?? []
  const n = laps.length
  const M_0 = new Float64Array(n * uls.combinations.length)
  const M_l0 = new Float64Array(M_0.length)
  uls.terms.forEach((terms, c) => {
    const row = (table: Float64Array) => table.subarray(c * n, (c + 1) * n)
    for (const { factor, response } of terms) {
      addScaled(row(M_0), response.laps?.M_0 ?? NONE, factor)
      addScaled(row(M_l0), response.laps?.M_l0 ?? NONE, factor)
    }
  })
  return { laps, M_0, M_l0 }
}

const NONE = new Float64Array()

/** Moment over the support of lap k and its shares, own weight included [N·mm]. */
export function lapMoments({ line, candidate }: Purlin, { laps, M_0, M_l0 }: LapForces, c: number, k: number) {
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const own = line.own.laps!
  const both = M_0[c * laps.length + k]! + weight * own.M_0[k]!
  const left = M_l0[c * laps.length + k]! + weight * own.M_l0[k]!
  return { M_0: both, M_l0: left, M_r0: both - left }
}

/** The sections left and right of a lap. */
export const membersOf = (
  { candidate, partner }: Purlin,
  [isLeft, isRight]: readonly [boolean, boolean],
): [left: Candidate, right: Candidate] => [isLeft ? candidate : partner!, isRight ? candidate : partner!]
