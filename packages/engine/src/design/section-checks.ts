/** Cross-section checks of one candidate over all ULS combinations; engineering.md E with Q.9–Q.13. */
import { webCrippling } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import type { Candidate } from './candidate.ts'
import type { LineDesign } from './line-design.ts'
import { createMemberForces, type MemberForces, ulsForces } from './member-forces.ts'
import { keep, noneYet, type Worst } from './worst.ts'

export const SECTION_CHECKS = [
  'TENSION',
  'COMPRESSION',
  'BENDING_Y_POS',
  'BENDING_Y_NEG',
  'BENDING_Z',
  'SHEAR',
  'M_V',
  'WEB_CRIPPLING_END',
  'WEB_CRIPPLING_INT',
  'M_R',
  'N_M_SECTION',
] as const
export type SectionCheckCode = (typeof SECTION_CHECKS)[number]

/** Extremes of one combination, for the stability checks and their pruning. */
export interface CombinationExtremes {
  /** largest and smallest M_y [N·mm] with their stations */
  M_max: Float64Array
  M_min: Float64Array
  at_max: Int32Array
  at_min: Int32Array
  /** largest |M_z| [N·mm] */
  M_z: Float64Array
}

export interface ReactionEnvelope {
  max: Float64Array
  min: Float64Array
  maxCombination: Int32Array
  minCombination: Int32Array
}

export interface SectionOutcome {
  worst: Record<SectionCheckCode, Worst>
  extremes: CombinationExtremes
  reactions: ReactionEnvelope
}

/** Which rows of web crippling a support takes, Q.11. */
export interface SupportBearing {
  /** end rows, category 1 */
  end: boolean
}

export function supportBearings(line: LineDesign, h_w: number): SupportBearing[] {
  const { supports, start, end } = line.actions.line
  return supports.map((x, i) => {
    const isFirst = i === 0
    const isLast = i === supports.length - 1
    if (!isFirst && !isLast) return { end: false }
    const overhang = isFirst ? x - start : end - x
    return { end: overhang === 0 || Math.max(0, overhang - line.s_s / 2) <= 1.5 * h_w }
  })
}

/** β_V of the shears either side of a support, 6.1.7.3(4). */
export function shearAsymmetry(V_left: number, V_right: number): number {
  const a = Math.abs(V_left)
  const b = Math.abs(V_right)
  return a + b === 0 ? 0 : Math.abs(a - b) / (a + b)
}

/** 6.1.8 (N ≥ 0) and 6.1.9 (N < 0): the largest left-hand side; Q.13. Forces N, N·mm; e_N positive inwards [mm]. */
export function axialBendingUtilisation(
  r: Candidate['resistances'],
  e_N: number,
  N: number,
  M: number,
  M_z: number,
): number {
  const [M_com, M_ten] = M >= 0 ? [r.M_com_top, r.M_ten_top] : [r.M_com_bottom, r.M_ten_bottom]
  const m = Math.abs(M)
  const z = Math.abs(M_z) / r.M_cz_Rd
  if (N >= 0) {
    const n = N / r.N_t_Rd
    const tensionEdge = n + m / M_ten + z
    return M_com <= M_ten ? Math.max(tensionEdge, m / M_com + z - n) : tensionEdge
  }
  const delta = -N * e_N
  return -N / r.N_c_Rd + (m + (delta * M > 0 ? Math.abs(delta) : 0)) / M_com + z
}

/** 6.1.10 with 1 − M_f,Rd/M_pl,Rd = 1: N/N_Rd + |M|/M_Rd + (2V/V_w,Rd − 1)². */
export function shearBendingUtilisation(r: Candidate['resistances'], N: number, M: number, V: number): number {
  const n = N >= 0 ? N / r.N_t_Rd : -N / r.N_c_Rd
  const m = M >= 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom
  return n + m + ((2 * Math.abs(V)) / r.V_b_Rd - 1) ** 2
}

/** Shift of the centroid under compression, positive inwards [mm]. */
export const centroidShift = (candidate: Candidate): number =>
  candidate.effective.compression.z_c - candidate.unreduced.z_c

export function checkSection(
  line: LineDesign,
  candidate: Candidate,
  forces: MemberForces = createMemberForces(line),
): SectionOutcome {
  const { uls, stations } = line
  const { resistances: r } = candidate
  const count = uls.combinations.length
  const supports = line.actions.line.supports.length
  const worst = Object.fromEntries(SECTION_CHECKS.map((code) => [code, noneYet()])) as Record<SectionCheckCode, Worst>
  const extremes: CombinationExtremes = {
    M_max: new Float64Array(count),
    M_min: new Float64Array(count),
    at_max: new Int32Array(count),
    at_min: new Int32Array(count),
    M_z: new Float64Array(count),
  }
  const reactions: ReactionEnvelope = {
    max: new Float64Array(supports).fill(Number.NEGATIVE_INFINITY),
    min: new Float64Array(supports).fill(Number.POSITIVE_INFINITY),
    maxCombination: new Int32Array(supports),
    minCombination: new Int32Array(supports),
  }
  const e_N = centroidShift(candidate)
  const crippling = webCrippling(candidate.model, line.s_s, candidate.f_yb, line.national.gammaM1)
  const bearings = supportBearings(line, candidate.model.h_p)
  const { M, V, N } = forces
  const n = stations.count
  for (let c = 0; c < count; c++) {
    ulsForces(line, candidate, c, forces)
    let iMax = 0
    let iMin = 0
    let iV = 0
    for (let i = 1; i < n; i++) {
      if (M[i]! > M[iMax]!) iMax = i
      if (M[i]! < M[iMin]!) iMin = i
      if (Math.abs(V[i]!) > Math.abs(V[iV]!)) iV = i
    }
    extremes.M_max[c] = M[iMax]!
    extremes.M_min[c] = M[iMin]!
    extremes.at_max[c] = iMax
    extremes.at_min[c] = iMin
    // What statics leaves at a free end is rounding, not a moment.
    if (M[iMax]! > 1) keep(worst.BENDING_Y_POS, M[iMax]! / r.M_c_Rd_top, M[iMax]!, r.M_c_Rd_top, iMax, c)
    if (M[iMin]! < -1) keep(worst.BENDING_Y_NEG, -M[iMin]! / r.M_c_Rd_bottom, -M[iMin]!, r.M_c_Rd_bottom, iMin, c)
    const V_max = Math.abs(V[iV]!)
    if (V_max > 0) keep(worst.SHEAR, V_max / r.V_b_Rd, V_max, r.V_b_Rd, iV, c)
    const hasN = uls.hasN[c] === 1
    if (V_max > 0.5 * r.V_b_Rd) {
      for (let i = 0; i < n; i++) {
        if (!(Math.abs(V[i]!) > 0.5 * r.V_b_Rd)) continue
        const u = shearBendingUtilisation(r, hasN ? N[i]! : 0, M[i]!, V[i]!)
        keep(worst.M_V, u, u, 1, i, c)
      }
    }
    if (hasN || uls.hasM_z[c]) checkAxialAndLateral(line, candidate, e_N, forces, c, worst, extremes)
    for (let s = 0; s < supports; s++) {
      const R = forces.reactions[s]!
      if (R > reactions.max[s]!) {
        reactions.max[s] = R
        reactions.maxCombination[s] = c
      }
      if (R < reactions.min[s]!) {
        reactions.min[s] = R
        reactions.minCombination[s] = c
      }
      if (candidate.cleat || !(R > 0)) continue
      const left = stations.leftOfSupport[s]!
      const right = stations.rightOfSupport[s]!
      const at = right >= 0 ? right : left
      const isEnd = bearings[s]!.end
      const R_w = isEnd
        ? crippling.end
        : crippling.internal(shearAsymmetry(left >= 0 ? V[left]! : 0, right >= 0 ? V[right]! : 0))
      keep(isEnd ? worst.WEB_CRIPPLING_END : worst.WEB_CRIPPLING_INT, R / R_w, R, R_w, at, c, s)
      const m = M[at]! > 0 ? M[at]! / r.M_c_Rd_top : -M[at]! / r.M_c_Rd_bottom
      if (Math.abs(M[at]!) > 1) {
        const u = (m + R / R_w) / 1.25
        keep(worst.M_R, u, m + R / R_w, 1.25, at, c, s)
      }
    }
  }
  return { worst, extremes, reactions }
}

/** Checks that only a combination with N or M_z has. */
function checkAxialAndLateral(
  line: LineDesign,
  candidate: Candidate,
  e_N: number,
  forces: MemberForces,
  c: number,
  worst: Record<SectionCheckCode, Worst>,
  extremes: CombinationExtremes,
): void {
  const { resistances: r } = candidate
  const hasN = line.uls.hasN[c] === 1
  const hasM_z = line.uls.hasM_z[c] === 1
  const { M, N, M_z } = forces
  for (let i = 0; i < M.length; i++) {
    const force = hasN ? N[i]! : 0
    const lateral = hasM_z ? M_z[i]! : 0
    if (force > 0) keep(worst.TENSION, force / r.N_t_Rd, force, r.N_t_Rd, i, c)
    if (force < 0) keep(worst.COMPRESSION, -force / r.N_c_Rd, -force, r.N_c_Rd, i, c)
    if (Math.abs(lateral) > extremes.M_z[c]!) extremes.M_z[c] = Math.abs(lateral)
    const u = axialBendingUtilisation(r, e_N, force, M[i]!, lateral)
    keep(worst.N_M_SECTION, u, u, 1, i, c)
  }
  if (hasM_z) {
    const largest = extremes.M_z[c]!
    const at = M_z.findIndex((v) => Math.abs(v) === largest)
    keep(worst.BENDING_Z, largest / r.M_cz_Rd, largest, r.M_cz_Rd, at, c)
  }
}
