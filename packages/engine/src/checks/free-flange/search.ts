import { strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { softestStrut } from './bounds.ts'
import { closedBundle, openedBundle } from './bundles.ts'
import { combinationEnvelope, type Envelope, raise } from './envelopes.ts'
import { checkLikeliestFirst, hasFloor } from './first.ts'
import type { Search } from './limits.ts'
import { checkFlange, refined } from './single.ts'

/**
 * Checks one flange in the combinations that may govern and that `beginFlange` left, the most dangerous first. A combination is solved only
 * if neither its bound of σ_c/χ + m nor an inertia count excludes it.
 *
 * One count serves many combinations. Compression that is larger at every point never makes α_cr larger (−∫F·u′²dx only falls): a strut
 * that is stable under the envelope of their forces is stable under each. The softer foundation never makes it stabler.
 */
export function searchFlange(all: Search): void {
  const { bundles } = all.bounds.table
  if (all.outcome.buckling.combination < 0 && !hasFloor(all)) checkLikeliestFirst(all)
  const envelopes: Envelope[] = []
  for (let g = 0; g < bundles.length; g++) envelopes.push(...(closedBundle(all, g) ?? openedBundle(all, g)))
  envelopes.sort((a, b) => b.N_cr - a.N_cr)
  for (const directions of new Set(envelopes.map((e) => e.directions))) {
    const same = envelopes.filter((e) => e.directions === directions)
    // Among many envelopes one is nearly always too close to the worst for a single count.
    const parts = Math.max(2, Math.ceil(same.length / FIRST_PART))
    const startOf = (k: number) => Math.floor((k * same.length) / parts)
    for (let k = 0; k < parts; k++) excludeOrSettle(all, same.slice(startOf(k), startOf(k + 1)))
  }
}

/** Envelopes in the first count. With more, the forces of all are raised again and again for counts that exclude none. */
const FIRST_PART = 16

/** Excludes all combinations under the envelopes by one count; else tries the heavier and the lighter half, down to single combinations. */
function excludeOrSettle(search: Search, envelopes: Envelope[]): void {
  const [first] = envelopes
  if (!first) return
  const { force } = search.bounds
  const isSingle = envelopes.length === 1 && first.bundle < 0 && first.members.length === 1
  if (isSingle && !first.members[0]!.isRefined) {
    excludeOrSettle(search, refined(search, first.members[0]!.c))
    return
  }
  force.fill(Number.NEGATIVE_INFINITY)
  for (const e of envelopes) raise(search, e)
  // The members of an opened bundle may press in different directions.
  const directions = envelopes.reduce((all, e) => all | e.directions, 0)
  if (strutIsStableAt(softestStrut(search, directions), force, 1)) return
  if (isSingle) {
    checkFlange(search, first.members[0]!.c, false, true)
    return
  }
  const parts = envelopes.length > 1 ? envelopes : partsOf(search, first)
  const half = parts.length >> 1
  excludeOrSettle(search, parts.slice(0, half))
  excludeOrSettle(search, parts.slice(half))
}

/** The smaller envelopes that make up one envelope. */
function partsOf(search: Search, { bundle, members }: Envelope): Envelope[] {
  const parts = bundle < 0 ? members.map((o) => combinationEnvelope(search, o)) : openedBundle(search, bundle)
  return parts.sort((a, b) => b.N_cr - a.N_cr)
}
