import type { PurlinLine } from '../input.ts'
import type { Attempt, Change } from './change.ts'

const MOST_LOCKS = 10
const MOST_ADDED = 3

/** The smallest number of added lateral restraints that passes, in one main span or in all; at most three. */
export function restraintChange(line: PurlinLine, attempt: Attempt): Change[] {
  const mains = line.spans.flatMap(({ kind }, i) => (kind === 'SPAN' ? [i] : []))
  const fibres = line.restraints.upper === 'PANEL' ? (['LOWER'] as const) : (['LOWER', 'UPPER'] as const)
  const places = mains.length === 1 ? [null] : [...mains, null]
  for (let added = 1; added <= MOST_ADDED; added++) {
    for (const spanIndex of places) {
      for (const fibre of fibres) {
        const changed = withRestraints(line, fibre, spanIndex === null ? mains : [spanIndex], added)
        const tried = changed && attempt(changed)
        if (tried?.pass) return [{ kind: 'RESTRAINTS', fibre, added, spanIndex, utilisation: tried.utilisation ?? 0 }]
      }
    }
  }
  return []
}

/** The line with added lateral restraints of a fibre in some spans; null above the largest number allowed. */
function withRestraints(line: PurlinLine, fibre: 'LOWER' | 'UPPER', spans: number[], added: number): PurlinLine | null {
  const { upper, lower } = line.restraints
  const before = fibre === 'UPPER' && upper !== 'PANEL' ? upper : lower
  const counts = before.map((n, i) => n + (spans.includes(i) ? added : 0))
  if (counts.some((n) => n > MOST_LOCKS)) return null
  return { ...line, restraints: fibre === 'UPPER' ? { upper: counts, lower } : { upper, lower: counts } }
}
