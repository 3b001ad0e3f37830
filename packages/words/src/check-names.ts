import type { CheckCode } from '@madre/engine'
import type { CheckWords } from './keys.ts'

/** BENDING_Z is M_z of a rigid section, and the direct stress σ_q of one that distorts. */
export const checksOf = (checks: CheckWords, distorts: boolean): CheckWords =>
  distorts ? { ...checks, BENDING_Z: checks.SIDEWAYS_STRESS } : checks

type Further = Extract<CheckCode, `DEFLECTION_${string}_${number}`>

/** Names of the checks of further deflection limits: that of the first limit, and which one they are. @param limit 'limit' */
export function withFurtherDeflections(named: Omit<CheckWords, Further>, limit: string): CheckWords {
  const further = ([2, 3, 4, 5] as const).flatMap((n) =>
    (['SPAN', 'CONSOLE'] as const).map((of): [Further, string] => [
      `DEFLECTION_${of}_${n}`,
      `${named[`DEFLECTION_${of}`]}, ${limit} ${n}`,
    ]),
  )
  return { ...named, ...(Object.fromEntries(further) as Record<Further, string>) }
}
