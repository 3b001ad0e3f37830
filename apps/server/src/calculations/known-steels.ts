import type { CalculationRequest } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import { ProblemError } from '../http/problem.ts'

/** @throws ProblemError 400  a request names a steel that the catalogue does not have */
export function requireKnownSteels({ steelGrades }: CalculationRequest, catalogue: Catalogue): void {
  const steelIds = catalogue.steels.map((s) => s.id)
  const issues = steelGrades.flatMap((id, i) =>
    steelIds.includes(id)
      ? []
      : [{ field: `request.steelGrades.${i}`, key: 'OneOf' as const, values: { allowed: steelIds.join(', ') } }],
  )
  if (issues.length > 0) throw ProblemError.invalid(issues)
}
