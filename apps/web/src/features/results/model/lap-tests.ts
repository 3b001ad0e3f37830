import type { Catalogue, Solution, TestedLap, Warning } from '@madre/engine'

/** What a maker has tested of the laps of a family; undefined where there is nothing. */
export function lapTestOf(
  { typology }: Pick<Solution, 'typology'>,
  catalogue: Catalogue | undefined,
): TestedLap | undefined {
  const family = catalogue?.families.find((f) => f.typology === typology)
  return family && 'lap' in family ? family.lap : undefined
}

/** Whether the laps of a solution are calculated without test data: some are, and its family has none. */
export const lapsAreUntested = (
  solution: Pick<Solution, 'typology' | 'reason'>,
  warnings: Warning[],
  catalogue: Catalogue | undefined,
): boolean =>
  solution.reason !== 'JOINT_NOT_POSSIBLE' &&
  warnings.some(({ code }) => code === 'LAP_WITHOUT_TEST') &&
  lapTestOf(solution, catalogue) === undefined
