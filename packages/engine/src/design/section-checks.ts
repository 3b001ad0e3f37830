/** Cross-section checks of one candidate over all ULS combinations; engineering.md E with Q.9–Q.13. */
import { webCrippling } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import { SECTION_CHECK_CODES, type SectionCheckCode } from '../result.ts'
import { checkConstantAxialForce, searchAxialBending } from './axial-bending-search.ts'
import type { Candidate } from './candidate.ts'
import { responseAt } from './combined-forces.ts'
import type { ForceGroup } from './force-groups.ts'
import { groupExtremes } from './group-extremes.ts'
import type { LineDesign } from './line-design.ts'
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

/** 6.1.10 with 1 − M_f,Rd/M_pl,Rd = 1: N/N_Rd + |M|/M_Rd + (2V/V_w,Rd − 1)². */
export function shearBendingUtilisation(r: Candidate['resistances'], N: number, M: number, V: number): number {
  const n = N >= 0 ? N / r.N_t_Rd : -N / r.N_c_Rd
  const m = M >= 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom
  return n + m + ((2 * Math.abs(V)) / r.V_b_Rd - 1) ** 2
}

/** Every cross-section check of one candidate over all ULS combinations. */
export function checkSection(line: LineDesign, candidate: Candidate): SectionOutcome {
  const worst = Object.fromEntries(SECTION_CHECK_CODES.map((code) => [code, noneYet()])) as Record<
    SectionCheckCode,
    Worst
  >
  for (const group of line.groups) checkGroup(line, candidate, group, worst)
  checkShearBending(line, candidate, worst)
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
    searchAxialBending(line, candidate, g, worst)
    return
  }
  const extremes = [
    { M: M_max, station: e.atM_max, combination: g.atM_max[e.atM_max]! },
    { M: M_min, station: e.atM_min, combination: g.atM_min[e.atM_min]! },
  ]
  checkConstantAxialForce(candidate, g, extremes, worst)
}

/** 6.1.10 needs M, V and N of the same combination; only where half the shear resistance is passed. */
function checkShearBending(line: LineDesign, candidate: Candidate, worst: SectionOutcome['worst']): void {
  const { resistances: r } = candidate
  const half = 0.5 * r.V_b_Rd
  if (!(worst.SHEAR.demand > half)) return
  const { uls, own, stations, groups } = line
  const sheared = Array.from({ length: stations.count }, (_, i) => i).filter((i) =>
    groups.some((g) => {
      const V = g.ownFactor * candidate.ownWeight * own.V[i]!
      // What is added in another order may differ in the last digit.
      return Math.max(g.V_max[i]! + V, -g.V_min[i]! - V) > half * (1 - 1e-9)
    }),
  )
  for (let c = 0; c < uls.combinations.length; c++) {
    const weight = uls.ownFactor[c]! * candidate.ownWeight
    for (const i of sheared) {
      const V = responseAt(uls, c, 'V', i) + weight * own.V[i]!
      if (!(Math.abs(V) > half)) continue
      const N = uls.hasN[c] === 1 ? responseAt(uls, c, 'N', i) + weight * own.N[i]! : 0
      const M = uls.M[c * stations.count + i]! + weight * own.M[i]!
      const u = shearBendingUtilisation(r, N, M, V)
      keep(worst.M_V, u, u, 1, i, c)
    }
  }
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
      keep(isEnd ? worst.WEB_CRIPPLING_END : worst.WEB_CRIPPLING_INT, R / R_w, R, R_w, at, c, s)
      const M = uls.atSupports.M[c * supports + s]! + weight * own.M[at]!
      if (Math.abs(M) > 1) {
        const sum = (M > 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom) + R / R_w
        keep(worst.M_R, sum / 1.25, sum, 1.25, at, c, s)
      }
    }
  }
  return envelope
}
