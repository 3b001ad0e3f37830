/** Buckling of the member: lateral-torsional (Ω), flexural, torsional and with bending; engineering.md F with Q.14–Q.16. */
import { type BucklingCurve, bucklingReduction, slendernessFor } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import {
  createThinWalledLine,
  type LineActions,
  type LineHold,
  lineBuckling,
  lineIsStableAt,
  setLineStiffness,
  type ThinWalledLine,
  type ThinWalledSection,
} from '../stability/thin-walled-line.ts'
import { E } from '../steel.ts'
import { type BendingParts, bendingParts, isStableInBending, setOwnPart } from './bending-parts.ts'
import type { Candidate } from './candidate.ts'
import { type CombinationExtremes, hasBending } from './combination-extremes.ts'
import type { LineDesign } from './line-design.ts'
import { axialForces, type MemberForces } from './member-forces.ts'
import { createMeshForces, meshForces } from './mesh-forces.ts'
import { createSectionMemory, type SectionMemory, turnTo } from './section-memory.ts'
import type { MeshResponse } from './statics-table.ts'
import { keep, noneYet, type Worst } from './worst.ts'

/** Buckling curve of the section, F.2: lipped C and Z b, hat sections c. */
export const memberCurve = (candidate: Candidate): BucklingCurve => (candidate.model.webs === 2 ? 'c' : 'b')

export interface MemberBucklingSpace {
  /** v and φ, or φ alone under a panel: Ω */
  bending: ThinWalledLine | null
  /** under N alone; with w for C and Z without panel */
  column: ThinWalledLine | null
  /** of `bending`, where they serve */
  parts: BendingParts | null
  memory: SectionMemory
  forces: MeshResponse
}

export function createMemberBucklingSpace(line: LineDesign): MemberBucklingSpace {
  const isOmega = line.input.sectionTypes[0] === 'OMEGA'
  const { panel } = line.restraints
  const bending = isOmega ? createThinWalledLine(line.mesh, panel, false) : null
  const column = isOmega ? bending : panel ? null : createThinWalledLine(line.mesh, false, true)
  return {
    bending,
    column,
    parts: bending && bendingParts(line, bending),
    memory: createSectionMemory(line.uls.combinations.length),
    forces: createMeshForces(line),
  }
}

export function thinWalledSection(candidate: Candidate): ThinWalledSection {
  const { A, I_y, I_z, I_yz, I_w, I_t, y_s, z_s, beta } = candidate.model.gross
  if (candidate.model.webs === 1) return { A, I_y, I_z, I_yz, I_w, I_t, y_s, z_s, beta }
  // Symmetric about z: what rounding leaves of y_s and I_yz is zero.
  return { A, I_y, I_z, I_yz: 0, I_w, I_t, y_s: 0, z_s, beta }
}

/** Fibres at the flange midlines, from the centroid [mm]; C_D only under a panel (Q.20). */
export function lineHold(line: LineDesign, candidate: Candidate): LineHold {
  const { model } = candidate
  const z_up = model.t_nom / 2 - model.gross.z_c
  return { z_up, z_low: z_up + model.h_p, C_D: line.restraints.panel ? line.sheeting.C_D : 0 }
}

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

/** Bending alone (Q.14) with every transverse load at the upper fibre. */
function bendingActions(line: LineDesign, candidate: Candidate, c: number, space: MemberBucklingSpace): LineActions {
  const { forces } = space
  meshForces(line, candidate, c, forces)
  const hasPoints = forces.P.some((P) => P !== 0)
  const { z_up } = lineHold(line, candidate)
  return { M_y: forces.M, N: null, q_z: forces.q, P_z: hasPoints ? forces.P : null, z_q: z_up }
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
  if (Number.isNaN(memory.alpha[c]))
    memory.alpha[c] = lineBuckling(space.bending!, bendingActions(line, candidate, c, space)).alpha
  return memory.alpha[c]!
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

/** 6.2.5: (a^0.8 + b^0.8)^1.25, proportional to the load (Q.16); linear with M_z. */
export const memberInteraction = (a: number, b: number): number => (a ** 0.8 + b ** 0.8) ** 1.25

/** Largest utilisation by lateral-torsional buckling that a combination can still have: γ_M1/(χ·α_ult) with χ ≥ this. */
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

/** The steels of a section ask for load factors this close: a count at the larger one mostly serves them all. */
const OTHER_STEELS = 1.2

function isStable(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
  alpha: number,
): boolean {
  const { memory, bending, parts } = space
  if (alpha <= memory.stableUpTo[c]!) return true
  for (const ahead of [OTHER_STEELS, 1]) {
    const stable = parts
      ? isStableInBending(line, candidate, c, bending!, parts, ahead * alpha)
      : lineIsStableAt(bending!, bendingActions(line, candidate, c, space), ahead * alpha)
    if (!stable) continue
    memory.stableUpTo[c] = ahead * alpha
    return true
  }
  return false
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
  const isAxial = line.groups.some((g) => g.hasN || g.hasM_z)
  if (!space.bending && !isAxial) return outcome
  turnTo(space.memory, candidate)
  const solved = space.bending ?? space.column
  if (solved) setLineStiffness(solved, thinWalledSection(candidate), lineHold(line, candidate))
  if (space.bending && space.parts) setOwnPart(space.bending, space.parts)
  const relevant = space.bending ? considered : considered.filter(({ c }) => line.uls.hasN[c] || line.uls.hasM_z[c])
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
  const { alpha_ult, station } = ultimate
  // Heaviest first: without an eigenvalue of its own, the first combination with an N(x) is the worst of all that have it.
  if (!space.bending && !line.uls.hasM_z[c] && columns[line.uls.axialGroup[c]!] !== undefined) return
  const a = line.uls.hasN[c] ? axialBuckling(line, candidate, c, space, forces, columns, outcome) : 0
  const c_z = line.uls.hasM_z[c] ? extremes.M_z / candidate.resistances.M_cz_Rd : 0
  const keepMember = (b: number) => {
    if (a > 0 || c_z > 0)
      keep(outcome.N_M_MEMBER, memberUtilisation(a, b, c_z), memberUtilisation(a, b, c_z), 1, station, c)
  }
  if (!hasBending(extremes)) {
    keepMember(0)
    return
  }
  let b = gammaM1 / alpha_ult
  if (space.bending) {
    // Governing needs b above what makes either check as bad as the worst so far.
    const limit = Math.min(outcome.LTB.utilisation, largestBending(a, c_z, Math.max(0, outcome.N_M_MEMBER.utilisation)))
    if (limit > 0 && staysBelow(line, candidate, c, space, alpha_ult, limit)) return
    const g = generalMethod(alpha_ult, bendingLoadFactor(line, candidate, c, space), gammaM1)
    b = g.utilisation
    keep(outcome.LTB, b, Math.abs(ultimate.M), (g.chi_LT * ultimate.M_c_Rk) / gammaM1, station, c)
  }
  keepMember(b)
}

/** The b at which the interaction of `memberUtilisation` reaches `worst`; without N and M_z any b does not. */
function largestBending(a: number, c_z: number, worst: number): number {
  if (c_z > 0) return worst - a - c_z
  if (a > 0) return Math.max(0, worst ** 0.8 - a ** 0.8) ** 1.25
  return Number.POSITIVE_INFINITY
}

/** 6.2.5 with its linear form where M_z acts (D23); 0 without N and M_z. */
const memberUtilisation = (a: number, b: number, c_z: number): number =>
  c_z > 0 ? a + b + c_z : a > 0 ? memberInteraction(a, b) : 0

/**
 * The larger of N/N_b,Rd of flexural and torsional buckling in one combination.
 * @param columns those of the N(x) met before: other combinations with the same N(x) add nothing to either check
 */
function axialBuckling(
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
  if (largest > 0 && space.column) {
    const { N_b_Rd } = torsionalResistance(line, candidate, c, space)
    keep(outcome.TORSIONAL_BUCKLING, largest / N_b_Rd, largest, N_b_Rd, station, c)
    a = Math.max(a, largest / N_b_Rd)
  }
  return a
}

/** N_cr = α·max|N| under N(x) alone, and the column resistance it gives; Q.14, Q.15. */
export function torsionalResistance(line: LineDesign, candidate: Candidate, c: number, space: MemberBucklingSpace) {
  const { memory, column } = space
  turnTo(memory, candidate)
  meshForces(line, candidate, c, space.forces)
  const { N } = space.forces
  let N_max = 0
  for (let k = 0; k < N.length; k++) N_max = Math.max(N_max, Math.abs(N[k]!))
  // Constant along the line where no load acts along it: then only the sign decides.
  const shape = line.hasAxialLoads ? line.uls.axialGroup[c]! : Math.sign(N[0]!)
  let N_cr = memory.N_cr.get(shape)
  if (N_cr === undefined) {
    N_cr = N_max * lineBuckling(column!, { M_y: null, N, q_z: null, P_z: null, z_q: 0 }).alpha
    memory.N_cr.set(shape, N_cr)
  }
  return { alpha_cr: N_cr / N_max, N_max, ...columnResistance(line, candidate, N_cr) }
}
