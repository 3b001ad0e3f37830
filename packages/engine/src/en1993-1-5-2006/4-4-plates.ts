/** Effective widths of plane elements; EN 1993-1-5:2006, 4.4 with Tables 4.1 and 4.2, method 3.12 to 3.17. Each function here is the twin of its formula. */
import { formula } from '../formula/formula.ts'

const CLAUSE = 'EN 1993-1-5 4.4'
const TABLE = `${CLAUSE} Table 4.1`

export const strain = formula('epsilon', CLAUSE, 'sqrt(235/f_yb)')
/** ε = √(235/f_yb) [-], f_yb [N/mm²]. */
export const epsilon = (f_yb: number): number => Math.sqrt(235 / f_yb)

export const slenderness = formula('lambda_p', `${CLAUSE}(2)`, 'b_p/t/(28.4*epsilon*sqrt(k_sigma))')
/** @param b_p width [mm]  @param t thickness [mm]  @param f_yb [N/mm²]  @param k_sigma buckling factor [-] */
export function plateSlenderness(b_p: number, t: number, f_yb: number, k_sigma: number): number {
  return b_p / t / (28.4 * epsilon(f_yb) * Math.sqrt(k_sigma))
}

/** Stress ratios below this are taken as this, Table 4.1. */
const LOWEST_PSI = -3
export const boundedPsi = (psi: number): number => Math.max(psi, LOWEST_PSI)
export const lowestPsi = formula('psi', TABLE, 'max(psi_calc,-3)')

const INTERNAL = {
  compressed: formula('k_sigma', TABLE, '8.2/(1.05+psi)'),
  bent: formula('k_sigma', TABLE, '7.81-6.29*psi+9.78*psi^2'),
  beyond: formula('k_sigma', TABLE, '5.98*(1-psi)^2'),
}
/** k_σ of an internal element. */
export const internalFactor = (psi: number) =>
  psi >= 0 ? INTERNAL.compressed : psi >= -1 ? INTERNAL.bent : INTERNAL.beyond

export function internalBucklingFactor(psi: number): number {
  if (psi >= 0) return 8.2 / (1.05 + psi)
  if (psi >= -1) return 7.81 - 6.29 * psi + 9.78 * psi ** 2
  return 5.98 * (1 - boundedPsi(psi)) ** 2
}

/** ρ beyond the slenderness up to which it is 1: internal elements (4.2), with ψ or under uniform compression; outstands (4.3). */
export const REDUCTION = {
  internal: formula('rho', `${CLAUSE}(2)`, '(lambda_p-0.055*(3+psi))/lambda_p^2'),
  uniform: formula('rho', `${CLAUSE}(2)`, '(lambda_p-0.22)/lambda_p^2'),
  outstand: formula('rho', `${CLAUSE}(2)`, '(lambda_p-0.188)/lambda_p^2'),
}

/** 1 up to 0.5 + √(0.085 − 0.055ψ). */
export function internalReduction(lambda_p: number, psi: number): number {
  const bounded = boundedPsi(psi)
  if (lambda_p <= 0.5 + Math.sqrt(0.085 - 0.055 * bounded)) return 1
  return Math.min(1, (lambda_p - 0.055 * (3 + bounded)) / lambda_p ** 2)
}

/** 1 up to 0.748. */
export function outstandReduction(lambda_p: number): number {
  if (lambda_p <= 0.748) return 1
  return Math.min(1, (lambda_p - 0.188) / lambda_p ** 2)
}

/** k_σ of a uniformly compressed outstand, Table 4.2. */
export const k_sigma_outstand = 0.43
/** k_σ of a uniformly compressed internal element, Table 4.1. */
export const k_sigma_internal = 4

/** What is left of a uniformly compressed plate: of an outstand, and at each edge of an internal one. */
export const WIDTHS = {
  outstand: formula('b_eff', `${CLAUSE} Table 4.2`, 'rho*b_p'),
  half: formula('b_e', TABLE, '0.5*rho*b_p'),
}

/** A bent web on the section of the reduced flanges, 4.4(3), and what is left of it: wholly compressed, or with a part in tension. */
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
