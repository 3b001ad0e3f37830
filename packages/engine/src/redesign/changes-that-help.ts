import { designOne, type SolutionKey } from '../design/design.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import type { Attempt, Change } from './change.ts'
import { claddingChanges, sheetingChanges } from './cladding-changes.ts'
import { lapChange } from './lap-change.ts'
import { spacingChange } from './spacing-change.ts'

/**
 * The smallest single changes that make a failing solution pass, each on its own: a stronger steel of its family, one more lateral
 * restraint, a stiffer cladding, a sheet screwed at every rib or none, a smaller spacing, longer laps. Each is designed again and passes.
 */
export function changesThatHelp(line: PurlinLine, catalogue: Catalogue, solution: SolutionKey): Change[] {
  const attempt: Attempt = (changed, steel = solution.steel) => designOne(changed, catalogue, { ...solution, steel })
  if (solution.reason === 'LAP_TOO_SHORT') return lapChange(line, attempt)
  return [
    ...steelChange(line, catalogue, solution, attempt),
    ...restraintChange(line, attempt),
    ...claddingChanges(line, attempt),
    ...sheetingChanges(line, attempt),
    ...spacingChange(line, attempt),
    ...lapChange(line, attempt),
  ]
}

/** The weakest stronger steel of the family that passes. */
function steelChange(line: PurlinLine, catalogue: Catalogue, solution: SolutionKey, attempt: Attempt): Change[] {
  const strength = new Map(catalogue.steels.map((s) => [s.id, s.fyb]))
  const own = strength.get(solution.steel) ?? 0
  const offered = catalogue.families.find((f) => f.typology === solution.typology)?.steels ?? []
  const stronger = offered
    .filter((id) => (strength.get(id) ?? 0) > own)
    .sort((a, b) => strength.get(a)! - strength.get(b)!)
  for (const steel of stronger) {
    const tried = attempt(line, steel)
    if (tried?.pass) return [{ kind: 'STEEL', steel, utilisation: tried.utilisation ?? 0 }]
  }
  return []
}

const MOST_LOCKS = 10
const MOST_ADDED = 3

/** The smallest number of added lateral restraints that passes, in one main span or in all; at most three. */
function restraintChange(line: PurlinLine, attempt: Attempt): Change[] {
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
