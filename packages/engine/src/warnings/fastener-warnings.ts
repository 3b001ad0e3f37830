/** Where the fasteners of the cladding are taken to stand, and where they give no spring; method 6.18. */
import type { LineDesign } from '../line/line-design.ts'
import type { Warning } from '../result.ts'
import type { Fastener } from '../search/fastener.ts'
import { said } from './messages.ts'

/** @param fasteners of the families that candidates come from, in the order of the catalogue */
export function fastenerWarnings({ restraints, sheeting }: LineDesign, fasteners: Fastener[]): Warning[] {
  if (!restraints.panel) return []
  const inMiddle = fasteners.filter((f) => f.origin === 'MIDDLE').map((f) => f.a)
  const nearEdge = sheeting.C_D > 0 ? fasteners.find((f) => !f.givesSpring) : undefined
  return said([
    [inMiddle.length > 0, 'FASTENER_AT_MID_FLANGE', { aMm: Math.max(...inMiddle) }],
    [nearEdge !== undefined, 'FASTENER_NEAR_EDGE', { aMm: nearEdge?.a ?? 0 }],
  ])
}
