/** Which combinations a free flange needs its eigenvalue for: those that their upper bounds do not exclude. */
import { freeFlangeReduction, freeFlangeSlendernessFor } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import { strutIsStableAt } from '../stability/strut-on-foundation.ts'
import { E } from '../steel.ts'
import type { Candidate } from './candidate.ts'
import type { CombinationExtremes } from './combination-extremes.ts'
import { firstSlenderness } from './free-flange-bending.ts'
import {
  type Bent,
  type FlangeBounds,
  lookAtFlange,
  safeInverseReduction,
  setFlangeSection,
  strutOf,
} from './free-flange-bounds.ts'
import type { FlangeData } from './free-flange-data.ts'
import type { LineDesign } from './line-design.ts'
import { sharedResponse } from './mesh-forces.ts'
import { BETWEEN_NODES } from './peak-on-mesh.ts'
import type { Worst } from './worst.ts'

/** The N_cr at which the flange has the reduction χ < 1. */
export function criticalForceFor(chi: number, candidate: Candidate, data: FlangeData): number {
  const l_fz = freeFlangeSlendernessFor(chi) * data.strip.i_fz * firstSlenderness(candidate)
  return (Math.PI ** 2 * E * data.strip.I_fz) / l_fz ** 2
}

/** One flange of one candidate: the worst so far, and the check that may replace it. */
export interface FlangeSearch {
  stress: Worst
  buckling: Worst
  /** strength of the stress check with and without N [N/mm²] */
  strength: (hasN: boolean) => number
  f_M1: number
  /** solves the lateral moments of one combination at the nodes */
  bend: (c: number) => Bent
  /** checks one combination exactly */
  check: (c: number) => void
}

/** A combination still open, with the force field that must leave the strut stable for it not to govern: F·scale. */
interface Open {
  c: number
  scale: number
  N_cr: number
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
  setFlangeSection(candidate, data, bounds)
  bounds.y_guess = 1 / likelyReduction(candidate, data, bounds)
  const compressed = considered
    .map((e) => e.c)
    .filter((c) => lookAtFlange(line, candidate, data, c, bounds, search.bend))
  const f = (c: number) => search.strength(line.uls.hasN[c] === 1)
  const first = largest(compressed, (c) => bounds.atGuess[c]!)
  const second = largest(compressed, (c) => bounds.stress[c]! / f(c))
  if (first >= 0) search.check(first)
  if (second >= 0 && second !== first) search.check(second)

  const open: Open[] = []
  const limit = (search.buckling.utilisation * search.f_M1) / BETWEEN_NODES
  for (const c of compressed) {
    if (c === first || c === second) continue
    const y = safeInverseReduction(bounds, c, limit)
    const isStressed = (bounds.stress[c]! * BETWEEN_NODES) / f(c) > search.stress.utilisation
    if (isStressed || !(y > 1 && bounds.force[c]! > 0)) search.check(c)
    else {
      const N_cr = criticalForceFor(1 / y, candidate, data)
      open.push({ c, scale: N_cr / bounds.force[c]!, N_cr })
    }
  }
  open.sort((a, b) => b.N_cr - a.N_cr)
  for (const direction of new Set(open.map((o) => bounds.direction[o.c]!))) {
    const same = open.filter((o) => bounds.direction[o.c] === direction)
    excludeOrCheck(line, candidate, data, same, bounds, search)
  }
}

/** Excludes the combinations by one count if that goes, else the heavier and the lighter half of them, down to single ones. */
function excludeOrCheck(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  open: Open[],
  bounds: FlangeBounds,
  search: FlangeSearch,
): void {
  if (open.length <= 1) {
    for (const { c } of open) search.check(c)
    return
  }
  const strut = strutOf(bounds, bounds.direction[open[0]!.c]!)
  bounds.envelope.fill(Number.NEGATIVE_INFINITY)
  for (const o of open) raiseEnvelope(line, candidate, data, o, bounds.envelope)
  if (strutIsStableAt(strut, bounds.envelope, 1)) return
  const half = open.length >> 1
  excludeOrCheck(line, candidate, data, open.slice(0, half), bounds, search)
  excludeOrCheck(line, candidate, data, open.slice(half), bounds, search)
}

/** The envelope with `scale` times the compression of combination c at both ends of every element. */
function raiseEnvelope(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  { c, scale }: Open,
  envelope: Float64Array,
): void {
  const { M, N } = sharedResponse(line, c)
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const { M: M_own, N: N_own } = line.own.mesh
  const perMoment = scale * data.sign * data.forcePerMoment
  const perAxial = scale * data.forcePerAxial
  let left = perMoment * (M[0]! + weight * M_own[0]!)
  for (let node = 1, k = 0; node < M.length; node++, k += 2) {
    const right = perMoment * (M[node]! + weight * M_own[node]!)
    const start = left - perAxial * (N[k]! + weight * N_own[k]!)
    const end = right - perAxial * (N[k + 1]! + weight * N_own[k + 1]!)
    if (start > envelope[k]!) envelope[k] = start
    if (end > envelope[k + 1]!) envelope[k + 1] = end
    left = right
  }
}

/** χ under uniform compression between the restraints, only to guess which combination governs. */
function likelyReduction(candidate: Candidate, data: FlangeData, bounds: FlangeBounds): number {
  const B = E * data.strip.I_fz
  const K = Math.min(data.springs.towardsTip, data.springs.towardsWeb)
  const wave = Math.min(bounds.longestFree, K > 0 ? Math.PI * (B / K) ** 0.25 : Number.POSITIVE_INFINITY)
  const N_cr = B * (Math.PI / wave) ** 2 + K * (wave / Math.PI) ** 2
  const l_fz = Math.PI * Math.sqrt(B / N_cr)
  return freeFlangeReduction(l_fz / data.strip.i_fz / firstSlenderness(candidate))
}

/** The combination with the largest value, −1 when there is none. */
function largest(combinations: number[], value: (c: number) => number): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (const c of combinations) {
    const v = value(c)
    if (v > most) {
      most = v
      best = c
    }
  }
  return best
}
