/** Where the fasteners of the cladding are taken to stand, and where they give no spring; method 6.18. */
import type { LineDesign } from '../line/line-design.ts'
import type { Warning } from '../result.ts'
import type { CandidateIdentity } from '../search/candidate.ts'
import { said } from './messages.ts'

/** @param candidates one of each family, in the order of the catalogue */
export function fastenerWarnings({ restraints, input }: LineDesign, candidates: CandidateIdentity[]): Warning[] {
  if (!restraints.panel) return []
  const inMiddle = candidates.flatMap(({ fastener }) => (fastener?.origin === 'MIDDLE' ? [fastener.a] : []))
  const isTyped = input.cladding.kind === 'TYPED'
  const nearEdge = isTyped
    ? candidates.find(({ fastener, sheeting }) => fastener && sheeting.reason === 'FLANGE')
    : undefined
  return said([
    [inMiddle.length > 0, 'FASTENER_AT_MID_FLANGE', { aMm: Math.max(...inMiddle) }],
    [nearEdge !== undefined, 'FASTENER_NEAR_EDGE', { aMm: nearEdge?.fastener?.a ?? 0 }],
  ])
}
