/** The largest and smallest reactions of the supports of one candidate over all ULS combinations. */
import type { LineDesign } from '../../line/line-design.ts'
import type { SupportEnvelopes } from '../../line/support-envelopes.ts'
import type { SupportReaction } from '../../result.ts'
import type { Purlin } from '../../search/candidate.ts'

export type ReactionEnvelope = ReturnType<typeof reactionEnvelope>

export const reactionsOf = ({ actions, uls }: LineDesign, of: ReactionEnvelope): SupportReaction[] =>
  actions.line.supports.map((x, s) => ({
    support: s,
    xM: x / 1e3,
    maxKn: of.max[s]! / 1e3,
    minKn: of.min[s]! / 1e3,
    maxCombinationId: uls.combinations[of.maxCombination[s]!]!.id,
    minCombinationId: uls.combinations[of.minCombination[s]!]!.id,
  }))

/** Largest and smallest reactions, each with the first combination that has it. */
export function reactionEnvelope({ line, candidate }: Purlin, of: SupportEnvelopes) {
  const { own, groups, uls } = line
  const supports = own.reactions.length
  const combinations = () => new Int32Array(supports).fill(uls.combinations.length)
  const max = new Float64Array(supports).fill(Number.NEGATIVE_INFINITY)
  const min = new Float64Array(supports).fill(Number.POSITIVE_INFINITY)
  const [maxCombination, minCombination] = [combinations(), combinations()]
  for (const [g, { ownFactor, members }] of groups.entries()) {
    const weight = ownFactor * candidate.ownWeight
    for (let s = 0; s < supports; s++) {
      const own_s = weight * own.reactions[s]!
      const first = (R: number) => members.find((c) => uls.atSupports.R[c * supports + s]! + own_s === R)!
      const largest = of.R_max[g * supports + s]! + own_s
      if (largest >= max[s]!) {
        const c = first(largest)
        if (largest > max[s]! || c < maxCombination[s]!) maxCombination[s] = c
        max[s] = largest
      }
      const smallest = of.R_min[g * supports + s]! + own_s
      if (smallest <= min[s]!) {
        const c = first(smallest)
        if (smallest < min[s]! || c < minCombination[s]!) minCombination[s] = c
        min[s] = smallest
      }
    }
  }
  return { max, min, maxCombination, minCombination }
}
