/** Springs of the sheeting; EN 1993-1-3:2006, 10.1.5, method 6.2 and 6.3. */
import { E, nu } from '../steel.ts'

/**
 * Rotational spring of the sheeting per unit length, 10.1.5.2: 1/C_D = 1/C_D,A + 1/C_D,C.
 *
 *   C_D,A = 130·p   C_D,C = k·E·I_eff/s, k = 2
 *
 * @param I_eff sheeting [mm⁴/mm]  @param p fasteners [1/m]  @param s purlin spacing [mm]
 * @returns C_D [N·mm/mm per rad = N], 0 without sheeting data
 */
export function rotationalSpring(I_eff: number, p: number, s: number) {
  if (I_eff === 0 || p === 0) return { C_D_A: 0, C_D_C: 0, C_D: 0 }
  const C_D_A = 130 * p
  const C_D_C = (2 * E * I_eff) / s
  return { C_D_A, C_D_C, C_D: 1 / (1 / C_D_A + 1 / C_D_C) }
}

/**
 * Lateral spring of the free flange per unit length, (10.14b): 1/K = 4(1 − ν²)·h²·(h_d + b_mod)/(E·t³) + h²/C_D.
 * @param h outside height, h_d developed web height, b_mod lever on the flange [mm]  @param C_D [N]
 * @returns K [N/mm²], 0 without C_D
 */
export function lateralSpring(h: number, h_d: number, b_mod: number, t: number, C_D: number): number {
  if (C_D === 0) return 0
  return 1 / ((4 * (1 - nu ** 2) * h ** 2 * (h_d + b_mod)) / (E * t ** 3) + h ** 2 / C_D)
}
