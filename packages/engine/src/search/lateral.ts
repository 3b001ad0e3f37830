/** Effect of in-plane load on the member without panel: M_z of a C or Z, σ_q of an Ω. */
import type { ForceGroup } from '../line/force-groups.ts'
import type { Purlin } from './candidate.ts'
import { groupExtremes } from './group-extremes.ts'
import { largestSidewaysStress, sidewaysBounds } from './sideways-stress.ts'

/** The largest value along the line: |M_z| [N·mm], or σ_q [N/mm²]. */
export interface Lateral {
  demand: number
  station: number
}

/** The largest value in a group of combinations. */
export function lateralExtreme(purlin: Purlin, g: ForceGroup): Lateral {
  const { sideways } = purlin.line
  if (sideways) return largestSidewaysStress(purlin, sideways, g)
  const { M_z, atM_z } = groupExtremes(purlin, g)
  return { demand: M_z, station: atM_z }
}

/** An upper bound of it; for an Ω faster than the value itself. */
export function lateralBound(purlin: Purlin, g: ForceGroup): Lateral {
  const { sideways } = purlin.line
  return sideways ? { demand: sidewaysBounds(purlin, sideways, g).bound, station: 0 } : lateralExtreme(purlin, g)
}

/** Its resistance: M_cz,Rd, or f = f_yb/γ_M0. */
export const lateralResistance = ({ line, candidate }: Purlin): number =>
  line.sideways ? candidate.f_yb / line.national.gammaM0 : candidate.resistances.M_cz_Rd

/** σ_q up to this part of f counts as zero; method 4.23. */
const NONE = 1e-6
/** Up to this part of f the bound does not decide: loads may cancel, so σ_q itself is computed. */
const CANCELLED = 1e-3

/** Whether in-plane load acts in a group of combinations. */
export function actsLaterally(purlin: Purlin, g: ForceGroup): boolean {
  if (!purlin.line.sideways) return lateralExtreme(purlin, g).demand > 0
  const f = lateralResistance(purlin)
  return lateralBound(purlin, g).demand > CANCELLED * f || lateralExtreme(purlin, g).demand > NONE * f
}
