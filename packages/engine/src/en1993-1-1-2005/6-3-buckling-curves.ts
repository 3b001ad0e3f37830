/** Buckling reduction factors; EN 1993-1-1:2005, 6.3.1.2 and 6.3.2.3. */
import { formula } from '../formula/formula.ts'

/** Imperfection factors α, Table 6.1. */
export const IMPERFECTION = { a0: 0.13, a: 0.21, b: 0.34, c: 0.49, d: 0.76 } as const
export type BucklingCurve = keyof typeof IMPERFECTION

/** (6.49) */
export const phiOf = formula('Phi', 'EN 1993-1-1 (6.49)', '0.5*(1+alpha*(lambda-0.2)+lambda^2)')
export const chiOf = formula('chi', 'EN 1993-1-1 (6.49)', 'min(1,1/(Phi+sqrt(Phi^2-lambda^2)))')

/** χ = 1 for λ̄ ≤ 0.2. */
export function bucklingReduction(lambda: number, curve: BucklingCurve): number {
  if (lambda <= 0.2) return 1
  if (lambda === Number.POSITIVE_INFINITY) return 0
  return chiOf({ Phi: phiOf({ alpha: IMPERFECTION[curve], lambda }), lambda })
}

/** χ_LT of the free flange of a purlin with α = 0.34, λ̄_LT,0 = 0.4, β = 0.75, by EN 1993-1-3, 10.1.4.2(2). */
export const freeFlangePhi = formula('Phi_LT', 'EN 1993-1-1 6.3.2.3', '0.5*(1+0.34*(lambda_fz-0.4)+0.75*lambda_fz^2)')
export const freeFlangeChi = formula(
  'chi_LT',
  'EN 1993-1-1 (6.57)',
  'min(1,1/lambda_fz^2,1/(Phi_LT+sqrt(Phi_LT^2-0.75*lambda_fz^2)))',
)

/** χ_LT = 1 for λ̄ ≤ 0.4. */
export function freeFlangeReduction(lambda_fz: number): number {
  if (lambda_fz <= 0.4) return 1
  if (lambda_fz === Number.POSITIVE_INFINITY) return 0
  return freeFlangeChi({ lambda_fz, Phi_LT: freeFlangePhi({ lambda_fz }) })
}

/**
 * The slenderness at which a curve has the reduction χ, the inverse of (6.49).
 *
 * 1/χ² − 2Φ/χ + λ̄² = 0 with Φ of (6.49) is a quadratic in λ̄: (1 − 1/χ)·λ̄² − (α/χ)·λ̄ + 1/χ² − (1 − 0.2α)/χ = 0.
 * @param chi 0 < χ < 1
 */
export function slendernessFor(chi: number, curve: BucklingCurve): number {
  return positiveRoot(1 - 1 / chi, -IMPERFECTION[curve] / chi, 1 / chi ** 2 - (1 - 0.2 * IMPERFECTION[curve]) / chi)
}

/** The slenderness at which `freeFlangeReduction` is χ, the inverse of (6.57). @param chi 0 < χ < 1 */
export function freeFlangeSlendernessFor(chi: number): number {
  const alpha = IMPERFECTION.b
  const lambda = positiveRoot(0.75 * (1 - 1 / chi), -alpha / chi, 1 / chi ** 2 - (1 - 0.4 * alpha) / chi)
  return Math.min(lambda, 1 / Math.sqrt(chi))
}

/** Positive root of a·x² + b·x + c = 0 with a < 0 < c. */
function positiveRoot(a: number, b: number, c: number): number {
  return (-b - Math.sqrt(b * b - 4 * a * c)) / (2 * a)
}
