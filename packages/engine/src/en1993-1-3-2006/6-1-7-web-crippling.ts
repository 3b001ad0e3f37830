/** Local transverse forces; EN 1993-1-3:2006, 6.1.7, method 4.7 to 4.18. */
import { formula } from '../formula/formula.ts'
import type { Named } from '../sections/plate.ts'
import { type Proportion, quotient } from '../sections/proportion.ts'
import { E } from '../steel.ts'
import { degrees } from '../units.ts'
import { differenceOf } from '../zero.ts'

const CATEGORY = 'EN 1993-1-3 6.1.7.3(4)'

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

/** The limits of 6.1.7.2(1) for single webs, of 6.1.7.3(1) for two. */
export function webProportions({ h_w, r, t, phi }: CrippledWeb, hasTwoWebs: boolean): Proportion[] {
  const clause = `EN 1993-1-3 ${hasTwoWebs ? '6.1.7.3(1)' : '6.1.7.2(1)'}`
  const [deepest, sharpest] = hasTwoWebs ? [200 * Math.sin(phi), 10] : [200, 6]
  const thickness: Named = ['t', t]
  const depth = `h_w/t ≤ 200${hasTwoWebs ? '·sin φ' : ''}`
  const bound = hasTwoWebs ? deepest : null
  const slenderness = quotient(clause, depth, [['h_w', h_w], thickness], (v) => v <= deepest, bound)
  return [
    hasTwoWebs ? { ...slenderness, isNumbered: true } : slenderness,
    quotient(clause, `r/t ≤ ${sharpest}`, [['r', r], thickness], (v) => v <= sharpest),
  ]
}

/** β_V of the shears either side of a support or load; its twin is `shearAsymmetry`. */
export const asymmetry = formula('beta_V', CATEGORY, 'abs(abs(V_Ed_l)-abs(V_Ed_r))/(abs(V_Ed_l)+abs(V_Ed_r))')

/** Twin of `asymmetry`; 0 without shear. */
export function shearAsymmetry(V_left: number, V_right: number): number {
  const a = Math.abs(V_left)
  const b = Math.abs(V_right)
  return a + b === 0 ? 0 : Math.abs(differenceOf(a, b)) / (a + b)
}

/** Largest bearing length in the formulas [mm]. */
const LONGEST_BEARING = 200

/** l_a for 0.2 < β_V < 0.3. */
export const bearingBetween = formula('l_a', CATEGORY, 's_s+(beta_V-0.2)/0.1*(10-s_s)')

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

/** α [-] and l_a [mm] of Ω sections, 6.1.7.3(4) and (5). @param beta_V null in category 1 */
export const omegaCategory = (s_s: number, beta_V: number | null) =>
  beta_V === null ? { alpha: 0.057, l_a: 10 } : { alpha: 0.115, l_a: effectiveBearingLength(s_s, beta_V) }

/** R_w,Rd of both webs of an Ω section; its twin is `omegaWebResistance`. @param l_a effective bearing length [mm] */
export const omegaCrippling = formula(
  'R_w_Rd',
  'EN 1993-1-3 (6.18)',
  '2*alpha*t^2*sqrt(f_yb*E)*(1-0.1*sqrt(r/t))*(0.5+sqrt(0.02*l_a/t))*(2.4+(phi/90)^2)/gamma_M1/10^3',
)

/** Twin of `omegaCrippling` for one web, called with the β_V of every combination [N]. */
export function omegaWebResistance(
  web: CrippledWeb,
  alpha: number,
  l_a: number,
  f_yb: number,
  gamma_M1: number,
): number {
  const { t, r, phi } = web
  const sharp = alpha * t ** 2 * Math.sqrt(f_yb * E)
  const ofCorner = 1 - 0.1 * Math.sqrt(r / t)
  const ofBearing = 0.5 + Math.sqrt((0.02 * l_a) / t)
  return (sharp * ofCorner * ofBearing * (2.4 + (degrees(phi) / 90) ** 2)) / gamma_M1
}

const CLAUSE = 'EN 1993-1-3 6.1.7'

/** Utilisation of a reaction F_Ed whose part F_o is one of two opposing forces; method 4.16: 6.1.7.2 covers equal forces only. */
export const splitReactionShare = formula('u_R', CLAUSE, '(F_Ed-F_o)/R_w_Rd_1+F_o/R_w_Rd_o')
export const splitResistance = formula('R_w_Rd', CLAUSE, 'F_Ed/u_R')

/** Clear distances and bearing lengths, method 4.8 and 4.15 [mm]. */
export const CLEARANCES = {
  /** limit below which distances count as close */
  limit: formula('c_lim', CLAUSE, '1.5*h_w'),
  loadOfEnd: formula('c_P', CLAUSE, 'max(0,min(x_P,L_tot-x_P)-s_P/2)'),
  loadOfSupport: formula('e_k', CLAUSE, 'abs(x_P-x_k)-s_s/2-s_P/2'),
  firstSupport: formula('c_k', CLAUSE, 'max(0,x_k-s_s/2)'),
  lastSupport: formula('c_k', CLAUSE, 'max(0,L_tot-x_k-s_s/2)'),
  /** bearing length of a load alone, and against a support */
  alone: formula('s_1', CLAUSE, 'min(s_P,200)'),
  opposed: formula('s_2', CLAUSE, 'min(s_P,s_s,200)'),
}
