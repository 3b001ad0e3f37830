/** Cross-section checks of one candidate over all ULS combinations; method 4. */
import type { ForceGroup } from '../line/force-groups.ts'
import type { LineDesign } from '../line/line-design.ts'
import { SECTION_CHECK_CODES, type SectionCheckCode } from '../result.ts'
import type { Candidate } from '../search/candidate.ts'
import { groupExtremes } from '../search/group-extremes.ts'
import { keep, noneYet, type Worst } from '../search/worst.ts'
import { checkConstantAxialForce, searchAxialBending } from './axial-bending-search.ts'
import { checkShearBending } from './shear-bending-check.ts'
import { checkPointLoads } from './web-crippling/point-load-checks.ts'
import { checkSupports, type ReactionEnvelope } from './web-crippling/support-checks.ts'

export interface SectionOutcome {
  worst: Record<SectionCheckCode, Worst>
  reactions: ReactionEnvelope
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
