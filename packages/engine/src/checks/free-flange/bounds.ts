/**
 * Upper bounds of what a combination does to a free flange, without its eigenvalue: the search solves only combinations that can govern.
 *
 * With y = 1/χ the utilisation is the largest of y·σ_c + m over the compressed part of the line, edges, lateral loads and signs.
 * Each of these is a straight line in y, so the largest is a convex function of y. Proofs: decision 0009.
 */
import { freeFlangeReduction } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import { FLANGE_BUCKLING } from '../../en1993-1-3-2006/10-1-4-2-stress-and-buckling.ts'
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { SectionModel } from '../../sections/section-model.ts'
import type { LineMesh } from '../../stability/line-mesh.ts'
import { createStrut, type Strut, setStrutStiffness, strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { E } from '../../steel.ts'
import { type Fibre, type FlangeData, NOTHING } from './data.ts'
import { createFlangeLateral, setLateralSection, TOWARDS_TIP, TOWARDS_WEB } from './lateral.ts'
import { BETWEEN_NODES } from './peak-on-mesh.ts'
import type { FlangeTable, Ranges } from './table.ts'

/** One free flange of a candidate with its work space. */
export interface BoundedFlange extends Purlin {
  data: FlangeData
  bounds: FlangeBounds
}

/** Bounds of one combination, or of all members of a bundle. */
export interface FlangeBound {
  /** (10.7) at y = 1 and at the largest y of any combination; (10.3b) where the flange is compressed, and elsewhere [N/mm²] */
  atOne: number
  atMost: number
  stress: number
  pulled: number
  /** largest σ_c [N/mm²]; the compression is at least `force` [N] at some node */
  sigma: number
  force: number
}

/** The longest field between two held nodes, and the longer overhang beyond the first and the last one [mm]. */
export function longestFields({ x, nodeCount }: LineMesh, isHeld: Uint8Array) {
  const ends = x.filter((_, i) => isHeld[i] === 1 || i + 1 === nodeCount)
  return {
    longestFree: Math.max(...ends.map((at, k) => at - (ends[k - 1] ?? 0))),
    longestTip: Math.max(ends[0]!, isHeld[nodeCount - 1] ? 0 : ends.at(-1)! - (ends.at(-2) ?? 0)),
  }
}

export type FlangeBounds = ReturnType<typeof createFlangeBounds>

/** Work space of one fibre for one request. */
export function createFlangeBounds(line: LineDesign, table: FlangeTable, fibre: Fibre, isHeld: Uint8Array) {
  const { mesh } = line
  const byBlock = () => new Float64Array(table.blocks)
  const compressing = ({ high, low }: Ranges): Ranges => (fibre === 'upper' ? { high, low } : { high: low, low: high })
  const unknown = Number.NaN
  return {
    table,
    lateral: createFlangeLateral(line, table, fibre, isHeld),
    /** the strut with the foundation towards the tip everywhere, and towards the web everywhere */
    struts: [createStrut(mesh, isHeld), createStrut(mesh, isHeld)] as const,
    /** N_cr of the softer strut under uniform compression: a lower bound for every combination [N] */
    N_uniform: 0,
    model: null as SectionModel | null,
    ...longestFields(mesh, isHeld),
    /** largest y of this section and steel: 1/χ for N_uniform */
    y_most: 1,
    /** forces of several combinations, two values an element */
    force: new Float64Array(2 * mesh.elementCount),
    /** of the last row: over all blocks, and by block; NaN keeps these fields doubles */
    bound: {
      atOne: unknown,
      atMost: unknown,
      stress: unknown,
      pulled: unknown,
      sigma: unknown,
      force: unknown,
    } as FlangeBound,
    /** ranges of the moments by how much they compress the flange, sign aside */
    compressing: {
      M: compressing(table.M),
      ownM: compressing(table.ownM),
      nodal: compressing(table.nodal),
      ownNodal: compressing(table.ownNodal),
    },
    /** m in a block: largest compression of an edge, largest tension of an edge, and the part of the in-plane load */
    lateralOf: { pressing: byBlock(), pulling: byBlock(), either: byBlock() },
    blockOf: { atMost: byBlock(), stress: byBlock(), pulled: byBlock(), sigma: byBlock(), bending: byBlock() },
    /** all blocks, and some of them */
    everyBlock: Int32Array.from({ length: table.blocks }, (_, b) => b),
    someBlocks: new Int32Array(table.blocks),
    /** runs of nodes of one combination that its blocks leave open */
    runs: { count: 0, from: new Int32Array(table.blocks), to: new Int32Array(table.blocks) },
    /** 1: the combination is asked for */
    isConsidered: new Uint8Array(table.combinations),
    /** what governed the previous candidate of the same steel: looked at first, which changes the order only */
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

/** The strut whose foundation is nowhere stiffer than that of any combination that presses in `directions`. */
export function softestStrut({ data: { springs }, bounds }: BoundedFlange, directions: number): Strut {
  const [tip, web] = bounds.struts
  if (springs.towardsTip === springs.towardsWeb || directions === TOWARDS_TIP) return tip
  if (directions === TOWARDS_WEB) return web
  return springs.towardsTip < springs.towardsWeb ? tip : web
}

/** A uniform compression under which the strut is proven stable, close to the critical one. */
function leastCriticalForce(bounds: FlangeBounds, B: number, K: number): number {
  const strut = bounds.struts.find((s) => s.bending > 0 && s.foundation[0] === K)!
  const wave = Math.min(bounds.longestFree, K > 0 ? Math.PI * (B / K) ** 0.25 : Number.POSITIVE_INFINITY)
  let N = 0.98 * (B * (Math.PI / wave) ** 2 + K * (wave / Math.PI) ** 2)
  bounds.force.fill(1)
  while (!strutIsStableAt(strut, bounds.force, N)) N *= 0.85
  return N
}

/** Values of a row and section that all its blocks share. */
type Row = ReturnType<typeof rowOf>

function rowOf({ line, candidate, data, bounds }: BoundedFlange, row: number, c: number) {
  const [web, lip] = data.edges as [FlangeData['edges'][0], FlangeData['edges'][0]]
  const hasN = line.uls.hasN[c] === 1
  return {
    M: bounds.compressing.M,
    ownM: bounds.compressing.ownM,
    nodal: bounds.compressing.nodal,
    ownNodal: bounds.compressing.ownNodal,
    at: row * bounds.table.blocks,
    atN: line.uls.axialGroup[c]! * bounds.table.blocks,
    weight: line.uls.ownFactor[c]! * candidate.ownWeight,
    sign: data.sign,
    perMoment: 1 / data.W,
    perRelief: 1 / data.W_relieved,
    perAxial: hasN ? 1 / candidate.effective.compression.A : 0,
    forcePerMoment: data.forcePerMoment,
    perForce: hasN ? data.forcePerAxial : 0,
    plus: Math.max(web.perMoment, lip.perMoment),
    minus: -Math.min(web.perMoment, lip.perMoment),
    weaker: Math.abs(data.weakerEdge.perMoment),
  }
}

/** The largest σ_c in a block. */
function stressIn(r: Row, { N, ownN }: FlangeTable, b: number): number {
  const M = r.sign * (r.M.high[r.at + b]! + r.weight * r.ownM.high[b]!)
  const N_b = r.perAxial === 0 ? 0 : N.low[r.atN + b]! + r.weight * ownN.low[b]!
  return M * (M > 0 ? r.perMoment : r.perRelief) - N_b * r.perAxial
}

/** A lower bound of the compression at the node of largest M in a block; the own weight adds at least its smallest value there. */
function forceIn(r: Row, { N, ownN }: FlangeTable, b: number): number {
  const N_b = r.perForce === 0 ? 0 : (N.high[r.atN + b]! + r.weight * ownN.high[b]!) * r.perForce
  return r.sign * (r.nodal.high[r.at + b]! + r.weight * r.ownNodal.low[b]!) * r.forcePerMoment - N_b
}

/** Fills m of a block. */
function bendIn({ data, bounds: { lateral, lateralOf } }: BoundedFlange, r: Row, b: number): void {
  const { own, inPlane } = lateral
  let upper = lateral.M.high[r.at + b]!
  let lower = lateral.M.low[r.at + b]!
  let either = 0
  if (own) {
    const t = upper + r.weight * own.high[b]!
    const l = lower + r.weight * own.low[b]!
    const [first, last] = [data.loads[0]!.down, data.loads.at(-1)!.down]
    upper = Math.max(first >= 0 ? first * t : first * l, last >= 0 ? last * t : last * l)
    lower = Math.min(first >= 0 ? first * l : first * t, last >= 0 ? last * l : last * t)
    if (inPlane) either = inPlane.M[r.at + b]! + r.weight * inPlane.own[b]!
  }
  lateralOf.pressing[b] = Math.max(r.plus * (either + upper), r.minus * (either - lower))
  lateralOf.pulling[b] = Math.max(r.minus * (either + upper), r.plus * (either - lower))
  lateralOf.either[b] = either
}

/** Largest rise of σ_c above the nodes of a block: 1 where it is a straight function of M and its peaks depend on the block alone. */
function riseIn({ line, bounds }: BoundedFlange, r: Row, b: number): number {
  if (bounds.table.isLoose[b]) return BETWEEN_NODES
  const isBent =
    r.perAxial !== 0 && (line.hasAxialLoads || r.sign * (r.M.low[r.at + b]! + r.weight * r.ownM.low[b]!) < 0)
  return isBent ? BETWEEN_NODES : 1
}

/**
 * Bounds of one row of the table over some blocks: of a combination, or of all members of a bundle. The work space holds them.
 *
 * In every block the largest σ_c and the largest m are added, with the rise of peaks above the nodes.
 * @param c       a combination of the row: N and the share of the own weight are the same in all
 * @param blocks  to look at; in the others all combinations are known to stay below both limits
 */
export function boundOf(
  flange: BoundedFlange,
  row: number,
  c: number,
  blocks = flange.bounds.everyBlock,
  count = blocks.length,
): FlangeBound {
  const { table, lateral, y_most, blockOf, lateralOf, bound } = flange.bounds
  const r = rowOf(flange, row, c)
  let atOne = 0
  let atMost = 0
  let stress = 0
  let sigma = 0
  let force = 0
  for (let i = 0; i < count; i++) {
    const b = blocks[i]!
    const s = stressIn(r, table, b)
    blockOf.atMost[b] = 0
    blockOf.stress[b] = 0
    if (!(s > 0)) continue
    force = Math.max(force, forceIn(r, table, b))
    bendIn(flange, r, b)
    const pressing = lateralOf.pressing[b]!
    const rise = riseIn(flange, r, b)
    const one = rise * (s + pressing)
    blockOf.stress[b] = Math.max(one, rise * lateralOf.pulling[b]!)
    blockOf.bending[b] = rise * pressing
    // Inside a lap there is one more straight line in y: σ_c/κ_f with the in-plane bending of the flange.
    const isLap = table.isLapBlock?.[b] === 1
    const atLap = isLap ? 1 / KAPPA_F : 1
    const ofPlane = isLap ? rise * r.weaker * lateralOf.either[b]! : 0
    blockOf.atMost[b] = Math.max(rise * (y_most * s + pressing), rise * y_most * s * atLap + ofPlane)
    blockOf.sigma[b] = rise * s * atLap
    atOne = Math.max(atOne, one, rise * s * atLap + ofPlane)
    atMost = Math.max(atMost, blockOf.atMost[b]!)
    stress = Math.max(stress, blockOf.stress[b]!)
    sigma = Math.max(sigma, blockOf.sigma[b]!)
  }
  bound.atOne = atOne
  bound.atMost = atMost
  bound.stress = stress
  bound.pulled = lateral.inPlane ? boundPulled(flange, r, blocks, count) : 0
  bound.sigma = sigma
  bound.force = force
  return bound
}

/** The largest −σ_c plus the largest m of the in-plane load, in every block where the flange may not be compressed; decision 0009. */
function boundPulled({ line, bounds }: BoundedFlange, r: Row, blocks: Int32Array, count: number): number {
  const { N, ownN, isLoose } = bounds.table
  const { pulled } = bounds.blockOf
  const inPlane = bounds.lateral.inPlane!
  let largest = 0
  for (let i = 0; i < count; i++) {
    const b = blocks[i]!
    const at = r.at + b
    const least = r.sign * (r.M.low[at]! + r.weight * r.ownM.low[b]!)
    const most = r.sign * (r.M.high[at]! + r.weight * r.ownM.high[b]!)
    const axial = r.perAxial === 0 ? 0 : (N.high[r.atN + b]! + r.weight * ownN.high[b]!) * r.perAxial
    const tension = axial - least * (least > 0 ? r.perMoment : r.perRelief)
    pulled[b] = 0
    if (tension < -NOTHING) continue
    // As in `riseIn`: in a block where M changes sign, σ_c is no straight function of M.
    const isBent = r.perAxial !== 0 && (line.hasAxialLoads || (least < 0 && most > 0))
    const rise = isLoose[b] || isBent ? BETWEEN_NODES : 1
    pulled[b] = rise * (Math.max(0, tension) + r.weaker * (inPlane.M[at]! + r.weight * inPlane.own[b]!))
    largest = Math.max(largest, pulled[b]!)
  }
  return largest
}
