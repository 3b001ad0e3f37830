/** Buckling of the member: lateral-torsional, flexural, torsional and with bending; method 5. */
import { type BucklingCurve, bucklingReduction, slendernessFor } from '../../en1993-1-1-2005/6-3-buckling-curves.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { axialForces, type MemberForces } from '../../line/member-forces.ts'
import { AXIAL, meshForces, TRANSVERSE } from '../../line/mesh-forces.ts'
import type { Candidate } from '../../search/candidate.ts'
import { type CombinationExtremes, hasBending } from '../../search/combination-extremes.ts'
import { keep, noneYet, type Worst } from '../../search/worst.ts'
import { E } from '../../steel.ts'
import { interactionMoments, largestBending, memberInteraction } from './interaction-moments.ts'
import type { MemberBucklingSpace } from './member-buckling-space.ts'
import {
  axialBuckling,
  bendingBuckling,
  bendingOf,
  isStableInBending,
  type MemberBuckling,
  setMemberSection,
} from './member-line.ts'
import { turnTo } from './section-memory.ts'
import { stableBySuperposition } from './superposed-stability.ts'

/** Buckling curve of the section, method 5.3: lipped C and Z b, hat sections c. */
export const memberCurve = (candidate: Candidate): BucklingCurve => candidate.model.profile.curve

/** λ̄, χ and utilisation of the general method, EN 1993-1-1 6.3.4 with χ_LT of 6.2.4 (curve b). */
export interface GeneralMethod {
  alpha_ult: number
  alpha_cr: number
  lambda_LT: number
  chi_LT: number
  utilisation: number
}

export function generalMethod(alpha_ult: number, alpha_cr: number, gamma_M1: number): GeneralMethod {
  const lambda_LT = Math.sqrt(alpha_ult / alpha_cr)
  const chi_LT = bucklingReduction(lambda_LT, 'b')
  return { alpha_ult, alpha_cr, lambda_LT, chi_LT, utilisation: gamma_M1 / (chi_LT * alpha_ult) }
}

/** Which end of the moment diagram uses the section most: its station, M and characteristic resistance. */
export function ultimateLoadFactor(line: LineDesign, candidate: Candidate, e: CombinationExtremes) {
  const { resistances: r } = candidate
  const { gammaM0 } = line.national
  const sagging = e.M_max / (r.M_c_Rd_top * gammaM0)
  const hogging = -e.M_min / (r.M_c_Rd_bottom * gammaM0)
  return sagging >= hogging
    ? { alpha_ult: 1 / sagging, M: e.M_max, M_c_Rk: r.M_c_Rd_top * gammaM0, station: e.atM_max }
    : { alpha_ult: 1 / hogging, M: e.M_min, M_c_Rk: r.M_c_Rd_bottom * gammaM0, station: e.atM_min }
}

/** Bending alone (method 5.16) with every transverse load at the upper fibre. */
function bendingActions(line: LineDesign, candidate: Candidate, c: number, space: MemberBucklingSpace) {
  meshForces(line, candidate, c, space.forces, TRANSVERSE)
  return bendingOf(space.forces)
}

/** α_cr of bending alone. */
export function bendingLoadFactor(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
): number {
  const { memory } = space
  turnTo(memory, candidate)
  const load = line.bendingLoads.of[c]!
  if (Number.isNaN(memory.alpha[load]))
    memory.alpha[load] = bendingBuckling(space.member!, bendingActions(line, candidate, c, space)).alpha_cr
  return memory.alpha[load]!
}

/**
 * χ_LT under the moments of the shift alone, where M_y is 0 everywhere; method 5.18.
 * @param M_c_Rk of the sign of ΔM [N·mm]
 */
export function shiftReduction(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
): MemberBuckling & GeneralMethod {
  const { forces } = space
  const { e_z } = candidate.shift
  const { resistances: r } = candidate
  meshForces(line, candidate, c, forces)
  let largest = 0
  for (let i = 0; i < forces.M.length; i++) {
    // N of the element before or after a node, the more compressed of the two.
    const N = Math.min(i > 0 ? forces.N[2 * i - 1]! : 0, i < line.mesh.elementCount ? forces.N[2 * i]! : 0, 0)
    forces.M[i] = -N * e_z
    largest = Math.max(largest, Math.abs(forces.M[i]!))
  }
  const buckling = bendingBuckling(space.member!, { M: forces.M, q: null, P: null })
  const M_c_Rk = (e_z > 0 ? r.M_c_Rd_top : r.M_c_Rd_bottom) * line.national.gammaM0
  return { ...buckling, ...generalMethod(M_c_Rk / largest, buckling.alpha_cr, line.national.gammaM1) }
}

/** Resistance of one span to flexural buckling about y, 6.2.2. */
export function flexuralResistance(line: LineDesign, candidate: Candidate, span: number) {
  const L_cr = line.isConsole(span) ? 2 * line.spanLength(span) : line.spanLength(span)
  const N_cr = (Math.PI ** 2 * E * candidate.model.gross.I_y) / L_cr ** 2
  return { L_cr, ...columnResistance(line, candidate, N_cr) }
}

/** λ̄ = √(A_eff·f_yb/N_cr), N_b,Rd = χ·A_eff·f_yb/γ_M1, (6.2.1). */
export function columnResistance(line: LineDesign, candidate: Candidate, N_cr: number) {
  const A_eff = candidate.effective.compression.A
  const lambda = Math.sqrt((A_eff * candidate.f_yb) / N_cr)
  const chi = bucklingReduction(lambda, memberCurve(candidate))
  return { N_cr, lambda, chi, N_b_Rd: (chi * A_eff * candidate.f_yb) / line.national.gammaM1 }
}

export interface MemberBucklingOutcome {
  LTB: Worst
  FLEXURAL_BUCKLING: Worst
  TORSIONAL_BUCKLING: Worst
  N_M_MEMBER: Worst
}

/** Whether a combination cannot reach `limit` by lateral-torsional buckling: γ_M1/(χ·α_ult) with χ ≥ this. */
function staysBelow(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
  alpha_ult: number,
  limit: number,
): boolean {
  const chi = line.national.gammaM1 / (limit * alpha_ult)
  if (chi >= 1) return false
  return isStable(line, candidate, c, space, alpha_ult / slendernessFor(chi, 'b') ** 2)
}

function isStable(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
  alpha: number,
): boolean {
  const { memory, member } = space
  const load = line.bendingLoads.of[c]!
  if (Number.isNaN(memory.stableUpTo[load])) memory.stableUpTo[load] = stableBySuperposition(line, candidate, c, space)
  if (alpha <= memory.stableUpTo[load]!) return true
  if (!isStableInBending(member!, bendingActions(line, candidate, c, space), alpha)) return false
  memory.stableUpTo[load] = alpha
  return true
}

/** All member checks of one candidate. @param considered the combinations that can govern stability */
export function checkMemberBuckling(
  line: LineDesign,
  candidate: Candidate,
  considered: CombinationExtremes[],
  space: MemberBucklingSpace,
  forces: MemberForces,
): MemberBucklingOutcome {
  const outcome: MemberBucklingOutcome = {
    LTB: noneYet(),
    FLEXURAL_BUCKLING: noneYet(),
    TORSIONAL_BUCKLING: noneYet(),
    N_M_MEMBER: noneYet(),
  }
  const { member, memory } = space
  const isAxial = line.groups.some((g) => g.hasN || g.hasM_z)
  if (!member && !isAxial) return outcome
  turnTo(memory, candidate)
  if (member) setMemberSection(member, line, candidate)
  const relevant = member ? considered : considered.filter(({ c }) => line.uls.hasN[c] || line.uls.hasM_z[c])
  const combinations = relevant.map((extremes) => ({
    extremes,
    ultimate: ultimateLoadFactor(line, candidate, extremes),
  }))
  // The heaviest first: what comes later is mostly shown by one factorisation not to govern.
  combinations.sort((a, b) => a.ultimate.alpha_ult - b.ultimate.alpha_ult)
  const columns: (number | undefined)[] = []
  for (const x of combinations) checkCombination(line, candidate, space, forces, x, columns, outcome)
  return outcome
}

interface Considered {
  extremes: CombinationExtremes
  ultimate: ReturnType<typeof ultimateLoadFactor>
}

function checkCombination(
  line: LineDesign,
  candidate: Candidate,
  space: MemberBucklingSpace,
  forces: MemberForces,
  { extremes, ultimate }: Considered,
  columns: (number | undefined)[],
  outcome: MemberBucklingOutcome,
): void {
  const { gammaM1 } = line.national
  const { c } = extremes
  const { alpha_ult } = ultimate
  const a = line.uls.hasN[c] ? columnUtilisation(line, candidate, c, space, forces, columns, outcome) : 0
  const interacts = extremes.compression > 0 || extremes.M_z > 0
  const bound = interacts ? interactionMoments(line, candidate, extremes, null) : null
  let chi_LT = 1
  if (space.member && hasBending(extremes)) {
    // Governing needs a b above what makes either check as bad as the worst so far.
    const b_member = bound
      ? largestBending(a, bound.c_z, Math.max(0, outcome.N_M_MEMBER.utilisation)) / (bound.m * alpha_ult)
      : Number.POSITIVE_INFINITY
    const limit = Math.min(outcome.LTB.utilisation, b_member)
    if (limit > 0 && staysBelow(line, candidate, c, space, alpha_ult, limit)) return
    const g = generalMethod(alpha_ult, bendingLoadFactor(line, candidate, c, space), gammaM1)
    keep(outcome.LTB, g.utilisation, Math.abs(ultimate.M), (g.chi_LT * ultimate.M_c_Rk) / gammaM1, ultimate.station, c)
    chi_LT = g.chi_LT
  }
  if (!bound || memberInteraction(a, (gammaM1 * bound.m) / chi_LT, bound.c_z) <= outcome.N_M_MEMBER.utilisation) return
  if (space.member && !hasBending(extremes) && bound.m > 0) chi_LT = shiftReduction(line, candidate, c, space).chi_LT
  const { m, c_z, station } = interactionMoments(line, candidate, extremes, forces)
  const u = memberInteraction(a, (gammaM1 * m) / chi_LT, c_z)
  keep(outcome.N_M_MEMBER, u, u, 1, station, c)
}

/**
 * The larger of N/N_b,Rd of flexural and torsional buckling in one combination.
 * @param columns those of the N(x) met before: other combinations with the same N(x) add nothing to either check
 */
function columnUtilisation(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
  forces: MemberForces,
  columns: (number | undefined)[],
  outcome: MemberBucklingOutcome,
): number {
  const group = line.uls.axialGroup[c]!
  const a = columns[group] ?? checkColumn(line, candidate, c, space, forces, outcome)
  columns[group] = a
  return a
}

function checkColumn(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
  forces: MemberForces,
  outcome: MemberBucklingOutcome,
): number {
  const { stations } = line
  axialForces(line, candidate, c, forces)
  const { N } = forces
  let a = 0
  let largest = 0
  let station = -1
  for (let k = 0; k < line.spans; k++) {
    let at = -1
    for (let i = stations.firstOfSpan[k]!; i >= 0 && i <= stations.lastOfSpan[k]!; i++) {
      if (N[i]! < 0 && (at < 0 || N[i]! < N[at]!)) at = i
    }
    if (at < 0) continue
    const { N_b_Rd } = flexuralResistance(line, candidate, k)
    keep(outcome.FLEXURAL_BUCKLING, -N[at]! / N_b_Rd, -N[at]!, N_b_Rd, at, c)
    a = Math.max(a, -N[at]! / N_b_Rd)
    if (-N[at]! > largest) {
      largest = -N[at]!
      station = at
    }
  }
  if (largest > 0 && space.member) {
    const { N_b_Rd } = torsionalResistance(line, candidate, c, space)
    keep(outcome.TORSIONAL_BUCKLING, largest / N_b_Rd, largest, N_b_Rd, station, c)
    a = Math.max(a, largest / N_b_Rd)
  }
  return a
}

/** N_cr = α·max compression under N(x) alone, and the column resistance it gives; method 5.17. */
export function torsionalResistance(line: LineDesign, candidate: Candidate, c: number, space: MemberBucklingSpace) {
  const { memory, member, forces } = space
  turnTo(memory, candidate)
  meshForces(line, candidate, c, forces, AXIAL)
  const { N } = forces
  let N_max = 0
  for (let k = 0; k < N.length; k++) N_max = Math.max(N_max, -N[k]!)
  // Constant along the line where no load acts along it: then every compression has the same critical force.
  const shape = line.hasAxialLoads ? line.uls.axialGroup[c]! : 0
  let N_cr = memory.N_cr.get(shape)
  if (N_cr === undefined) {
    N_cr = N_max * axialBuckling(member!, N).alpha_cr
    memory.N_cr.set(shape, N_cr)
  }
  return { alpha_cr: N_cr / N_max, N_max, ...columnResistance(line, candidate, N_cr) }
}
