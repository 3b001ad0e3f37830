/** Order of the solutions; method 8.3. */
import type { Catalogue } from '../input.ts'
import type { Solution } from '../result.ts'

/** Passing first, lightest first; ties by lower yield strength, then by lower utilisation, then by id. */
export function rank(solutions: Solution[], catalogue: Catalogue): Solution[] {
  const strength = new Map(catalogue.steels.map((s) => [s.id, s.fyb]))
  return [...solutions].sort(
    (a, b) =>
      Number(b.pass) - Number(a.pass) ||
      a.alignmentWeightKg - b.alignmentWeightKg ||
      (strength.get(a.steel) ?? 0) - (strength.get(b.steel) ?? 0) ||
      (a.utilisation ?? Number.POSITIVE_INFINITY) - (b.utilisation ?? Number.POSITIVE_INFINITY) ||
      (a.id < b.id ? -1 : 1),
  )
}
