/** Force and lateral moments of a free flange along the line; method 6.5 to 6.11. */
import { freeFlangeReduction } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { FLANGE_BUCKLING } from '../../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { createMeshForces } from '../../line/mesh-forces.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { LineMesh } from '../../stability/line-mesh.ts'
import {
  createStrut,
  heldNodes,
  type Strut,
  setStrutStiffness,
  strutBuckling,
  strutMoments,
} from '../../stability/strut-on-foundation.ts'
import { E } from '../../steel.ts'
import { SAME } from '../../zero.ts'
import { createFlangeBounds, type FlangeBounds } from './bounds.ts'
import {
  elementSpring,
  type Fibre,
  type FlangeData,
  type LateralRule,
  lateralFactor,
  pointFactor,
  towards,
} from './data.ts'
import { createFlangePlaces, createFlangeTable, type FlangeTable, type PairedMoments } from './table.ts'

export type FreeFlangeSpace = ReturnType<typeof createFreeFlangeSpace>

/** A free flange of a candidate with the work space of its line. */
export interface LoadedFlange extends Purlin {
  data: FlangeData
  strut: Strut
  space: FreeFlangeSpace
}

/** Work space of the struts of one request, shared by all candidates: of the lower flange under a panel, else of both; method 6.6. */
export function createFreeFlangeSpace(line: LineDesign) {
  const { mesh, restraints } = line
  const fibres: Fibre[] = restraints.panel ? ['lower'] : ['lower', 'upper']
  const nodes = () => new Float64Array(mesh.nodeCount)
  const places = createFlangePlaces(line)
  const { struts, forces, F, q_h, P_h, K, M_fz, sigma, u } = workOn(line)
  let table: FlangeTable | null = null
  let bounds: FlangeBounds[] | null = null
  return {
    fibres: fibres.map((fibre) => ({ fibre, strut: strutOf(struts, mesh, fibre) })),
    forces,
    F,
    q_h,
    P_h,
    K,
    /** of the lateral loads of the flange [N·mm] at the nodes */
    M_fz,
    /** of the in-plane load, without panel; of either sign */
    M_inPlane: nodes(),
    /** 0 where no point load breaks the slope of M or of a lateral moment */
    kinks: places.isBentInPlane ? nodes() : forces.P,
    places,
    /** formed on first use, as the bounds are: two thicknesses need neither */
    get table(): FlangeTable {
      table ??= createFlangeTable(line, places)
      return table
    },
    get bounds(): FlangeBounds[] {
      const { table } = this
      bounds ??= fibres.map((fibre) => createFlangeBounds(line, table, fibre, heldNodes(mesh, fibre)))
      return bounds
    },
    /** σ_c at the nodes, negative where M and N do not compress the flange, and 1/A_eff where N is counted */
    sigma,
    perAxial: 0,
    /** moments of the combinations, of a line with two thicknesses */
    paired: {} as Partial<Record<Fibre, PairedMoments>>,
    /** the curve whose peak is looked for */
    u,
  }
}

/** Struts and arrays of a mesh, shared by all lines on it: every combination fills them anew. */
const WORK = new WeakMap<LineMesh, ReturnType<typeof createWork>>()

function workOn(line: LineDesign): ReturnType<typeof createWork> {
  const work = WORK.get(line.mesh) ?? createWork(line)
  WORK.set(line.mesh, work)
  return work
}

function createWork(line: LineDesign) {
  const { nodeCount, elementCount } = line.mesh
  const nodes = () => new Float64Array(nodeCount)
  const pairs = () => new Float64Array(2 * elementCount)
  return {
    struts: new Map<Fibre, Strut>(),
    forces: createMeshForces(line),
    F: pairs(),
    q_h: pairs(),
    P_h: nodes(),
    K: new Float64Array(elementCount),
    M_fz: [nodes(), nodes()] as [Float64Array, Float64Array],
    sigma: nodes(),
    u: nodes(),
  }
}

function strutOf(struts: Map<Fibre, Strut>, mesh: LineMesh, fibre: Fibre): Strut {
  const strut = struts.get(fibre) ?? createStrut(mesh, heldNodes(mesh, fibre))
  struts.set(fibre, strut)
  return strut
}

/** Solves M_fz at the nodes for one flange under the forces on the mesh. Fills F at both ends of every element and K of the space. */
export function bendFlange(line: LineDesign, strut: Strut, data: FlangeData, space: FreeFlangeSpace): void {
  const { forces, F, q_h, P_h, K } = space
  const first = data.loads[0]!
  const perMoment = data.sign * data.forcePerMoment
  for (let e = 0, k = 0; k < F.length; e++, k += 2) {
    F[k] = perMoment * forces.M[e]! - forces.N[k]! * data.forcePerAxial
    F[k + 1] = perMoment * forces.M[e + 1]! - forces.N[k + 1]! * data.forcePerAxial
  }
  // Most combinations press one way everywhere, so the stiffness of the previous one often serves again.
  const isUniform = fillFoundation(data, forces.q, K)
  setStrutStiffness(strut, E * data.strip.I_fz, isUniform ? K[0]! : K)
  for (let n = 0; n < data.loads.length; n++) {
    fillLateralLoads(first, data.loads[n]!, forces.q, q_h)
    const hasPoints = fillLateralPoints(line, data.loads[n]!, space)
    strutMoments(strut, q_h, hasPoints ? P_h : null, space.M_fz[n]!)
  }
  if (space.places.isBentInPlane) bendInPlane(line, strut, data, space)
}

/** Fills the spring under every element. Returns whether it is the same under all of them. */
function fillFoundation({ loads: [first], springs }: FlangeData, q: Float64Array, K: Float64Array): boolean {
  let isUniform = true
  for (let e = 0; e < K.length; e++) {
    K[e] = towards(elementSpring(first!, q[2 * e]!, q[2 * e + 1]!), springs)
    if (K[e] !== K[0]) isUniform = false
  }
  return isUniform
}

/** Lateral line loads of one rule at both ends of every element. */
function fillLateralLoads(first: LateralRule, rule: LateralRule, q: Float64Array, q_h: Float64Array): void {
  for (let k = 0; k < q.length; k += 2) {
    const acts = elementSpring(first, q[k]!, q[k + 1]!)
    q_h[k] = lateralFactor(rule, q[k]!, acts) * q[k]!
    q_h[k + 1] = lateralFactor(rule, q[k + 1]!, acts) * q[k + 1]!
  }
}

/** Fills the lateral point loads of one rule. Returns whether there are any. */
function fillLateralPoints(line: LineDesign, rule: LateralRule, space: FreeFlangeSpace): boolean {
  const { forces, P_h } = space
  let hasPoints = false
  for (let i = 0; i < line.mesh.nodeCount; i++) {
    const P = forces.P[i]!
    P_h[i] = P === 0 ? 0 : pointFactor(rule, P) * P
    if (P_h[i] !== 0) hasPoints = true
  }
  return hasPoints
}

/** The flange's share of the in-plane load, of either sign. */
function bendInPlane(line: LineDesign, strut: Strut, { sidewaysShare }: FlangeData, space: FreeFlangeSpace): void {
  const { forces, q_h, P_h, M_inPlane } = space
  const isLoaded = forces.q_y.some((q) => q !== 0) || forces.P_y.some((P) => P !== 0)
  M_inPlane.fill(0)
  fillKinks(space, 0, line.mesh.elementCount)
  if (!isLoaded) return
  for (let k = 0; k < q_h.length; k++) q_h[k] = sidewaysShare * forces.q_y[k]!
  for (let i = 0; i < line.mesh.nodeCount; i++) P_h[i] = sidewaysShare * forces.P_y[i]!
  strutMoments(strut, q_h, P_h, M_inPlane)
}

/** Fills the nodes `from` to `to` that carry a point load of either direction. Those along z alone are known already. */
export function fillKinks({ forces: { P, P_y }, kinks }: FreeFlangeSpace, from: number, to: number): void {
  if (kinks !== P) for (let i = from; i <= to; i++) kinks[i] = Math.abs(P[i]!) + Math.abs(P_y[i]!)
}

/** Index of the largest value; of equal values the first. */
function firstLargest(F: Float64Array): number {
  let largest = Number.NEGATIVE_INFINITY
  for (let k = 0; k < F.length; k++) largest = Math.max(largest, F[k]!)
  return F.findIndex((value) => value >= largest - SAME * Math.abs(largest))
}

/** Analysis of one flange in one combination, which the derivation prints too. `atF_max` counts the ends of the elements. */
export type FlangeAnalysis = ReturnType<typeof buckleFlange>

/** Buckling of the flange under the forces that `bendFlange` left in the space. */
export function buckleFlange(strut: Strut, { strip, lambda_1 }: FlangeData, space: FreeFlangeSpace) {
  const { alpha: alpha_cr, largestForce: F_max, bucklingLength: l_fz } = strutBuckling(strut, space.F)
  const lambda_fz = FLANGE_BUCKLING.lambda_fz({ l_fz, i_fz: strip.i_fz, lambda_1 })
  return {
    alpha_cr,
    F_max,
    atF_max: firstLargest(space.F),
    lambda_fz,
    chi: F_max > 0 ? freeFlangeReduction(lambda_fz) : 1,
  }
}
