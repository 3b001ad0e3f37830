import type { Costs } from '@madre/contract'
import type { Solution } from '@madre/engine'
import { isCostColumn, leastCost } from './costs.ts'
import type { Sort } from './sorting.ts'

const utilisation = (s: Solution) => s.utilisation ?? Number.POSITIVE_INFINITY

/** The solution closest to passing: the smallest utilisation, of equal ones the lightest. */
export function leastBad(solutions: Solution[]): Solution | undefined {
  return solutions.reduce<Solution | undefined>(
    (best, s) => (best === undefined || utilisation(s) < utilisation(best) ? s : best),
    undefined,
  )
}

/**
 * One solution for each typology: the lightest that passes. A typology without one is left out, unless nothing in the whole result passes:
 * then each has its closest one. Sorted by cost, the cheapest that passes.
 *
 * @param solutions lightest first among the passing ones, as the engine ranks them
 * @param somePass  whether any solution of the whole result passes
 */
export function onePerTypology(
  solutions: Solution[],
  somePass: boolean,
  sort: Sort | null = null,
  costs: Costs | null = null,
): Solution[] {
  const best = (group: Solution[]) => {
    const passing = group.filter((s) => s.pass)
    return (sort && isCostColumn(sort.column) && leastCost(sort.column, costs, passing)) || passing[0]
  }
  const groups = new Map<string, Solution[]>()
  for (const s of solutions) groups.set(s.typology, [...(groups.get(s.typology) ?? []), s])
  const kept = new Set([...groups.values()].map((group) => (somePass ? best(group) : leastBad(group))))
  return solutions.filter((s) => kept.has(s))
}
