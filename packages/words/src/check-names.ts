import type { CheckWords } from './keys.ts'

/** BENDING_Z is M_z of a rigid section, and the direct stress σ_q of one that distorts. */
export const checksOf = (checks: CheckWords, distorts: boolean): CheckWords =>
  distorts ? { ...checks, BENDING_Z: checks.SIDEWAYS_STRESS } : checks
