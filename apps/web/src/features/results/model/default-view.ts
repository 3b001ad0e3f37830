import type { Solution } from '@madre/engine'

const utilisation = (s: Solution) => s.utilisation ?? Number.POSITIVE_INFINITY

/** The solution that comes closest to passing: the smallest utilisation, the lighter one of equals. */
export function leastBad(solutions: Solution[]): Solution | undefined {
  return solutions.reduce<Solution | undefined>(
    (best, s) => (best === undefined || utilisation(s) < utilisation(best) ? s : best),
    undefined,
  )
}

/**
 * One solution for each typology: the lightest that passes. A typology without one is left out, unless nothing of the whole
 * result passes: then each stands with the one that comes closest.
 *
 * @param solutions lightest first within what passes, as the engine ranks them
 * @param somePass  whether anything of the whole result passes
 */
export function onePerTypology(solutions: Solution[], somePass: boolean): Solution[] {
  const groups = new Map<string, Solution[]>()
  for (const s of solutions) groups.set(s.typology, [...(groups.get(s.typology) ?? []), s])
  const kept = new Set([...groups.values()].map((group) => (somePass ? group.find((s) => s.pass) : leastBad(group))))
  return solutions.filter((s) => kept.has(s))
}
