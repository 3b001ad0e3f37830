/** Geometric matrices of the Ω line, family by family; exact integrals of cubic shape functions. */
import type { Band } from './banded.ts'
import { addCoupling, type Coupling } from './field-blocks.ts'
import { type FieldParts, type LoadParts, putFields } from './field-parts.ts'
import { type Block, momentBlock } from './hermite.ts'
import type { FieldMatrices } from './omega-matrices.ts'
import type { LoadFactorProblem } from './smallest-load-factor.ts'

/** Place of the rotation among the fields of the sway. */
export const PHI = 1
const of: Record<'moment' | 'shear', Block> = { moment: new Float64Array(16), shear: new Float64Array(16) }

/** A family of fields that buckles by itself. */
export interface OmegaFamily {
  readonly problem: LoadFactorProblem
  /** fields that the panel leaves free, by their place in the section matrices */
  readonly fields: readonly number[]
  /** field of the fibre that takes part in M·(φ·v_r″ − v_r·φ″); −1 where the term vanishes: under a panel, and in the spread */
  readonly v_r: number
  /** unknowns that supports and restraints take out */
  readonly held: readonly number[]
  matrices: FieldMatrices | null
}

/** Makes A the stiffness of a family: ∫(d″ᵀC·d″ + d′ᵀD·d′ + dᵀB·d)dx. @param fields places of the free fields in the section matrices */
export function putOmegaStiffness(
  A: Band,
  { curvature, slope, value }: FieldParts,
  fields: readonly number[],
  { C, D, B }: Pick<FieldMatrices, 'C' | 'D' | 'B'>,
): void {
  putFields(A, fields, [
    [curvature, C],
    [slope, D],
    [value, B],
  ])
}

/**
 * Makes A the geometric matrix of a family under a load: ∫(M·d′ᵀX·d′ + N·d′ᵀX_N·d′ + q·dᵀX_q·d)dx + ΣP·dᵀX_q·d.
 *
 * @param fields places of the free fields in the section matrices
 * @param v_r field of the fibre in ½∫M·(φ·v_r″ − v_r·φ″)dx, the rigid part of the work of the shear; −1: none
 */
export function putOmegaPotential(
  A: Band,
  load: LoadParts,
  fields: readonly number[],
  { X, X_N, X_q }: FieldMatrices,
  v_r: number,
): void {
  putFields(A, fields, [
    [load.moment, X],
    [load.transverse, X_q],
    [load.axial, X_N],
  ])
  if (v_r >= 0) addShearWork(A, load, { rows: fields.indexOf(PHI), columns: fields.indexOf(v_r) })
}

/** ½∫M·(φᵢ·v_j″ − v_j·φᵢ″)dx: the antisymmetric part of ∫M·Nᵢ·N_j″dx. */
function addShearWork(A: Band, { mesh, forces }: LoadParts, phi_v: Coupling): void {
  const { M_0, M_1 } = forces
  const { moment, shear } = of
  for (let e = 0; e < mesh.elementCount; e++) {
    if (M_0[e] === 0 && M_1[e] === 0) continue
    momentBlock(mesh.length[e]!, M_0[e]!, M_1[e]!, moment)
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++) shear[4 * i + j] = (moment[4 * i + j]! - moment[4 * j + i]!) / 2
    addCoupling(A, e, phi_v, shear)
  }
}
