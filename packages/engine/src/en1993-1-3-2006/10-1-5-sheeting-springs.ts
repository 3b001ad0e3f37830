/** Springs of the sheeting and the free flange; EN 1993-1-3:2006, 10.1.4.1 and 10.1.5, engineering.md G.2–G.5, Q.19, Q.20. */
import type { SectionModel } from '../sections/section-model.ts'
import { stripProperties } from '../sections/strip-properties.ts'
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

/** Flange, lip and 1/5 of the web: what buckles sideways, 10.1.4.1(3); gross, sharp midline. */
export interface FreeFlange {
  A_fz: number
  I_fz: number
  i_fz: number
  W_fz: number
  /** centroid of the strip, from the top outside face [mm] */
  z: number
}

/** The strip of one flange of a C or Z. */
export function freeFlange(s: SectionModel, which: 'Top' | 'Bottom'): FreeFlange {
  const web = s.plates.find((p) => p.name === 'web')!
  const flange = s.plates.find((p) => p.name === `flange${which}`)!
  const lip = s.plates.find((p) => p.name === `lip${which}`)
  const [edge, inner] = which === 'Top' ? [web.start, 0.2] : [web.end, 0.8]
  const cut = { y: web.start.y, z: web.start.z + (web.end.z - web.start.z) * inner }
  const strip = (a: { y: number; z: number }, b: { y: number; z: number }) => ({
    y1: a.y,
    z1: a.z,
    y2: b.y,
    z2: b.z,
    t: s.t,
  })
  const strips = [strip(edge, cut), strip(flange.start, flange.end), ...(lip ? [strip(lip.start, lip.end)] : [])]
  const p = stripProperties(strips)
  const reach = Math.max(...strips.flatMap((x) => [Math.abs(x.y1 - p.y_c), Math.abs(x.y2 - p.y_c)]))
  return { A_fz: p.A, I_fz: p.I_z, i_fz: Math.sqrt(p.I_z / p.A), W_fz: p.I_z / reach, z: p.z_c }
}

/**
 * Factors of the lateral load on the free flange, 10.1.4.1(3) with the signs of Q.19:
 * q_h = k_h·q, positive towards the side to which the upper flange points.
 */
export interface LateralLoadFactors {
  k_h0: number
  /** fastener to web and web midline to shear centre [mm] */
  a: number
  e: number
  /** of the lower flange, for q > 0 and q < 0, with panel on the upper fibre */
  gravity: number
  uplift: number
  /** without panel (G.9): lower and upper flange */
  lower: number
  upper: number
}

/** @param s a C or Z section */
export function lateralLoadFactors(s: SectionModel): LateralLoadFactors {
  const d = s.dimensions
  const { gross } = s
  const a = d.bTop / 2
  const e = Math.abs(gross.y_sc)
  if (d.profile === 'Z') {
    const k_h0 = Math.abs(gross.I_yz) / (2 * gross.I_y)
    const c = a / d.h
    return { k_h0, a, e, gravity: k_h0, uplift: k_h0 - c, lower: k_h0 - c, upper: k_h0 + c }
  }
  const c = (a + e) / d.h
  return { k_h0: 0, a, e, gravity: -e / d.h, uplift: -c, lower: -c, upper: c }
}
