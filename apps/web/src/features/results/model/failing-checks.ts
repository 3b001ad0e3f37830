import type { Check, Solution } from '@madre/engine'

export function failingChecks(solution: Solution): Check[] {
  return solution.checks.filter((c) => c.status === 'FAIL').sort((a, b) => (b.utilisation ?? 0) - (a.utilisation ?? 0))
}
