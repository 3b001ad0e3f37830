/**
 * The strut on its foundation, condensed to the ends of pieces with uniform load and foundation. It gives the lateral moments
 * of thousands of combinations on one section without solving the elements in between.
 *
 * Within a piece the moments are a sum of a few unit curves: of the moments and displacements at its ends, M_a, M_b, u_a, u_b,
 * of its line load q and its point loads P. For a block of elements only the range of every curve is kept.
 */
import { type Band, createBand, createFactor, createVector, type Factor } from './banded.ts'
import { curvatureBlock, loadVector, valueBlock } from './hermite.ts'
import type { StrutCuts } from './strut-cuts.ts'

/** Unit curves of a piece besides those of its point loads: M_a, M_b, u_a, u_b, q. */
const CURVES = 5

/** The pieces of a strut on one foundation. */
export interface Pieces {
  /** end stiffness (u_a, u_a′, u_b, u_b′), 16 values per piece, and end forces of q = 1, four */
  S: Float64Array
  f_q: Float64Array
  /** end forces of P = 1 at every loaded node */
  f_P: Float64Array
  /** unit curves at the nodes of the pieces, one after the other, both ends of every piece; CURVES rows */
  curves: Float64Array[]
  /** unit curve of P = 1 at every loaded node, along its piece */
  pointCurves: Float64Array[]
  /** range of every curve in the blocks, between the nodes included */
  high: Float64Array[]
  low: Float64Array[]
  pointHigh: Float64Array[]
  pointLow: Float64Array[]
  /** the whole line on this foundation */
  line: Factor
}

export interface CondensedStrut {
  cuts: StrutCuts
  isHeld: Uint8Array
  /** first node of every piece in the curves */
  offset: Int32Array
  foundations: [Pieces, Pieces]
  /** ∫N″N″ and ∫NN of every element, their sum for the foundation being set, 16 values each; ∫N, four */
  curvature: Float64Array
  value: Float64Array
  stiffness: Float64Array
  loads: Float64Array
  /** curves of unit end displacements and loads of one piece */
  raw: Float64Array[]
  bands: { A: Band; factor: Factor; x: Float64Array }[]
  /** for a line whose pieces lie on different foundations */
  mixed: { A: Band; factor: Factor }
  d: Float64Array
  /** of the last solved line: M at the ends of every piece, its foundation and loads */
  M_a: Float64Array
  M_b: Float64Array
  on: Uint8Array
  q: Float64Array
  P: Float64Array
  /** range of M of that line in every block */
  top: Float64Array
  bottom: Float64Array
}

export function createCondensedStrut(cuts: StrutCuts, isHeld: Uint8Array): CondensedStrut {
  const { mesh, nodes, loaded, loadedInside, firstBlock } = cuts
  const pieces = nodes.length - 1
  const blocks = cuts.blocks.length - 1
  const offset = Int32Array.from({ length: pieces + 1 }, (_, p) => nodes[p]! + p)
  const rows = (length: number) => Array.from({ length: CURVES }, () => new Float64Array(length))
  const inPiece = (size: (p: number) => number) => {
    const curves = Array.from(loaded, () => new Float64Array(0))
    loadedInside.forEach((inside, p) => {
      for (const j of inside) curves[j] = new Float64Array(size(p))
    })
    return curves
  }
  const blocksOf = (p: number) => firstBlock[p + 1]! - firstBlock[p]!
  const n = 2 * nodes.length
  const foundation = (): Pieces => ({
    S: new Float64Array(16 * pieces),
    f_q: new Float64Array(4 * pieces),
    f_P: new Float64Array(4 * loaded.length),
    curves: rows(offset[pieces]!),
    pointCurves: inPiece((p) => nodes[p + 1]! - nodes[p]! + 1),
    high: rows(blocks),
    low: rows(blocks),
    pointHigh: inPiece(blocksOf),
    pointLow: inPiece(blocksOf),
    line: createFactor(n, 3),
  })
  const curvature = new Float64Array(16 * mesh.elementCount)
  const value = new Float64Array(16 * mesh.elementCount)
  const loads = new Float64Array(4 * mesh.elementCount)
  for (let e = 0; e < mesh.elementCount; e++) {
    curvatureBlock(mesh.length[e]!, curvature.subarray(16 * e, 16 * e + 16))
    valueBlock(mesh.length[e]!, 1, 1, value.subarray(16 * e, 16 * e + 16))
    loadVector(mesh.length[e]!, 1, 1, loads.subarray(4 * e, 4 * e + 4))
  }
  const longest = Math.max(...Array.from({ length: pieces }, (_, p) => nodes[p + 1]! - nodes[p]! + 1))
  return {
    cuts,
    isHeld,
    offset,
    foundations: [foundation(), foundation()],
    curvature,
    value,
    stiffness: new Float64Array(16 * mesh.elementCount),
    loads,
    raw: Array.from({ length: 6 }, () => new Float64Array(longest)),
    bands: Array.from({ length: pieces }, (_, p) => {
      const size = 2 * (nodes[p + 1]! - nodes[p]! + 1)
      return { A: createBand(size, 3), factor: createFactor(size, 3), x: createVector(size, 3) }
    }),
    mixed: { A: createBand(n, 3), factor: createFactor(n, 3) },
    d: createVector(n, 3),
    M_a: new Float64Array(pieces),
    M_b: new Float64Array(pieces),
    on: new Uint8Array(pieces),
    q: new Float64Array(pieces),
    P: new Float64Array(loaded.length),
    top: new Float64Array(blocks),
    bottom: new Float64Array(blocks),
  }
}
