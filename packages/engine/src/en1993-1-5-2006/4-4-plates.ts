/** Effective widths of plane elements; EN 1993-1-5:2006, 4.4 with Tables 4.1 and 4.2, method 3.12 to 3.17. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-5 4.4'
const TABLE = `${CLAUSE} Table 4.1`

export const strain = formula('epsilon', CLAUSE, 'sqrt(235/f_yb)')
export const slenderness = formula('lambda_p', `${CLAUSE}(2)`, 'b_p/t/(28.4*epsilon*sqrt(k_sigma))')
/** λ̄_p. @param b_p width [mm]  @param t thickness [mm]  @param f_yb [N/mm²]  @param k_sigma buckling factor [-] */
export const plateSlenderness = (b_p: number, t: number, f_yb: number, k_sigma: number): number =>
  slenderness({ b_p, t, epsilon: strain({ f_yb }), k_sigma })

/** Stress ratios below −3 are taken as −3, Table 4.1. */
export const boundedPsi = (psi: number): number => Math.max(psi, -3)
export const lowestPsi = formula('psi', TABLE, 'max(psi_calc,-3)')

/** k_σ of a uniformly compressed outstand, Table 4.2, and of a uniformly compressed internal element, Table 4.1. */
export const k_sigma_outstand = 0.43
export const k_sigma_internal = 4
const INTERNAL = {
  compressed: formula('k_sigma', TABLE, '8.2/(1.05+psi)'),
  bent: formula('k_sigma', TABLE, '7.81-6.29*psi+9.78*psi^2'),
  beyond: formula('k_sigma', TABLE, '5.98*(1-psi)^2'),
}
/** k_σ of an internal element. @param psi −3 ≤ ψ ≤ 1 */
export const internalFactor = (psi: number) =>
  psi >= 0 ? INTERNAL.compressed : psi >= -1 ? INTERNAL.bent : INTERNAL.beyond
export function internalBucklingFactor(psi_calc: number): number {
  const psi = boundedPsi(psi_calc)
  return internalFactor(psi)({ psi })
}

/** ρ beyond the slenderness up to which it is 1: internal elements (4.2), with ψ or under uniform compression; outstands (4.3). */
export const REDUCTION = {
  internal: formula('rho', `${CLAUSE}(2)`, '(lambda_p-0.055*(3+psi))/lambda_p^2'),
  uniform: formula('rho', `${CLAUSE}(2)`, '(lambda_p-0.22)/lambda_p^2'),
  outstand: formula('rho', `${CLAUSE}(2)`, '(lambda_p-0.188)/lambda_p^2'),
}
/** 1 up to 0.5 + √(0.085 − 0.055ψ). */
export function internalReduction(lambda_p: number, psi_calc: number): number {
  const psi = boundedPsi(psi_calc)
  return lambda_p <= 0.5 + Math.sqrt(0.085 - 0.055 * psi) ? 1 : Math.min(1, REDUCTION.internal({ lambda_p, psi }))
}
/** 1 up to 0.748. */
export const outstandReduction = (lambda_p: number): number =>
  lambda_p <= 0.748 ? 1 : Math.min(1, REDUCTION.outstand({ lambda_p }))

/** Effective widths of a uniformly compressed plate: of an outstand, and at each edge of an internal one. */
export const WIDTHS = {
  outstand: formula('b_eff', `${CLAUSE} Table 4.2`, 'rho*b_p'),
  half: formula('b_e', TABLE, '0.5*rho*b_p'),
}

/** A bent web on the section of the reduced flanges, 4.4(3), and its effective parts: wholly compressed, or with a part in tension. */
export const WEB = {
  area: formula('A_w', `${CLAUSE}(3)`, 'b_sh*t'),
  areaOfTwo: formula('A_w', `${CLAUSE}(3)`, '2*b_sh*t'),
  z_1: formula('z_1', `${CLAUSE}(3)`, '(SigmaAz_r+A_w*h/2)/(SigmaA_r+A_w)'),
  belowTop: formula('z_com', `${CLAUSE}(3)`, 'z_1-t_nom/2'),
  aboveBottom: formula('z_com', `${CLAUSE}(3)`, 'h-t_nom/2-z_1'),
  psi: formula('psi', `${CLAUSE}(3)`, '-(h_p-z_com)/z_com'),
  compressed: formula('b_eff_w', TABLE, 'rho_w*b_p_w'),
  edge: formula('b_e1_w', TABLE, '2/(5-psi_w)*b_eff_w'),
  inner: formula('b_e2_w', TABLE, 'b_eff_w-b_e1_w'),
  b_c: formula('b_c_w', TABLE, 'b_p_w*z_com/h_p'),
  bent: formula('b_eff_w', TABLE, 'rho_w*b_c_w'),
  bentEdge: formula('b_e1_w', TABLE, '0.4*b_eff_w'),
  bentInner: formula('b_e2_w', TABLE, '0.6*b_eff_w'),
  tension: formula('b_t_w', TABLE, 'b_p_w-b_c_w'),
}
