/** What the free flanges of all sections on one line have in common: loads by pieces of the line, moments by blocks of elements. */

import type { LineDesign } from '../../line/line-design.ts'
import type { CaseResponse, MeshResponse } from '../../line/statics-table.ts'
import type { LineMesh } from '../../stability/line-mesh.ts'
import { createStrutCuts, type StrutCuts } from '../../stability/strut-cuts.ts'
import { type LoadBundles, loadBundles } from './load-bundles.ts'
import { type PeakRise, peakRise } from './peak-on-mesh.ts'

/** Range of a value in every block; rows one after the other. */
export interface Ranges {
  high: Float64Array
  low: Float64Array
}

/** Loads of combinations, without own weight: q of every piece and P of every loaded node, rows of combinations. */
export interface PieceLoads {
  q: Float64Array
  P: Float64Array
  /** q of the own weight of 1 N/mm */
  own: Float64Array
}

/** A value of every combination and the node where it stands. */
interface NodePeaks {
  node: Int32Array
  M: Float64Array
}

export interface FlangeTable {
  cuts: StrutCuts
  /** 1 at nodes where a line load jumps */
  isBreak: Uint8Array
  rise: PeakRise
  blocks: number
  pieces: number
  combinations: number
  bundles: LoadBundles
  normal: PieceLoads
  /** null where a panel carries them */
  inPlane: PieceLoads | null
  /** M of every combination, then of every bundle, with what a peak can rise above its nodes; and at the nodes alone */
  M: Ranges
  nodal: Ranges
  /** of the own weight */
  ownM: Ranges
  ownNodal: Ranges
  /** 1: a curve may rise above the nodes of a block by what stands beyond it, where a line load jumps */
  isLoose: Uint8Array
  /** largest and smallest M of every combination and their nodes, without own weight */
  largestM: NodePeaks
  smallestM: NodePeaks
  /** M of every combination at the nodes, without own weight; empty where too many */
  rows: Float64Array
  /** N of every axial group at both ends of the elements, filled as asked for */
  axialForces: (Float64Array | undefined)[]
  /** N of every axial group, and of the own weight */
  N: Ranges
  ownN: Ranges
  /** largest and smallest M of the members of every bundle, by nodes */
  envelope: Ranges
}

/** Up to this many moments of combinations are kept (40 MB). */
const KEPT_MOMENTS = 5_000_000

export const createRanges = (rows: number, columns: number): Ranges => ({
  high: new Float64Array(rows * columns),
  low: new Float64Array(rows * columns),
})

export function createFlangeTable(line: LineDesign): FlangeTable {
  const { mesh, uls, own } = line
  const cases = [...line.cases.values(), own]
  const cuts = createStrutCuts(mesh, jumps(mesh, cases), loadedNodes(mesh, cases))
  const bundles = loadBundles(line)
  const combinations = uls.combinations.length
  const blocks = cuts.blocks.length - 1
  const isBreak = new Uint8Array(mesh.nodeCount)
  for (const node of cuts.nodes) isBreak[node] = 1
  const table: FlangeTable = {
    cuts,
    isBreak,
    rise: peakRise(mesh),
    blocks,
    pieces: cuts.nodes.length - 1,
    combinations,
    bundles,
    normal: pieceLoads(line, cuts, (r) => [r.q, r.P]),
    inPlane: line.restraints.panel ? null : pieceLoads(line, cuts, (r) => [r.q_y, r.P_y]),
    M: createRanges(combinations + bundles.members.length, blocks),
    nodal: createRanges(combinations + bundles.members.length, blocks),
    ownM: createRanges(1, blocks),
    ownNodal: createRanges(1, blocks),
    isLoose: looseBlocks(mesh, cuts),
    largestM: { node: new Int32Array(combinations), M: new Float64Array(combinations) },
    smallestM: { node: new Int32Array(combinations), M: new Float64Array(combinations) },
    rows: new Float64Array(combinations * mesh.nodeCount <= KEPT_MOMENTS ? combinations * mesh.nodeCount : 0),
    axialForces: [],
    ...axialRanges(line, cuts),
    envelope: createRanges(bundles.members.length, mesh.nodeCount),
  }
  fillMoments(line, table)
  return table
}

/** Nodes at which the line load of a case jumps. */
function jumps(mesh: LineMesh, cases: CaseResponse[]): number[] {
  const found: number[] = []
  for (let node = 1; node < mesh.elementCount; node++) {
    const jumpsHere = (q: Float64Array) => q[2 * node - 1] !== q[2 * node]
    if (cases.some((r) => jumpsHere(r.mesh.q) || jumpsHere(r.mesh.q_y))) found.push(node)
  }
  return found
}

function loadedNodes(mesh: LineMesh, cases: CaseResponse[]): number[] {
  return Array.from({ length: mesh.nodeCount }, (_, i) => i).filter((i) =>
    cases.some((r) => r.mesh.P[i] !== 0 || r.mesh.P_y[i] !== 0),
  )
}

function pieceLoads(
  { uls, own }: LineDesign,
  { nodes, loaded }: StrutCuts,
  of: (r: MeshResponse) => [q: Float64Array, P: Float64Array],
): PieceLoads {
  const pieces = nodes.length - 1
  const q = new Float64Array(uls.combinations.length * pieces)
  const P = new Float64Array(uls.combinations.length * loaded.length)
  // Summed as the forces on the mesh are, so that a sign is the same there.
  uls.terms.forEach((terms, c) => {
    for (const { factor, response } of terms) {
      const [load, points] = of(response.mesh)
      for (let p = 0; p < pieces; p++) q[c * pieces + p]! += factor * load[2 * nodes[p]!]!
      for (let j = 0; j < loaded.length; j++) P[c * loaded.length + j]! += factor * points[loaded[j]!]!
    }
  })
  return { q, P, own: Float64Array.from({ length: pieces }, (_, p) => of(own.mesh)[0][2 * nodes[p]!]!) }
}

/** Ranges of one row of values at the nodes, the nodes at both ends of a block included. */
function rangesOf(cuts: StrutCuts, high: Float64Array, low: Float64Array): Ranges {
  const ranges = createRanges(1, cuts.blocks.length - 1)
  fillRanges(cuts, high, low, ranges, 0)
  return ranges
}

function fillRanges({ blocks }: StrutCuts, high: Float64Array, low: Float64Array, into: Ranges, at: number): void {
  for (let b = 0; b + 1 < blocks.length; b++) {
    let top = Number.NEGATIVE_INFINITY
    let bottom = Number.POSITIVE_INFINITY
    for (let i = blocks[b]!; i <= blocks[b + 1]!; i++) {
      if (high[i]! > top) top = high[i]!
      if (low[i]! < bottom) bottom = low[i]!
    }
    into.high[at + b] = top
    into.low[at + b] = bottom
  }
}

/** Blocks that end where a line load jumps and no support or restraint breaks the curves anyway. */
function looseBlocks(mesh: LineMesh, { nodes, blocks }: StrutCuts): Uint8Array {
  const isKink = (i: number) =>
    mesh.isSupport[i] === 1 || mesh.isUpperRestraint[i] === 1 || mesh.isLowerRestraint[i] === 1
  const open = new Set([...nodes].filter((i) => i > 0 && i < mesh.elementCount && !isKink(i)))
  return Uint8Array.from({ length: blocks.length - 1 }, (_, b) =>
    Number(open.has(blocks[b]!) || open.has(blocks[b + 1]!)),
  )
}

/** Fills the moments of combinations and bundles. */
function fillMoments(line: LineDesign, table: FlangeTable): void {
  const { cuts, M, nodal, envelope, bundles, blocks, combinations, rows } = table
  const n = line.mesh.nodeCount
  const risen = { high: new Float64Array(n), low: new Float64Array(n) }
  const fill = (row: Float64Array, ofNodes: Ranges, ofPeaks: Ranges, at: number) => {
    fillRanges(cuts, row, row, ofNodes, at)
    rise(table.rise, row, risen)
    fillRanges(cuts, risen.high, risen.low, ofPeaks, at)
  }
  fill(line.own.mesh.M, table.ownNodal, table.ownM, 0)
  bundles.members.forEach((members, g) => {
    const top = envelope.high.subarray(g * n, (g + 1) * n).fill(Number.NEGATIVE_INFINITY)
    const bottom = envelope.low.subarray(g * n, (g + 1) * n).fill(Number.POSITIVE_INFINITY)
    const at = (combinations + g) * blocks
    M.high.fill(Number.NEGATIVE_INFINITY, at, at + blocks)
    M.low.fill(Number.POSITIVE_INFINITY, at, at + blocks)
    for (const c of members) {
      const row = combinedMoments(line, c)
      if (rows.length > 0) rows.set(row, c * n)
      fill(row, nodal, M, c * blocks)
      widen(top, bottom, 0, row, row, 0, n)
      keepPeaks(table, c, row)
      widen(M.high, M.low, at, M.high, M.low, c * blocks, blocks)
    }
    fillRanges(cuts, top, bottom, nodal, at)
  })
}

/** Widens a row of ranges by another one. */
export function widen(
  high: Float64Array,
  low: Float64Array,
  at: number,
  more: Float64Array,
  less: Float64Array,
  from: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    if (more[from + i]! > high[at + i]!) high[at + i] = more[from + i]!
    if (less[from + i]! < low[at + i]!) low[at + i] = less[from + i]!
  }
}

function keepPeaks({ largestM, smallestM }: FlangeTable, c: number, row: Float64Array): void {
  let most = 0
  let least = 0
  for (let i = 0; i < row.length; i++) {
    if (row[i]! > row[most]!) most = i
    if (row[i]! < row[least]!) least = i
  }
  largestM.node[c] = most
  largestM.M[c] = row[most]!
  smallestM.node[c] = least
  smallestM.M[c] = row[least]!
}

/** A row with what a peak can rise above and fall below its nodes. */
function rise({ firstNode, secondNode, own, first, second }: PeakRise, row: Float64Array, into: Ranges): void {
  for (let i = 0; i < row.length; i++) {
    const r = own[i]! * row[i]! + first[i]! * row[firstNode[i]!]! + second[i]! * row[secondNode[i]!]!
    into.high[i] = row[i]! + Math.max(0, r)
    into.low[i] = row[i]! + Math.min(0, r)
  }
}

function addScaled(into: Float64Array, values: Float64Array, factor: number): void {
  for (let i = 0; i < into.length; i++) into[i]! += factor * values[i]!
}

/** M of one combination at the nodes, without own weight. */
export function momentsOf(line: LineDesign, { rows }: FlangeTable, c: number): Float64Array {
  const n = line.mesh.nodeCount
  return rows.length > 0 ? rows.subarray(c * n, (c + 1) * n) : combinedMoments(line, c)
}

function combinedMoments({ uls, mesh }: LineDesign, c: number): Float64Array {
  const M = new Float64Array(mesh.nodeCount)
  for (const { factor, response } of uls.terms[c]!) addScaled(M, response.mesh.M, factor)
  return M
}

/** N along the line of one combination without own weight, at the start and the end of every element. */
export function axialForceOf(line: LineDesign, { axialForces }: FlangeTable, c: number): Float64Array {
  const group = line.uls.axialGroup[c]!
  const N = axialForces[group] ?? combinedAxialForce(line, c)
  axialForces[group] = N
  return N
}

function combinedAxialForce({ uls, mesh, hasAxialLoads }: LineDesign, c: number): Float64Array {
  const N = new Float64Array(2 * mesh.elementCount).fill(uls.axial[c]!)
  if (hasAxialLoads) for (const { factor, response } of uls.terms[c]!) addScaled(N, response.mesh.N, factor)
  return N
}

function axialRanges(line: LineDesign, cuts: StrutCuts): { N: Ranges; ownN: Ranges } {
  const { uls, mesh, own } = line
  const groups = Math.max(...uls.axialGroup) + 1
  const blocks = cuts.blocks.length - 1
  const N = createRanges(groups, blocks)
  const isKnown = new Uint8Array(groups)
  const more = new Float64Array(mesh.nodeCount)
  const less = new Float64Array(mesh.nodeCount)
  const sides = (force: Float64Array) => {
    for (let i = 0; i < mesh.nodeCount; i++) {
      const left = force[2 * i - 1] ?? force[0]!
      const right = force[2 * i] ?? force[force.length - 1]!
      more[i] = Math.max(left, right)
      less[i] = Math.min(left, right)
    }
  }
  uls.axialGroup.forEach((group, c) => {
    if (isKnown[group]) return
    isKnown[group] = 1
    sides(combinedAxialForce(line, c))
    fillRanges(cuts, more, less, N, group * blocks)
  })
  sides(own.mesh.N)
  return { N, ownN: rangesOf(cuts, more, less) }
}
