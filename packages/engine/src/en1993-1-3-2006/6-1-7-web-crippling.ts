/** Local transverse forces; EN 1993-1-3:2006, 6.1.7, method 4.7 to 4.18. */
import { type Formula, formula } from '../formula/formula.ts'
import type { ScopeLimit } from '../result.ts'
import { E } from '../steel.ts'
import { degrees } from '../units.ts'

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

const SINGLE = 'EN 1993-1-3 6.1.7.2'

/** The factors of 6.1.7.2. */
export const FACTORS = {
  k: formula('k', SINGLE, 'f_yb/228'),
  k_1: formula('k_1', SINGLE, '1.33-0.33*k'),
  k_2: formula('k_2', SINGLE, 'min(1,max(0.5,1.15-0.15*(r/t)))'),
  k_3: formula('k_3', SINGLE, '0.7+0.3*(phi/90)^2'),
  k_4: formula('k_4', SINGLE, '1.22-0.22*k'),
  k_5: formula('k_5', SINGLE, 'min(1,1.06-0.06*(r/t))'),
}

export function cripplingFactors({ r, t, phi }: CrippledWeb, f_yb: number) {
  const k = FACTORS.k({ f_yb })
  return {
    k,
    k_1: FACTORS.k_1({ k }),
    k_2: FACTORS.k_2({ r, t }),
    k_3: FACTORS.k_3({ phi: degrees(phi) }),
    k_4: FACTORS.k_4({ k }),
    k_5: FACTORS.k_5({ r, t }),
  }
}

const END = 'EN 1993-1-3 (6.15a-c)'
const INTERNAL = 'EN 1993-1-3 (6.15d-e)'
const ROWS = {
  endWithLip: formula('R_w_Rd', END, 'k_1*k_2*k_3*(9.04-h_w/t/60)*(1+0.01*(s_s/t))*t^2*f_yb/gamma_M1/10^3'),
  endShort: formula('R_w_Rd', END, 'k_1*k_2*k_3*(5.92-h_w/t/132)*(1+0.01*(s_s/t))*t^2*f_yb/gamma_M1/10^3'),
  endLong: formula('R_w_Rd', END, 'k_1*k_2*k_3*(5.92-h_w/t/132)*(0.71+0.015*(s_s/t))*t^2*f_yb/gamma_M1/10^3'),
  internalShort: formula('R_w_Rd', INTERNAL, 'k_3*k_4*k_5*(14.7-h_w/t/49.5)*(1+0.007*(s_s/t))*t^2*f_yb/gamma_M1/10^3'),
  internalLong: formula(
    'R_w_Rd',
    INTERNAL,
    'k_3*k_4*k_5*(14.7-h_w/t/49.5)*(0.75+0.011*(s_s/t))*t^2*f_yb/gamma_M1/10^3',
  ),
  opposedEnd: formula(
    'R_w_Rd',
    'EN 1993-1-3 (6.15f)',
    'k_1*k_2*k_3*(6.66-h_w/t/64)*(1+0.01*s_s/t)*t^2*f_yb/gamma_M1/10^3',
  ),
  opposedInternal: formula(
    'R_w_Rd',
    'EN 1993-1-3 (6.15g)',
    'k_3*k_4*k_5*(21-h_w/t/16.3)*(1+0.0013*s_s/t)*t^2*f_yb/gamma_M1/10^3',
  ),
}

/** Where the force stands: within 1.5·h_w of a free end or farther, alone or within 1.5·h_w of an opposing one. */
export type SingleWebRow = 'end' | 'internal' | 'opposedEnd' | 'opposedInternal'
type RowOperand = `k_${1 | 2 | 3 | 4 | 5}` | 'h_w' | 't' | 's_s' | 'f_yb' | 'gamma_M1'

/** R_w,Rd of a single unstiffened web. @param s_s bearing length, of two opposing forces the shorter [mm] */
export function singleWebFormula(row: SingleWebRow, { lips, t }: CrippledWeb, s_s: number): Formula<RowOperand> {
  const isShort = s_s / t <= 60
  if (row === 'end') return lips ? ROWS.endWithLip : isShort ? ROWS.endShort : ROWS.endLong
  if (row === 'internal') return isShort ? ROWS.internalShort : ROWS.internalLong
  return ROWS[row]
}

const singleWeb =
  (row: SingleWebRow) =>
  (web: CrippledWeb, s_s: number, f_yb: number, gamma_M1: number): number =>
    singleWebFormula(row, web, s_s)({ ...cripplingFactors(web, f_yb), h_w: web.h_w, t: web.t, s_s, f_yb, gamma_M1 })

/** [N] */
export const singleWebEnd = singleWeb('end')
export const singleWebInternal = singleWeb('internal')
export const singleWebOpposedEnd = singleWeb('opposedEnd')
export const singleWebOpposedInternal = singleWeb('opposedInternal')

/**
 * A reaction F_Ed of which F_o is one of two opposing forces; its twin is `splitUtilisation` of the search.
 *
 * Source: method 4.16; 6.1.7.2 speaks of equal opposing forces only.
 */
export const splitReactionShare = formula('u_R', 'EN 1993-1-3 6.1.7', '(F_Ed-F_o)/R_w_Rd_1+F_o/R_w_Rd_o')
export const splitResistance = formula('R_w_Rd', 'EN 1993-1-3 6.1.7', 'F_Ed/u_R')

/** Clear distances and bearing lengths, method 4.8 and 4.15 [mm]. */
export const CLEARANCES = {
  /** what counts as close */
  limit: formula('c_lim', 'EN 1993-1-3 6.1.7', '1.5*h_w'),
  loadOfEnd: formula('c_P', 'EN 1993-1-3 6.1.7', 'max(0,min(x_P,L_tot-x_P)-s_P/2)'),
  loadOfSupport: formula('e_k', 'EN 1993-1-3 6.1.7', 'abs(x_P-x_k)-s_s/2-s_P/2'),
  firstSupport: formula('c_k', 'EN 1993-1-3 6.1.7', 'max(0,x_k-s_s/2)'),
  lastSupport: formula('c_k', 'EN 1993-1-3 6.1.7', 'max(0,L_tot-x_k-s_s/2)'),
  /** bearing of a load alone, and against a support */
  alone: formula('s_1', 'EN 1993-1-3 6.1.7', 'min(s_P,200)'),
  opposed: formula('s_2', 'EN 1993-1-3 6.1.7', 'min(s_P,s_s,200)'),
}

/** β_V of the shears either side of a support or load; its twin is `shearAsymmetry`. */
export const asymmetry = formula(
  'beta_V',
  'EN 1993-1-3 6.1.7.3(4)',
  'abs(abs(V_Ed_l)-abs(V_Ed_r))/(abs(V_Ed_l)+abs(V_Ed_r))',
)

/** Twin of `asymmetry`; 0 without shear. */
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

/** l_a for 0.2 < β_V < 0.3. */
export const bearingBetween = formula('l_a', 'EN 1993-1-3 6.1.7.3(4)', 's_s+(beta_V-0.2)/0.1*(10-s_s)')

/**
 * Effective bearing length of category 2, 6.1.7.3(4).
 * @param beta_V (|V_1| − |V_2|)/(|V_1| + |V_2|) of the shears beside the support or load, |V_1| ≥ |V_2|
 * @returns l_a [mm]: s_s up to β_V 0.2, 10 mm from 0.3, linear between; s_s at most 200
 */
export function effectiveBearingLength(s_s: number, beta_V: number): number {
  const longest = Math.min(s_s, LONGEST_BEARING)
  if (beta_V <= 0.2) return longest
  if (beta_V >= 0.3) return 10
  return bearingBetween({ s_s: longest, beta_V })
}

/** R_w,Rd of both webs of a hat section; its twin is `hatWebResistance`. @param l_a effective bearing length [mm] */
export const hatCrippling = formula(
  'R_w_Rd',
  'EN 1993-1-3 (6.18)',
  '2*alpha*t^2*sqrt(f_yb*E)*(1-0.1*sqrt(r/t))*(0.5+sqrt(0.02*l_a/t))*(2.4+(phi/90)^2)/gamma_M1/10^3',
)

/** Twin of `hatCrippling` for one web: asked for with the β_V of every combination [N]. */
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
