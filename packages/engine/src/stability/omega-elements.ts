/** Element matrices of the Ω line, added to the banded matrix of one family; exact integrals of cubic shape functions. */
import type { Band } from './banded.ts'
import { addFieldBlock } from './field-blocks.ts'
import { type Block, curvatureBlock, momentBlock, slopeBlock, valueBlock } from './hermite.ts'
import type { LineMesh } from './line-mesh.ts'

/** Forces in the section’s own axes [N, mm]: M linear in an element, N and q constant, P at the nodes. */
export interface ElementForces {
  readonly M_0: Float64Array
  readonly M_1: Float64Array
  readonly N: Float64Array
  readonly q: Float64Array
  readonly P: Float64Array
}

/** Stiffness: ∫(d″ᵀC·d″ + d′ᵀD·d′ + dᵀB·d)dx. */
interface Stiffness {
  curvature: Float64Array
  slope: Float64Array
  value: Float64Array
}

/** Potential: ∫(M·d′ᵀX·d′ + N·d′ᵀX_N·d′ + q·dᵀX_q·d)dx + ΣP·dᵀX_q·d. */
interface Potential {
  moment: Float64Array
  axial: Float64Array
  transverse: Float64Array
}

const PHI = 1
const block: Block = new Float64Array(16)
const of: Record<'curvature' | 'slope' | 'value' | 'moment', Block> = {
  curvature: new Float64Array(16),
  slope: new Float64Array(16),
  value: new Float64Array(16),
  moment: new Float64Array(16),
}

/** K of a family. @param fields places of the free fields in the n × n section matrices */
export function addOmegaStiffness(A: Band, mesh: LineMesh, fields: readonly number[], n: number, s: Stiffness): void {
  for (let e = 0; e < mesh.elementCount; e++) {
    const L = mesh.length[e]!
    curvatureBlock(L, of.curvature)
    slopeBlock(L, 1, 1, of.slope)
    valueBlock(L, 1, 1, of.value)
    for (let b = 0; b < fields.length; b++) {
      for (let a = 0; a <= b; a++) {
        const ij = n * fields[a]! + fields[b]!
        const [C, D, B] = [s.curvature[ij]!, s.slope[ij]!, s.value[ij]!]
        for (let k = 0; k < 16; k++) block[k] = C * of.curvature[k]! + D * of.slope[k]! + B * of.value[k]!
        addFieldBlock(A, fields.length, e, a, b, block, 1)
      }
    }
  }
}

/**
 * Geometric matrix of a family under the forces of a combination.
 *
 * @param v_r field of the fibre in ½∫M·(φ·v_r″ − v_r·φ″)dx, the rigid part of the work of the shear; −1: none
 */
export function addOmegaPotential(
  A: Band,
  mesh: LineMesh,
  fields: readonly number[],
  n: number,
  p: Potential,
  forces: ElementForces,
  v_r: number,
): void {
  for (let e = 0; e < mesh.elementCount; e++) {
    const L = mesh.length[e]!
    const M_0 = forces.M_0[e]!
    const M_1 = forces.M_1[e]!
    const N = forces.N[e]!
    const q = forces.q[e]!
    slopeBlock(L, M_0, M_1, of.moment)
    slopeBlock(L, N, N, of.slope)
    valueBlock(L, q, q, of.value)
    for (let b = 0; b < fields.length; b++) {
      for (let a = 0; a <= b; a++) {
        const ij = n * fields[a]! + fields[b]!
        const [X, X_N, X_q] = [p.moment[ij]!, p.axial[ij]!, p.transverse[ij]!]
        for (let k = 0; k < 16; k++) block[k] = X * of.moment[k]! + X_N * of.slope[k]! + X_q * of.value[k]!
        addFieldBlock(A, fields.length, e, a, b, block, 1)
      }
    }
    if (v_r >= 0 && (M_0 !== 0 || M_1 !== 0)) addShearWork(A, fields, e, L, M_0, M_1, v_r)
  }
  addPointLoads(A, mesh, fields, n, p.transverse, forces.P)
}

/** ½∫M·(φᵢ·v_j″ − v_j·φᵢ″)dx: the antisymmetric part of ∫M·Nᵢ·N_j″dx. */
function addShearWork(
  A: Band,
  fields: readonly number[],
  e: number,
  L: number,
  M_0: number,
  M_1: number,
  v_r: number,
): void {
  momentBlock(L, M_0, M_1, of.curvature)
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 4; j++) block[4 * i + j] = (of.curvature[4 * i + j]! - of.curvature[4 * j + i]!) / 2
  addFieldBlock(A, fields.length, e, fields.indexOf(PHI), fields.indexOf(v_r), block, 1)
}

function addPointLoads(
  A: Band,
  mesh: LineMesh,
  fields: readonly number[],
  n: number,
  X_q: Float64Array,
  P: Float64Array,
): void {
  const w = A.m + 1
  const perNode = 2 * fields.length
  for (let node = 0; node < mesh.nodeCount; node++) {
    if (P[node] === 0) continue
    for (let b = 0; b < fields.length; b++) {
      for (let a = 0; a <= b; a++) {
        const at = (perNode * node + 2 * a) * w + 2 * (b - a)
        A.a[at] = A.a[at]! + P[node]! * X_q[n * fields[a]! + fields[b]!]!
      }
    }
  }
}
