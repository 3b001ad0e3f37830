/**
 * The strut on its foundation, condensed to the ends of pieces along which load and foundation are uniform: the lateral moments
 * of thousands of combinations on one section, without the elements in between.
 *
 * Within a piece the moments follow from those and the displacements at its ends, M_a, M_b, u_a, u_b, the line load q and the
 * point loads P of the piece, all with the same few unit curves; of a block of elements only the range of every curve is kept.
 */
import { type Band, createBand, createFactor, createVector, type Factor, factorise, isolate, solve } from './banded.ts'
import { curvatureBlock, loadVector, valueBlock } from './hermite.ts'
import { COMPARABLE, type LineMesh } from './line-mesh.ts'

/** Unit curves of a piece besides those of its point loads: M_a, M_b, u_a, u_b, q. */
const CURVES = 5

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

/** The pieces of a strut on one foundation. */
interface Pieces {
  /** end stiffness (u_a, u_a′, u_b, u_b′), 16 values a piece, and end forces of q = 1, four */
  S: Float64Array
  f_q: Float64Array
  /** and of P = 1 at every loaded node */
  f_P: Float64Array
  /** unit curves at the nodes of the pieces, one after the other, both ends of every piece; CURVES rows */
  curves: Float64Array[]
  /** of P = 1 at every loaded node: along its piece */
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
  /** of a line whose pieces lie on different foundations */
  mixed: { A: Band; factor: Factor }
  d: Float64Array
  /** of the line solved last: M and u at the ends of every piece, its foundation and loads */
  M_a: Float64Array
  M_b: Float64Array
  on: Uint8Array
  q: Float64Array
  P: Float64Array
  /** range of its M in every block */
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

/** Sets one of the two foundations: every piece solved for its unit loads. @param B E·I_fz [N·mm²] @param K [N/mm²] */
export function setCondensedFoundation(strut: CondensedStrut, which: 0 | 1, B: number, K: number): void {
  const { cuts, foundations, mixed, stiffness, curvature, value } = strut
  const pieces = foundations[which]
  for (let k = 0; k < stiffness.length; k++) stiffness[k] = B * curvature[k]! + K * value[k]!
  for (let p = 0; p + 1 < cuts.nodes.length; p++) condensePiece(strut, pieces, p, B)
  assembleLine(strut, B, which)
  factorise(mixed.A, mixed.A, 0, pieces.line)
}

function condensePiece(strut: CondensedStrut, pieces: Pieces, p: number, B: number): void {
  const { cuts, isHeld, bands, stiffness, loads, raw } = strut
  const [a, b] = [cuts.nodes[p]!, cuts.nodes[p + 1]!]
  const last = 2 * (b - a)
  const { A, factor, x } = bands[p]!
  assemblePiece(A, stiffness, a, b)
  // The ends are given; inside, the flange is held where it is held.
  for (const i of [0, 1, last, last + 1]) isolate(A, i, B)
  for (let node = a + 1; node < b; node++) if (isHeld[node]) isolate(A, 2 * (node - a), B)
  factorise(A, A, 0, factor)

  const solveHeld = () => {
    for (let node = a + 1; node < b; node++) if (isHeld[node]) x[2 * (node - a)] = 0
    solve(factor, x)
  }
  const first = 16 * a
  const end = 16 * (b - 1)
  for (let k = 0; k < 4; k++) {
    x.fill(0)
    if (b - a > 1) {
      if (k < 2) {
        x[2] = -stiffness[first + 8 + k]!
        x[3] = -stiffness[first + 12 + k]!
      } else {
        x[last - 2] = -stiffness[end + k]!
        x[last - 1] = -stiffness[end + 4 + k]!
      }
      solveHeld()
    }
    x[k < 2 ? k : last + k - 2] = 1
    endForces(strut, a, b, x, 0, (i, force) => {
      pieces.S[16 * p + 4 * i + k] = force
    })
    momentsAlong(strut, a, b, x, 0, raw[k]!)
  }
  x.fill(0)
  for (let e = a; e < b; e++) for (let i = 0; i < 4; i++) x[2 * (e - a) + i]! += loads[4 * e + i]!
  for (const i of [0, 1, last, last + 1]) x[i] = 0
  solveHeld()
  endForces(strut, a, b, x, 1, (i, force) => {
    pieces.f_q[4 * p + i] = -force
  })
  momentsAlong(strut, a, b, x, 1, raw[4]!)
  unitCurves(strut, pieces, p)
  for (const j of cuts.loadedInside[p]!) {
    x.fill(0)
    x[2 * (cuts.loaded[j]! - a)] = 1
    solveHeld()
    endForces(strut, a, b, x, 0, (i, force) => {
      pieces.f_P[4 * j + i] = -force
    })
    momentsAlong(strut, a, b, x, 0, raw[5]!)
    pointCurve(strut, pieces, p, j)
  }
}

/** The stiffness of a piece, its ends free. */
function assemblePiece(A: Band, stiffness: Float64Array, from: number, to: number): void {
  const { a } = A
  a.fill(0)
  for (let e = from, k = 16 * from, r = 0; e < to; e++, k += 16, r += 8) {
    a[r]! += stiffness[k]!
    a[r + 1]! += stiffness[k + 1]!
    a[r + 2]! += stiffness[k + 2]!
    a[r + 3]! += stiffness[k + 3]!
    a[r + 4]! += stiffness[k + 5]!
    a[r + 5]! += stiffness[k + 6]!
    a[r + 6]! += stiffness[k + 7]!
    a[r + 8]! += stiffness[k + 10]!
    a[r + 9]! += stiffness[k + 11]!
    a[r + 12]! += stiffness[k + 15]!
  }
}

/** Row i of K·u − q·load of element e in a piece that begins at node `a`. */
function elementForce(
  { stiffness, loads }: CondensedStrut,
  a: number,
  e: number,
  i: number,
  x: Float64Array,
  q: number,
): number {
  const k = 16 * e + 4 * i
  const u = 2 * (e - a)
  return (
    stiffness[k]! * x[u]! +
    stiffness[k + 1]! * x[u + 1]! +
    stiffness[k + 2]! * x[u + 2]! +
    stiffness[k + 3]! * x[u + 3]! -
    q * loads[4 * e + i]!
  )
}

/** K·u − q·load at the ends of a piece: u_a, u_a′, u_b, u_b′. */
function endForces(
  strut: CondensedStrut,
  a: number,
  b: number,
  x: Float64Array,
  q: number,
  take: (i: number, force: number) => void,
): void {
  for (let i = 0; i < 4; i++) take(i, elementForce(strut, a, i < 2 ? a : b - 1, i, x, q))
}

/** M at every node of a piece, by the end moments of its elements as in `lateralMoments`. */
function momentsAlong(
  strut: CondensedStrut,
  a: number,
  b: number,
  x: Float64Array,
  q: number,
  moments: Float64Array,
): void {
  for (let e = a; e < b; e++) moments[e - a] = elementForce(strut, a, e, 1, x, q)
  moments[b - a] = -elementForce(strut, a, b - 1, 3, x, q)
}

/** From curves of unit end displacements to those of unit end moments and settlements, which do not cancel each other. */
function unitCurves(strut: CondensedStrut, pieces: Pieces, p: number): void {
  const { S, f_q, curves, high, low } = pieces
  const { raw } = strut
  const k = 16 * p
  const at = strut.offset[p]!
  const from = (c: number, base: Float64Array | null, m_a: number, m_b: number) => {
    underEndMoments(strut, pieces, p, base, m_a, m_b, curves[c]!, at)
    ranges(strut, p, curves[c]!, at, high[c]!, low[c]!, 0)
  }
  from(0, null, 1, 0)
  from(1, null, 0, -1)
  from(2, raw[0]!, -S[k + 4]!, -S[k + 12]!)
  from(3, raw[2]!, -S[k + 6]!, -S[k + 14]!)
  from(4, raw[4]!, f_q[4 * p + 1]!, f_q[4 * p + 3]!)
}

function pointCurve(strut: CondensedStrut, pieces: Pieces, p: number, j: number): void {
  const { f_P, pointCurves, pointHigh, pointLow } = pieces
  underEndMoments(strut, pieces, p, strut.raw[5]!, f_P[4 * j + 1]!, f_P[4 * j + 3]!, pointCurves[j]!, 0)
  ranges(strut, p, pointCurves[j]!, 0, pointHigh[j]!, pointLow[j]!, -strut.cuts.firstBlock[p]!)
}

/** A curve of the piece, and on top the slopes at its ends that the moments m_a and m_b cause there. */
function underEndMoments(
  { cuts, raw }: CondensedStrut,
  { S }: Pieces,
  p: number,
  base: Float64Array | null,
  m_a: number,
  m_b: number,
  into: Float64Array,
  at: number,
): void {
  const k = 16 * p
  const determinant = S[k + 5]! * S[k + 15]! - S[k + 7]! * S[k + 13]!
  const left = (S[k + 15]! * m_a - S[k + 7]! * m_b) / determinant
  const right = (S[k + 5]! * m_b - S[k + 13]! * m_a) / determinant
  const [ofLeft, ofRight] = [raw[1]!, raw[3]!]
  const nodes = cuts.nodes[p + 1]! - cuts.nodes[p]! + 1
  for (let i = 0; i < nodes; i++) into[at + i] = (base ? base[i]! : 0) + left * ofLeft[i]! + right * ofRight[i]!
}

/**
 * Range of a curve in every block of a piece: at the nodes of its elements, both ends included, and between them under every
 * parabola that `withinElement` may take: through an element and the one beside it, if that is of comparable length.
 */
function ranges(
  { cuts }: CondensedStrut,
  p: number,
  curve: Float64Array,
  at: number,
  high: Float64Array,
  low: Float64Array,
  shift: number,
): void {
  const { nodes, blocks, firstBlock, bulge, mesh } = cuts
  const [a, b] = [nodes[p]!, nodes[p + 1]!]
  const from = at - a
  for (let k = firstBlock[p]!; k < firstBlock[p + 1]!; k++) {
    let top = curve[from + blocks[k]!]!
    let bottom = top
    const end = Math.min(b, blocks[k + 1]!)
    for (let e = blocks[k]!; e < end; e++) {
      const left = curve[from + e]!
      const right = curve[from + e + 1]!
      const h = mesh.length[e]!
      // A parabola rises above its chord by c·h²/4 at most, 2c its curvature.
      let rise = 0
      if (bulge.before[e] !== 0)
        rise = Math.abs((curve[from + e - 1]! - left) / mesh.length[e - 1]! + (right - left) / h) * bulge.before[e]!
      if (bulge.after[e] !== 0) {
        const r = Math.abs((curve[from + e + 2]! - right) / mesh.length[e + 1]! + (left - right) / h) * bulge.after[e]!
        if (r > rise) rise = r
      }
      const more = Math.max(left, right) + rise
      const less = Math.min(left, right) - rise
      if (more > top) top = more
      if (less < bottom) bottom = less
    }
    high[k + shift] = top
    low[k + shift] = bottom
  }
}

/** h²/4 over the length of two elements, where a parabola may pass from element e into the one before or after it; else 0. */
function bulgeOf(mesh: LineMesh, e: number, side: 1 | -1): number {
  const node = side < 0 ? e : e + 1
  const [h, beside] = [mesh.length[e]!, mesh.length[e + side]!]
  const isKink = mesh.isSupport[node] === 1 || mesh.isLowerRestraint[node] === 1 || mesh.isUpperRestraint[node] === 1
  return isKink || Math.max(h, beside) > COMPARABLE * Math.min(h, beside) ? 0 : h ** 2 / (4 * (h + beside))
}

/** Fills the matrix of the line with the pieces on one foundation, or on those of `on`. */
function assembleLine(strut: CondensedStrut, B: number, which?: 0 | 1): void {
  const { cuts, foundations, mixed, on, isHeld } = strut
  const { a } = mixed.A
  a.fill(0)
  for (let p = 0, r = 0; p + 1 < cuts.nodes.length; p++, r += 8) {
    const { S } = foundations[which ?? (on[p]! as 0 | 1)]
    const k = 16 * p
    a[r]! += S[k]!
    a[r + 1]! += S[k + 1]!
    a[r + 2]! += S[k + 2]!
    a[r + 3]! += S[k + 3]!
    a[r + 4]! += S[k + 5]!
    a[r + 5]! += S[k + 6]!
    a[r + 6]! += S[k + 7]!
    a[r + 8]! += S[k + 10]!
    a[r + 9]! += S[k + 11]!
    a[r + 12]! += S[k + 15]!
  }
  for (let p = 0; p < cuts.nodes.length; p++) if (isHeld[cuts.nodes[p]!]) isolate(mixed.A, 2 * p, B)
}

/**
 * Solves the line under the loads `q` of its pieces and `P` of its loaded nodes, each piece on the foundation `on` says.
 * @param B E·I_fz, only a size
 */
export function solveCondensed(strut: CondensedStrut, B: number): void {
  const { cuts, foundations, mixed, d, on, q, P, M_a, M_b, isHeld } = strut
  const pieces = on.length
  let isUniform = true
  for (let p = 1; p < pieces; p++) if (on[p] !== on[0]) isUniform = false
  let factor = foundations[on[0]! as 0 | 1].line
  if (!isUniform) {
    assembleLine(strut, B)
    factor = mixed.factor
    factorise(mixed.A, mixed.A, 0, factor)
  }
  d.fill(0)
  for (let p = 0; p < pieces; p++) {
    const { f_q } = foundations[on[p]! as 0 | 1]
    for (let i = 0; i < 4; i++) d[2 * p + i]! += q[p]! * f_q[4 * p + i]!
  }
  for (let j = 0; j < P.length; j++) if (P[j] !== 0 && cuts.cutOfLoaded[j]! >= 0) d[2 * cuts.cutOfLoaded[j]!]! += P[j]!
  for (let p = 0; p < pieces; p++) {
    for (const j of cuts.loadedInside[p]!) {
      const { f_P } = foundations[on[p]! as 0 | 1]
      for (let i = 0; i < 4; i++) d[2 * p + i]! += P[j]! * f_P[4 * j + i]!
    }
  }
  for (let p = 0; p <= pieces; p++) if (isHeld[cuts.nodes[p]!]) d[2 * p] = 0
  solve(factor, d)
  for (let p = 0; p < pieces; p++) {
    const { S, f_q } = foundations[on[p]! as 0 | 1]
    const k = 16 * p
    const i = 2 * p
    M_a[p] =
      S[k + 4]! * d[i]! +
      S[k + 5]! * d[i + 1]! +
      S[k + 6]! * d[i + 2]! +
      S[k + 7]! * d[i + 3]! -
      q[p]! * f_q[4 * p + 1]!
    M_b[p] =
      q[p]! * f_q[4 * p + 3]! -
      (S[k + 12]! * d[i]! + S[k + 13]! * d[i + 1]! + S[k + 14]! * d[i + 2]! + S[k + 15]! * d[i + 3]!)
  }
  for (let p = 0; p < pieces; p++) {
    for (const j of cuts.loadedInside[p]!) {
      const { f_P } = foundations[on[p]! as 0 | 1]
      M_a[p]! -= P[j]! * f_P[4 * j + 1]!
      M_b[p]! += P[j]! * f_P[4 * j + 3]!
    }
  }
}

/** Widens the ranges of M in the blocks by those of the line solved last. @param at where the row of blocks begins */
export function widenRanges(strut: CondensedStrut, high: Float64Array, low: Float64Array, at: number): void {
  const { cuts, foundations, on, M_a, M_b, d, q, P, top, bottom } = strut
  const { firstBlock, loadedInside } = cuts
  for (let p = 0; p < on.length; p++) {
    const pieces = foundations[on[p]! as 0 | 1]
    const [first, end] = [firstBlock[p]!, firstBlock[p + 1]!]
    const base = q[p]!
    const isUp = base >= 0
    const [above, below] = [pieces.high[4]!, pieces.low[4]!]
    for (let b = first; b < end; b++) {
      top[b] = base * (isUp ? above[b]! : below[b]!)
      bottom[b] = base * (isUp ? below[b]! : above[b]!)
    }
    addRange(strut, pieces.high[0]!, pieces.low[0]!, M_a[p]!, first, end, 0)
    addRange(strut, pieces.high[1]!, pieces.low[1]!, M_b[p]!, first, end, 0)
    addRange(strut, pieces.high[2]!, pieces.low[2]!, d[2 * p]!, first, end, 0)
    addRange(strut, pieces.high[3]!, pieces.low[3]!, d[2 * p + 2]!, first, end, 0)
    const points = loadedInside[p]!
    for (let i = 0; i < points.length; i++) {
      const j = points[i]!
      addRange(strut, pieces.pointHigh[j]!, pieces.pointLow[j]!, P[j]!, first, end, -first)
    }
  }
  for (let b = 0; b < top.length; b++) {
    if (top[b]! > high[at + b]!) high[at + b] = top[b]!
    if (bottom[b]! < low[at + b]!) low[at + b] = bottom[b]!
  }
}

/** Adds `factor` times the range of a curve to that of the line; most cuts stand at supports, where nothing moves. */
function addRange(
  { top, bottom }: CondensedStrut,
  high: Float64Array,
  low: Float64Array,
  factor: number,
  first: number,
  end: number,
  shift: number,
): void {
  if (factor === 0) return
  const [more, less] = factor > 0 ? [high, low] : [low, high]
  for (let b = first; b < end; b++) {
    top[b]! += factor * more[b + shift]!
    bottom[b]! += factor * less[b + shift]!
  }
}

/** M at the nodes of the line solved last. */
export function condensedMoments(strut: CondensedStrut, moments: Float64Array): void {
  const { cuts, foundations, on, M_a, M_b, d, q, P, offset } = strut
  for (let p = 0; p < on.length; p++) {
    const [c0, c1, c2, c3, c4] = foundations[on[p]! as 0 | 1].curves as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ]
    const from = offset[p]! - cuts.nodes[p]!
    const [m_a, m_b, u_a, u_b, q_p] = [M_a[p]!, M_b[p]!, d[2 * p]!, d[2 * p + 2]!, q[p]!]
    for (let node = cuts.nodes[p]!; node < cuts.nodes[p + 1]!; node++) {
      const i = from + node
      moments[node] = m_a * c0[i]! + m_b * c1[i]! + u_a * c2[i]! + u_b * c3[i]! + q_p * c4[i]!
    }
  }
  for (let p = 0; p < on.length; p++) {
    for (const j of cuts.loadedInside[p]!) {
      if (P[j] === 0) continue
      const curve = foundations[on[p]! as 0 | 1].pointCurves[j]!
      for (let node = cuts.nodes[p]!; node < cuts.nodes[p + 1]!; node++)
        moments[node]! += P[j]! * curve[node - cuts.nodes[p]!]!
    }
  }
  moments[cuts.mesh.elementCount] = 0
}
