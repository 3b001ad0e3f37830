import type { CheckCode } from '@madre/engine'
import type { CheckWords } from './keys.ts'

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
