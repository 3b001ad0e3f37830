/** Shear resistance; EN 1993-1-3:2006, 6.1.5, method 4.5. */
import { E } from '../steel.ts'

/** A web: depth between flange midlines h_w, along its slope s_w, core thickness t [mm]; angle phi [rad]. */
export interface ShearWeb {
  h_w: number
  s_w: number
  phi: number
  t: number
}

/** λ̄_w = 0.346·(s_w/t)·√(f_yb/E), (6.10a): a web without longitudinal stiffener. */
export function shearSlenderness(web: ShearWeb, f_yb: number): number {
  return 0.346 * (web.s_w / web.t) * Math.sqrt(f_yb / E)
}

/**
 * Shear buckling strength f_bv [N/mm²], Table 6.1.
 * @param stiffenedSupport the web is held at the support (cleat), which lifts the last branch
 */
export function shearBucklingStrength(lambda_w: number, f_yb: number, stiffenedSupport: boolean): number {
  if (lambda_w <= 0.83) return 0.58 * f_yb
  if (lambda_w < 1.4 || stiffenedSupport) return (0.48 * f_yb) / lambda_w
  return (0.67 * f_yb) / lambda_w ** 2
}

/** V_b,Rd = Σ (h_w/sin φ)·t·f_bv/γ_M0, (6.8) [N]. */
export function shearResistance(
  web: ShearWeb,
  webs: number,
  f_yb: number,
  gamma_M0: number,
  stiffenedSupport: boolean,
): number {
  const f_bv = shearBucklingStrength(shearSlenderness(web, f_yb), f_yb, stiffenedSupport)
  return (webs * (web.h_w / Math.sin(web.phi)) * web.t * f_bv) / gamma_M0
}
