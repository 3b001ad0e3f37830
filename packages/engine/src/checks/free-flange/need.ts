/** What a combination would need to govern a free flange, node by node, where its bounds by blocks leave it open; decision 0009. */

import { KAPPA_F } from '../../joints/lap-resistance.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { flangeForcesBetween } from '../../line/mesh-forces.ts'
import { type FreeFlangeSpace, fillKinks } from './bending.ts'
import { boundOf, type FlangeBounds } from './bounds.ts'
import { NOTHING } from './data.ts'
import { lateralMomentsOf } from './lateral.ts'
import { type FlangeLimits, limitsOf, mayPass, type Search } from './limits.ts'
import { mayPassPulled } from './pulled.ts'
import { type EitherWay, fillFlangeStress, lookAtEnd, nextEnd } from './stresses.ts'

/** What a combination needs to exceed the limits. */
export interface FlangeNeed {
  /** whether (10.3b) may pass its limit */
  stress: boolean
  /** the χ below which (10.7) may pass its limit: 0 never, Infinity always */
  chi: number
}

/** Nodes beside a run on which its peaks depend. */
const BESIDE = 2

/**
 * Bounds of `edgePeak` in one combination: at every compressed node with the largest rise of a peak above it (`peakRise`), and at the ends
 * of the compressed parts of the line. Each is a straight line in 1/χ. At the other nodes: bounds of `pulledPeak`.
 *
 * Blocks whose own bound stays below both limits are left out. The block with the largest bound of χ comes first: mostly no other block
 * needs more.
 */
export function needOf(search: Search, c: number, need: FlangeNeed): void {
  const { line, bounds } = search
  const limits = limitsOf(search, c)
  need.stress = false
  need.chi = 0
  const { blockOf, table, y_most } = bounds
  if (!mayPass(boundOf(search, c, c), limits)) return
  // The χ that a block may need; 0 where it stays below the limit.
  const chi = blockOf.atMost
  let first = -1
  for (let b = 0; b < table.blocks; b++) {
    if (!(chi[b]! > limits.buckling)) chi[b] = 0
    else if (blockOf.bending[b]! >= limits.buckling) chi[b] = Number.POSITIVE_INFINITY
    else chi[b] = blockOf.sigma[b]! / (limits.buckling - blockOf.bending[b]!)
    if (chi[b]! > 0 && (first < 0 || chi[b]! > chi[first]!)) first = b
  }
  const look = (isOpen: (b: number) => boolean) => {
    if (findRuns(line, bounds, isOpen)) needInRuns(search, c, limits, need)
  }
  const isStressed = (b: number) => blockOf.stress[b]! > limits.stress || blockOf.pulled[b]! > limits.pulled
  look((b) => b === first || isStressed(b))
  look((b) => b !== first && !isStressed(b) && chi[b]! > need.chi && chi[b]! * y_most > 1)
}

/** Finds the runs of open blocks, with the nodes beside them. Returns whether there are any. */
function findRuns(line: LineDesign, { table, runs }: FlangeBounds, isOpen: (b: number) => boolean): boolean {
  const { blocks } = table.cuts
  const last = line.mesh.elementCount
  runs.count = 0
  for (let b = 0; b < table.blocks; b++) {
    if (!isOpen(b)) continue
    const from = Math.max(0, blocks[b]! - BESIDE)
    const to = Math.min(last, blocks[b + 1]! + BESIDE)
    if (runs.count > 0 && from <= runs.to[runs.count - 1]!) {
      runs.to[runs.count - 1] = to
      continue
    }
    runs.from[runs.count] = from
    runs.to[runs.count] = to
    runs.count++
  }
  return runs.count > 0
}

function needInRuns(search: Search, c: number, limits: FlangeLimits, need: FlangeNeed): void {
  const { line, space } = search
  const { runs } = search.bounds
  for (let k = 0; k < runs.count; k++) {
    flangeForcesBetween(search, c, space.forces, runs.from[k]!, runs.to[k]!)
    fillKinks(space, runs.from[k]!, runs.to[k]!)
    fillFlangeStress(search, c, runs.from[k]!, runs.to[k]!)
  }
  lateralMomentsOf(search, c, runs, space)
  const last = line.mesh.elementCount
  for (let k = 0; k < runs.count; k++) {
    const from = runs.from[k]!
    const to = runs.to[k]!
    needOfRun(search, { from: from > 0 ? from + BESIDE : 0, to: to < last ? to - BESIDE : last, limits, need })
  }
}

/** Nodes `from` to `to`, the limits to exceed, and the need of the combination so far. */
interface OpenRun {
  from: number
  to: number
  limits: FlangeLimits
  need: FlangeNeed
}

/** Raises the need to that of the nodes of a run and of the elements between them. */
function needOfRun(search: Search, run: OpenRun): void {
  const { data, space } = search
  const { from, to, limits, need } = run
  const { sigma } = space
  const least = Math.max(NOTHING, Math.min(limits.stress, limits.buckling))
  let most = Number.NEGATIVE_INFINITY
  for (let e = nextEnd(sigma, from, to); e < to; e = nextEnd(sigma, e + 1, to)) {
    most = Math.max(most, least)
    lookAtEnd(search, e, EITHER_WAY, most, (_edge, _fraction, value) => {
      most = Math.max(most, value)
    })
  }
  if (most > limits.stress) need.stress = true
  if (most > limits.buckling) need.chi = Number.POSITIVE_INFINITY
  for (const { perMoment } of data.edges) {
    for (let n = 0; n < data.loads.length; n++) needAtNodes(space, run, perMoment, space.M_fz[n]!)
  }
  const { isLap } = space.places
  if (isLap) needInLaps(search, run, isLap)
  if (space.table.inPlane)
    need.stress ||= mayPassPulled(space, Math.abs(data.weakerEdge.perMoment), limits.pulled, from, to)
}

const EITHER_WAY: EitherWay = { signs: [1, -1], senses: [1, -1] }

/** σ_c/(χ·κ_f) at the nodes inside laps, with the in-plane bending of the flange. */
function needInLaps({ data, space }: Search, { from, to, limits, need }: OpenRun, isLap: Uint8Array): void {
  const { sigma, M_inPlane } = space
  const most = Math.abs(data.weakerEdge.perMoment)
  const ofBuckling = { ...limits, stress: Number.POSITIVE_INFINITY }
  for (let i = from; i <= to; i++)
    if (isLap[i] && sigma[i]! > 0) raise(need, ofBuckling, sigma[i]! / KAPPA_F, 0, most * Math.abs(M_inPlane[i]!))
}

/** Need of one edge under one lateral load, with M_fz of the in-plane load of the worse sign. */
function needAtNodes(
  { sigma, M_inPlane, kinks, table }: FreeFlangeSpace,
  { from, to, limits, need }: OpenRun,
  perMoment: number,
  M: Float64Array,
): void {
  const { firstNode, secondNode, own, first, second } = table.rise
  const perInPlane = Math.abs(perMoment)
  for (let i = from; i <= to; i++) {
    const s = sigma[i]!
    if (!(s > 0)) continue
    raise(need, limits, s, perMoment * M[i]!, perInPlane * Math.abs(M_inPlane[i]!))
    if (own[i] === 0 || kinks[i] !== 0) continue
    const j = firstNode[i]!
    const k = secondNode[i]!
    const o = 1 + own[i]!
    const f = first[i]!
    const g = second[i]!
    const m = perMoment * (o * M[i]! + f * M[j]! + g * M[k]!)
    const either = perInPlane * Math.abs(o * M_inPlane[i]! + f * M_inPlane[j]! + g * M_inPlane[k]!)
    raise(need, limits, o * s + f * sigma[j]! + g * sigma[k]!, m, either)
  }
}

/** Raises the need by σ_c/χ + m and |σ_c + m|, with m ± `either`. */
function raise(need: FlangeNeed, limits: FlangeLimits, s: number, m: number, either: number): void {
  const most = m + either
  need.stress ||= s + most > limits.stress || -s - m + either > limits.stress
  // A value that falls with 1/χ is largest at 1/χ = 1.
  if (s <= 0 ? s + most > limits.buckling : most >= limits.buckling) need.chi = Number.POSITIVE_INFINITY
  else if (s > need.chi * (limits.buckling - most)) need.chi = s / (limits.buckling - most)
}
