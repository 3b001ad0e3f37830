/** What load in the plane of the envelope does to the member, without panel: M_z of a C or Z, σ_q of an Ω. */
import type { ForceGroup } from '../line/force-groups.ts'
import type { Purlin } from './candidate.ts'
import { groupExtremes } from './group-extremes.ts'
import { sidewaysStress } from './sideways-stress.ts'

/** Where it is largest along the line: |M_z| [N·mm], or σ_q [N/mm²]. */
export interface Lateral {
  demand: number
  station: number
}

/** Its largest value in a group of combinations. */
export function lateralExtreme(purlin: Purlin, g: ForceGroup): Lateral {
  if (purlin.line.sideways) {
    const { largest, station } = sidewaysStress(purlin, purlin.line.sideways, g)
    return { demand: largest, station }
  }
  const { M_z, atM_z } = groupExtremes(purlin, g)
  return { demand: M_z, station: atM_z }
}

/** What it is held against: M_cz,Rd, or f = f_yb/γ_M0. */
export const lateralResistance = ({ line, candidate }: Purlin): number =>
  line.sideways ? candidate.f_yb / line.national.gammaM0 : candidate.resistances.M_cz_Rd

/** Up to this part of f σ_q counts as none; method 5.24. */
const NONE = 1e-6

/** Whether it acts. */
export const actsLaterally = (purlin: Purlin, { demand }: Lateral): boolean =>
  purlin.line.sideways ? demand > NONE * lateralResistance(purlin) : demand > 0
