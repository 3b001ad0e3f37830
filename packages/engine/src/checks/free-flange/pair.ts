/** Free flanges of a line with two thicknesses: one strut with the strip of each span, stresses of the section looked at. */
import { freeFlangeReduction } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { FLANGE_BUCKLING } from '../../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { meshForces } from '../../line/mesh-forces.ts'
import { leastOf } from '../../search/finding.ts'
import { isAtStep } from '../../stability/line-mesh.ts'
import { setSteppedStiffness, steppedMoments } from '../../stability/stepped-strut.ts'
import { strutBuckling, strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { E } from '../../steel.ts'
import type { FlangeAnalysis, FreeFlangeSpace } from './bending.ts'
import { elementSpring, type FlangeData, flangeData, lateralFactor, pointFactor, towards } from './data.ts'
import { keepPeak } from './governing-flange.ts'
import { criticalForceFor, type Search, strengthIn } from './limits.ts'
import { BETWEEN_NODES } from './peak-on-mesh.ts'
import { edgePeak, fillFlangeStress, lapPeak } from './stresses.ts'

/** Solves every combination alone, under a panel: bounds of one thickness do not hold for two. */
export function searchPairedFlange(search: Search): void {
  const { line, candidate, partner, data, space, outcome } = search
  const { mesh } = line
  const other = flangeData({ line, candidate: partner! }, data.fibre)
  const isOwn = Array.from(mesh.spanOfElement, line.isOwn)
  const dataOf = isOwn.map((own) => (own ? data : other))
  const bending = Float64Array.from(dataOf, ({ strip }) => E * strip.I_fz)
  const nodeData = Array.from({ length: mesh.nodeCount }, (_, i) => dataOf[Math.max(0, i - 1)]!)
  // A node over a support has the moment of the member on its left. The moment of the member on its right is at the next node.
  const isOwnNode = Array.from({ length: mesh.nodeCount }, (_, i) => isOwn[Math.max(0, i - 1)]!)
  const strength = candidate.f_yb / line.national.gammaM1
  for (const c of largestFirst(search)) {
    meshForces(search, c, space.forces)
    const isCompressed = fillFlangeStress(search, c)
    if (!isCompressed) continue
    for (const [i, own] of isOwnNode.entries()) if (!own) space.sigma[i] = 0
    if (!space.sigma.some((s) => s > 0)) continue
    bendPaired(search, dataOf, nodeData, bending)
    const unreduced = edgePeak(line, data, space, null)
    keepPeak(search, outcome.stress, c, { peak: unreduced, strength: strengthIn(search, c), analysis: null })
    const most = leastOf(outcome.buckling) * strength
    if (unreduced.value < most && isStabler(search, isOwn, leastReduction(data, space, most))) continue
    const analysis = bucklePaired(search, dataOf, bending, isOwn)
    keepPeak(search, outcome.buckling, c, { peak: edgePeak(line, data, space, analysis.chi), strength, analysis })
    const atLap = lapPeak(data, space, analysis.chi)
    if (atLap) keepPeak(search, outcome.buckling, c, { peak: atLap, strength, analysis })
  }
}

/** Combinations by falling moment that compresses the flange: most of the later ones are soon excluded. */
function largestFirst({ line, data, space }: Search): number[] {
  const { largestM, smallestM } = space.table
  const moment = (c: number) => (data.sign > 0 ? largestM.M[c]! : -smallestM.M[c]!)
  return Array.from(line.uls.combinations.keys()).sort((a, b) => moment(b) - moment(a))
}

/** χ_LT above which no stress of (10.7), at a lap or between nodes, exceeds `most`. There is no in-plane load: the panel carries it. */
function leastReduction({ loads, edges }: FlangeData, { sigma, M_fz, table }: FreeFlangeSpace, most: number): number {
  const between = most / BETWEEN_NODES
  let y = Number.POSITIVE_INFINITY
  for (let i = 0; i < sigma.length; i++) {
    if (!(sigma[i]! > 0)) continue
    if (table.isLap?.[i]) y = Math.min(y, (most * KAPPA_F) / sigma[i]!)
    for (const n of loads.keys())
      for (const { perMoment } of edges) y = Math.min(y, (between - perMoment * M_fz[n]![i]!) / sigma[i]!)
  }
  return 1 / y
}

/** Whether χ_LT of the section is proven larger than `chi`, by one inertia count. */
function isStabler(search: Search, isOwn: boolean[], chi: number): boolean {
  if (!(chi > 0 && chi < 1)) return false
  const F_max = largestOwn(search.space.F, isOwn).F_max
  return F_max > 0 && strutIsStableAt(search.strut, search.space.F, criticalForceFor(search, chi) / F_max)
}

/** Largest compression in the spans of the section, and the element end where it is. */
function largestOwn(F: Float64Array, isOwn: boolean[]): { F_max: number; atF_max: number } {
  let [F_max, atF_max] = [0, 0]
  for (let k = 0; k < F.length; k++) if (isOwn[k >> 1] && F[k]! > F_max) [F_max, atF_max] = [F[k]!, k]
  return { F_max, atF_max }
}

/** Force in the strip of every span, its springs, and the lateral moments; like `bendFlange` for one thickness. */
export function bendPaired(
  { line, strut, space }: Pick<Search, 'line' | 'strut' | 'space'>,
  dataOf: FlangeData[],
  nodeData: FlangeData[],
  bending: Float64Array,
): void {
  const { mesh } = line
  const { forces, F, q_h, P_h, K } = space
  for (let e = 0, k = 0; e < dataOf.length; e++, k += 2) {
    const { sign, forcePerMoment, forcePerAxial, loads, springs } = dataOf[e]!
    const perMoment = sign * forcePerMoment
    // Beyond the support of a lap, the moment of the member on its right begins at the next node.
    F[k] = perMoment * forces.M[isAtStep(mesh, e) ? e + 1 : e]! - forces.N[k]! * forcePerAxial
    F[k + 1] = perMoment * forces.M[e + 1]! - forces.N[k + 1]! * forcePerAxial
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

/** One α_cr of the line. N_cr, slenderness and χ follow from the largest compression in the spans of the section. */
export function bucklePaired(
  { strut, data, space }: Pick<Search, 'strut' | 'data' | 'space'>,
  dataOf: FlangeData[],
  bending: Float64Array,
  isOwn: boolean[],
): FlangeAnalysis {
  const { F } = space
  const { alpha: alpha_cr } = strutBuckling(strut, F)
  const { F_max, atF_max } = largestOwn(F, isOwn)
  const B = bending[dataOf.indexOf(data)]!
  const l_fz = Math.PI * Math.sqrt(B / (alpha_cr * F_max))
  const lambda_fz = FLANGE_BUCKLING.lambda_fz({ l_fz, i_fz: data.strip.i_fz, lambda_1: data.lambda_1 })
  return { alpha_cr, F_max, atF_max, lambda_fz, chi: F_max > 0 ? freeFlangeReduction(lambda_fz) : 1 }
}
