/** Springs of the sheeting; EN 1993-1-3:2006, 10.1.5, method 6.2 and 6.3. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-3 10.1.5.2'

/** Rotational springs per unit length [N·mm/mm per rad = N]: of the fasteners p, of the sheeting I_eff over the spacing s, of both. */
export const ROTATIONAL = {
  fasteners: formula('C_D_A', `${CLAUSE}(7)`, '130*p', { p: '1/m' }),
  sheeting: formula('C_D_C', CLAUSE, '2*E*I_eff/s', { I_eff: 'mm⁴/mm' }),
  both: formula('C_D', 'EN 1993-1-3 (10.16)', '1/(1/C_D_A+1/C_D_C)'),
}

/**
 * @param I_eff sheeting [mm⁴/mm]  @param p fasteners [1/m]  @param s purlin spacing [mm]
 * @returns [N], 0 without sheeting data
 */
export function rotationalSpring(I_eff: number, p: number, s: number) {
  if (I_eff === 0 || p === 0) return { C_D_A: 0, C_D_C: 0, C_D: 0 }
  const C_D_A = ROTATIONAL.fasteners({ p })
  const C_D_C = ROTATIONAL.sheeting({ I_eff, s })
  return { C_D_A, C_D_C, C_D: ROTATIONAL.both({ C_D_A, C_D_C }) }
}

/** Least distance of a fastener from either edge of the flange [mm], 10.1.5.2(7). */
const LEAST_TO_EDGE = 25

/** Whether 130·p holds for a fastener a from the web midline of a flange b wide [mm], method 6.18. */
export const springHoldsAt = (a: number, b: number): boolean => Math.min(a, b - a) >= LEAST_TO_EDGE - 1e-9

/** Lever of the flange: in contact at its tip, and at the web, 10.1.5.1(4). */
export const LEVER = {
  tip: formula('b_mod', 'EN 1993-1-3 10.1.5.1(4)', '2*a+b'),
  web: formula('b_mod', 'EN 1993-1-3 10.1.5.1(4)', 'a'),
}

/** Lateral spring of the free flange per unit length. */
export const springOfFlange = formula('K', 'EN 1993-1-3 (10.14b)', '1/(4*(1-nu^2)*h^2*(h_d+b_mod)/(E*t^3)+h^2/C_D)')

/**
 * @param h outside height, h_d developed web height, b_mod lever on the flange [mm]  @param C_D [N]
 * @returns K [N/mm²], 0 without C_D
 */
export const lateralSpring = (h: number, h_d: number, b_mod: number, t: number, C_D: number): number =>
  C_D === 0 ? 0 : springOfFlange({ h, h_d, b_mod, t, C_D })
