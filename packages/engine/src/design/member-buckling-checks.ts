/** Buckling of the member: lateral-torsional (Ω), flexural, torsional and with bending; engineering.md F with Q.14–Q.16. */
import { type BucklingCurve, bucklingReduction } from '../en1993-1-1-2005/6-3-buckling-curves.ts'
import {
  createThinWalledLine,
  type LineHold,
  lineBuckling,
  setLineStiffness,
  type ThinWalledLine,
  type ThinWalledSection,
} from '../stability/thin-walled-line.ts'
import { E } from '../steel.ts'
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import { undominated } from './load-shapes.ts'
import { type MemberForces, ulsForces } from './member-forces.ts'
import { createMeshForces, meshForces } from './mesh-forces.ts'
import type { CombinationExtremes } from './section-checks.ts'
import type { MeshResponse } from './statics-table.ts'
import { keep, noneYet, type Worst } from './worst.ts'

/** Buckling curve of the section, F.2: lipped C and Z b, hat sections c. */
export const memberCurve = (candidate: Candidate): BucklingCurve => (candidate.model.webs === 2 ? 'c' : 'b')

export interface MemberBucklingSpace {
  /** v and φ, or φ alone under a panel: Ω */
  bending: ThinWalledLine | null
  /** under N alone; with w for C and Z without panel */
  column: ThinWalledLine | null
  forces: MeshResponse
}

export function createMemberBucklingSpace(line: LineDesign): MemberBucklingSpace {
  const isOmega = line.input.sectionTypes[0] === 'OMEGA'
  const { panel } = line.restraints
  const bending = isOmega ? createThinWalledLine(line.mesh, panel, false) : null
  const column = isOmega ? bending : panel ? null : createThinWalledLine(line.mesh, false, true)
  return { bending, column, forces: createMeshForces(line) }
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
export function ultimateLoadFactor(line: LineDesign, candidate: Candidate, extremes: CombinationExtremes, c: number) {
  const { resistances: r } = candidate
  const { gammaM0 } = line.national
  const sagging = extremes.M_max[c]! / (r.M_c_Rd_top * gammaM0)
  const hogging = -extremes.M_min[c]! / (r.M_c_Rd_bottom * gammaM0)
  return sagging >= hogging
    ? { alpha_ult: 1 / sagging, M: extremes.M_max[c]!, M_c_Rk: r.M_c_Rd_top * gammaM0, station: extremes.at_max[c]! }
    : { alpha_ult: 1 / hogging, M: extremes.M_min[c]!, M_c_Rk: r.M_c_Rd_bottom * gammaM0, station: extremes.at_min[c]! }
}

/** α_cr of bending alone (Q.14) with every transverse load at the upper fibre. */
export function bendingLoadFactor(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
): number {
  const { forces } = space
  meshForces(line, candidate, c, forces)
  const { z_up } = lineHold(line, candidate)
  const hasPoints = forces.P.some((P) => P !== 0)
  return lineBuckling(space.bending!, {
    M_y: forces.M,
    N: null,
    q_z: forces.q,
    P_z: hasPoints ? forces.P : null,
    z_q: z_up,
  }).alpha
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

export function checkMemberBuckling(
  line: LineDesign,
  candidate: Candidate,
  extremes: CombinationExtremes,
  space: MemberBucklingSpace,
  forces: MemberForces,
): MemberBucklingOutcome {
  const outcome: MemberBucklingOutcome = {
    LTB: noneYet(),
    FLEXURAL_BUCKLING: noneYet(),
    TORSIONAL_BUCKLING: noneYet(),
    N_M_MEMBER: noneYet(),
  }
  const { gammaM1 } = line.national
  const section = thinWalledSection(candidate)
  const hold = lineHold(line, candidate)
  if (space.bending) setLineStiffness(space.bending, section, hold)
  else if (space.column) setLineStiffness(space.column, section, hold)
  for (const c of undominated(line, candidate)) {
    let b = 0
    let at = extremes.at_max[c]!
    if (extremes.M_max[c]! > 1 || extremes.M_min[c]! < -1) {
      const ultimate = ultimateLoadFactor(line, candidate, extremes, c)
      at = ultimate.station
      if (space.bending) {
        const alpha_cr = bendingLoadFactor(line, candidate, c, space)
        const { utilisation, chi_LT } = generalMethod(ultimate.alpha_ult, alpha_cr, gammaM1)
        b = utilisation
        keep(outcome.LTB, b, Math.abs(ultimate.M), (chi_LT * ultimate.M_c_Rk) / gammaM1, at, c)
      } else b = gammaM1 / ultimate.alpha_ult
    }
    const a = line.uls.hasN[c] ? axialBuckling(line, candidate, c, space, forces, outcome) : 0
    const c_z = extremes.M_z[c]! / candidate.resistances.M_cz_Rd
    if (line.uls.hasM_z[c] && c_z > 0) keep(outcome.N_M_MEMBER, a + b + c_z, a + b + c_z, 1, at, c)
    else if (a > 0) {
      const u = memberInteraction(a, b)
      keep(outcome.N_M_MEMBER, u, u, 1, at, c)
    }
  }
  return outcome
}

/** The larger of N/N_b,Rd of flexural and torsional buckling in one combination. */
function axialBuckling(
  line: LineDesign,
  candidate: Candidate,
  c: number,
  space: MemberBucklingSpace,
  forces: MemberForces,
  outcome: MemberBucklingOutcome,
): number {
  const { stations } = line
  ulsForces(line, candidate, c, forces)
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
    const u = -N[at]! / N_b_Rd
    keep(outcome.FLEXURAL_BUCKLING, u, -N[at]!, N_b_Rd, at, c)
    a = Math.max(a, u)
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
  meshForces(line, candidate, c, space.forces)
  const { N } = space.forces
  const { alpha } = lineBuckling(space.column!, { M_y: null, N, q_z: null, P_z: null, z_q: 0 })
  const N_max = N.reduce((max, v) => Math.max(max, Math.abs(v)), 0)
  return { alpha_cr: alpha, N_max, ...columnResistance(line, candidate, alpha * N_max) }
}
