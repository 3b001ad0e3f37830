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
  check: (c: number) => void
  /** checks one combination exactly if its bound at every node does not exclude it */
  settle: (c: number) => void
}

/** A combination still open: stable under its compression times `scale` it does not govern. */
interface Open {
  c: number
  scale: number
  N_cr: number
}

/** What one count can exclude: combinations under one envelope of moments, and their scales. */
interface Envelope {
  high: Float64Array
  low: Float64Array
  N: Float64Array
  members: Open[]
  largest: number
  smallest: number
  N_cr: number
  directions: number
}

/**
 * Checks one flange in the combinations that can govern it: the most dangerous one first, and what is left only where neither
 * its bound of σ_c/χ + m nor an inertia count excludes it.
 *
 * A count serves many combinations: pointwise larger compression never makes α_cr larger (−∫F·u′²dx only falls), so a strut
 * that is stable under the envelope of their forces is stable under each. On the softer foundation it is not stabler either.
 */
export function searchFlange(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  considered: CombinationExtremes[],
  bounds: FlangeBounds,
  search: FlangeSearch,
): void {
  setFlangeSection(line, candidate, data, bounds)
  const { table, isConsidered } = bounds
  const before = bounds.before.get(candidate.f_yb) ?? { stress: -1, buckling: -1 }
  isConsidered.fill(0)
  for (const { c } of considered) isConsidered[c] = 1
  const begin = (c: number, solve: (c: number) => void) => {
    if (c < 0 || !isConsidered[c]) return
    isConsidered[c] = 0
    solve(c)
  }
  begin(before.buckling, search.check)
  begin(before.stress, search.settle)

  const bound: FlangeBound = { atOne: 0, atMost: 0, stress: 0, sigma: 0, force: 0 }
  const { everyBlock, someBlocks, blockOf } = bounds
  const look = (row: number, c: number, blocks = everyBlock, count = blocks.length): FlangeBound => {
    boundOf(line, candidate, data, bounds, row, c, blocks, count, bound)
    return bound
  }
  const f = (c: number) => search.strength(line.uls.hasN[c] === 1)
  const stressLimit = (c: number) => (1 - CLOSE) * search.stress.utilisation * f(c)
  const bucklingLimit = () => (1 - CLOSE) * search.buckling.utilisation * search.f_M1
  if (search.buckling.combination < 0) for (const c of seemWorst(table, isConsidered, look, f)) begin(c, search.check)

  const envelopes: Envelope[] = []
  const hard: { c: number; atMost: number }[] = []
  table.bundles.members.forEach((members, g) => {
    const member = members.find((c) => isConsidered[c] === 1)
    if (member === undefined) return
    const [stressed, buckled] = [stressLimit(member), bucklingLimit()]
    const { sigma, atMost, stress } = look(table.combinations + g, member)
    if (!(sigma > 1e-6 && (stress > stressed || atMost > buckled))) return
    // In the other blocks every member stays below both limits.
    let count = 0
    for (const b of everyBlock)
      if (blockOf.atMost[b]! > buckled || blockOf.stress[b]! > stressed) someBlocks[count++] = b
    const open: Open[] = []
    let directions = 0
    for (const c of members) {
      if (!isConsidered[c]) continue
      const m = members.length === 1 ? bound : look(c, c, someBlocks, count)
      if (!(m.sigma > 1e-6 && (m.stress > stressed || m.atMost > buckled))) continue
      const y = m.stress > stressed ? 1 : safeInverseReduction(bound, bounds.y_most, buckled)
      if (!(y > 1 && m.force > 0)) {
        hard.push({ c, atMost: m.atMost })
        continue
      }
      const N_cr = criticalForceFor(1 / y, candidate, data)
      open.push({ c, scale: N_cr / m.force, N_cr })
      directions |= bounds.lateral.direction[c]!
    }
    if (open.length > 0) envelopes.push(bundleEnvelope(line, bounds, g, open, directions))
  })
  hard.sort((a, b) => b.atMost - a.atMost)
  for (const { c } of hard) search.settle(c)
  envelopes.sort((a, b) => b.N_cr - a.N_cr)
  for (const directions of new Set(envelopes.map((e) => e.directions))) {
    const same = envelopes.filter((e) => e.directions === directions)
    // Among all of them one is nearly always too close to the worst for one count.
    const half = same.length >> 1
    excludeOrSettle(line, candidate, data, same.slice(0, half), bounds, search)
    excludeOrSettle(line, candidate, data, same.slice(half), bounds, search)
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
function excludeOrSettle(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  envelopes: Envelope[],
  bounds: FlangeBounds,
  search: FlangeSearch,
): void {
  const [first] = envelopes
  if (!first) return
  if (envelopes.length === 1 && first.members.length === 1) {
    search.settle(first.members[0]!.c)
    return
  }
  bounds.force.fill(Number.NEGATIVE_INFINITY)
  for (const e of envelopes) raise(line, candidate, data, e, bounds.force)
  if (strutIsStableAt(softestStrut(data, bounds, first.directions), bounds.force, 1)) return
  const parts =
    envelopes.length > 1
      ? envelopes
      : first.members.map((o) => combinationEnvelope(line, bounds, o)).sort((a, b) => b.N_cr - a.N_cr)
  const half = parts.length >> 1
  excludeOrSettle(line, candidate, data, parts.slice(0, half), bounds, search)
  excludeOrSettle(line, candidate, data, parts.slice(half), bounds, search)
}

const envelopeOf = (members: Open[], high: Float64Array, low: Float64Array, N: Float64Array, directions: number) => ({
  high,
  low,
  N,
  members,
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
function raise(line: LineDesign, candidate: Candidate, data: FlangeData, e: Envelope, force: Float64Array): void {
  const weight = line.uls.ownFactor[e.members[0]!.c]! * candidate.ownWeight
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
