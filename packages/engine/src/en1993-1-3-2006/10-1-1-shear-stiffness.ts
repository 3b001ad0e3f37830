/** Shear stiffness of the sheeting; EN 1993-1-3:2006, 10.1.1(6). */
import { formula } from '../formula/formula.ts'
import type { Cladding } from '../input.ts'

/**
 * Shear stiffness S_req of the sheeting required to hold the upper fibre laterally [N]: I_w [mm⁶], I_t, I_z [mm⁴] of the gross section,
 * L the longest main span, h the outside depth [mm], G [N/mm²].
 */
export const requiredShearStiffness = formula(
  'S_req',
  'EN 1993-1-3 10.1.1(6)',
  '(E*I_w*pi^2/L^2+G*I_t+E*I_z*pi^2/L^2*0.25*h^2)*70/h^2/10^3',
  { S_req: 'kN', I_w: 'mm⁶', G: 'N/mm²' },
)

const SHEET = { S: 'kN' }

/**
 * S of a cladding over the spacing s of the members [N]. Trapezoidal sheet: screwed at every rib and in its side overlaps, all four edges
 * held; a fifth of it where every second rib is screwed. Tested cladding: the declared value, in proportion below its spacing.
 *
 * t_sh core thickness and h_sh depth of the sheet, b_roof length of the diaphragm in the direction in which it spans [mm].
 */
export const SHEAR_STIFFNESS = {
  EVERY: formula('S', 'EN 1993-1-3 (10.1b)', '1000*sqrt(t_sh^3)*(50+10*cbrt(b_roof))*s/h_sh/10^3', SHEET),
  SECOND: formula('S', 'EN 1993-1-3 (10.1b)', '0.2*1000*sqrt(t_sh^3)*(50+10*cbrt(b_roof))*s/h_sh/10^3', SHEET),
  DECLARED: formula('S', 'EN 1993-1-3 10.1.1(6)', 'S_0*min(1,s/s_0)', { ...SHEET, S_0: 'kN' }),
}

/** S_req / S */
export const shearUtilisation = formula('eta', 'EN 1993-1-3 10.1.1(6)', 'S_req/S', { S_req: 'kN', S: 'kN' })

/** S [N]; null where unknown: typed values, a sheet over insulation, nothing declared. @param s spacing of the members [mm] */
export function shearStiffness(cladding: Cladding, s: number): number | null {
  switch (cladding.kind) {
    case 'TYPED':
      return null
    case 'DECLARED':
      // A declared stiffness of 0 means unknown.
      return cladding.shear && cladding.shear.S_0 > 0 ? SHEAR_STIFFNESS.DECLARED({ ...cladding.shear, s }) : null
    case 'TRAPEZOIDAL': {
      const { t: t_sh, h_w: h_sh, b_roof, ribs, laidOn } = cladding
      return laidOn === 'INSULATION' ? null : SHEAR_STIFFNESS[ribs]({ t_sh, b_roof, s, h_sh })
    }
  }
}
