/** What the search of the free flanges keeps: the stress that governs, its place and its flange. */
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import { placeAt } from '../../line/between-stations.ts'
import { placeOfNode } from '../../line/line-design.ts'
import { keep } from '../../search/finding.ts'
import { largestOf, SAME, sumOf, zeroBeside } from '../../zero.ts'
import type { FlangeAnalysis } from './bending.ts'
import type { Fibre } from './data.ts'
import type { GoverningFlange } from './derivations.ts'
import type { FlangeSearch, FreeFlangeOutcome } from './limits.ts'
import { axialAtNode, type EdgePeak, modulusOf, momentAt, NO_LOAD } from './stresses.ts'

/** At one place the lower flange is named before the upper one; (10.3a), which belongs to no edge, before both. */
const RANK = { lower: 1, upper: 2 } as const

/** The flange whose edge governs; null: (10.3a), which has no edge. */
export const fibreOf = ({ branch }: FreeFlangeOutcome['stress']): Fibre | null =>
  branch && 'fibre' in branch ? branch.fibre : null

/** A stress and its strength. */
interface Peak {
  peak: EdgePeak
  strength: number
  /** of the buckling that reduces the strength; null: (10.3b) */
  analysis: FlangeAnalysis | null
}

/** Keeps a stress with its place on the mesh and its flange, if it is the worst so far. */
export function keepPeak(
  search: FlangeSearch,
  worst: FreeFlangeOutcome['stress'],
  c: number,
  { peak, strength, analysis }: Peak,
): void {
  const { node, fraction, fibre, value } = peak
  const { mesh, stations } = search.line
  const u = value / strength
  const place = placeAt(
    stations,
    fraction === 0 ? placeOfNode(search.line, node) : mesh.x[node]! + fraction * mesh.length[node]!,
  )
  const kept = keep(worst, u, value, strength, place.station, c, place.fraction, RANK[fibre])
  if (kept) kept.branch = governing(search, c, peak, analysis)
}

/** The flange of a kept peak, from the values of its combination in the space. */
function governing(search: FlangeSearch, c: number, peak: EdgePeak, analysis: FlangeAnalysis | null): GoverningFlange {
  const { line, data, space } = search
  const { fibre, edge, load, inPlane, sense, node, fraction, value, isLap = false } = peak
  const { forces, sigma, K, M_fz, M_inPlane } = space
  const element = Math.min(node, line.mesh.elementCount - 1)
  const q = forces.q[2 * element]!
  const { perMoment } = data.edges.find((e) => e.edge === edge)!
  // Moments count as none relative to the largest lateral moment.
  const M_load = load === NO_LOAD ? null : M_fz[load]!
  const lateral = Math.max(M_load ? largestOf(M_load) : 0, largestOf(M_inPlane))
  const at = (M: Float64Array) => zeroBeside(momentAt(space, M, node, fraction), lateral)
  const [M_lateral, M_sideways] = [M_load ? at(M_load) : 0, inPlane * at(M_inPlane)]
  const m = sumOf(perMoment * M_lateral, Math.abs(perMoment) * M_sideways)
  const chi = (analysis?.chi ?? 1) * (isLap ? KAPPA_F : 1)
  const atNode = fraction === 0 ? sense * (sigma[node]! / chi + m) : value
  // Written out: spread objects cost several times as much.
  return {
    fibre,
    edge,
    load,
    inPlane,
    sense,
    node,
    fraction,
    value,
    isLap,
    data,
    analysis,
    N: line.uls.hasN[c] === 1 ? axialAtNode(forces.N, node) : 0,
    q,
    isUplift: q < 0,
    q_y: forces.q_y[2 * element]!,
    K: K[element]!,
    otherK: K.find((spring) => spring !== K[element]) ?? null,
    M_fz: M_lateral,
    M_inPlane: M_sideways,
    perMoment,
    m,
    W_eff_y: modulusOf(data, forces.M[node]!),
    atNode,
    isBetween: value - atNode > SAME * atNode,
  }
}
