/** SHEAR and M_V of the members that end inside a lap, over its support. */
import { shearBendingUtilisation } from '../../en1993-1-3-2006/6-1-10-shear-bending.ts'
import { responseAt } from '../../line/combined-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import { type Finding, keep } from '../../search/finding.ts'
import { type LapForces, lapMoments } from '../../search/lap-forces.ts'

/** A governing member that ends inside a lap. */
export interface EndingMember {
  member: 'ENDING'
  lap: number
  /** the member of the left span: it ends right of the support */
  isLeft: boolean
  isSagging: boolean
  N: number
}

/**
 * The moment of either member of a lap falls linearly from its share over the support to 0 at its row: its shear is constant, its moment
 * largest over the support. N is that left of the support.
 */
export function checkEndingMembers(
  purlin: Purlin,
  forces: LapForces,
  shear: Finding<unknown>,
  shearBending: Finding<unknown>,
): void {
  const { line, candidate } = purlin
  const { uls, own, stations } = line
  const { resistances: r } = candidate
  for (const [k, { support, a, b, isOwn }] of forces.laps.entries()) {
    const { left, right } = stations.supports[support]!
    for (let c = 0; c < uls.combinations.length; c++) {
      const { M_l0, M_r0 } = lapMoments(purlin, forces, c, k)
      const N = responseAt(uls, c, 'N', left) + uls.ownFactor[c]! * candidate.ownWeight * own.N[left]!
      const check = (isLeft: boolean, M: number, length: number, station: number): void => {
        const V = Math.abs(M) / length
        const take = (worst: Finding<unknown>, u: number, demand: number, resistance: number) => {
          const kept = u > 0 ? keep(worst, u, demand, resistance, station, c) : null
          if (kept) kept.branch = { member: 'ENDING', lap: k, isLeft, isSagging: M >= 0, N } satisfies EndingMember
        }
        take(shear, V / r.V_b_Rd, V, r.V_b_Rd)
        if (V > 0.5 * r.V_b_Rd) {
          const u = shearBendingUtilisation(r, N, M, V)
          take(shearBending, u, u, 1)
        }
      }
      if (isOwn[0]) check(true, M_l0, b, right)
      if (isOwn[1]) check(false, M_r0, a, left)
    }
  }
}
