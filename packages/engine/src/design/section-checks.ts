/** Cross-section checks of one candidate over all ULS combinations; engineering.md E with Q.9–Q.13 and R.1. */
import { shearAsymmetry } from '../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { webCrippling } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import { SECTION_CHECK_CODES, type SectionCheckCode } from '../result.ts'
import type { Candidate } from './candidate.ts'
import type { ForceGroup } from './force-groups.ts'
import { groupExtremes } from './group-extremes.ts'
import type { LineDesign } from './line-design.ts'
import { checkPointLoads, clearOfEnd, opposingLoads, splitReaction, splitUtilisation } from './point-load-checks.ts'
import { checkShearBending } from './shear-bending-check.ts'
import { keep, noneYet, type Worst } from './worst.ts'

export interface ReactionEnvelope {
  max: Float64Array
  min: Float64Array
  maxCombination: Int32Array
  minCombination: Int32Array
}

export interface SectionOutcome {
  worst: Record<SectionCheckCode, Worst>
  reactions: ReactionEnvelope
}

/** Which rows of web crippling a support takes, Q.11. */
export interface SupportBearing {
  /** end rows, category 1 */
  end: boolean
}

export function supportBearings(line: LineDesign, h_w: number): SupportBearing[] {
  const { supports } = line.actions.line
  return supports.map((_, support) => ({ end: clearOfEnd(line, support) <= 1.5 * h_w }))
}

/** 6.1.8 (N ≥ 0) and 6.1.9 (N < 0): the largest left-hand side; Q.13. Forces N, N·mm; e_N positive inwards [mm]. */
export function axialBendingUtilisation(
  r: Candidate['resistances'],
  e_N: number,
  N: number,
  M: number,
  M_z: number,
): number {
  const M_com = M >= 0 ? r.M_com_top : r.M_com_bottom
  const M_ten = M >= 0 ? r.M_ten_top : r.M_ten_bottom
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

/** Every cross-section check of one candidate over all ULS combinations. */
export function checkSection(line: LineDesign, candidate: Candidate): SectionOutcome {
  const worst = Object.fromEntries(SECTION_CHECK_CODES.map((code) => [code, noneYet()])) as Record<
    SectionCheckCode,
    Worst
  >
  for (const group of line.groups) checkGroup(line, candidate, group, worst)
  checkShearBending(line, candidate, worst.SHEAR, worst.M_V)
  checkPointLoads(line, candidate, worst)
  return { worst, reactions: checkSupports(line, candidate, worst) }
}

/** Moments, shears and axial forces of one group of combinations. */
function checkGroup(line: LineDesign, candidate: Candidate, g: ForceGroup, worst: SectionOutcome['worst']): void {
  const { resistances: r } = candidate
  const e = groupExtremes(line, candidate, g)
  const { M_max, M_min, V_max } = e
  // What statics leaves at a free end is rounding, not a moment.
  if (M_max > 1) keep(worst.BENDING_Y_POS, M_max / r.M_c_Rd_top, M_max, r.M_c_Rd_top, e.atM_max, g.atM_max[e.atM_max]!)
  if (M_min < -1)
    keep(worst.BENDING_Y_NEG, -M_min / r.M_c_Rd_bottom, -M_min, r.M_c_Rd_bottom, e.atM_min, g.atM_min[e.atM_min]!)
  if (V_max > 0) keep(worst.SHEAR, V_max / r.V_b_Rd, V_max, r.V_b_Rd, e.atV, e.combinationV)
  if (!g.hasN && !g.hasM_z) return
  if (g.hasM_z || line.hasAxialLoads) {
    for (let i = 0; i < line.stations.count; i++) checkAxialBending(line, candidate, g, i, worst)
  } else {
    // N is constant, and every interaction grows with |M| on either side of zero: the extremes of M hold the worst.
    checkAxialForce(candidate, g.N[0]!, 0, g.member, worst)
    const e_N = candidate.shift.e_z
    for (const [M, i, c] of [
      [M_max, e.atM_max, g.atM_max[e.atM_max]!],
      [M_min, e.atM_min, g.atM_min[e.atM_min]!],
    ] as const) {
      const u = axialBendingUtilisation(r, e_N, g.N[0]!, M, 0)
      keep(worst.N_M_SECTION, u, u, 1, i, c)
    }
  }
}

/** N, M_z and their interaction with M at one station; both are the same in the whole group, and every interaction grows with |M|. */
function checkAxialBending(
  line: LineDesign,
  candidate: Candidate,
  g: ForceGroup,
  i: number,
  worst: SectionOutcome['worst'],
): void {
  const { own } = line
  const { resistances: r } = candidate
  const weight = g.ownFactor * candidate.ownWeight
  const e_N = candidate.shift.e_z
  const N = g.hasN ? g.N[i]! + weight * own.N[i]! : 0
  const M_z = g.hasM_z ? g.M_z[i]! + weight * own.M_z[i]! : 0
  checkAxialForce(candidate, N, i, g.member, worst)
  const z = Math.abs(M_z)
  if (z > 0) keep(worst.BENDING_Z, z / r.M_cz_Rd, z, r.M_cz_Rd, i, g.member)
  const M = weight * own.M[i]!
  const high = axialBendingUtilisation(r, e_N, N, g.M_max[i]! + M, M_z)
  const low = axialBendingUtilisation(r, e_N, N, g.M_min[i]! + M, M_z)
  keep(worst.N_M_SECTION, high, high, 1, i, g.atM_max[i]!)
  keep(worst.N_M_SECTION, low, low, 1, i, g.atM_min[i]!)
}

function checkAxialForce(
  { resistances: r }: Candidate,
  N: number,
  i: number,
  c: number,
  worst: SectionOutcome['worst'],
): void {
  if (N > 0) keep(worst.TENSION, N / r.N_t_Rd, N, r.N_t_Rd, i, c)
  if (N < 0) keep(worst.COMPRESSION, -N / r.N_c_Rd, -N, r.N_c_Rd, i, c)
}

/** Reactions, web crippling and its interaction with the support moment, combination by combination. */
function checkSupports(line: LineDesign, candidate: Candidate, worst: SectionOutcome['worst']): ReactionEnvelope {
  const { uls, own, stations } = line
  const { resistances: r } = candidate
  const supports = line.actions.line.supports.length
  const envelope: ReactionEnvelope = {
    max: new Float64Array(supports).fill(Number.NEGATIVE_INFINITY),
    min: new Float64Array(supports).fill(Number.POSITIVE_INFINITY),
    maxCombination: new Int32Array(supports),
    minCombination: new Int32Array(supports),
  }
  const crippling = webCrippling(candidate.model, line.s_s, candidate.f_yb, line.national.gammaM1)
  const bearings = supportBearings(line, candidate.model.h_p)
  const opposing = opposingLoads(line, candidate)
  for (let c = 0; c < uls.combinations.length; c++) {
    const weight = uls.ownFactor[c]! * candidate.ownWeight
    for (let s = 0; s < supports; s++) {
      const R = uls.atSupports.R[c * supports + s]! + weight * own.reactions[s]!
      if (R > envelope.max[s]!) {
        envelope.max[s] = R
        envelope.maxCombination[s] = c
      }
      if (R < envelope.min[s]!) {
        envelope.min[s] = R
        envelope.minCombination[s] = c
      }
      if (candidate.cleat || !(R > 0)) continue
      const left = stations.leftOfSupport[s]!
      const right = stations.rightOfSupport[s]!
      const at = right >= 0 ? right : left
      const V_left = left < 0 ? 0 : uls.atSupports.V_left[c * supports + s]! + weight * own.V[left]!
      const V_right = right < 0 ? 0 : uls.atSupports.V_right[c * supports + s]! + weight * own.V[right]!
      const isEnd = bearings[s]!.end
      const R_w = isEnd ? crippling.end : crippling.internal(shearAsymmetry(V_left, V_right))
      const split = opposing && splitReaction(line, c, R, R_w, opposing[s]!)
      const u = split ? splitUtilisation(R, R_w, split) : R / R_w
      keep(isEnd ? worst.WEB_CRIPPLING_END : worst.WEB_CRIPPLING_INT, u, R, split ? R / u : R_w, at, c, s)
      const M = uls.atSupports.M[c * supports + s]! + weight * own.M[at]!
      if (Math.abs(M) > 1) {
        const sum = (M > 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom) + u
        keep(worst.M_R, sum / 1.25, sum, 1.25, at, c, s)
      }
    }
  }
  return envelope
}
