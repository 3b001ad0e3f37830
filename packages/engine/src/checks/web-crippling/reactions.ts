/** The largest and smallest reactions of the supports of one candidate over all ULS combinations. */
import type { LineDesign } from '../../line/line-design.ts'
import type { SupportEnvelopes } from '../../line/support-envelopes.ts'
import type { SupportReaction } from '../../result.ts'
import type { Purlin } from '../../search/candidate.ts'

export interface ReactionEnvelope {
  max: Float64Array
  min: Float64Array
  maxCombination: Int32Array
  minCombination: Int32Array
}

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
export function reactionEnvelope({ line, candidate }: Purlin, of: SupportEnvelopes): ReactionEnvelope {
  const { own, groups } = line
  const supports = own.reactions.length
  const envelope: ReactionEnvelope = {
    max: new Float64Array(supports).fill(Number.NEGATIVE_INFINITY),
    min: new Float64Array(supports).fill(Number.POSITIVE_INFINITY),
    maxCombination: new Int32Array(supports).fill(line.uls.combinations.length),
    minCombination: new Int32Array(supports).fill(line.uls.combinations.length),
  }
  for (let g = 0; g < groups.length; g++) {
    const weight = groups[g]!.ownFactor * candidate.ownWeight
    for (let s = 0; s < supports; s++) {
      const own_s = weight * own.reactions[s]!
      const largest = of.R_max[g * supports + s]! + own_s
      if (largest >= envelope.max[s]!)
        keepReaction(line, g, s, largest, own_s, largest > envelope.max[s]!, envelope.max, envelope.maxCombination)
      const smallest = of.R_min[g * supports + s]! + own_s
      if (smallest <= envelope.min[s]!)
        keepReaction(line, g, s, smallest, own_s, smallest < envelope.min[s]!, envelope.min, envelope.minCombination)
    }
  }
  return envelope
}

/** Keeps a reaction of a group with its first combination; of equal reactions the earlier combination. */
function keepReaction(
  { uls, own, groups }: LineDesign,
  g: number,
  s: number,
  R: number,
  own_s: number,
  isBeyond: boolean,
  reactions: Float64Array,
  combinations: Int32Array,
): void {
  const supports = own.reactions.length
  const first = groups[g]!.members.find((c) => uls.atSupports.R[c * supports + s]! + own_s === R)!
  if (isBeyond || first < combinations[s]!) combinations[s] = first
  reactions[s] = R
}
