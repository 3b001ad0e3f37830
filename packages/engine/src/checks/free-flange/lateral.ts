/** Ranges of the lateral moments of a free flange in every combination, by block, without solving its elements. */
import type { LineDesign } from '../../line/line-design.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { SectionModel } from '../../sections/section-model.ts'
import { setCondensedFoundation } from '../../stability/condense-pieces.ts'
import { condensedMoments, widenRanges } from '../../stability/condensed-moments.ts'
import { type CondensedStrut, createCondensedStrut } from '../../stability/condensed-strut.ts'
import { solveCondensed } from '../../stability/solve-condensed.ts'
import { E } from '../../steel.ts'
import { elementSpring, type Fibre, type FlangeData, lateralFactor, pointFactor, sidewaysShare } from './data.ts'
import { createRanges, emptied, type FlangeTable, fillBundles, type PieceLoads, type Ranges } from './table.ts'

/** Direction in which a combination presses the flange: towards its tip, its web, or (both bits) either in different places. */
export const TOWARDS_TIP = 1
export const TOWARDS_WEB = 2

/** Without a foundation the moments are those of a beam and do not depend on the stiffness. */
const ANY_STIFFNESS = 1e10

export type FlangeLateral = ReturnType<typeof createFlangeLateral>

export function createFlangeLateral(line: LineDesign, table: FlangeTable, fibre: Fibre, isHeld: Uint8Array) {
  const rows = table.combinations + table.bundles.length
  const lateral = {
    table,
    strut: createCondensedStrut(table.cuts, isHeld),
    /** M_fz of combinations, then of bundles: under a panel of the section; else for k_h = 1 and without own weight */
    M: createRanges(rows, table.blocks),
    /** of an own weight of 1 N/mm, k_h = 1; null under a panel, where M includes it */
    own: null as Ranges | null,
    /** largest |M_fz| of the in-plane load, and of the own weight; null under a panel, and where no load acts in the plane */
    inPlane: null as { M: Float64Array; own: Float64Array } | null,
    /** directions in which combinations press */
    direction: new Uint8Array(table.combinations).fill(TOWARDS_TIP),
    /** section of M, null before the first; `isSet`: which of its foundations are set */
    model: null as SectionModel | null,
    isSet: [false, false] as [boolean, boolean],
  }
  if (!line.restraints.panel) fillFree(lateral, sidewaysShare(fibre))
  return lateral
}

/** Without panel there is no foundation and all loads share one k_h: the moments of all sections differ by factors only. */
function fillFree(lateral: FlangeLateral, share: number): void {
  const { table, strut, M } = lateral
  setCondensedFoundation(strut, 0, ANY_STIFFNESS, 0)
  strut.on.fill(0)
  const rangesUnder = (loads: PieceLoads, c: number, factor: number, into: Ranges, at: number) => {
    setLoads(strut, loads, c, factor)
    solveCondensed(strut, ANY_STIFFNESS)
    widenRanges(strut, into.high, into.low, at)
  }
  const ownOf = (loads: PieceLoads, factor: number): Ranges => {
    const ranges = emptied(createRanges(1, table.blocks))
    rangesUnder({ ...loads, q: loads.own, P: new Float64Array(strut.P.length) }, 0, factor, ranges, 0)
    return ranges
  }
  emptied(M)
  for (let c = 0; c < table.combinations; c++) rangesUnder(table.normal, c, 1, M, c * table.blocks)
  fillBundles(table, M)
  lateral.own = ownOf(table.normal, 1)
  if (!table.inPlane) return
  const inPlane = emptied(createRanges(table.combinations + table.bundles.length, table.blocks))
  for (let c = 0; c < table.combinations; c++) rangesUnder(table.inPlane, c, share, inPlane, c * table.blocks)
  fillBundles(table, inPlane)
  lateral.inPlane = { M: sizes(inPlane), own: sizes(ownOf(table.inPlane, share)) }
}

const sizes = ({ high, low }: Ranges): Float64Array => high.map((top, k) => Math.max(top, -low[k]!))

function setLoads({ q, P }: CondensedStrut, loads: PieceLoads, c: number, factor: number): void {
  for (let p = 0; p < q.length; p++) q[p] = factor * loads.q[c * q.length + p]!
  for (let j = 0; j < P.length; j++) P[j] = factor * loads.P[c * P.length + j]!
}

/** Updates the ranges for another section. Under a panel its springs and own weight decide where the flange is pressed which way. */
export function setLateralSection({ line, candidate }: Purlin, data: FlangeData, lateral: FlangeLateral): void {
  if (!line.restraints.panel || lateral.model === candidate.model) return
  lateral.model = candidate.model
  const { table, strut, M, direction } = lateral
  lateral.isSet = [false, false]
  emptied(M)
  for (let c = 0; c < table.combinations; c++) {
    const weight = line.uls.ownFactor[c]! * candidate.ownWeight
    direction[c] = bendUnderPanel(data, lateral, c, weight, 0)
    widenRanges(strut, M.high, M.low, c * table.blocks)
    if (data.loads.length === 1 || !isPulled(table, c, weight)) continue
    bendUnderPanel(data, lateral, c, weight, 1)
    widenRanges(strut, M.high, M.low, c * table.blocks)
  }
  fillBundles(table, M)
}

/** Whether a load of the combination pulls. If none does, both lateral loads of a Z are the same. */
function isPulled({ normal, pieces, cuts }: FlangeTable, c: number, weight: number): boolean {
  for (let p = 0; p < pieces; p++) if (normal.q[c * pieces + p]! + weight * normal.own[p]! < 0) return true
  const points = cuts.loaded.length
  for (let j = 0; j < points; j++) if (normal.P[c * points + j]! < 0) return true
  return false
}

/** Solves one lateral load of a combination under a panel. Returns the directions in which the first load presses. */
function bendUnderPanel(data: FlangeData, lateral: FlangeLateral, c: number, weight: number, load: number): number {
  const { strut, isSet } = lateral
  const { normal, pieces, cuts } = lateral.table
  const rule = data.loads[load]!
  const first = data.loads[0]!
  const { on, q, P } = strut
  const isOne = data.springs.towardsWeb === data.springs.towardsTip
  let directions = 0
  for (let p = 0; p < pieces; p++) {
    const q_p = normal.q[c * pieces + p]! + weight * normal.own[p]!
    const acts = elementSpring(first, q_p, q_p)
    const isTip = acts === 'towardsTip'
    directions |= isTip ? TOWARDS_TIP : TOWARDS_WEB
    on[p] = isTip || isOne ? 0 : 1
    q[p] = lateralFactor(rule, q_p, acts) * q_p
  }
  for (const which of [0, 1] as const) {
    if (isSet[which] || !on.includes(which)) continue
    isSet[which] = true
    const K = which === 0 ? data.springs.towardsTip : data.springs.towardsWeb
    setCondensedFoundation(strut, which, E * data.strip.I_fz, K)
  }
  const points = cuts.loaded.length
  for (let j = 0; j < points; j++) {
    const P_j = normal.P[c * points + j]!
    P[j] = P_j === 0 ? 0 : pointFactor(rule, P_j) * P_j
  }
  solveCondensed(strut, E * data.strip.I_fz)
  return directions
}

/** Runs of nodes: first and last node of each, in rising order, disjoint. */
export interface NodeRuns {
  count: number
  from: Int32Array
  to: Int32Array
}

/** M_fz of every lateral load of a combination, and of the in-plane load, at some nodes; as exact as the elements, rounding aside. */
export function lateralMomentsOf(
  { line, candidate, data, bounds: { lateral } }: Purlin & { data: FlangeData; bounds: { lateral: FlangeLateral } },
  c: number,
  at: NodeRuns,
  into: { M_fz: Float64Array[]; M_inPlane: Float64Array },
): void {
  const { table, strut } = lateral
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const fill = (moments: Float64Array) => {
    for (let k = 0; k < at.count; k++) condensedMoments(strut, moments, at.from[k]!, at.to[k]!)
  }
  if (line.restraints.panel) {
    for (let load = 0; load < data.loads.length; load++) {
      bendUnderPanel(data, lateral, c, weight, load)
      fill(into.M_fz[load]!)
    }
    return
  }
  const solve = (loads: PieceLoads, factor: number) => {
    setLoads(strut, loads, c, factor)
    for (let p = 0; p < strut.q.length; p++) strut.q[p]! += factor * weight * loads.own[p]!
    solveCondensed(strut, ANY_STIFFNESS)
  }
  solve(table.normal, 1)
  for (let n = 0; n < data.loads.length; n++) {
    const moments = into.M_fz[n]!
    fill(moments)
    for (let k = 0; k < at.count; k++) scale(moments, data.loads[n]!.down, at.from[k]!, at.to[k]!)
  }
  if (!table.inPlane) return
  solve(table.inPlane, data.sidewaysShare)
  fill(into.M_inPlane)
}

function scale(values: Float64Array, factor: number, from: number, to: number): void {
  for (let i = from; i <= to; i++) values[i] = values[i]! * factor
}
