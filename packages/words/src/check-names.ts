import type { CheckCode } from '@madre/engine'

/** What every language calls the checks of the engine. */
export type CheckWords = Record<CheckCode | 'SIDEWAYS_STRESS', string>

/** BENDING_Z is M_z of a rigid section, and the direct stress σ_q of one that distorts. */
export const checksOf = (checks: CheckWords, distorts: boolean): CheckWords =>
  distorts ? { ...checks, BENDING_Z: checks.SIDEWAYS_STRESS } : checks
