/** Stresses at the edges of a free flange and their peaks along the line; engineering.md R.11. */
import type { FlangeEdge } from '../en1993-1-3-2006/10-1-4-free-flange.ts'
import { crossing, insideElement } from './between-nodes.ts'
import type { Candidate } from './candidate.ts'
import type { FreeFlangeSpace } from './free-flange-bending.ts'
import { type Fibre, type FlangeData, flangeBending } from './free-flange-data.ts'
import type { LineDesign } from './line-design.ts'
import { BETWEEN_NODES, peakOnMesh } from './peak-on-mesh.ts'
import type { MeshResponse } from './statics-table.ts'

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
  /** where σ_c = 0 within the element that follows the node, as a part of it: there the compressed zone ends; null: at the node */
  end: number | null
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
  const bending = flangeBending(data, M[node]!)
  if (line.uls.hasN[c] !== 1) return bending
  return bending - N[Math.min(2 * node, N.length - 1)]! / candidate.effective.compression.A
}

/** What is less is rounding [N/mm²]. */
const NO_STRESS = 1e-6

/** Fills σ_c of the space, negative where the flange is pulled, and the ends of its compressed parts; its largest value. */
export function fillFlangeStress(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  c: number,
  space: FreeFlangeSpace,
): number {
  const { sigma, forces } = space
  let largest = 0
  space.ends.length = 0
  for (let i = 0; i < sigma.length; i++) {
    const stress = flangeStress(line, candidate, data, c, forces, i)
    sigma[i] = Math.abs(stress) > NO_STRESS ? stress : 0
    largest = Math.max(largest, sigma[i]!)
    if (i > 0 && sigma[i]! > 0 !== sigma[i - 1]! > 0) space.ends.push(zoneEnd(line, candidate, data, c, forces, i - 1))
  }
  return largest
}

/** Where σ_c of the element that follows a node is 0. */
function zoneEnd(
  { mesh, uls }: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  c: number,
  { M, N, P }: MeshResponse,
  node: number,
): { node: number; end: number } {
  const A = uls.hasN[c] === 1 ? candidate.effective.compression.A : Number.POSITIVE_INFINITY
  const axial = (part: number) => ((1 - part) * N[2 * node]! + part * N[2 * node + 1]!) / A
  return {
    node,
    end: crossing((part) => flangeBending(data, insideElement(mesh, P, M, node, part)) - axial(part)),
  }
}

/** A curve given at the nodes, at the place of a finding. */
export const atPlace = (
  { mesh }: LineDesign,
  P: Float64Array,
  values: Float64Array,
  { node, end }: Pick<EdgeFinding, 'node' | 'end'>,
): number => (end === null ? values[node]! : insideElement(mesh, P, values, node, end))

/** m of one edge at the place of a finding: its share of M_fz and of M_fz(q_y/2) with its sign. */
export function edgeBending(
  line: LineDesign,
  space: FreeFlangeSpace,
  perMoment: number,
  place: Pick<EdgeFinding, 'load' | 'inPlane' | 'node' | 'end'>,
): number {
  const { load, inPlane } = place
  const at = (M: Float64Array) => atPlace(line, space.forces.P, M, place)
  return perMoment * at(space.M_fz[load]!) + inPlane * Math.abs(perMoment) * at(space.M_inPlane)
}

/**
 * The largest |σ_c + m| of (10.3b), or σ_c/χ + m of (10.7), over edges, lateral loads, signs and the compressed part of the line,
 * its ends included, where σ_c is 0 and m is not.
 *
 * @param space with σ_c and the lateral moments of the combination
 * @param chi   null: (10.3b)
 */
export function edgePeak(line: LineDesign, data: FlangeData, space: FreeFlangeSpace, chi: number | null): EdgePeak {
  const { sigma, u, M_fz, M_inPlane, forces, ends } = space
  const signs: EdgeFinding['inPlane'][] = M_inPlane.some((M) => M !== 0) ? [1, -1] : [0]
  const senses: EdgeFinding['sense'][] = chi === null ? [1, -1] : [1]
  const worst: EdgePeak = {
    fibre: data.fibre,
    edge: 'WEB',
    load: 0,
    inPlane: signs[0]!,
    sense: 1,
    node: 0,
    end: null,
    value: 0,
  }
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
          for (const place of ends) {
            const value = sense * edgeBending(line, space, perMoment, { load, inPlane, ...place })
            if (value > worst.value) Object.assign(worst, { edge, load, inPlane, sense, ...place, value })
          }
          if (BETWEEN_NODES * largest <= worst.value) continue
          const { node, value } = peakOnMesh(line.mesh, forces.P, u)
          if (value > worst.value) Object.assign(worst, { edge, load, inPlane, sense, node, end: null, value })
        }
      }
    }
  }
  return worst
}
