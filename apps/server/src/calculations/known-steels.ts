import type { CalculationRequest } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import { ProblemError } from '../http/problem.ts'

/** @throws ProblemError 400  a steel that the catalogue does not have, named with those it has */
export function requireKnownSteels({ steelGrades }: CalculationRequest, { steels }: Catalogue): void {
  const ids = steels.map((s) => s.id)
  const issues = steelGrades.flatMap((id, i) =>
    ids.includes(id)
      ? []
      : [{ field: `request.steelGrades.${i}`, key: 'OneOf' as const, values: { allowed: ids.join(', ') } }],
  )
  if (issues.length > 0) throw ProblemError.invalid(issues)
}
