/** Reduction for distortional buckling of a stiffener; EN 1993-1-3:2006, 5.5.3.1(7), method 3.14. */
import { type Formula, formula } from '../formula/formula.ts'

/** A curve of χ_d: the formula for a slenderness; null where χ_d is 1. */
export type DistortionalCurve = (lambda_d: number) => Formula<'lambda_d'> | null

const CLAUSE = 'EN 1993-1-3 5.5.3.2'
const CHI = {
  inelastic: formula('chi_d', `${CLAUSE} (5.12b)`, '1.47-0.723*lambda_d'),
  elastic: formula('chi_d', `${CLAUSE} (5.12c)`, '0.66/lambda_d'),
}

/** (5.12a–c) */
export const distortionalCurve: DistortionalCurve = (lambda_d) =>
  lambda_d <= 0.65 ? null : lambda_d < 1.38 ? CHI.inelastic : CHI.elastic
