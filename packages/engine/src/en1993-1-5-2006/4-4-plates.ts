/** Effective widths of plane elements; EN 1993-1-5:2006, 4.4 with Tables 4.1 and 4.2. Each function here is the twin of its formula. */
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
