import { designOne, type SolutionKey } from '../design/design-one.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import type { Attempt, Change } from './change.ts'
import { claddingChanges } from './cladding-changes.ts'
import { lapChange } from './lap-change.ts'
import { restraintChange } from './restraint-change.ts'
import { sheetingChanges } from './sheeting-changes.ts'
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
