/** The largest and smallest reactions over all ULS combinations. */
import type { SupportReaction } from '../../result.ts'
import type { Purlin } from '../../search/candidate.ts'
import { forceIn, type WebForces } from './web-forces.ts'

/** Reactions of every support of one candidate, each with the first combination that has it. */
export function reactionsOf(purlin: Purlin, supports: WebForces): SupportReaction[] {
  const { combinations } = purlin.line.uls
  return supports.places.map(({ x }, support) => {
    let [max, min, atMax, atMin] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
    for (let c = 0; c < combinations.length; c++) {
      const R = forceIn(purlin, supports, c, support)
      if (R > max) [max, atMax] = [R, c]
      if (R < min) [min, atMin] = [R, c]
    }
    return {
      support,
      xM: x / 1e3,
      maxKn: max / 1e3,
      minKn: min / 1e3,
      maxCombinationId: combinations[atMax]!.id,
      minCombinationId: combinations[atMin]!.id,
    }
  })
}
