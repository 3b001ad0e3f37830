/** An Ω without panel under load along y at its outer fibre, to first order; method 5.26. */
import { createVector, isolate } from './banded.ts'
import { solve } from './banded-kernels.ts'
import { createFieldParts } from './field-parts.ts'
import { type Block, curvatureBlock, loadVector, slopeBlock, valueBlock } from './hermite.ts'
import type { LineMesh } from './line-mesh.ts'
import { putOmegaStiffness } from './omega-elements.ts'
import { swayWithoutPanel, V_F, V_T } from './omega-line.ts'
import type { FieldMatrices } from './omega-matrices.ts'
import { factoriseStiffness } from './smallest-load-factor.ts'

const FIELDS = 3
/** Value and slope of every field. */
const PER_NODE = 2 * FIELDS
/** Coefficients of the slope row of an element: curvature, slope and value, four each. */
const ROW = 12

export type OmegaSideways = ReturnType<typeof createOmegaSideways>

/** Work space of a line, reused for every section. */
export function createOmegaSideways(mesh: LineMesh, isInverted: boolean) {
  return {
    mesh,
    sway: swayWithoutPanel(mesh, isInverted),
    parts: createFieldParts(mesh),
    /** field of the outer fibre, which carries the cladding */
    outer: isInverted ? V_F : V_T,
    rows: slopeRows(mesh),
  }
}

/** The rows of the slopes of every element: at its left end, and of the last element at its right end too. */
function slopeRows(mesh: LineMesh): Float64Array {
  const count = mesh.elementCount
  const rows = new Float64Array(ROW * (count + 1))
  const block: Block = new Float64Array(16)
  for (let node = 0; node <= count; node++) {
    const L = mesh.length[Math.min(node, count - 1)]!
    const row = node < count ? 4 : 12
    const take = (part: number) => rows.set(block.subarray(row, row + 4), ROW * node + 4 * part)
    curvatureBlock(L, block)
    take(0)
    slopeBlock(L, 1, 1, block)
    take(1)
    valueBlock(L, 1, 1, block)
    take(2)
  }
  return rows
}

/** Sets the section: its K_U, factorised. @param matrices of the three fields of the sway, nothing holding the frame */
export function setSidewaysSection({ sway, parts }: OmegaSideways, matrices: FieldMatrices): void {
  const { problem, fields, held } = sway
  sway.matrices = matrices
  putOmegaStiffness(problem.K, parts, fields, matrices)
  for (const i of held) isolate(problem.K, i, 1)
  problem.isKFactorised = false
  factoriseStiffness(problem)
}

/** Loads as the unknowns feel them, the same for every section. */
export interface SidewaysLoad {
  /** f, with nothing where the line is held */
  f: Float64Array
  /** load in the row of the slope of v_o: at the left end of every element, of the last one at its right end too */
  ends: Float64Array
}

/**
 * The work ∫q_y·v_o dx + ΣP_y·v_o of loads at the outer fibre.
 *
 * @param q positive down the slope or the façade [N/mm], at the start and the end of every element
 * @param P the same [N], at the nodes; over a support it goes into that
 */
export function sidewaysLoad({ mesh, sway, outer }: OmegaSideways, q: Float64Array, P: Float64Array): SidewaysLoad {
  const { K } = sway.problem
  const f = createVector(K.n, K.m)
  const ends = new Float64Array(mesh.nodeCount)
  const load = new Float64Array(4)
  const at = 2 * outer
  for (let e = 0; e < mesh.elementCount; e++) {
    loadVector(mesh.length[e]!, q[2 * e]!, q[2 * e + 1]!, load)
    const i = PER_NODE * e + at
    f[i]! += load[0]!
    f[i + 1]! += load[1]!
    f[i + PER_NODE]! += load[2]!
    f[i + PER_NODE + 1]! += load[3]!
    ends[e] = load[1]!
    ends[e + 1] = load[3]!
  }
  for (let node = 0; node < mesh.nodeCount; node++) f[PER_NODE * node + at]! += P[node]!
  for (const i of sway.held) f[i] = 0
  return { f, ends }
}

/** What sideways load does to the line of one section. */
export interface SidewaysResponse {
  /** v_t, v_t′, φ, φ′, v_f, v_f′ at every node [mm, rad] */
  d: Float64Array
  /** C·d″ of the three fields at every node, from the end forces of the elements */
  m: Float64Array
}

/**
 * K_U·d = f, and C·d″ from the end forces.
 *
 *   r = K_e·d_e − f_e; the rows of its slopes are −C·d″ at the left and C·d″ at the right end of an element
 *
 * Source: method 5.26. C·d″ is continuous over nodes; d″ of the shape functions misses it by a per cent at restraints.
 */
export function solveSideways(of: OmegaSideways, load: SidewaysLoad): SidewaysResponse {
  const d = load.f.slice()
  solve(of.sway.problem.factorOfK, d)
  const m = new Float64Array(FIELDS * of.mesh.nodeCount)
  addEndForces(of, d, m)
  const { ends } = load
  const last = ends.length - 1
  for (let node = 0, i = of.outer; node < last; node++, i += FIELDS) m[i]! += ends[node]!
  m[FIELDS * last + of.outer]! -= ends[last]!
  return { d, m }
}

/** −K_e·d_e of the slopes at the left end of every element, and K_e·d_e at the right end of the last one. */
function addEndForces({ mesh, sway, rows }: OmegaSideways, d: Float64Array, m: Float64Array): void {
  const { C, D, B } = sway.matrices!
  const { elementCount } = mesh
  for (let node = 0, row = 0; node <= elementCount; node++, row += ROW) {
    const isLast = node === elementCount
    const e = isLast ? node - 1 : node
    const sign = isLast ? 1 : -1
    for (let j = 0; j < FIELDS; j++) {
      const a = PER_NODE * e + 2 * j
      const v_0 = sign * d[a]!
      const s_0 = sign * d[a + 1]!
      const v_1 = sign * d[a + PER_NODE]!
      const s_1 = sign * d[a + PER_NODE + 1]!
      const curved = rows[row]! * v_0 + rows[row + 1]! * s_0 + rows[row + 2]! * v_1 + rows[row + 3]! * s_1
      const sloped = rows[row + 4]! * v_0 + rows[row + 5]! * s_0 + rows[row + 6]! * v_1 + rows[row + 7]! * s_1
      const moved = rows[row + 8]! * v_0 + rows[row + 9]! * s_0 + rows[row + 10]! * v_1 + rows[row + 11]! * s_1
      for (let i = 0; i < FIELDS; i++) {
        const ij = FIELDS * i + j
        m[FIELDS * node + i]! += C[ij]! * curved + D[ij]! * sloped + B[ij]! * moved
      }
    }
  }
}

/**
 * x of C·x = b for the symmetric matrix of three fields, by its cofactors.
 *
 * d″ = C⁻¹·(C·d″), and a = −E·C⁻¹·U with σ_q = −E·Σ U_i·d_i″ = a·(C·d″).
 */
export function curvatures({ C }: Pick<FieldMatrices, 'C'>, [u, v, w]: readonly number[]): Float64Array {
  const [a, b, c, , e, f, , , i] = C as unknown as number[]
  const [A, B, G] = [e! * i! - f! * f!, c! * f! - b! * i!, b! * f! - c! * e!]
  const [H, J, L] = [a! * i! - c! * c!, b! * c! - a! * f!, a! * e! - b! * b!]
  const scale = 1 / (a! * A + b! * B + c! * G)
  return Float64Array.of(
    scale * (A * u! + B * v! + G * w!),
    scale * (B * u! + H * v! + J * w!),
    scale * (G * u! + J * v! + L * w!),
  )
}
