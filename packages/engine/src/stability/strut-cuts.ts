/** Where the condensed strut is cut: the ends of pieces along which load and foundation are uniform, and blocks of elements in them. */
import { COMPARABLE, type LineMesh } from './line-mesh.ts'

/** Elements of a block: few enough for the range of a curve to be narrow. */
const LARGEST_BLOCK = 8

/** Where a line is cut, the same for every strut on it. */
export interface StrutCuts {
  mesh: LineMesh
  /** nodes at the ends of the pieces, the ends of the line included */
  nodes: Int32Array
  /** nodes that can carry a point load, rising; those inside a piece, piece by piece, and the cut at which others stand, or −1 */
  loaded: Int32Array
  loadedInside: number[][]
  cutOfLoaded: Int32Array
  /** first element of every block, and one entry more; blocks do not cross cuts */
  blocks: Int32Array
  /** first block of every piece, and one entry more */
  firstBlock: Int32Array
  /** `bulgeOf` every element into the one before and after it, 0 across cuts */
  bulge: { before: Float64Array; after: Float64Array }
}

/** Pieces, blocks and loaded nodes for cuts at `cuts` besides the ends of the line. */
export function createStrutCuts(mesh: LineMesh, cuts: readonly number[], loaded: readonly number[]): StrutCuts {
  const inside = cuts.filter((i) => i > 0 && i < mesh.elementCount)
  const nodes = Int32Array.from(new Set([0, ...inside, mesh.elementCount])).sort()
  const rising = Int32Array.from(new Set(loaded)).sort()
  const pieces = nodes.length - 1
  const blocks: number[] = []
  const firstBlock: number[] = []
  for (let p = 0; p < pieces; p++) {
    firstBlock.push(blocks.length)
    const length = nodes[p + 1]! - nodes[p]!
    const count = Math.ceil(length / LARGEST_BLOCK)
    for (let k = 0; k < count; k++) blocks.push(nodes[p]! + Math.floor((k * length) / count))
  }
  firstBlock.push(blocks.length)
  blocks.push(mesh.elementCount)
  const inPiece = (p: number) => [...rising.keys()].filter((j) => rising[j]! > nodes[p]! && rising[j]! < nodes[p + 1]!)
  const isCut = new Uint8Array(mesh.nodeCount)
  for (const node of nodes) isCut[node] = 1
  const before = Float64Array.from({ length: mesh.elementCount }, (_, e) => (isCut[e] ? 0 : bulgeOf(mesh, e, -1)))
  const after = before.map((_, e) => (isCut[e + 1] ? 0 : bulgeOf(mesh, e, 1)))
  return {
    mesh,
    nodes,
    bulge: { before, after },
    loaded: rising,
    loadedInside: Array.from({ length: pieces }, (_, p) => inPiece(p)),
    cutOfLoaded: rising.map((node) => nodes.indexOf(node)),
    blocks: Int32Array.from(blocks),
    firstBlock: Int32Array.from(firstBlock),
  }
}

/** h²/4 over the length of two elements, where a parabola may pass from element e into the one before or after it; else 0. */
function bulgeOf(mesh: LineMesh, e: number, side: 1 | -1): number {
  const node = side < 0 ? e : e + 1
  const h = mesh.length[e]!
  const beside = mesh.length[e + side]!
  const isKink = mesh.isSupport[node] === 1 || mesh.isLowerRestraint[node] === 1 || mesh.isUpperRestraint[node] === 1
  return isKink || Math.max(h, beside) > COMPARABLE * Math.min(h, beside) ? 0 : h ** 2 / (4 * (h + beside))
}
