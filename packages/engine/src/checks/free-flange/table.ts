/** Values that the free flanges of all sections on one line share: loads by piece of the line, moments by block of elements. */
import { isActive } from '../../line/combined-forces.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { CaseResponse, MeshResponse } from '../../line/statics-table.ts'
import type { LineMesh } from '../../stability/line-mesh.ts'
import { createStrutCuts, type StrutCuts } from '../../stability/strut-cuts.ts'
import { largestOf } from '../../zero.ts'
import { breaksSlope, type PeakRise, peakRise } from './peak-on-mesh.ts'

/** Range of a value in every block, row after row. */
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

export type FlangeTable = ReturnType<typeof createFlangeTable>

/** Up to this many moments of combinations are kept (40 MB). */
const KEPT_MOMENTS = 5_000_000

export const createRanges = (rows: number, columns: number): Ranges => ({
  high: new Float64Array(rows * columns),
  low: new Float64Array(rows * columns),
})

/** Empty ranges, which any value widens. */
export function emptied(ranges: Ranges): Ranges {
  ranges.high.fill(Number.NEGATIVE_INFINITY)
  ranges.low.fill(Number.POSITIVE_INFINITY)
  return ranges
}

/** Moments of the combinations on a line with two thicknesses, own weight included: the same for all steels of its sections. */
export interface PairedMoments {
  ownWeight: number
  /** by combination and node [N·mm] */
  M: Float64Array
  /** by combination and span: the largest that compresses the flange, at own nodes and at those inside laps; −∞ in other spans */
  most: Float64Array
  inLaps: Float64Array
  /** by combination: the largest that compresses the flange of either section */
  anywhere: Float64Array
}

export type FlangePlaces = ReturnType<typeof createFlangePlaces>

/** Nodes of a line on which the stresses of its free flanges depend. */
export function createFlangePlaces(line: LineDesign) {
  const { mesh, own } = line
  const cases = [...line.cases.values(), own]
  const { cut, loaded } = loadedNodes(mesh, cases)
  const isBreak = new Uint8Array(mesh.nodeCount)
  for (const node of [0, ...cut, mesh.elementCount]) isBreak[node] = 1
  return {
    mesh,
    /** where the line load of a case jumps, and where a point load may stand */
    cut,
    loaded,
    /** 1 where a line load jumps, and at the ends */
    isBreak,
    /** 1 at nodes inside laps, ends included; null without laps */
    isLap: lapNodes(line),
    /** in-plane loads bend the flanges */
    isBentInPlane: bendsInPlane(line, cases),
  }
}

export function createFlangeTable(line: LineDesign, { cut, loaded, isLap, isBentInPlane }: FlangePlaces) {
  const { mesh, uls } = line
  const cuts = createStrutCuts(mesh, cut, loaded)
  const bundles = loadBundles(line)
  const combinations = uls.combinations.length
  const rows = combinations + bundles.length
  const blocks = cuts.blocks.length - 1
  const peaks = () => ({ node: new Int32Array(combinations), M: new Float64Array(combinations) })
  const table = {
    cuts,
    rise: peakRise(mesh),
    blocks,
    pieces: cuts.nodes.length - 1,
    combinations,
    /** combinations of every bundle: one bound can serve all members */
    bundles,
    normal: pieceLoads(line, cuts, (r) => [r.q, r.P]),
    /** null where a panel carries the in-plane load, and where there is none */
    inPlane: isBentInPlane ? pieceLoads(line, cuts, (r) => [r.q_y, r.P_y]) : null,
    /** M of every combination, then of every bundle, with the rise of peaks; `nodal`: at the nodes alone */
    M: emptied(createRanges(rows, blocks)),
    nodal: createRanges(rows, blocks),
    /** the same for the own weight */
    ownM: createRanges(1, blocks),
    ownNodal: createRanges(1, blocks),
    /** 1: peaks above the nodes of a block may depend on nodes beyond it, where a line load jumps */
    isLoose: looseBlocks(mesh, cuts),
    /** 1: the block has nodes inside laps; null without laps */
    isLapBlock: isLap && lapBlocks(isLap, cuts),
    /** largest and smallest M of every combination and their nodes, without own weight */
    largestM: peaks(),
    smallestM: peaks(),
    /** M of every combination at the nodes, without own weight; empty where too many */
    rows: new Float64Array(combinations * mesh.nodeCount <= KEPT_MOMENTS ? combinations * mesh.nodeCount : 0),
    /** N of every axial group at both ends of the elements, filled on request */
    axialForces: [] as (Float64Array | undefined)[],
    ...axialRanges(line, cuts),
    /** largest and smallest M of the members of every bundle, by nodes */
    envelope: emptied(createRanges(bundles.length, mesh.nodeCount)),
  }
  fillMoments(line, table)
  return table
}

/** Whether in-plane loads bend the flanges. If they do, no load acts along the line and N is constant (method 1.3). */
const bendsInPlane = ({ restraints }: LineDesign, cases: CaseResponse[]): boolean =>
  !restraints.panel && cases.some(({ mesh: { q_y, P_y } }) => largestOf(q_y) > 0 || largestOf(P_y) > 0)

/** An arrangement of the imposed load; a combination contains at most one. */
const isArrangement = (r: CaseResponse): boolean => /^LiveQ?(:|$)/.test(r.id) && !isActive(r.N)

/** Combinations that differ only in the arrangement of the imposed load, in rising order. N(x) and the factor of the own weight are equal. */
function loadBundles({ uls }: LineDesign): Int32Array[] {
  const bundles = new Map<string, number[]>()
  uls.terms.forEach((terms, c) => {
    const shared = terms.map(({ factor, response }) => `${isArrangement(response) ? 'Live' : response.id} ${factor}`)
    const key = [uls.ownFactor[c]!, uls.axial[c]!, ...shared].join()
    const members = bundles.get(key) ?? []
    bundles.set(key, members)
    members.push(c)
  })
  return Array.from(bundles.values(), (members) => Int32Array.from(members))
}

/** Nodes at which the line load of a case jumps, and those that carry a point load. */
function loadedNodes(mesh: LineMesh, cases: CaseResponse[]) {
  const nodes = Array.from({ length: mesh.nodeCount }, (_, i) => i)
  const jumps = (q: Float64Array, i: number) => i > 0 && i < mesh.elementCount && q[2 * i - 1] !== q[2 * i]
  return {
    cut: nodes.filter((i) => cases.some((r) => jumps(r.mesh.q, i) || jumps(r.mesh.q_y, i))),
    loaded: nodes.filter((i) => cases.some((r) => r.mesh.P[i] !== 0 || r.mesh.P_y[i] !== 0)),
  }
}

function pieceLoads(
  { uls, own }: LineDesign,
  { nodes, loaded }: StrutCuts,
  of: (r: MeshResponse) => [q: Float64Array, P: Float64Array],
): PieceLoads {
  const pieces = nodes.length - 1
  const q = new Float64Array(uls.combinations.length * pieces)
  const P = new Float64Array(uls.combinations.length * loaded.length)
  // Summed in the same order as the forces on the mesh, so that both get the same sign.
  uls.terms.forEach((terms, c) => {
    for (const { factor, response } of terms) {
      const [load, points] = of(response.mesh)
      for (let p = 0; p < pieces; p++) q[c * pieces + p]! += factor * load[2 * nodes[p]!]!
      for (let j = 0; j < loaded.length; j++) P[c * loaded.length + j]! += factor * points[loaded[j]!]!
    }
  })
  return { q, P, own: Float64Array.from({ length: pieces }, (_, p) => of(own.mesh)[0][2 * nodes[p]!]!) }
}

/** Fills the ranges of one row of nodal values. A block includes the nodes at both of its ends. */
function fillRanges({ blocks }: StrutCuts, { high, low }: Ranges, into: Ranges, at: number): void {
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

/** Blocks that end where a line load jumps and where no support or restraint breaks the curves. */
function looseBlocks(mesh: LineMesh, { nodes, blocks }: StrutCuts): Uint8Array {
  const open = new Set([...nodes].filter((i) => i > 0 && i < mesh.elementCount && !breaksSlope(mesh, i)))
  return Uint8Array.from({ length: blocks.length - 1 }, (_, b) =>
    Number(open.has(blocks[b]!) || open.has(blocks[b + 1]!)),
  )
}

function lapNodes({ mesh, jointed }: LineDesign): Uint8Array | null {
  const laps = jointed?.laps ?? []
  if (laps.length === 0) return null
  return Uint8Array.from(mesh.x, (x) =>
    Number(laps.some((lap) => x > lap.x - lap.a - NEAR && x < lap.x + lap.b + NEAR)),
  )
}

/** A node this close to the end of a lap counts as that end: the end may have moved onto a node beside it [mm]. */
const NEAR = 3

const lapBlocks = (isLap: Uint8Array, { blocks }: StrutCuts): Uint8Array =>
  Uint8Array.from({ length: blocks.length - 1 }, (_, b) =>
    Number(isLap.subarray(blocks[b]!, blocks[b + 1]! + 1).includes(1)),
  )

/** Fills the moments of combinations and bundles. */
function fillMoments(line: LineDesign, table: FlangeTable): void {
  const { cuts, M, nodal, envelope, bundles, blocks, combinations, rows } = table
  const n = line.mesh.nodeCount
  const risen = createRanges(1, n)
  const fill = (row: Float64Array, ofNodes: Ranges, ofPeaks: Ranges, at: number) => {
    fillRanges(cuts, { high: row, low: row }, ofNodes, at)
    rise(table.rise, row, risen)
    fillRanges(cuts, risen, ofPeaks, at)
  }
  fill(line.own.mesh.M, table.ownNodal, table.ownM, 0)
  bundles.forEach((members, g) => {
    for (const c of members) {
      const row = combinedMoments(line, c)
      if (rows.length > 0) rows.set(row, c * n)
      fill(row, nodal, M, c * blocks)
      widen(envelope, g * n, { high: row, low: row }, 0, n)
      keepPeaks(table, c, row)
    }
    const ofBundle = (values: Float64Array) => values.subarray(g * n, (g + 1) * n)
    const whole = { high: ofBundle(envelope.high), low: ofBundle(envelope.low) }
    fillRanges(cuts, whole, nodal, (combinations + g) * blocks)
  })
  fillBundles(table, M)
}

/** Fills the range of every bundle from the ranges of all its members. */
export function fillBundles({ bundles, blocks, combinations }: FlangeTable, ranges: Ranges): void {
  bundles.forEach((members, g) => {
    for (const c of members) widen(ranges, (combinations + g) * blocks, ranges, c * blocks, blocks)
  })
}

/** Widens a row of ranges by another row. */
function widen({ high, low }: Ranges, at: number, by: Ranges, from: number, count: number): void {
  const { high: more, low: less } = by
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

/** Fills a row with the rise of peaks above its nodes, and their fall below them. */
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

/** N of every axial group, and of the own weight. */
function axialRanges(line: LineDesign, cuts: StrutCuts): { N: Ranges; ownN: Ranges } {
  const { uls, mesh, own } = line
  const groups = Math.max(...uls.axialGroup) + 1
  const blocks = cuts.blocks.length - 1
  const ranges = { N: createRanges(groups, blocks), ownN: createRanges(1, blocks) }
  const sides = createRanges(1, mesh.nodeCount)
  const fill = (force: Float64Array, into: Ranges, at: number) => {
    for (let i = 0; i < mesh.nodeCount; i++) {
      const left = force[2 * i - 1] ?? force[0]!
      const right = force[2 * i] ?? force[force.length - 1]!
      sides.high[i] = Math.max(left, right)
      sides.low[i] = Math.min(left, right)
    }
    fillRanges(cuts, sides, into, at)
  }
  for (let g = 0; g < groups; g++) fill(combinedAxialForce(line, uls.axialGroup.indexOf(g)), ranges.N, g * blocks)
  fill(own.mesh.N, ranges.ownN, 0)
  return ranges
}
