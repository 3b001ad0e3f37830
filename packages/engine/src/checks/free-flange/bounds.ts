/**
 * What combinations can do at most to a free flange, without its eigenvalue: the search solves only what can govern.
 *
 * With y = 1/χ the utilisation is the largest of y·σ_c + m over the compressed part of the line, edges, lateral loads and signs:
 * each of them is a straight line in y, the largest of them a convex function of it. Proofs: decision 0009.
 */
import { freeFlangeReduction } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { FLANGE_BUCKLING } from '../../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { SectionModel } from '../../sections/section-model.ts'
import { createStrut, type Strut, setStrutStiffness, strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { E } from '../../steel.ts'
import { type Fibre, type FlangeData, NOTHING } from './data.ts'
import { createFlangeLateral, setLateralSection, TOWARDS_TIP, TOWARDS_WEB } from './lateral.ts'
import { BETWEEN_NODES } from './peak-on-mesh.ts'
import type { FlangeTable } from './table.ts'

/** One free flange of a candidate with its work space. */
export interface BoundedFlange extends Purlin {
  data: FlangeData
  bounds: FlangeBounds
}

/** Bounds of one combination, or of all members of a bundle. */
export interface FlangeBound {
  /** (10.7) at y = 1 and at the largest y any combination can have, (10.3b) where the flange is compressed, and elsewhere [N/mm²] */
  atOne: number
  atMost: number
  stress: number
  pulled: number
  /** largest σ_c [N/mm²]; some node has at least the compression `force` [N] */
  sigma: number
  force: number
}

export type FlangeBounds = ReturnType<typeof createFlangeBounds>

/** Work space of one fibre for one request. */
export function createFlangeBounds(line: LineDesign, table: FlangeTable, fibre: Fibre, isHeld: Uint8Array) {
  const { mesh } = line
  const byBlock = () => new Float64Array(table.blocks)
  const ends = mesh.x.filter((_, i) => isHeld[i] === 1 || i + 1 === mesh.nodeCount)
  const unknown = Number.NaN
  return {
    table,
    lateral: createFlangeLateral(line, table, fibre, isHeld),
    /** the strut wholly on the foundation towards the tip, and towards the web */
    struts: [createStrut(mesh, isHeld), createStrut(mesh, isHeld)] as const,
    /** N_cr of the softer of both under uniform compression: no combination has less [N] */
    N_uniform: 0,
    model: null as SectionModel | null,
    /** longest piece between two nodes that are held [mm] */
    longestFree: Math.max(...ends.map((x, k) => x - (ends[k - 1] ?? 0))),
    /** the longer of the pieces beyond the first and the last of them [mm] */
    longestTip: Math.max(ends[0]!, isHeld[mesh.nodeCount - 1] ? 0 : ends.at(-1)! - (ends.at(-2) ?? 0)),
    /** largest y of the section and steel looked at: 1/χ for N_uniform */
    y_most: 1,
    /** forces of several combinations, two values an element */
    force: new Float64Array(2 * mesh.elementCount),
    /** of the row looked at last: of all blocks, and by block; NaN keeps these fields doubles */
    bound: {
      atOne: unknown,
      atMost: unknown,
      stress: unknown,
      pulled: unknown,
      sigma: unknown,
      force: unknown,
    } as FlangeBound,
    blockOf: { atMost: byBlock(), stress: byBlock(), pulled: byBlock(), sigma: byBlock(), bending: byBlock() },
    /** all blocks, and some of them */
    everyBlock: Int32Array.from({ length: table.blocks }, (_, b) => b),
    someBlocks: new Int32Array(table.blocks),
    /** nodes of one combination that its blocks leave open */
    runs: { count: 0, from: new Int32Array(table.blocks), to: new Int32Array(table.blocks) },
    /** combinations asked for */
    isConsidered: new Uint8Array(table.combinations),
    /** what governed the candidate of the same steel before: looked at first, which decides the order only */
    before: new Map<number, { stress: number; buckling: number }>(),
  }
}

/** Sets section and steel. */
export function setFlangeSection(flange: BoundedFlange): void {
  const { candidate, data, bounds } = flange
  const { springs, lambda_1 } = data
  const { I_fz, i_fz } = data.strip
  if (bounds.model !== candidate.model) {
    bounds.model = candidate.model
    setLateralSection(flange, data, bounds.lateral)
    const B = E * I_fz
    setStrutStiffness(bounds.struts[0], B, springs.towardsTip)
    if (springs.towardsWeb !== springs.towardsTip) setStrutStiffness(bounds.struts[1], B, springs.towardsWeb)
    bounds.N_uniform = leastCriticalForce(bounds, B, Math.min(springs.towardsTip, springs.towardsWeb))
  }
  const l_fz = FLANGE_BUCKLING.l_fz({ I_fz, N_cr_fz: bounds.N_uniform })
  bounds.y_most = 1 / freeFlangeReduction(FLANGE_BUCKLING.lambda_fz({ l_fz, i_fz, lambda_1 }))
}

/** The strut on whose foundation a combination that presses in `directions` is no stabler than on its own. */
export function softestStrut({ data: { springs }, bounds }: BoundedFlange, directions: number): Strut {
  const [tip, web] = bounds.struts
  if (springs.towardsTip === springs.towardsWeb || directions === TOWARDS_TIP) return tip
  if (directions === TOWARDS_WEB) return web
  return springs.towardsTip < springs.towardsWeb ? tip : web
}

/** A compression along the whole line under which the strut is proven stable, close to the largest. */
function leastCriticalForce(bounds: FlangeBounds, B: number, K: number): number {
  const strut = bounds.struts.find((s) => s.bending > 0 && s.foundation[0] === K)!
  const wave = Math.min(bounds.longestFree, K > 0 ? Math.PI * (B / K) ** 0.25 : Number.POSITIVE_INFINITY)
  let N = 0.98 * (B * (Math.PI / wave) ** 2 + K * (wave / Math.PI) ** 2)
  bounds.force.fill(1)
  while (!strutIsStableAt(strut, bounds.force, N)) N *= 0.85
  return N
}

/**
 * Looks at one row of the table: bounds of a combination, or of all of a bundle, over some blocks; the work space holds them.
 *
 * In every block the largest σ_c and the largest m are taken together, at the nodes and as far as peaks rise above them.
 * @param c       a combination of the row: its N and its share of the own weight are those of all
 * @param blocks  to look at; in the others the combinations are known to stay below both limits
 */
export function boundOf(
  flange: BoundedFlange,
  row: number,
  c: number,
  blocks = flange.bounds.everyBlock,
  count = blocks.length,
): FlangeBound {
  const { line, candidate, data, bounds } = flange
  const { table, lateral, y_most, blockOf, bound } = bounds
  const { M, nodal, ownM, ownNodal, N, ownN, isLoose, isLapBlock } = table
  const most_inPlane = Math.abs(data.weakerEdge.perMoment)
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const perAxial = line.uls.hasN[c] === 1 ? 1 / candidate.effective.compression.A : 0
  const perForce = line.uls.hasN[c] === 1 ? data.forcePerAxial : 0
  const { sign, forcePerMoment } = data
  const perMoment = 1 / data.W
  const perRelief = 1 / data.W_relieved
  const [edge, other] = data.edges as [FlangeData['edges'][0], FlangeData['edges'][0]]
  const plus = Math.max(edge.perMoment, other.perMoment)
  const minus = -Math.min(edge.perMoment, other.perMoment)
  const { own, inPlane } = lateral
  const high = sign > 0 ? M.high : M.low
  const low = sign > 0 ? M.low : M.high
  const ownHigh = sign > 0 ? ownM.high : ownM.low
  const ownLow = sign > 0 ? ownM.low : ownM.high
  const node = sign > 0 ? nodal.high : nodal.low
  const ownNode = sign > 0 ? ownNodal.low : ownNodal.high
  const { high: top, low: bottom } = lateral.M
  const at = row * table.blocks
  const atN = line.uls.axialGroup[c]! * table.blocks
  const k_first = data.loads[0]!.down
  const k_last = data.loads.at(-1)!.down
  let atOne = 0
  let atMost = 0
  let stress = 0
  let sigma = 0
  let force = 0
  for (let i = 0; i < count; i++) {
    const b = blocks[i]!
    const M_b = sign * (high[at + b]! + weight * ownHigh[b]!)
    const N_b = perAxial === 0 ? 0 : N.low[atN + b]! + weight * ownN.low[b]!
    const s = M_b * (M_b > 0 ? perMoment : perRelief) - N_b * perAxial
    blockOf.atMost[b] = 0
    blockOf.stress[b] = 0
    if (!(s > 0)) continue
    // The node with the largest M has at least the smallest part of the own weight in its block.
    const F =
      sign * (node[at + b]! + weight * ownNode[b]!) * forcePerMoment -
      (perForce === 0 ? 0 : (N.high[atN + b]! + weight * ownN.high[b]!) * perForce)
    if (F > force) force = F
    let upper = top[at + b]!
    let lower = bottom[at + b]!
    let either = 0
    if (own) {
      const t = upper + weight * own.high[b]!
      const l = lower + weight * own.low[b]!
      upper = Math.max(k_first >= 0 ? k_first * t : k_first * l, k_last >= 0 ? k_last * t : k_last * l)
      lower = Math.min(k_first >= 0 ? k_first * l : k_first * t, k_last >= 0 ? k_last * l : k_last * t)
      if (inPlane) either = inPlane.M[at + b]! + weight * inPlane.own[b]!
    }
    // Where σ_c is no straight function of M, or peaks look beyond the block, only their general limit holds.
    const isBent = perAxial !== 0 && (line.hasAxialLoads || sign * (low[at + b]! + weight * ownLow[b]!) < 0)
    const rise = isLoose[b] || isBent ? BETWEEN_NODES : 1
    const pressing = Math.max(plus * (either + upper), minus * (either - lower))
    const pulling = Math.max(minus * (either + upper), plus * (either - lower))
    const one = rise * (s + pressing)
    const most = rise * (y_most * s + pressing)
    const either_way = Math.max(one, rise * pulling)
    blockOf.stress[b] = either_way
    blockOf.bending[b] = rise * pressing
    if (either_way > stress) stress = either_way
    // Inside a lap one more straight line in y: σ_c/κ_f, with what bends the flange in the plane.
    const atLap = isLapBlock?.[b] ? 1 / KAPPA_F : 1
    const ofPlane = isLapBlock?.[b] ? rise * most_inPlane * either : 0
    const buckled = Math.max(most, rise * y_most * s * atLap + ofPlane)
    const lowest = Math.max(one, rise * s * atLap + ofPlane)
    const steepest = rise * s * atLap
    blockOf.atMost[b] = buckled
    blockOf.sigma[b] = steepest
    if (lowest > atOne) atOne = lowest
    if (buckled > atMost) atMost = buckled
    if (steepest > sigma) sigma = steepest
  }
  bound.atOne = atOne
  bound.atMost = atMost
  bound.stress = stress
  bound.pulled = inPlane ? boundPulled(flange, inPlane, row, c, blocks, count) : 0
  bound.sigma = sigma
  bound.force = force
  return bound
}

/**
 * The largest −σ_c and the largest m of the in-plane load taken together in every block where the flange may not be compressed.
 * Proof: decision 0009.
 */
function boundPulled(
  { line, candidate, data, bounds }: BoundedFlange,
  inPlane: NonNullable<FlangeBounds['lateral']['inPlane']>,
  row: number,
  c: number,
  blocks: Int32Array,
  count: number,
): number {
  const { M, ownM, N, ownN, isLoose, blocks: perRow } = bounds.table
  const { pulled } = bounds.blockOf
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const perAxial = line.uls.hasN[c] === 1 ? 1 / candidate.effective.compression.A : 0
  const [perMoment, perRelief, most] = [1 / data.W, 1 / data.W_relieved, Math.abs(data.weakerEdge.perMoment)]
  const isUpper = data.sign > 0
  const atN = line.uls.axialGroup[c]! * perRow
  let largest = 0
  for (let i = 0; i < count; i++) {
    const b = blocks[i]!
    const at = row * perRow + b
    const top = M.high[at]! + weight * ownM.high[b]!
    const bottom = M.low[at]! + weight * ownM.low[b]!
    const least = isUpper ? bottom : -top
    const axial = perAxial === 0 ? 0 : (N.high[atN + b]! + weight * ownN.high[b]!) * perAxial
    const tension = axial - least * (least > 0 ? perMoment : perRelief)
    pulled[b] = 0
    if (tension < -NOTHING) continue
    // As in `boundOf`: between the ends of a block in which M changes its sign, σ_c is no straight function of it.
    const isBent = perAxial !== 0 && (line.hasAxialLoads || (bottom < 0 && top > 0))
    const rise = isLoose[b] || isBent ? BETWEEN_NODES : 1
    pulled[b] = rise * (Math.max(0, tension) + most * (inPlane.M[at]! + weight * inPlane.own[b]!))
    if (pulled[b]! > largest) largest = pulled[b]!
  }
  return largest
}
