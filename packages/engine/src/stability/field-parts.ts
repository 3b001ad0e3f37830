/** What a line of several fields is made of: matrices of one field, each weighted with an entry of a section matrix. */
import { type Band, createBand } from './banded.ts'
import { addFieldBlock } from './field-blocks.ts'
import { type Block, curvatureBlock, slopeBlock, valueBlock } from './hermite.ts'
import type { LineMesh } from './line-mesh.ts'

/** Matrices of one field along a mesh, value and slope at every node: ∫f″g″dx, ∫f′g′dx and ∫fg dx. */
export interface FieldParts {
  readonly curvature: Band
  readonly slope: Band
  readonly value: Band
}

/** The same weighted with forces: ∫M·f′g′dx, ∫N·f′g′dx and ∫q·fg dx + ΣP·fg. */
export interface LoadParts {
  readonly mesh: LineMesh
  readonly forces: ElementForces
  readonly moment: Band
  readonly axial: Band
  readonly transverse: Band
}

/** Actions on the line before buckling, transverse ones positive towards the supports; null: none. */
export interface LineActions {
  /** M_y at the nodes [N·mm], sagging positive */
  readonly M: Float64Array | null
  /** N [N], tension positive, at the start and the end of every element */
  readonly N: Float64Array | null
  /** q_z [N/mm], at the start and the end of every element */
  readonly q: Float64Array | null
  /** P_z [N] at the nodes */
  readonly P: Float64Array | null
}

/** Forces in the section’s own axes [N, mm]: M linear in an element, N and q constant, P at the nodes. */
export interface ElementForces {
  readonly M_0: Float64Array
  readonly M_1: Float64Array
  readonly N: Float64Array
  readonly q: Float64Array
  readonly P: Float64Array
}

const block: Block = new Float64Array(16)
const onePart = (mesh: LineMesh) => createBand(2 * mesh.nodeCount, 3)

export function createFieldParts(mesh: LineMesh): FieldParts {
  const parts = { curvature: onePart(mesh), slope: onePart(mesh), value: onePart(mesh) }
  for (let e = 0; e < mesh.elementCount; e++) {
    const L = mesh.length[e]!
    curvatureBlock(L, block)
    addFieldBlock(parts.curvature, e, 0, block)
    slopeBlock(L, 1, 1, block)
    addFieldBlock(parts.slope, e, 0, block)
    valueBlock(L, 1, 1, block)
    addFieldBlock(parts.value, e, 0, block)
  }
  return parts
}

/** Room for the parts of a load; reused by every load. */
export function createLoadParts(mesh: LineMesh): LoadParts {
  const element = () => new Float64Array(mesh.elementCount)
  return {
    mesh,
    forces: { M_0: element(), M_1: element(), N: element(), q: element(), P: new Float64Array(mesh.nodeCount) },
    moment: onePart(mesh),
    axial: onePart(mesh),
    transverse: onePart(mesh),
  }
}

/** Fills the matrices of a load from its forces. */
export function setLoadParts({ mesh, forces, moment, axial, transverse }: LoadParts): void {
  const { M_0, M_1, N, q, P } = forces
  let isAxial = false
  for (let e = 0; e < N.length; e++) isAxial ||= N[e] !== 0
  moment.a.fill(0)
  transverse.a.fill(0)
  axial.a.fill(0)
  for (let e = 0; e < mesh.elementCount; e++) {
    const L = mesh.length[e]!
    slopeBlock(L, M_0[e]!, M_1[e]!, block)
    addFieldBlock(moment, e, 0, block)
    valueBlock(L, q[e]!, q[e]!, block)
    addFieldBlock(transverse, e, 0, block)
    if (!isAxial) continue
    slopeBlock(L, N[e]!, N[e]!, block)
    addFieldBlock(axial, e, 0, block)
  }
  for (let i = 0; i < mesh.nodeCount; i++) transverse.a[8 * i] = transverse.a[8 * i]! + P[i]!
}

/** A part with the section matrix it is weighted with, 3 × 3 row by row; of a line of one field that alone. */
type Weighted = readonly [Band, Float64Array]

/** Makes A the matrix of a family of fields: Σ part·weight[i][j] couples field i with field j. @param fields places of the free ones */
export function putFields(
  { a: to, m, n }: Band,
  fields: readonly number[],
  [[{ a: u }, ofU], [{ a: v }, ofV], [{ a: w }, ofW]]: readonly [Weighted, Weighted, Weighted],
): void {
  const perNode = 2 * fields.length
  const row = m + 1
  fields.forEach((column, b) => {
    for (let a = 0; a <= b; a++) {
      const ij = 3 * fields[a]! + column
      const U = ofU[ij]!
      const V = ofV[ij]!
      const W = ofW[ij]!
      const rise = 2 * (b - a)
      const next = rise + perNode
      const back = perNode - rise
      // Rows of the value and the slope of field a; of field b, where the same stands with the fields exchanged.
      for (let p = 0, r = 2 * a * row; r < n * row; p += 8, r += perNode * row) {
        const s = r + row
        const t = r + rise * row
        const both = U * u[p + 1]! + V * v[p + 1]! + W * w[p + 1]!
        const valueValue = U * u[p + 2]! + V * v[p + 2]! + W * w[p + 2]!
        const valueSlope = U * u[p + 3]! + V * v[p + 3]! + W * w[p + 3]!
        const slopeValue = U * u[p + 5]! + V * v[p + 5]! + W * w[p + 5]!
        const slopeSlope = U * u[p + 6]! + V * v[p + 6]! + W * w[p + 6]!
        to[r + rise] = U * u[p]! + V * v[p]! + W * w[p]!
        to[r + rise + 1] = both
        to[s + rise] = U * u[p + 4]! + V * v[p + 4]! + W * w[p + 4]!
        to[r + next] = valueValue
        to[r + next + 1] = valueSlope
        to[s + next - 1] = slopeValue
        to[s + next] = slopeSlope
        if (rise === 0) continue
        to[s + rise - 1] = both
        to[t + back] = valueValue
        to[t + back + 1] = valueSlope
        to[t + row + back - 1] = slopeValue
        to[t + row + back] = slopeSlope
      }
    }
  })
}
