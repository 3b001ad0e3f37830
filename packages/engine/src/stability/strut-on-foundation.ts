import { type Band, createVector, isolate } from './banded.ts'
import { solve } from './banded-kernels.ts'
import { addFieldBlock } from './field-blocks.ts'
import { createFieldParts } from './field-parts.ts'
import { curvatureBlock, loadVector, slopeBlock, valueBlock } from './hermite.ts'
import type { LineMesh } from './line-mesh.ts'
import {
  createLoadFactorProblem,
  factoriseStiffness,
  isStableAt,
  type LoadFactorProblem,
  smallestLoadFactor,
} from './smallest-load-factor.ts'

/**
 * The free flange of a C or Z as a strut on an elastic foundation, over the whole line:
 *
 *   Σ∫(B·u″² + k·u²)dx = α_cr·Σ∫F(x)·u′²dx        u = 0 at supports and at the restraints of that fibre, tips free
 *
 * Unknowns u [mm] and u′ at every node. Work space for one mesh and one fibre, reused for every section and combination.
 */
export interface Strut {
  readonly mesh: LineMesh
  /** 1 where u = 0. */
  readonly isHeld: Uint8Array
  readonly problem: LoadFactorProblem
  /** ∫N″N″dx and ∫NNdx of the mesh: the stiffness for B = 1 and for k = 1. */
  readonly curvature: Band
  readonly value: Band
  /** ∫w·N′N′dx of every element for w falling from 1 to 0 and rising from 0 to 1: ten values each. */
  readonly slopeFalling: Float64Array
  readonly slopeRising: Float64Array
  readonly block: Float64Array
  /** Loads of `strutMoments`. */
  readonly lateral: LateralLoad
  /** End moments of the elements per unit displacement, four values each: for B = 1, and for k = 1. */
  readonly bentEnd: Float64Array
  readonly foundedEnd: Float64Array
  readonly displacements: Float64Array
  /** Bending stiffness [N·mm²] in force. */
  bending: number
  /** Foundation [N/mm²] in force, per element, and the one value of all; NaN where they differ. */
  readonly foundation: Float64Array
  uniform: number
  /** Bending stiffness by element in force, where it differs along the strut; else null. */
  stepped: Float64Array | null
}

/** A lateral load on the mesh, ready to be solved; it depends only on the restraints. */
export interface LateralLoad {
  /** Nodal forces and moments. */
  readonly nodal: Float64Array
  /** Moment that each element's own load puts at its left node. */
  readonly atStart: Float64Array
}

/** Room for a load on a mesh. */
export const createLateralLoad = (mesh: LineMesh): LateralLoad => ({
  nodal: createVector(2 * mesh.nodeCount, 3),
  atStart: new Float64Array(mesh.elementCount),
})

/** Result of the strut's buckling analysis. */
export interface StrutBuckling {
  /** α_cr; Infinity when the flange is nowhere compressed. */
  readonly alpha: number
  /** Largest compression F_max [N], 0 when there is none. */
  readonly largestForce: number
  /** N_cr = α_cr·F_max [N]; Infinity when there is no compression. */
  readonly criticalForce: number
  /** l_fz = π·√(B/N_cr) [mm]; 0 when there is no compression. */
  readonly bucklingLength: number
  readonly provenAbove: number
}

/** Work space for the flange along `mesh`, held where `isHeld` is 1 (supports, restraints of this fibre). */
export function createStrut(mesh: LineMesh, isHeld: Uint8Array): Strut {
  const { curvature, value } = createFieldParts(mesh)
  const slopeFalling = new Float64Array(10 * mesh.elementCount)
  const slopeRising = new Float64Array(10 * mesh.elementCount)
  const block = new Float64Array(16)
  const bentEnd = new Float64Array(4 * mesh.elementCount)
  const foundedEnd = new Float64Array(4 * mesh.elementCount)
  for (let e = 0; e < mesh.elementCount; e++) {
    curvatureBlock(mesh.length[e]!, block)
    bentEnd.set(block.subarray(4, 8), 4 * e)
    valueBlock(mesh.length[e]!, 1, 1, block)
    foundedEnd.set(block.subarray(4, 8), 4 * e)
    slopeBlock(mesh.length[e]!, 1, 0, block)
    upperTriangle(block, slopeFalling, 10 * e)
    slopeBlock(mesh.length[e]!, 0, 1, block)
    upperTriangle(block, slopeRising, 10 * e)
  }
  hold(curvature, isHeld, 1)
  hold(value, isHeld, 0)
  return {
    mesh,
    isHeld,
    problem: createLoadFactorProblem(mesh.nodeCount, 1),
    curvature,
    value,
    slopeFalling,
    slopeRising,
    block,
    lateral: createLateralLoad(mesh),
    bentEnd,
    foundedEnd,
    displacements: createVector(2 * mesh.nodeCount, 3),
    bending: 0,
    foundation: new Float64Array(mesh.elementCount),
    uniform: Number.NaN,
    stepped: null,
  }
}

function upperTriangle(block: Float64Array, into: Float64Array, at: number): void {
  for (let i = 0, k = at; i < 4; i++) for (let j = i; j < 4; j++) into[k++] = block[4 * i + j]!
}

/** The nodes at which a fibre of a C or Z is held: supports and the discrete restraints of that fibre. */
export function heldNodes(mesh: LineMesh, fibre: 'upper' | 'lower'): Uint8Array {
  const restrained = fibre === 'upper' ? mesh.isUpperRestraint : mesh.isLowerRestraint
  return Uint8Array.from(mesh.isSupport, (support, i) => (support || restrained[i] ? 1 : 0))
}

/**
 * Sets the stiffness of the strut; an unchanged stiffness stays factorised.
 *
 * @param bending     B = E·I_fz [N·mm²]
 * @param foundation  lateral spring K of every element [N/mm²], or one value for all
 */
export function setStrutStiffness(strut: Strut, bending: number, foundation: Float64Array | number): void {
  const { problem, curvature, value } = strut
  const uniform = typeof foundation === 'number' ? foundation : Number.NaN
  if (strut.bending === bending && strut.uniform === uniform) return
  strut.bending = bending
  strut.uniform = uniform
  strut.stepped = null
  problem.isKFactorised = false
  if (typeof foundation === 'number') {
    strut.foundation.fill(foundation)
    setWeighted(problem.K.a, bending, curvature.a, foundation, value.a)
    return
  }
  strut.foundation.set(foundation)
  setWeighted(problem.K.a, bending, curvature.a, 0, value.a)
  addFoundation(strut)
}

/** sum := u·x + v·y */
export function setWeighted(sum: Float64Array, u: number, x: Float64Array, v: number, y: Float64Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] = u * x[i]! + v * y[i]!
}

function addFoundation({ mesh, problem, foundation, isHeld, bending, block }: Strut): void {
  for (let e = 0; e < mesh.elementCount; e++) {
    if (foundation[e] === 0) continue
    valueBlock(mesh.length[e]!, 1, 1, block)
    addFieldBlock(problem.K, e, 0, block, foundation[e]!)
  }
  hold(problem.K, isHeld, bending)
}

/**
 * α_cr of the strut with the stiffness set before.
 *
 * Source: EN 1993-1-3:2006 10.1.4.2, solved numerically for any line.
 * @param force  compression F [N] at the start and the end of every element (2 values an element, linear between; tension negative)
 * @throws RangeError  a force is not a number, or the flange is not held
 */
export function strutBuckling(strut: Strut, force: Float64Array): StrutBuckling {
  const largest = assembleForce(strut, force)
  if (largest === 0) return NOT_COMPRESSED
  const { alpha, provenAbove } = smallestLoadFactor(strut.problem)
  const criticalForce = alpha * largest
  return {
    alpha,
    largestForce: largest,
    criticalForce,
    bucklingLength: Math.PI * Math.sqrt(strut.bending / criticalForce),
    provenAbove,
  }
}

/** Whether α_cr of the strut is larger than `alpha`, by one inertia count. */
export function strutIsStableAt(strut: Strut, force: Float64Array, alpha: number): boolean {
  return assembleForce(strut, force) === 0 || isStableAt(strut.problem, alpha)
}

const NOT_COMPRESSED: StrutBuckling = {
  alpha: Number.POSITIVE_INFINITY,
  largestForce: 0,
  criticalForce: Number.POSITIVE_INFINITY,
  bucklingLength: 0,
  provenAbove: Number.POSITIVE_INFINITY,
}

/** Fills G with the force in the flange; returns its largest compression, 0 if it is only rounding. */
function assembleForce(strut: Strut, force: Float64Array): number {
  const { mesh, problem, slopeFalling: p, slopeRising: q } = strut
  const g = problem.G.a
  let largest = 0
  let size = 0
  g.fill(0)
  for (let e = 0, k = 0, r = 0; e < mesh.elementCount; e++, k += 10, r += 8) {
    const start = force[2 * e]!
    const end = force[2 * e + 1]!
    largest = Math.max(largest, start, end)
    size = Math.max(size, Math.abs(start), Math.abs(end))
    // Rows of the band: value and slope of the left node, then of the right one, four entries each.
    g[r]! -= start * p[k]! + end * q[k]!
    g[r + 1]! -= start * p[k + 1]! + end * q[k + 1]!
    g[r + 2]! -= start * p[k + 2]! + end * q[k + 2]!
    g[r + 3]! -= start * p[k + 3]! + end * q[k + 3]!
    g[r + 4]! -= start * p[k + 4]! + end * q[k + 4]!
    g[r + 5]! -= start * p[k + 5]! + end * q[k + 5]!
    g[r + 6]! -= start * p[k + 6]! + end * q[k + 6]!
    g[r + 8]! -= start * p[k + 7]! + end * q[k + 7]!
    g[r + 9]! -= start * p[k + 8]! + end * q[k + 8]!
    g[r + 12]! -= start * p[k + 9]! + end * q[k + 9]!
  }
  if (Number.isNaN(size)) throw new RangeError('the force in the flange is not a number')
  hold(problem.G, strut.isHeld, 0)
  return largest > 1e-9 * size ? largest : 0
}

/**
 * Lateral bending moments M_fz [N·mm] at the nodes under a lateral load, positive where the load's side is in compression
 * (M = −B·u″: qL²/8 in the middle of a simple span).
 *
 * Source: EN 1993-1-3:2006 10.1.4.1(5), solved numerically for any line instead of by κ_R.
 * @param load        q_h [N/mm] at the start and the end of every element
 * @param pointLoads  lateral forces at the nodes [N]
 * @param moments     receives one value a node
 */
export function strutMoments(
  strut: Strut,
  load: Float64Array,
  pointLoads: Float64Array | null,
  moments: Float64Array,
): void {
  setLateralLoad(strut, load, pointLoads, strut.lateral)
  lateralMoments(strut, strut.lateral, moments)
}

/** Nodal loads of a lateral load, those at held nodes left out: `lateralMoments` solves them for any stiffness. */
export function setLateralLoad(
  { mesh, isHeld }: Strut,
  load: Float64Array,
  pointLoads: Float64Array | null,
  into: LateralLoad,
): void {
  const { nodal, atStart } = into
  const part = new Float64Array(4)
  nodal.fill(0)
  for (let e = 0; e < mesh.elementCount; e++) {
    loadVector(mesh.length[e]!, load[2 * e]!, load[2 * e + 1]!, part)
    for (let i = 0; i < 4; i++) nodal[2 * e + i] = nodal[2 * e + i]! + part[i]!
    atStart[e] = part[1]!
  }
  for (let node = 0; node < mesh.nodeCount; node++) {
    if (pointLoads) nodal[2 * node] = nodal[2 * node]! + pointLoads[node]!
    if (isHeld[node]) nodal[2 * node] = 0
  }
}

/** The moments of `strutMoments` for a load prepared before. */
export function lateralMoments(strut: Strut, lateral: LateralLoad, moments: Float64Array): void {
  const { problem, displacements: u, bentEnd, foundedEnd, bending, foundation, mesh } = strut
  u.set(lateral.nodal)
  factoriseStiffness(problem)
  solve(problem.factorOfK, u)
  // Moments from the end forces of the elements, which are in equilibrium with the loads; curvatures would not be.
  for (let e = 0, r = 0; e < mesh.elementCount; e++, r += 4) {
    const i = 2 * e
    const k = foundation[e]!
    moments[e] =
      (bending * bentEnd[r]! + k * foundedEnd[r]!) * u[i]! +
      (bending * bentEnd[r + 1]! + k * foundedEnd[r + 1]!) * u[i + 1]! +
      (bending * bentEnd[r + 2]! + k * foundedEnd[r + 2]!) * u[i + 2]! +
      (bending * bentEnd[r + 3]! + k * foundedEnd[r + 3]!) * u[i + 3]! -
      lateral.atStart[e]!
  }
  // The line ends in a hinge or a free tip.
  moments[mesh.elementCount] = 0
}

function hold(A: Band, isHeld: Uint8Array, diagonal: number): void {
  for (let node = 0; node < isHeld.length; node++) if (isHeld[node]) isolate(A, 2 * node, diagonal)
}
