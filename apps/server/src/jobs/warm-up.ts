/** Warms up a thread before the first request: the first design of a type takes several times as long as later ones. */
import { decode } from '@madre/contract'
import { EXAMPLES } from '@madre/contract/examples'
import { type Catalogue, design } from '@madre/engine'

/** Requests that compile the engine for each shape, the most frequent first. */
const TYPES = [
  { type: 'OMEGA', like: EXAMPLES['omega-roof'] },
  { type: 'Z', like: EXAMPLES['z-uplift'] },
  { type: 'C', like: EXAMPLES['z-uplift'] },
] as const
/** With a large catalogue, part of its sections is enough. */
const LONGEST_MS = 1_500

class Enough extends Error {}

/**
 * Designs a roof of each shape of the catalogue, the concentrated load included, and discards the results.
 *
 * @param isWanted checked after each candidate, so that a real design does not wait
 */
export function warmUp(catalogue: Catalogue, isWanted: () => boolean): void {
  const started = performance.now()
  const goOn = () => {
    if (isWanted() || performance.now() - started > LONGEST_MS) throw new Enough()
  }
  try {
    for (const { type, like } of TYPES) {
      if (!catalogue.families.some(({ profileType }) => profileType === type)) continue
      const steelGrades = catalogue.steels.slice(0, 2).map(({ id }) => id)
      const request = { ...like.request, sectionTypes: [type], steelGrades, roofPointLoadKn: 1 }
      design(decode(request).line, catalogue, goOn)
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
}
