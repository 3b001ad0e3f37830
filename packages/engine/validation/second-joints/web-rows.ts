/** Resistances of webs to local forces, E.6, E.7 and R.1, of one candidate. */
import type { Candidate } from '../../src/search/candidate.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'

const { crippling, opposedCrippling } = EN1993_1_3_2006.resistances

/** Where bearing and point loads meet the webs of a line [mm]. */
export interface Webs {
  /** at the supports */
  s_s: number
  /** of point loads */
  s_P: number
  gamma_M1: number
}

export const isOmega = (c: Candidate): boolean => c.family.profileType === 'OMEGA'

/** Up to this clear distance a force is near [mm]. */
export const near = (c: Candidate): number => 1.5 * c.model.h_p

/** R_w,Rd of a single force, C and Z: the end row or the interior row. */
export function singleForce(c: Candidate, s: number, isEnd: boolean, { gamma_M1 }: Webs, flange: 'top' | 'bottom') {
  const rows = crippling(c.model, s, c.f_yb, gamma_M1, flange)
  return isEnd ? rows.end : rows.internal(0)
}

/** R_w,Rd between two opposing forces, C and Z; their shorter bearing. */
export function opposedForces(c: Candidate, s: number, isEnd: boolean, { gamma_M1 }: Webs): number {
  const rows = opposedCrippling(c.model, s, c.f_yb, gamma_M1)!
  return isEnd ? rows.end : rows.internal
}

/** R_w,Rd of both webs of an Ω. @param shears either side of the force in category 2, null in category 1 */
export function omegaForce(c: Candidate, s: number, shears: [number, number] | null, { gamma_M1 }: Webs): number {
  const rows = crippling(c.model, s, c.f_yb, gamma_M1)
  if (!shears) return rows.end
  const [V_1, V_2] = [Math.max(...shears.map(Math.abs)), Math.min(...shears.map(Math.abs))]
  return rows.internal(V_1 + V_2 === 0 ? 0 : (V_1 - V_2) / (V_1 + V_2))
}
