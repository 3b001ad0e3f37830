/** Which combinations a free flange needs its eigenvalue for: those that their upper bounds do not exclude. */
import { freeFlangeSlendernessFor } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import { strutIsStableAt } from '../stability/strut-on-foundation.ts'
import { E } from '../steel.ts'
import type { Candidate } from './candidate.ts'
import type { CombinationExtremes } from './combination-extremes.ts'
import { firstSlenderness } from './free-flange-bending.ts'
import {
  boundOf,
  type FlangeBound,
  type FlangeBounds,
  safeInverseReduction,
  setFlangeSection,
  softestStrut,
} from './free-flange-bounds.ts'
import type { FlangeData } from './free-flange-data.ts'
import type { FlangeLimits, FlangeNeed } from './free-flange-need.ts'
import { axialForceOf, type FlangeTable, momentsOf } from './free-flange-table.ts'
import type { LineDesign } from './line-design.ts'
import type { Worst } from './worst.ts'

/** The N_cr at which the flange has the reduction χ < 1. */
export function criticalForceFor(chi: number, candidate: Candidate, data: FlangeData): number {
  const l_fz = freeFlangeSlendernessFor(chi) * data.strip.i_fz * firstSlenderness(candidate)
  return (Math.PI ** 2 * E * data.strip.I_fz) / l_fz ** 2
}

/**
 * What comes this close to the worst is solved, whatever was solved before: so the order of the search does not decide which of
 * several equal ones is named.
 */
export const CLOSE = 1e-5

/** One flange of one candidate: the worst so far, and the checks that may replace it. */
export interface FlangeSearch {
  stress: Worst
  buckling: Worst
  /** strength of the stress check with and without N [N/mm²] */
  strength: (hasN: boolean) => number
  f_M1: number
  /** checks one combination exactly */
  check: (c: number, which: FlangeChecks) => void
  /** what one combination needs to pass the limits, node by node */
  need: (c: number, limits: FlangeLimits, need: FlangeNeed) => void
}

/** Which of both checks are asked for. */
export interface FlangeChecks {
  stress: boolean
  buckling: boolean
}

const BOTH: FlangeChecks = { stress: true, buckling: true }
const BUCKLING: FlangeChecks = { stress: false, buckling: true }

/** A combination still open: stable under its compression times `scale` it does not govern. */
interface Open {
  c: number
  scale: number
  N_cr: number
  /** looked at node by node */
  isRefined: boolean
}

/** One search under way. */
interface Search {
  line: LineDesign
  candidate: Candidate
  data: FlangeData
  bounds: FlangeBounds
  flange: FlangeSearch
}

/** What one count can exclude: combinations under one envelope of moments, and their scales. */
interface Envelope {
  high: Float64Array
  low: Float64Array
  N: Float64Array
  /** of all of them: its N and its share of the own weight are those of all */
  c: number
  members: Open[]
  /** the bundle of the combinations, as long as none of them is looked at by itself; −1 after that */
  bundle: number
  largest: number
  smallest: number
  N_cr: number
  directions: number
}

/** Checks first what seems to govern one flange: what governed the section before, or else what its bounds make the worst. */
export function beginFlange(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  considered: CombinationExtremes[],
  bounds: FlangeBounds,
  flange: FlangeSearch,
): void {
  setFlangeSection(line, candidate, data, bounds)
  const search: Search = { line, candidate, data, bounds, flange }
  bounds.isConsidered.fill(0)
  for (const { c } of considered) bounds.isConsidered[c] = 1
  const before = bounds.before.get(candidate.f_yb)
  if (!before) {
    checkSeeming(search)
    return
  }
  begin(search, before.buckling, (c) => flange.check(c, BOTH))
  begin(search, before.stress, (c) => settle(search, c))
}

/** Solves a combination that is still to be looked at, which it then no longer is. */
function begin({ bounds: { isConsidered } }: Search, c: number, solve: (c: number) => void): void {
  if (c < 0 || !isConsidered[c]) return
  isConsidered[c] = 0
  solve(c)
}

function checkSeeming(search: Search): void {
  const { line, candidate, data, bounds, flange } = search
  const look = (row: number, c: number): FlangeBound => {
    boundOf(line, candidate, data, bounds, row, c, bounds.everyBlock, bounds.everyBlock.length, bound)
    return bound
  }
  const f = (c: number) => flange.strength(line.uls.hasN[c] === 1)
  for (const worst of seemWorst(bounds.table, bounds.isConsidered, look, f))
    begin(search, worst, (c) => flange.check(c, BOTH))
}

/**
 * Checks one flange in the combinations that can govern it and that `beginFlange` left: the most dangerous one first, and what is left
 * only where neither its bound of σ_c/χ + m nor an inertia count excludes it.
 *
 * A count serves many combinations: pointwise larger compression never makes α_cr larger (−∫F·u′²dx only falls), so a strut
 * that is stable under the envelope of their forces is stable under each. On the softer foundation it is not stabler either.
 */
export function searchFlange(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  bounds: FlangeBounds,
  flange: FlangeSearch,
): void {
  const all: Search = { line, candidate, data, bounds, flange }
  const { table } = bounds
  if (flange.buckling.combination < 0) checkSeeming(all)
  const envelopes: Envelope[] = []
  for (let g = 0; g < table.bundles.members.length; g++)
    envelopes.push(...(closedBundle(all, g) ?? openedBundle(all, g)))
  envelopes.sort((a, b) => b.N_cr - a.N_cr)
  for (const directions of new Set(envelopes.map((e) => e.directions))) {
    const same = envelopes.filter((e) => e.directions === directions)
    // Among all of them one is nearly always too close to the worst for one count.
    const half = same.length >> 1
    excludeOrSettle(all, same.slice(0, half))
    excludeOrSettle(all, same.slice(half))
  }
}

const bound: FlangeBound = { atOne: 0, atMost: 0, stress: 0, sigma: 0, force: 0 }

/** The considered combinations of a bundle; the first one, −1 where there is none. */
const firstOf = ({ table, isConsidered }: FlangeBounds, g: number): number =>
  table.bundles.members[g]!.find((c) => isConsidered[c] === 1) ?? -1

/** A bundle under one envelope without a look at its members; none where it cannot govern, null where its members have to tell. */
function closedBundle({ line, candidate, data, bounds, flange }: Search, g: number): Envelope[] | null {
  const { table, lateral, isConsidered, everyBlock, y_most } = bounds
  const first = firstOf(bounds, g)
  if (first < 0) return []
  const { stress, buckling } = limitsOf({ line, flange }, first)
  boundOf(line, candidate, data, bounds, table.combinations + g, first, everyBlock, everyBlock.length, bound)
  if (!(bound.sigma > 1e-6 && (bound.stress > stress || bound.atMost > buckling))) return []
  if (bound.stress > stress) return null
  const y = safeInverseReduction(bound, y_most, buckling)
  if (!(y > 1)) return null
  const N_cr = criticalForceFor(1 / y, candidate, data)
  let [most, least] = [0, Number.POSITIVE_INFINITY]
  let directions = 0
  for (const c of table.bundles.members[g]!) {
    if (!isConsidered[c]) continue
    const F = compressionOf(line, candidate, data, table, c)
    most = Math.max(most, F)
    least = Math.min(least, F)
    directions |= lateral.direction[c]!
  }
  if (!(least > 0)) return null
  const e = bundleEnvelope(line, bounds, g, [{ c: first, scale: N_cr / least, N_cr, isRefined: false }], directions)
  return [{ ...e, bundle: g, smallest: N_cr / most }]
}

/** A compression [N] that the flange has at some node in one combination. */
function compressionOf(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  table: FlangeTable,
  c: number,
): number {
  const { M: M_own, N: N_own } = line.own.mesh
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const { node, M } = data.sign > 0 ? table.largestM : table.smallestM
  const i = node[c]!
  const F = data.sign * data.forcePerMoment * (M[c]! + weight * M_own[i]!)
  if (line.uls.hasN[c] !== 1) return F
  const N = axialForceOf(line, table, c)
  const before = i > 0 ? N[2 * i - 1]! + weight * N_own[2 * i - 1]! : Number.NEGATIVE_INFINITY
  const after = i < line.mesh.elementCount ? N[2 * i]! + weight * N_own[2 * i]! : Number.NEGATIVE_INFINITY
  return F - data.forcePerAxial * Math.max(before, after)
}

/** The members of a bundle that may govern, looked at one by one: under its envelope, or by themselves. */
function openedBundle(search: Search, g: number): Envelope[] {
  const { line, candidate, data, bounds } = search
  const { table, everyBlock, someBlocks, blockOf, isConsidered, y_most, lateral } = bounds
  const first = firstOf(bounds, g)
  const { stress: stressed, buckling: buckled } = limitsOf(search, first)
  boundOf(line, candidate, data, bounds, table.combinations + g, first, everyBlock, everyBlock.length, bound)
  // In the other blocks every member stays below both limits.
  let count = 0
  for (const b of everyBlock) if (blockOf.atMost[b]! > buckled || blockOf.stress[b]! > stressed) someBlocks[count++] = b
  const open: Open[] = []
  const hard: { c: number; stress: number }[] = []
  let directions = 0
  for (const c of table.bundles.members[g]!) {
    if (!isConsidered[c]) continue
    boundOf(line, candidate, data, bounds, c, c, someBlocks, count, bound)
    const { sigma, stress, atMost, force } = bound
    if (!(sigma > 1e-6 && (stress > stressed || atMost > buckled))) continue
    const y = stress > stressed ? 1 : safeInverseReduction(bound, y_most, buckled)
    if (!(y > 1 && force > 0)) {
      hard.push({ c, stress })
      continue
    }
    const N_cr = criticalForceFor(1 / y, candidate, data)
    open.push({ c, scale: N_cr / force, N_cr, isRefined: false })
    directions |= lateral.direction[c]!
  }
  const alone = hard.sort((a, b) => b.stress - a.stress).flatMap(({ c }) => refined(search, c))
  return open.length > 0 ? [bundleEnvelope(line, bounds, g, open, directions), ...alone] : alone
}

/** What a combination has to pass now. */
function limitsOf(
  { line, flange: { stress, buckling, strength, f_M1 } }: Pick<Search, 'line' | 'flange'>,
  c: number,
): FlangeLimits {
  return {
    stress: (1 - CLOSE) * stress.utilisation * strength(line.uls.hasN[c] === 1),
    buckling: (1 - CLOSE) * buckling.utilisation * f_M1,
  }
}

type Look = (row: number, c: number) => FlangeBound

/** What seems worst in either check, where nothing is known of a line yet. */
function seemWorst(
  { bundles, combinations }: FlangeTable,
  isConsidered: Uint8Array,
  look: Look,
  f: (c: number) => number,
): Set<number> {
  const considered = [...bundles.members.entries()].flatMap(([g, members]) => {
    const some = [...members].filter((c) => isConsidered[c])
    return some.length > 0 ? [{ g, members: some }] : []
  })
  const worst = new Set<number>()
  for (const value of [(b: FlangeBound) => b.atMost, (b: FlangeBound, c: number) => b.stress / f(c)]) {
    const bundle = largest(considered, ({ g, members: [c] }) => value(look(combinations + g, c!), c!))
    const c = largest(bundle?.members ?? [], (k) => value(look(k, k), k))
    if (c !== undefined) worst.add(c)
  }
  return worst
}

/** Excludes what lies under the envelopes by one count if that goes, else the heavier and the lighter half, down to single combinations. */
function excludeOrSettle(search: Search, envelopes: Envelope[]): void {
  const [first] = envelopes
  if (!first) return
  const { data, bounds } = search
  const isSingle = envelopes.length === 1 && first.bundle < 0 && first.members.length === 1
  if (isSingle && !first.members[0]!.isRefined) {
    excludeOrSettle(search, refined(search, first.members[0]!.c))
    return
  }
  bounds.force.fill(Number.NEGATIVE_INFINITY)
  for (const e of envelopes) raise(search, e)
  if (strutIsStableAt(softestStrut(data, bounds, first.directions), bounds.force, 1)) return
  if (isSingle) {
    search.flange.check(first.members[0]!.c, BUCKLING)
    return
  }
  const parts = envelopes.length > 1 ? envelopes : partsOf(search, first)
  const half = parts.length >> 1
  excludeOrSettle(search, parts.slice(0, half))
  excludeOrSettle(search, parts.slice(half))
}

/** What an envelope holds, in smaller ones. */
function partsOf(search: Search, { bundle, members }: Envelope): Envelope[] {
  const parts =
    bundle < 0 ? members.map((o) => combinationEnvelope(search.line, search.bounds, o)) : openedBundle(search, bundle)
  return parts.sort((a, b) => b.N_cr - a.N_cr)
}

/** A combination with what its nodes ask for, an envelope by itself; none where that excludes it, or leaves nothing but the check. */
function refined(search: Search, c: number): Envelope[] {
  const { line, candidate, data, bounds, flange } = search
  flange.need(c, limitsOf(search, c), need)
  const { stress, chi } = need
  if (chi * bounds.y_most <= 1 && !stress) return []
  if (stress || chi >= 1) {
    flange.check(c, { stress, buckling: isReducedBelow(search, c, chi) })
    return []
  }
  const N_cr = criticalForceFor(chi, candidate, data)
  const open: Open = { c, scale: 1, N_cr, isRefined: true }
  const F_max = largestForce(search, combinationEnvelope(line, bounds, open))
  open.scale = N_cr / F_max
  return F_max > 0 ? [combinationEnvelope(line, bounds, open)] : []
}

const need: FlangeNeed = { stress: false, chi: 0 }

/** Checks one combination exactly where it is not proven to stay below the worst so far. */
function settle(search: Search, c: number): void {
  search.flange.need(c, limitsOf(search, c), need)
  const { stress, chi } = need
  const buckling = isReducedBelow(search, c, chi)
  if (stress || buckling) search.flange.check(c, { stress, buckling })
}

/** Whether χ of the flange in a combination is not proven to be at least `chi`: by one inertia count at the N_cr of that. */
function isReducedBelow(search: Search, c: number, chi: number): boolean {
  const { line, candidate, data, bounds } = search
  if (!(chi < 1)) return true
  if (chi * bounds.y_most <= 1) return false
  const e = combinationEnvelope(line, bounds, { c, scale: 1, N_cr: 0, isRefined: true })
  const F_max = largestForce(search, e)
  if (!(F_max > 0)) return false
  return !strutIsStableAt(
    softestStrut(data, bounds, e.directions),
    bounds.force,
    criticalForceFor(chi, candidate, data) / F_max,
  )
}

/** Largest compression of one combination, whose forces it leaves in the bounds. */
function largestForce(search: Search, e: Envelope): number {
  const { force } = search.bounds
  force.fill(Number.NEGATIVE_INFINITY)
  raise(search, e)
  let largest = 0
  for (let k = 0; k < force.length; k++) if (force[k]! > largest) largest = force[k]!
  return largest
}

const envelopeOf = (members: Open[], high: Float64Array, low: Float64Array, N: Float64Array, directions: number) => ({
  high,
  low,
  N,
  c: members[0]!.c,
  members,
  bundle: -1,
  largest: Math.max(...members.map((o) => o.scale)),
  smallest: Math.min(...members.map((o) => o.scale)),
  N_cr: Math.max(...members.map((o) => o.N_cr)),
  directions,
})

function bundleEnvelope(
  line: LineDesign,
  { table }: FlangeBounds,
  g: number,
  members: Open[],
  directions: number,
): Envelope {
  const n = line.mesh.nodeCount
  const { high, low } = table.envelope
  const row = (values: Float64Array) => values.subarray(g * n, (g + 1) * n)
  return envelopeOf(members, row(high), row(low), axialForceOf(line, table, members[0]!.c), directions)
}

function combinationEnvelope(line: LineDesign, { table, lateral }: FlangeBounds, o: Open): Envelope {
  const M = momentsOf(line, table, o.c)
  return envelopeOf([o], M, M, axialForceOf(line, table, o.c), lateral.direction[o.c]!)
}

/** Raises `force` to the scaled compression of every combination under an envelope, at both ends of every element. */
function raise({ line, candidate, data, bounds: { force } }: Search, e: Envelope): void {
  const weight = line.uls.ownFactor[e.c]! * candidate.ownWeight
  const { M: M_own, N: N_own } = line.own.mesh
  const { N, largest: more, smallest: less } = e
  const M = data.sign > 0 ? e.high : e.low
  const perMoment = data.sign * data.forcePerMoment
  const perAxial = data.forcePerAxial
  let left = perMoment * (M[0]! + weight * M_own[0]!)
  for (let node = 1, k = 0; node < M.length; node++, k += 2) {
    const right = perMoment * (M[node]! + weight * M_own[node]!)
    const start = left - perAxial * (N[k]! + weight * N_own[k]!)
    const end = right - perAxial * (N[k + 1]! + weight * N_own[k + 1]!)
    const F_start = start * (start > 0 ? more : less)
    const F_end = end * (end > 0 ? more : less)
    if (F_start > force[k]!) force[k] = F_start
    if (F_end > force[k + 1]!) force[k + 1] = F_end
    left = right
  }
}

/** The element with the largest value. */
function largest<T>(of: readonly T[], value: (x: T) => number): T | undefined {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const x of of) {
    const v = value(x)
    if (v > most) {
      most = v
      best = x
    }
  }
  return best
}
