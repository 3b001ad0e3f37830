/** Stresses of a free flange that M and N do not compress: the in-plane load bends it, its lateral load does not; method 6.9. */
import type { LineDesign } from '../../line/line-design.ts'
import { emptyFinding } from '../../search/finding.ts'
import type { FreeFlangeSpace } from './bending.ts'
import { type FlangeData, NOTHING } from './data.ts'
import { peakOnMesh } from './peak-on-mesh.ts'
import { type EdgePeak, keepEdge, NO_LOAD, peakOf, type StressedEdge } from './stresses.ts'

/** The largest |σ_c| + |M_fz|/W of (10.3b) where the flange is not compressed. @param space with σ_c and M_fz of the in-plane load */
export function pulledPeak(line: LineDesign, data: FlangeData, space: FreeFlangeSpace): EdgePeak {
  const { sigma, u, M_inPlane, kinks } = space
  const { edge, perMoment } = data.weakerEdge
  const most = Math.abs(perMoment)
  const nothing = { edge, load: NO_LOAD, inPlane: 1, sense: -1 } as const
  const worst = emptyFinding<StressedEdge>()
  // M_fz keeps one sign along the whole line, so that the curve is smooth.
  for (const inPlane of [1, -1] as const) {
    for (let i = 0; i < u.length; i++) u[i] = sigma[i]! > NOTHING ? 0 : -(sigma[i]! + inPlane * most * M_inPlane[i]!)
    const { node, value } = peakOnMesh(line.mesh, kinks, u)
    keepEdge(worst, { ...nothing, inPlane }, node, 0, value)
  }
  return peakOf(data, worst, nothing)
}

/** Whether the stress may exceed a limit at the nodes `from` to `to`, the rise of peaks included; as in `needOf`. */
export function mayPassPulled(
  { sigma, M_inPlane, kinks, table }: FreeFlangeSpace,
  most: number,
  limit: number,
  from: number,
  to: number,
): boolean {
  const { firstNode, secondNode, own, first, second } = table.rise
  for (let i = from; i <= to; i++) {
    if (sigma[i]! > NOTHING) continue
    if (most * Math.abs(M_inPlane[i]!) - sigma[i]! > limit) return true
    if (own[i] === 0 || kinks[i] !== 0) continue
    const raised = (curve: Float64Array) =>
      (1 + own[i]!) * curve[i]! + first[i]! * curve[firstNode[i]!]! + second[i]! * curve[secondNode[i]!]!
    if (most * Math.abs(raised(M_inPlane)) - raised(sigma) > limit) return true
  }
  return false
}
