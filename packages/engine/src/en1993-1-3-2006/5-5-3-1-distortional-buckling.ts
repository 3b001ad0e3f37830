/** Reduction for distortional buckling of a stiffener; EN 1993-1-3:2006, 5.5.3.1(7), method 3.14. */
import { type Formula, formula } from '../formula/formula.ts'

/** A curve of χ_d over the slenderness: what the iteration asks for, and what is printed. */
export interface DistortionalCurve {
  chi_d(lambda_d: number): number
  /** null where χ_d is 1 */
  formula(lambda_d: number): Formula<'lambda_d'> | null
}

const CLAUSE = 'EN 1993-1-3 5.5.3.2'
const CHI = {
  inelastic: formula('chi_d', `${CLAUSE} (5.12b)`, '1.47-0.723*lambda_d'),
  elastic: formula('chi_d', `${CLAUSE} (5.12c)`, '0.66/lambda_d'),
}
/** χ_d; null where it is 1, (5.12a). */
export const distortionalFormula = (lambda_d: number) =>
  lambda_d <= 0.65 ? null : lambda_d < 1.38 ? CHI.inelastic : CHI.elastic

/** Twin of `distortionalFormula`. */
export function distortionalReduction(lambda_d: number): number {
  if (lambda_d <= 0.65) return 1
  if (lambda_d < 1.38) return 1.47 - 0.723 * lambda_d
  return 0.66 / lambda_d
}

export const DISTORTIONAL: DistortionalCurve = { chi_d: distortionalReduction, formula: distortionalFormula }
