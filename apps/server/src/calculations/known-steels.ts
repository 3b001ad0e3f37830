import type { Catalogue } from '@madre/engine'
import { ProblemError } from '../http/problem.ts'

/** @throws ProblemError 400  naming every steel missing in the catalogue; `of` is the path of the list */
export function requireKnownSteels(
  { steelGrades = [] }: { steelGrades?: readonly string[] | undefined },
  catalogue: Catalogue,
  of = 'request',
): void {
  const known = catalogue.steels.map((s) => s.id)
  const issues = steelGrades.flatMap((id, i) =>
    known.includes(id)
      ? []
      : [{ field: `${of}.steelGrades.${i}`, key: 'OneOf' as const, values: { allowed: known.join(', ') } }],
  )
  if (issues.length > 0) throw ProblemError.invalid(issues)
}
