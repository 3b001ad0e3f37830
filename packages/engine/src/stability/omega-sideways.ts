/** An Ω without panel under load along y at its outer fibre, to first order; method 5.26. */
import { createVector } from './banded.ts'
import { solve } from './banded-kernels.ts'
import { type Block, curvatureBlock, loadVector, slopeBlock, valueBlock } from './hermite.ts'
import type { LineMesh } from './line-mesh.ts'
import { createOmegaLine, setOmegaStiffness, V_F, V_T } from './omega-line.ts'
import type { FieldMatrices, OmegaMatrices } from './omega-matrices.ts'
import { factoriseStiffness } from './smallest-load-factor.ts'

const FIELDS = 3
/** Value and slope of every field. */
const PER_NODE = 2 * FIELDS
/** Unknowns of both nodes of an element. */
const BOTH_NODES = 2 * PER_NODE

export type OmegaSideways = ReturnType<typeof createOmegaSideways>

/** Work space of a line, reused for every section. */
export function createOmegaSideways(mesh: LineMesh, isInverted: boolean) {
  const line = createOmegaLine(mesh, null, isInverted)
  return {
    mesh,
    /** whose buckling is looked for too: one stiffness serves both */
    line,
    sway: line.sway,
    /** field of the outer fibre, which carries the cladding */
    outer: isInverted ? V_F : V_T,
    ends: createEnds(mesh),
  }
}

/** Of every node the rows of its element’s stiffness that give C·d″ there, elements of one length together. */
interface Ends {
  /** by node: which rows; the last node is the right end of its element */
  of: Int32Array
  /** integrals of the slope’s shape function with the four others, for curvature, slope and value, of every kind of end */
  integrals: Float64Array
  /** by kind: three rows over the unknowns of both nodes, of the section set last */
  rows: Float64Array
}

function createEnds(mesh: LineMesh): Ends {
  const kinds = new Map<string, number>()
  const integrals: number[] = []
  const block: Block = new Float64Array(16)
  const of = Int32Array.from(mesh.x, (_, node) => {
    const isLast = node === mesh.elementCount
    const L = mesh.length[isLast ? node - 1 : node]!
    const key = `${isLast} ${L}`
    const known = kinds.get(key)
    if (known !== undefined) return known
    // −C·d″ at the left, C·d″ at the right end.
    const [row, sign] = isLast ? [12, 1] : [4, -1]
    const take = () => integrals.push(...Array.from(block.subarray(row, row + 4), (v) => sign * v))
    curvatureBlock(L, block)
    take()
    slopeBlock(L, 1, 1, block)
    take()
    valueBlock(L, 1, 1, block)
    take()
    kinds.set(key, kinds.size)
    return kinds.size - 1
  })
  return { of, integrals: Float64Array.from(integrals), rows: new Float64Array(kinds.size * FIELDS * BOTH_NODES) }
}

/** Sets the section: its K_U, factorised. @param matrices with nothing that holds the frame */
export function setSidewaysSection({ line, sway, ends }: OmegaSideways, matrices: OmegaMatrices): void {
  setOmegaStiffness(line, matrices)
  factoriseStiffness(sway.problem)
  putRows(ends, matrices.sway)
}

function putRows({ integrals, rows }: Ends, { C, D, B }: FieldMatrices): void {
  let at = 0
  for (let k = 0; k < integrals.length; k += 12)
    for (let i = 0; i < FIELDS; i++)
      for (let node = 0; node < 2; node++)
        for (let j = 0; j < FIELDS; j++)
          for (let slope = 0; slope < 2; slope++) {
            const n = k + 2 * node + slope
            const ij = FIELDS * i + j
            rows[at++] = C[ij]! * integrals[n]! + D[ij]! * integrals[n + 4]! + B[ij]! * integrals[n + 8]!
          }
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

/** Room for a response; reused by every section. */
export const createSidewaysResponse = ({ mesh, sway }: OmegaSideways): SidewaysResponse => ({
  d: createVector(sway.problem.K.n, sway.problem.K.m),
  m: new Float64Array(FIELDS * mesh.nodeCount),
})

/**
 * K_U·d = f, and C·d″ from the end forces.
 *
 *   r = K_e·d_e − f_e; the rows of its slopes are −C·d″ at the left and C·d″ at the right end of an element
 *
 * Source: method 5.26. C·d″ is continuous over nodes; d″ of the shape functions misses it by a per cent at restraints.
 */
export function solveSideways(
  { mesh, sway, outer, ends }: OmegaSideways,
  load: SidewaysLoad,
  into: SidewaysResponse,
): void {
  const { d, m } = into
  d.set(load.f)
  solve(sway.problem.factorOfK, d)
  putEndForces(ends, mesh, d, m)
  const last = mesh.elementCount
  for (let node = 0, i = outer; node < last; node++, i += FIELDS) m[i]! += load.ends[node]!
  m[FIELDS * last + outer]! -= load.ends[last]!
}

/** The same of the section set last under 1 N at a node of the outer fibre; over a support it does nothing. */
export function solveSidewaysForce({ sway, outer }: OmegaSideways, node: number, d: Float64Array): void {
  d.fill(0)
  d[PER_NODE * node + 2 * outer] = 1
  for (const i of sway.held) d[i] = 0
  solve(sway.problem.factorOfK, d)
}

/** C·d″ at the nodes, of displacements by what acts at nodes alone. */
export const nodalEndForces = ({ ends, mesh }: OmegaSideways, { d, m }: SidewaysResponse): void =>
  putEndForces(ends, mesh, d, m)

function putEndForces(ends: Ends, mesh: LineMesh, d: Float64Array, m: Float64Array): void {
  for (let node = 0; node < mesh.nodeCount; node++)
    putEndForce(ends, node, d, PER_NODE * Math.min(node, mesh.elementCount - 1), m)
}

/** The rows of a node times the unknowns of its element, which begin at k. */
function putEndForce({ of, rows }: Ends, node: number, d: Float64Array, k: number, m: Float64Array): void {
  const d_0 = d[k]!
  const d_1 = d[k + 1]!
  const d_2 = d[k + 2]!
  const d_3 = d[k + 3]!
  const d_4 = d[k + 4]!
  const d_5 = d[k + 5]!
  const d_6 = d[k + 6]!
  const d_7 = d[k + 7]!
  const d_8 = d[k + 8]!
  const d_9 = d[k + 9]!
  const d_10 = d[k + 10]!
  const d_11 = d[k + 11]!
  let r = of[node]! * FIELDS * BOTH_NODES
  for (let i = FIELDS * node; i < FIELDS * node + FIELDS; i++, r += BOTH_NODES) {
    const left = rows[r]! * d_0 + rows[r + 1]! * d_1 + rows[r + 2]! * d_2 + rows[r + 3]! * d_3
    const middle = rows[r + 4]! * d_4 + rows[r + 5]! * d_5 + rows[r + 6]! * d_6 + rows[r + 7]! * d_7
    m[i] = left + middle + rows[r + 8]! * d_8 + rows[r + 9]! * d_9 + rows[r + 10]! * d_10 + rows[r + 11]! * d_11
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
