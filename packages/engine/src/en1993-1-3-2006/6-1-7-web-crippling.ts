/** Local transverse forces; EN 1993-1-3:2006, 6.1.7, method 4.7 to 4.18. */
import type { ScopeLimit } from '../result.ts'
import { E } from '../steel.ts'

/** A web under a support reaction or a point load: depth between flange midlines h_w, inside radius r, core thickness t [mm]. */
export interface CrippledWeb {
  h_w: number
  r: number
  t: number
  /** angle between web and flange [rad] */
  phi: number
  /** flanges stiffened by lips, for the end rows of C and Z */
  lips: boolean
}

const degrees = (phi: number) => (phi * 180) / Math.PI

/** Limits of 6.1.7.2(1) (single web) that a section does not meet. */
export function singleWebScope(web: CrippledWeb): ScopeLimit[] {
  const limits: ScopeLimit[] = []
  if (!(web.h_w / web.t <= 200))
    limits.push({ clause: 'EN 1993-1-3 6.1.7.2(1)', limit: 'h_w/t ≤ 200', value: web.h_w / web.t })
  if (!(web.r / web.t <= 6)) limits.push({ clause: 'EN 1993-1-3 6.1.7.2(1)', limit: 'r/t ≤ 6', value: web.r / web.t })
  return limits
}

/** Limits of 6.1.7.3(1) (two webs) that a section does not meet. */
export function twoWebScope(web: CrippledWeb): ScopeLimit[] {
  const limits: ScopeLimit[] = []
  const slenderness = web.h_w / web.t
  const allowed = 200 * Math.sin(web.phi)
  if (!(slenderness <= allowed)) {
    limits.push({
      clause: 'EN 1993-1-3 6.1.7.3(1)',
      limit: `h_w/t ≤ 200·sin φ = ${allowed.toFixed(1)}`,
      value: slenderness,
    })
  }
  if (!(web.r / web.t <= 10)) limits.push({ clause: 'EN 1993-1-3 6.1.7.3(1)', limit: 'r/t ≤ 10', value: web.r / web.t })
  return limits
}

/** The factors of 6.1.7.2, k = f_yb/228. */
export function cripplingFactors(web: CrippledWeb, f_yb: number) {
  const k = f_yb / 228
  const ratio = web.r / web.t
  return {
    k,
    k_1: 1.33 - 0.33 * k,
    k_2: Math.min(1, Math.max(0.5, 1.15 - 0.15 * ratio)),
    k_3: 0.7 + 0.3 * (degrees(web.phi) / 90) ** 2,
    k_4: 1.22 - 0.22 * k,
    k_5: Math.min(1, 1.06 - 0.06 * ratio),
  }
}

/**
 * Single unstiffened web, force within 1.5·h_w of a free end, (6.15a–c).
 * @param s_s bearing length [mm]  @returns R_w,Rd [N]
 */
export function singleWebEnd(web: CrippledWeb, s_s: number, f_yb: number, gamma_M1: number): number {
  const { k_1, k_2, k_3 } = cripplingFactors(web, f_yb)
  const slenderness = web.h_w / web.t
  const bearing = s_s / web.t
  const shape = web.lips ? 9.04 - slenderness / 60 : 5.92 - slenderness / 132
  const length = web.lips || bearing <= 60 ? 1 + 0.01 * bearing : 0.71 + 0.015 * bearing
  return (k_1 * k_2 * k_3 * shape * length * web.t ** 2 * f_yb) / gamma_M1
}

/** Single unstiffened web, force more than 1.5·h_w from a free end, (6.15d–e) [N]. */
export function singleWebInternal(web: CrippledWeb, s_s: number, f_yb: number, gamma_M1: number): number {
  const { k_3, k_4, k_5 } = cripplingFactors(web, f_yb)
  const bearing = s_s / web.t
  const length = bearing <= 60 ? 1 + 0.007 * bearing : 0.75 + 0.011 * bearing
  return (k_3 * k_4 * k_5 * (14.7 - web.h_w / web.t / 49.5) * length * web.t ** 2 * f_yb) / gamma_M1
}

/**
 * Single unstiffened web between two opposing forces at most 1.5·h_w apart, within 1.5·h_w of a free end, (6.15f).
 *
 *   R_w,Rd = k_1·k_2·k_3·(6.66 − (h_w/t)/64)·(1 + 0.01·s_s/t)·t²·f_yb/γ_M1
 *
 * @param s_s the shorter of the two bearing lengths [mm]  @returns R_w,Rd [N]
 */
export function singleWebOpposedEnd(web: CrippledWeb, s_s: number, f_yb: number, gamma_M1: number): number {
  const { k_1, k_2, k_3 } = cripplingFactors(web, f_yb)
  const shape = 6.66 - web.h_w / web.t / 64
  return (k_1 * k_2 * k_3 * shape * (1 + (0.01 * s_s) / web.t) * web.t ** 2 * f_yb) / gamma_M1
}

/**
 * Single unstiffened web between two opposing forces at most 1.5·h_w apart, more than 1.5·h_w from a free end, (6.15g).
 *
 *   R_w,Rd = k_3·k_4·k_5·(21.0 − (h_w/t)/16.3)·(1 + 0.0013·s_s/t)·t²·f_yb/γ_M1
 *
 * @param s_s the shorter of the two bearing lengths [mm]  @returns R_w,Rd [N]
 */
export function singleWebOpposedInternal(web: CrippledWeb, s_s: number, f_yb: number, gamma_M1: number): number {
  const { k_3, k_4, k_5 } = cripplingFactors(web, f_yb)
  const shape = 21 - web.h_w / web.t / 16.3
  return (k_3 * k_4 * k_5 * shape * (1 + (0.0013 * s_s) / web.t) * web.t ** 2 * f_yb) / gamma_M1
}

/** β_V of the shears either side of a support or load, 6.1.7.3(4). */
export function shearAsymmetry(V_left: number, V_right: number): number {
  const a = Math.abs(V_left)
  const b = Math.abs(V_right)
  return a + b === 0 ? 0 : Math.abs(a - b) / (a + b)
}

/** Bearing lengths enter the formulas up to this [mm]. */
export const LONGEST_BEARING = 200

/** α of hat sections, 6.1.7.3(5), and the bearing length of category 1 [mm]. */
export const ALPHA_CATEGORY_1 = 0.057
export const ALPHA_CATEGORY_2 = 0.115
export const L_A_CATEGORY_1 = 10

/**
 * Effective bearing length of category 2, 6.1.7.3(4).
 * @param beta_V (|V_1| − |V_2|)/(|V_1| + |V_2|) of the shears beside the support or load, |V_1| ≥ |V_2|
 * @returns l_a [mm]: s_s up to β_V 0.2, 10 mm from 0.3, linear between; s_s at most 200
 */
export function effectiveBearingLength(s_s: number, beta_V: number): number {
  const longest = Math.min(s_s, LONGEST_BEARING)
  if (beta_V <= 0.2) return longest
  if (beta_V >= 0.3) return 10
  return longest + ((beta_V - 0.2) / 0.1) * (10 - longest)
}

/**
 * One of two webs of a hat section, (6.18).
 *
 *   R_w,Rd = α·t²·√(f_yb·E)·(1 − 0.1·√(r/t))·(0.5 + √(0.02·l_a/t))·(2.4 + (φ/90)²)/γ_M1
 *
 * @param l_a effective bearing length [mm]  @returns [N] per web
 */
export function hatWebResistance(web: CrippledWeb, alpha: number, l_a: number, f_yb: number, gamma_M1: number): number {
  return (
    (alpha *
      web.t ** 2 *
      Math.sqrt(f_yb * E) *
      (1 - 0.1 * Math.sqrt(web.r / web.t)) *
      (0.5 + Math.sqrt((0.02 * l_a) / web.t)) *
      (2.4 + (degrees(web.phi) / 90) ** 2)) /
    gamma_M1
  )
}
