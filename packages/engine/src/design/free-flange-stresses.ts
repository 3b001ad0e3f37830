/** Stresses at the edges of a free flange and their peaks along the line; engineering.md R.11. */
import type { FlangeEdge } from '../en1993-1-3-2006/10-1-4-free-flange.ts'
import type { Candidate } from './candidate.ts'
import type { FreeFlangeSpace } from './free-flange-bending.ts'
import type { Fibre, FlangeData } from './free-flange-data.ts'
import type { LineDesign } from './line-design.ts'
import { BETWEEN_NODES, peakOnMesh } from './peak-on-mesh.ts'

/** Which stress of a flange governs: its edge, its lateral load, the sign of M_fz(q_y/2), and whether that is tension. */
export interface EdgeFinding {
  fibre: Fibre
  edge: FlangeEdge
  /** index among the lateral loads of the flange */
  load: number
  /** sign with which M_fz(q_y/2) enters; 0: no in-plane load bends the flange */
  inPlane: 1 | -1 | 0
  /** −1: the edge is pulled by more than its compression, σ_c + m < 0 */
  sense: 1 | -1
  node: number
}

export interface EdgePeak extends EdgeFinding {
  value: number
}

/** σ_c of the flange at a node, 0 or less where M and N do not compress it; Q.17. */
export function flangeStress(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  c: number,
  { M, N }: { M: Float64Array; N: Float64Array },
  node: number,
): number {
  const bending = (data.sign * M[node]!) / data.W
  if (line.uls.hasN[c] !== 1) return bending
  return bending - N[Math.min(2 * node, N.length - 1)]! / candidate.effective.compression.A
}

/** Fills σ_c of the space, 0 where the flange is not compressed; its largest value. */
export function fillFlangeStress(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  c: number,
  space: FreeFlangeSpace,
): number {
  const { sigma, forces } = space
  let largest = 0
  for (let i = 0; i < sigma.length; i++) {
    sigma[i] = Math.max(0, flangeStress(line, candidate, data, c, forces, i))
    largest = Math.max(largest, sigma[i]!)
  }
  return largest
}

/** m of one edge at a node: its share of M_fz and of M_fz(q_y/2) with the sign of the finding. */
export function edgeBending(
  space: FreeFlangeSpace,
  perMoment: number,
  { load, inPlane, node }: Pick<EdgeFinding, 'load' | 'inPlane' | 'node'>,
): number {
  return perMoment * space.M_fz[load]![node]! + inPlane * Math.abs(perMoment) * space.M_inPlane[node]!
}

/**
 * The largest |σ_c + m| of (10.3b), or σ_c/χ + m of (10.7), over edges, lateral loads, signs and the compressed part of the line.
 *
 * @param space with σ_c and the lateral moments of the combination
 * @param chi   null: (10.3b)
 */
export function edgePeak(line: LineDesign, data: FlangeData, space: FreeFlangeSpace, chi: number | null): EdgePeak {
  const { sigma, u, M_fz, M_inPlane, forces } = space
  const signs: EdgeFinding['inPlane'][] = M_inPlane.some((M) => M !== 0) ? [1, -1] : [0]
  const senses: EdgeFinding['sense'][] = chi === null ? [1, -1] : [1]
  const worst: EdgePeak = { fibre: data.fibre, edge: 'WEB', load: 0, inPlane: signs[0]!, sense: 1, node: 0, value: 0 }
  const y = 1 / (chi ?? 1)
  for (const load of data.loads.keys()) {
    const M = M_fz[load]!
    for (const { edge, perMoment } of data.edges) {
      for (const inPlane of signs) {
        const perInPlane = inPlane * Math.abs(perMoment)
        for (const sense of senses) {
          let largest = 0
          for (let i = 0; i < u.length; i++) {
            // One sign of M_fz(q_y/2) along the whole line at a time, so that the curve is smooth.
            const m = perMoment * M[i]! + perInPlane * M_inPlane[i]!
            u[i] = sigma[i]! > 0 ? sense * (y * sigma[i]! + m) : 0
            if (u[i]! > largest) largest = u[i]!
          }
          if (BETWEEN_NODES * largest <= worst.value) continue
          const { node, value } = peakOnMesh(line.mesh, forces.P, u)
          if (value > worst.value) Object.assign(worst, { edge, load, inPlane, sense, node, value })
        }
      }
    }
  }
  return worst
}
