import type { Band } from './banded.ts'
import { createFieldParts } from './field-parts.ts'
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

/** How the line is held between its supports. */
export interface LineHold {
  /** Height of the upper and the lower fibre [mm from the centroid]. */
  readonly z_up: number
  readonly z_low: number
  /** Rotational spring of the sheeting C_D [N·mm/mm/rad]. */
  readonly C_D: number
}

/** Actions on the line before buckling; two values an element where linear within it: at its start and its end. */
export interface LineActions {
  /** M_y at the nodes [N·mm], sagging positive; null: none. */
  readonly M_y: Float64Array | null
  /** N [N], tension positive, two values an element; null: none. */
  readonly N: Float64Array | null
  /** q_z [N/mm], inwards positive, two values an element; null: none. */
  readonly q_z: Float64Array | null
  /** Transverse forces P_z [N] at the nodes, inwards positive; null: none. */
  readonly P_z: Float64Array | null
  /** Height at which q_z and P_z act [mm from the centroid]. */
  readonly z_q: number
}

/**
 * The thin-walled line: lateral displacement v of the shear centre, twist φ and, where asked for, deflection w, all cubic
 * in every element, with the potential
 *
 *   U = ½∫[E·I_z·v″² + E·I_y·w″² + 2E·I_yz·v″w″ + E·I_w·φ″² + G·I_t·φ′² + C_D·φ²]dx
 *   V = ½∫[N·v′² + N·w′² + 2M_y·φ·v″ + 2N·z_s·v′φ′ − 2N·y_s·w′φ′ + (N·i_0² + M_y·β)φ′² + q_z(z_q − z_s)φ²]dx + ½ΣP_z(z_q − z_s)φ²
 *
 * Work space for one mesh and one way of holding it, reused for every section and combination.
 */
export interface ThinWalledLine {
  readonly mesh: LineMesh
  readonly isPanelBraced: boolean
  /** Positions of v, φ and w among the unknowns of a node; −1 when the field is not among them. */
  readonly v: number
  readonly phi: number
  readonly w: number
  readonly fields: number
  readonly problem: LoadFactorProblem
  /** ∫f″²dx, ∫f′²dx and ∫f²dx of one field over the mesh. */
  readonly curvature: Band
  readonly slope: Band
  readonly value: Band
  readonly block: Float64Array
  section: ThinWalledSection | null
  hold: LineHold | null
}

/**
 * Work space for the line along `mesh`.
 *
 * @param isPanelBraced  the upper fibre is held laterally along the whole line: v = (z_up − z_s)·φ is eliminated exactly
 * @param hasDeflection  carries the third field w: needed when N acts and y_s ≠ 0, or when I_yz ≠ 0
 */
export function createThinWalledLine(mesh: LineMesh, isPanelBraced: boolean, hasDeflection: boolean): ThinWalledLine {
  const fields = (isPanelBraced ? 1 : 2) + (hasDeflection ? 1 : 0)
  const { curvature, slope, value } = createFieldParts(mesh)
  return {
    mesh,
    isPanelBraced,
    v: isPanelBraced ? -1 : 0,
    phi: isPanelBraced ? 0 : 1,
    w: hasDeflection ? fields - 1 : -1,
    fields,
    problem: createLoadFactorProblem(2 * fields * mesh.nodeCount, fields === 1 ? 3 : fields === 2 ? 7 : 11),
    curvature,
    slope,
    value,
    block: new Float64Array(16),
    section: null,
    hold: null,
  }
}
