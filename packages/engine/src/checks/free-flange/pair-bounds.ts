/** Which combinations may govern the free flanges of a line with two thicknesses; decision 0009. */
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import { addScaled } from '../../line/combined-forces.ts'
import { setSteppedStiffness } from '../../stability/stepped-strut.ts'
import { strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { criticalForceFor, type FlangeSearch, limitsOf } from './limits.ts'
import { type PairedLateral, pairedLateral, uniformForce } from './pair-lateral.ts'
import { fillStripForces, largestOwn, type PairedStrips } from './pair-strips.ts'
import { BETWEEN_NODES } from './peak-on-mesh.ts'
import { stressOf } from './stresses.ts'
import type { PairedMoments } from './table.ts'

export interface PairedBounds {
  strips: PairedStrips
  moments: PairedMoments
  lateral: PairedLateral
  /** forces of several combinations, two values an element */
  force: Float64Array
}

/** The bounds of one section of a pair on its line. */
export function pairedBounds(search: FlangeSearch, strips: PairedStrips): PairedBounds {
  const { line, candidate, data, space } = search
  let moments = space.paired[data.fibre]
  if (moments?.ownWeight !== candidate.ownWeight) {
    moments = combinedMoments(search, strips)
    space.paired[data.fibre] = moments
  }
  return {
    strips,
    moments,
    lateral: pairedLateral(search, strips),
    force: new Float64Array(2 * line.mesh.elementCount),
  }
}

function combinedMoments({ line, candidate, data, space }: FlangeSearch, { isOwnNode }: PairedStrips): PairedMoments {
  const { uls, own, mesh, spans } = line
  const n = mesh.nodeCount
  const count = uls.combinations.length
  const M = new Float64Array(count * n)
  const most = new Float64Array(count * spans).fill(Number.NEGATIVE_INFINITY)
  const inLaps = most.slice()
  const anywhere = new Float64Array(count)
  const { isLap } = space.places
  for (let c = 0; c < count; c++) {
    const row = M.subarray(c * n, (c + 1) * n)
    for (const { factor, response } of uls.terms[c]!) addScaled(row, response.mesh.M, factor)
    addScaled(row, own.mesh.M, uls.ownFactor[c]! * candidate.ownWeight)
    for (let i = 0; i < n; i++) {
      const compressing = data.sign * row[i]!
      if (compressing > anywhere[c]!) anywhere[c] = compressing
      if (!isOwnNode[i]) continue
      const k = c * spans + mesh.spanOfElement[Math.max(0, i - 1)]!
      if (compressing > most[k]!) most[k] = compressing
      if (isLap?.[i] && compressing > inLaps[k]!) inLaps[k] = compressing
    }
  }
  return { ownWeight: candidate.ownWeight, M, most, inLaps, anywhere }
}

/**
 * Checks the combinations that may govern without any further reduction, by falling bound, and returns the others that buckling may let
 * govern, the most dangerous first. Where loads act along the line all are checked: σ_c is no function of M there.
 */
export function openCombinations(search: FlangeSearch, bounds: PairedBounds, check: (c: number) => void): number[] {
  const { hasAxialLoads, uls } = search.line
  const stress = Float64Array.from(uls.combinations, (_, c) => stressBound(search, bounds, c))
  const falling = Array.from(stress.keys()).sort((a, b) => stress[b]! - stress[a]!)
  const left: { c: number; danger: number }[] = []
  for (const c of falling) {
    if (hasAxialLoads) check(c)
    else if (stress[c] === 0) break
    else if (stress[c]! > limitsOf(search, c).stress) check(c)
    else {
      const danger = dangerOf(search, bounds, c)
      if (danger === Number.POSITIVE_INFINITY) check(c)
      else if (danger > 1) left.push({ c, danger })
    }
  }
  return left.sort((a, b) => b.danger - a.danger).map(({ c }) => c)
}

/**
 * N_cr below which a combination may govern (10.7), over the N_cr that it has at least: that of the largest compression along the whole
 * line, as much of it as the section has. Infinity: it may govern with any N_cr.
 */
function dangerOf(search: FlangeSearch, bounds: PairedBounds, c: number): number {
  const chi = reductionOf(search, bounds, c)
  if (!(chi < 1)) return Number.POSITIVE_INFINITY
  const { line, data } = search
  const { strips, moments, lateral } = bounds
  const N = line.uls.axial[c]!
  const at = c * lateral.spans
  let most = 0
  for (let k = at; k < at + lateral.spans; k++) most = Math.max(most, moments.most[k]!)
  const own = most * data.forcePerMoment - N * data.forcePerAxial
  const either = largestForces(strips)
  const whole = moments.anywhere[c]! * either.perMoment + Math.max(0, -N) * either.perAxial
  if (!(own > 0)) return Number.POSITIVE_INFINITY
  return (criticalForceFor(search, chi) * whole) / (own * uniformForce(search, strips, lateral, lateral.patternOf[c]!))
}

/** The larger force in either strip per unit of M and of N. */
const largestForces = ({ both }: PairedStrips) => ({
  perMoment: Math.max(...both.map((d) => d.forcePerMoment)),
  perAxial: Math.max(...both.map((d) => d.forcePerAxial)),
})

/** Upper bound of (10.3b) in a combination [N/mm²]; 0 where the flange is compressed nowhere. */
function stressBound(search: FlangeSearch, bounds: PairedBounds, c: number): number {
  const { moments, lateral } = bounds
  let bound = 0
  for (let s = 0, k = c * lateral.spans; s < lateral.spans; s++, k++) {
    const sigma = compression(search, moments.most[k]!, c)
    if (sigma > 0) bound = Math.max(bound, BETWEEN_NODES * Math.max(sigma + lateral.pressing[k]!, lateral.either[k]!))
  }
  return bound
}

/** σ_c under a moment that compresses the flange by so much; N is the same along the line. */
function compression({ line, candidate, data }: FlangeSearch, compressing: number, c: number): number {
  if (compressing === Number.NEGATIVE_INFINITY) return 0
  const { uls } = line
  const axial = uls.hasN[c] === 1 ? uls.axial[c]! / candidate.effective.compression.A : 0
  return stressOf(data, data.sign * compressing, axial)
}

/** χ_LT below which a combination may govern (10.7); Infinity: it may with any. */
function reductionOf(search: FlangeSearch, { moments, lateral }: PairedBounds, c: number): number {
  const limit = limitsOf(search, c).buckling
  let y = Number.POSITIVE_INFINITY
  for (let s = 0, k = c * lateral.spans; s < lateral.spans; s++, k++) {
    const sigma = compression(search, moments.most[k]!, c)
    if (!(sigma > 0)) continue
    if (!(BETWEEN_NODES * lateral.either[k]! < limit)) return Number.POSITIVE_INFINITY
    y = Math.min(y, (limit / BETWEEN_NODES - lateral.pressing[k]!) / sigma)
    const atLap = compression(search, moments.inLaps[k]!, c)
    if (atLap > 0) y = Math.min(y, (limit * KAPPA_F) / atLap)
  }
  return y > 0 ? 1 / y : Number.POSITIVE_INFINITY
}

/**
 * Whether one inertia count proves that none of these combinations governs: the strut is stable under the largest of their forces, each as
 * many times as the χ asks for below which it would govern.
 */
export function provenStable(search: FlangeSearch, bounds: PairedBounds, combinations: number[]): boolean {
  const { strut } = search
  const { strips, lateral, force } = bounds
  force.fill(Number.NEGATIVE_INFINITY)
  for (const c of combinations) {
    const chi = reductionOf(search, bounds, c)
    if (!(chi < 1) || !raise(search, bounds, c, criticalForceFor(search, chi))) return false
  }
  setSteppedStiffness(strut, strips.bending, lateral.patterns[lateral.patternOf[combinations[0]!]!]!)
  return strutIsStableAt(strut, force, 1)
}

/** Raises the forces by those of a combination, so many times that the largest of the section is N_cr. False: nothing compresses it. */
function raise(
  { line, space }: FlangeSearch,
  { strips, moments, force }: PairedBounds,
  c: number,
  N_cr: number,
): boolean {
  const { mesh, uls } = line
  const { F, forces } = space
  const M = moments.M.subarray(c * mesh.nodeCount, (c + 1) * mesh.nodeCount)
  forces.N.fill(uls.axial[c]!)
  fillStripForces(line, strips, { M, N: forces.N }, F)
  const { F_max } = largestOwn(F, strips.isOwn)
  if (!(F_max > 0)) return false
  const scale = N_cr / F_max
  for (let k = 0; k < F.length; k++) if (scale * F[k]! > force[k]!) force[k] = scale * F[k]!
  return true
}
