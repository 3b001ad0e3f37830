/** The strips of a line with two thicknesses, span by span: their force, springs and lateral moments. */
import type { LineDesign } from '../../line/line-design.ts'
import { isAtStep } from '../../stability/line-mesh.ts'
import { setSteppedStiffness, steppedMoments } from '../../stability/stepped-strut.ts'
import { E } from '../../steel.ts'
import type { LoadedFlange } from './bending.ts'
import { elementSpring, type FlangeData, flangeData, lateralFactor, pointFactor, towards } from './data.ts'

/** The strip under every element and at every node. */
export interface PairedStrips {
  /** the section looked at and its partner */
  both: [own: FlangeData, other: FlangeData]
  dataOf: FlangeData[]
  /** a node over a support belongs to the member on its left; the node beside it has the moment of the one on its right */
  nodeData: FlangeData[]
  /** B = E·I_fz of every element [N·mm²] */
  bending: Float64Array
  /** whether the section looked at stands there */
  isOwn: boolean[]
  isOwnNode: boolean[]
}

/** The strips of the section looked at and of its partner. */
export function pairedStrips({ line, partner, data }: Pick<LoadedFlange, 'line' | 'partner' | 'data'>): PairedStrips {
  const { mesh } = line
  const other = flangeData({ line, candidate: partner! }, data.fibre)
  const isOwn = Array.from(mesh.spanOfElement, line.isOwn)
  const dataOf = isOwn.map((own) => (own ? data : other))
  const ofNode = <T>(values: T[]) => Array.from({ length: mesh.nodeCount }, (_, i) => values[Math.max(0, i - 1)]!)
  return {
    both: [data, other],
    dataOf,
    nodeData: ofNode(dataOf),
    bending: Float64Array.from(dataOf, ({ strip }) => E * strip.I_fz),
    isOwn,
    isOwnNode: ofNode(isOwn),
  }
}

/** Force in the strip of every span, its springs, and the lateral moments; like `bendFlange` for one thickness. */
export function bendPaired(flange: Pick<LoadedFlange, 'line' | 'strut' | 'space'>, strips: PairedStrips): void {
  const { M, N } = flange.space.forces
  fillStripForces(flange.line, strips, { M, N }, flange.space.F)
  bendStrips(flange, strips)
}

/** Compression in the strips at both ends of every element [N]. */
export function fillStripForces(
  { mesh }: LineDesign,
  { dataOf }: PairedStrips,
  { M, N }: Record<'M' | 'N', Float64Array>,
  F: Float64Array,
): void {
  for (let e = 0, k = 0; e < dataOf.length; e++, k += 2) {
    const { sign, forcePerMoment, forcePerAxial } = dataOf[e]!
    const perMoment = sign * forcePerMoment
    // Beyond the support of a lap, the moment of the member on its right begins at the next node.
    F[k] = perMoment * M[isAtStep(mesh, e) ? e + 1 : e]! - N[k]! * forcePerAxial
    F[k + 1] = perMoment * M[e + 1]! - N[k + 1]! * forcePerAxial
  }
}

/** Largest compression in the spans of the section, and the element end where it is. */
export function largestOwn(F: Float64Array, isOwn: boolean[]): { F_max: number; atF_max: number } {
  let [F_max, atF_max] = [0, 0]
  for (let k = 0; k < F.length; k++) if (isOwn[k >> 1] && F[k]! > F_max) [F_max, atF_max] = [F[k]!, k]
  return { F_max, atF_max }
}

/** Springs K of the elements and M_fz of every lateral load, from q and P of the space. */
export function bendStrips(
  { line, strut, space }: Pick<LoadedFlange, 'line' | 'strut' | 'space'>,
  { dataOf, nodeData, bending }: PairedStrips,
): void {
  const { forces, q_h, P_h, K } = space
  for (let e = 0, k = 0; e < dataOf.length; e++, k += 2) {
    const { loads, springs } = dataOf[e]!
    K[e] = towards(elementSpring(loads[0]!, forces.q[k]!, forces.q[k + 1]!), springs)
  }
  setSteppedStiffness(strut, bending, K)
  for (let n = 0; n < dataOf[0]!.loads.length; n++) {
    for (let e = 0, k = 0; e < dataOf.length; e++, k += 2) {
      const { loads } = dataOf[e]!
      const acts = elementSpring(loads[0]!, forces.q[k]!, forces.q[k + 1]!)
      q_h[k] = lateralFactor(loads[n]!, forces.q[k]!, acts) * forces.q[k]!
      q_h[k + 1] = lateralFactor(loads[n]!, forces.q[k + 1]!, acts) * forces.q[k + 1]!
    }
    for (let i = 0; i < nodeData.length; i++) {
      const P = forces.P[i]!
      P_h[i] = P === 0 ? 0 : pointFactor(nodeData[i]!.loads[n]!, P) * P
    }
    steppedMoments(strut, bending, q_h, P_h, space.M_fz[n]!)
    atSupportOfLaps(line, space.M_fz[n]!)
  }
}

/** M_y jumps over the support of a lap: the node beside it stands for the support as well, since M_fz is the same on both sides. */
function atSupportOfLaps({ mesh }: LineDesign, M_fz: Float64Array): void {
  for (let e = 0; e < mesh.elementCount; e++) if (isAtStep(mesh, e)) M_fz[e + 1] = M_fz[e]!
}
