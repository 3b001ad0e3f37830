import type { Catalogue } from '@madre/engine'
import { ProblemError } from '../http/problem.ts'

/** @throws ProblemError 400  naming every grade the catalogue does not have; `field` is the list's path into the body */
export function requireKnownSteels(catalogue: Catalogue, field: string, steelGrades: readonly string[]): void {
  const known = catalogue.steels.map((s) => s.id)
  const issues = steelGrades.flatMap((id, i) =>
    known.includes(id)
      ? []
      : [{ field: `${field}.${i}`, key: 'OneOf' as const, values: { allowed: known.join(', ') } }],
  )
  if (issues.length > 0) throw ProblemError.invalid(issues)
}
