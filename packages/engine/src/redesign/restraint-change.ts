import type { DesignInput } from '../input.ts'
import type { Attempt, Change } from './change.ts'

const MOST_LOCKS = 10
const MOST_ADDED = 3

/** The indices of the main spans in the whole list. */
export function mainSpans(input: DesignInput): number[] {
  const last = input.spanLengthsM.length - 1
  return input.spanLengthsM.flatMap((_, i) =>
    (i === 0 && input.hasLeftCantilever) || (i === last && input.hasRightCantilever) ? [] : [i],
  )
}

/** The smallest number of more lateral restraints that passes, in one main span or in all of them; at most three more. */
export function restraintChange(input: DesignInput, attempt: Attempt): Change[] {
  const mains = mainSpans(input)
  const fibres = input.spanRestraints.upper.type === 1 ? (['LOWER', 'UPPER'] as const) : (['LOWER'] as const)
  const places = mains.length === 1 ? [null] : [...mains, null]
  for (let added = 1; added <= MOST_ADDED; added++) {
    for (const spanIndex of places) {
      for (const fibre of fibres) {
        const changed = withRestraints(input, fibre, spanIndex === null ? mains : [spanIndex], added)
        const tried = changed && attempt(changed)
        if (tried?.pass) return [{ kind: 'RESTRAINTS', fibre, added, spanIndex, utilisation: tried.utilisation ?? 0 }]
      }
    }
  }
  return []
}

/** The input with more lateral restraints of a fibre in some spans; null where those are more than there may be. */
export function withRestraints(input: DesignInput, fibre: 'LOWER' | 'UPPER', spans: number[], added: number) {
  const { upper, lower } = input.spanRestraints
  const before = fibre === 'UPPER' ? upper.lateralLocks : lower.lateralLocks
  const inForce = fibre === 'UPPER' || lower.use
  const lateralLocks = before.map((n, i) => (inForce ? n : 0) + (spans.includes(i) ? added : 0))
  if (lateralLocks.some((n) => n > MOST_LOCKS)) return null
  const spanRestraints =
    fibre === 'UPPER' ? { upper: { ...upper, lateralLocks }, lower } : { upper, lower: { use: true, lateralLocks } }
  return { ...input, spanRestraints }
}
