/** Effective widths of plane elements; EN 1993-1-5:2006, 4.4 with Tables 4.1 and 4.2. */

/** ε = √(235/f_yb) [-], f_yb [N/mm²]. */
export const epsilon = (f_yb: number): number => Math.sqrt(235 / f_yb)

/**
 * Plate slenderness λ̄_p = (b_p/t) / (28.4·ε·√k_σ), EN 1993-1-5 4.4(2).
 * @param b_p width [mm]  @param t thickness [mm]  @param f_yb [N/mm²]  @param k_sigma buckling factor [-]
 */
export function plateSlenderness(b_p: number, t: number, f_yb: number, k_sigma: number): number {
  return b_p / t / (28.4 * epsilon(f_yb) * Math.sqrt(k_sigma))
}

/** k_σ of an internal element, Table 4.1; ψ below −3 is taken as −3. */
export function internalBucklingFactor(psi: number): number {
  if (psi >= 0) return 8.2 / (1.05 + psi)
  if (psi >= -1) return 7.81 - 6.29 * psi + 9.78 * psi ** 2
  return 5.98 * (1 - Math.max(psi, -3)) ** 2
}

/** Reduction ρ of an internal element, (4.2): 1 up to 0.5 + √(0.085 − 0.055ψ), else (λ̄_p − 0.055(3 + ψ))/λ̄_p² ≤ 1. */
export function internalReduction(lambda_p: number, psi: number): number {
  const bounded = Math.max(psi, -3)
  if (lambda_p <= 0.5 + Math.sqrt(0.085 - 0.055 * bounded)) return 1
  return Math.min(1, (lambda_p - 0.055 * (3 + bounded)) / lambda_p ** 2)
}

/** Reduction ρ of an outstand element, (4.3): 1 up to 0.748, else (λ̄_p − 0.188)/λ̄_p² ≤ 1. */
export function outstandReduction(lambda_p: number): number {
  if (lambda_p <= 0.748) return 1
  return Math.min(1, (lambda_p - 0.188) / lambda_p ** 2)
}

/** k_σ of a uniformly compressed outstand, Table 4.2. */
export const k_sigma_outstand = 0.43
/** k_σ of a uniformly compressed internal element, Table 4.1. */
export const k_sigma_internal = 4
