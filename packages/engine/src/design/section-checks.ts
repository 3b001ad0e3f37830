/** Cross-section checks of one candidate over all ULS combinations; engineering.md E with Q.9–Q.13 and R.1. */
import { shearAsymmetry } from '../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { webCrippling } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import { SECTION_CHECK_CODES, type SectionCheckCode } from '../result.ts'
import { checkConstantAxialForce, searchAxialBending } from './axial-bending-search.ts'
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
    searchAxialBending(line, candidate, g, worst)
    return
  }
  const extremes = [
    { M: M_max, station: e.atM_max, combination: g.atM_max[e.atM_max]! },
    { M: M_min, station: e.atM_min, combination: g.atM_min[e.atM_min]! },
  ]
  checkConstantAxialForce(candidate, g, extremes, worst)
}

/** Whether nothing up to `bound` is worse, rounding included. */
const isBelow = (bound: number, worst: Worst): boolean => bound * (1 + 1e-12) <= worst.utilisation

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
  // No reaction meets less, nor a moment: what stays below the worst by these is not looked at more closely.
  const least = Math.min(crippling.end, crippling.internal(0), crippling.internal(1))
  const M_least = Math.min(r.M_c_Rd_top, r.M_c_Rd_bottom)
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
      const M = uls.atSupports.M[c * supports + s]! + weight * own.M[at]!
      const isEnd = bearings[s]!.end
      const crippled = isEnd ? worst.WEB_CRIPPLING_END : worst.WEB_CRIPPLING_INT
      if (!opposing && isBelow(R / least, crippled) && isBelow((Math.abs(M) / M_least + R / least) / 1.25, worst.M_R))
        continue
      const V_left = left < 0 ? 0 : uls.atSupports.V_left[c * supports + s]! + weight * own.V[left]!
      const V_right = right < 0 ? 0 : uls.atSupports.V_right[c * supports + s]! + weight * own.V[right]!
      const R_w = isEnd ? crippling.end : crippling.internal(shearAsymmetry(V_left, V_right))
      const split = opposing && splitReaction(line, c, R, R_w, opposing[s]!)
      const u = split ? splitUtilisation(R, R_w, split) : R / R_w
      keep(crippled, u, R, split ? R / u : R_w, at, c, s)
      if (Math.abs(M) > 1) {
        const sum = (M > 0 ? M / r.M_c_Rd_top : -M / r.M_c_Rd_bottom) + u
        keep(worst.M_R, sum / 1.25, sum, 1.25, at, c, s)
      }
    }
  }
  return envelope
}
