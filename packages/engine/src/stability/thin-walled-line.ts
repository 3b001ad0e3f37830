import { createFieldParts, type FieldParts } from './field-parts.ts'
import type { LineMesh } from './line-mesh.ts'
import { createLoadFactorProblem, type LoadFactorProblem } from './smallest-load-factor.ts'

/** Gross section properties the thin-walled line needs: mm, centroidal axes y (along the flanges) and z (inwards positive). */
export interface ThinWalledSection {
  readonly A: number
  readonly I_y: number
  readonly I_z: number
  readonly I_yz: number
  readonly I_w: number
  readonly I_t: number
  /** Shear centre minus centroid. */
  readonly y_s: number
  readonly z_s: number
  /** β = (1/I_y)·∫z(y² + z²)dA − 2·z_s, z from the centroid. */
  readonly beta: number
}

/** Heights [mm from the centroid]: of the fibres that discrete restraints hold, and at which transverse loads act. */
export interface LineHeights {
  readonly z_up: number
  readonly z_low: number
  readonly z_q: number
}

/**
 * The thin-walled line: lateral displacement v of the shear centre, twist φ and, where asked for, deflection w, all cubic
 * in every element, with the potential
 *
 *   U = ½∫[E·I_z·v″² + E·I_y·w″² + 2E·I_yz·v″w″ + E·I_w·φ″² + G·I_t·φ′²]dx
 *   V = ½∫[N·v′² + N·w′² + 2M_y·φ·v″ + 2N·z_s·v′φ′ − 2N·y_s·w′φ′ + (N·i_0² + M_y·β)φ′² + q_z(z_q − z_s)φ²]dx + ½ΣP_z(z_q − z_s)φ²
 *
 * Work space for one mesh, reused for every section and combination.
 */
export interface ThinWalledLine {
  readonly mesh: LineMesh
  /** v and φ, and w where asked for */
  readonly fields: 2 | 3
  readonly problem: LoadFactorProblem
  readonly parts: FieldParts
  section: ThinWalledSection | null
  heights: LineHeights | null
}

/** Places of the fields among those of a node. */
export const V = 0
export const PHI = 1
export const W = 2

/** Work space for the line along `mesh`. @param hasDeflection has the third field w: needed when N acts and y_s ≠ 0, or when I_yz ≠ 0 */
export function createThinWalledLine(mesh: LineMesh, hasDeflection: boolean): ThinWalledLine {
  const fields = hasDeflection ? 3 : 2
  return {
    mesh,
    fields,
    problem: createLoadFactorProblem(mesh.nodeCount, fields),
    parts: createFieldParts(mesh),
    section: null,
    heights: null,
  }
}
