import type { Check, Solution } from '@madre/engine'

/** The checks a solution fails, the worst first. */
export function failingChecks(solution: Solution): Check[] {
  return solution.checks.filter((c) => c.status === 'FAIL').sort((a, b) => (b.utilisation ?? 0) - (a.utilisation ?? 0))
}
