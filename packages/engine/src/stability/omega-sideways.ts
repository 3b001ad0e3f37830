/** An Ω without panel under load along y at its outer fibre, to first order; method 5.24. */
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

/** What sideways load does to the line of one section. */
export interface SidewaysResponse {
  /** v_t, v_t′, φ, φ′, v_f, v_f′ at every node [mm, rad] */
  d: Float64Array
  /** C·d″ of the three fields at every node, from the end forces of the elements */
  m: Float64Array
}

/**
 * K_U·d = f, f the work ∫q_y·v_o dx + ΣP_y·v_o of the outer fibre, and C·d″ from the end forces.
 *
 *   r = K_e·d_e − f_e; the rows of its slopes are −C·d″ at the left and C·d″ at the right end of an element
 *
 * Source: method 5.24. C·d″ is continuous over nodes; d″ of the shape functions misses it by a per cent at restraints.
 * @param q positive down the slope or the façade [N/mm], at the start and the end of every element
 * @param P the same [N], at the nodes; over a support it goes into that
 */
export function solveSideways(of: OmegaSideways, q: Float64Array, P: Float64Array): SidewaysResponse {
  const { mesh, sway, outer } = of
  const { K, factorOfK } = sway.problem
  const d = createVector(K.n, K.m)
  const load = new Float64Array(4)
  const at = 2 * outer
  for (let e = 0; e < mesh.elementCount; e++) {
    if (q[2 * e] === 0 && q[2 * e + 1] === 0) continue
    loadVector(mesh.length[e]!, q[2 * e]!, q[2 * e + 1]!, load)
    const i = PER_NODE * e + at
    d[i]! += load[0]!
    d[i + 1]! += load[1]!
    d[i + PER_NODE]! += load[2]!
    d[i + PER_NODE + 1]! += load[3]!
  }
  for (let node = 0; node < mesh.nodeCount; node++) d[PER_NODE * node + at]! += P[node]!
  for (const i of sway.held) d[i] = 0
  solve(factorOfK, d)
  return { d, m: endForces(of, d, q) }
}

/** C·d″ at every node. */
function endForces({ mesh, sway, outer, rows }: OmegaSideways, d: Float64Array, q: Float64Array): Float64Array {
  const { C, D, B } = sway.matrices!
  const { elementCount } = mesh
  const m = new Float64Array(FIELDS * mesh.nodeCount)
  const load = new Float64Array(4)
  for (let node = 0; node <= elementCount; node++) {
    const e = Math.min(node, elementCount - 1)
    const isLast = node === elementCount
    const row = ROW * node
    let [r_0, r_1, r_2] = [0, 0, 0]
    for (let j = 0; j < FIELDS; j++) {
      const a = PER_NODE * e + 2 * j
      const b = a + PER_NODE
      const [d_0, d_1, d_2, d_3] = [d[a]!, d[a + 1]!, d[b]!, d[b + 1]!]
      const curved = rows[row]! * d_0 + rows[row + 1]! * d_1 + rows[row + 2]! * d_2 + rows[row + 3]! * d_3
      const sloped = rows[row + 4]! * d_0 + rows[row + 5]! * d_1 + rows[row + 6]! * d_2 + rows[row + 7]! * d_3
      const moved = rows[row + 8]! * d_0 + rows[row + 9]! * d_1 + rows[row + 10]! * d_2 + rows[row + 11]! * d_3
      r_0 += C[j]! * curved + D[j]! * sloped + B[j]! * moved
      r_1 += C[3 + j]! * curved + D[3 + j]! * sloped + B[3 + j]! * moved
      r_2 += C[6 + j]! * curved + D[6 + j]! * sloped + B[6 + j]! * moved
    }
    const sign = isLast ? 1 : -1
    m[FIELDS * node] = sign * r_0
    m[FIELDS * node + 1] = sign * r_1
    m[FIELDS * node + 2] = sign * r_2
    if (q[2 * e] === 0 && q[2 * e + 1] === 0) continue
    loadVector(mesh.length[e]!, q[2 * e]!, q[2 * e + 1]!, load)
    m[FIELDS * node + outer]! -= sign * load[isLast ? 3 : 1]!
  }
  return m
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
