import type { CalculationResult, ChosenSummary } from '@madre/contract'

export type ChoiceRefusal = 'UnknownSolution' | 'SolutionOutsideStandard' | 'NothingChecked'

/** Why a solution cannot be chosen: it could have no note; null where it can. */
export function choiceRefusal({ solutions }: Pick<CalculationResult, 'solutions'>, id: string): ChoiceRefusal | null {
  const solution = solutions.find((s) => s.id === id)
  if (solution === undefined) return 'UnknownSolution'
  if (solution.status !== 'NOT_APPLICABLE') return null
  return solution.reason === 'NOTHING_CHECKED' ? 'NothingChecked' : 'SolutionOutsideStandard'
}

/** The chosen solution as its column keeps it: with its id, so that it is not shown any more once another solution is chosen. */
interface ChosenColumn extends ChosenSummary {
  id: string
}

/** The column for the solution of a result; null when the result has none of that id. */
export function chosenColumn(result: string | null, id: string | null): string | null {
  if (result === null || id === null) return null
  const { solutions } = JSON.parse(result) as Pick<CalculationResult, 'solutions'>
  const solution = solutions.find((s) => s.id === id)
  if (solution === undefined) return null
  const { section, thicknessMm, steel, massPerMetreKg, utilisation } = solution
  return JSON.stringify({ id, section, thicknessMm, steel, massPerMetreKg, utilisation } satisfies ChosenColumn)
}

/** What a list says of the choice. */
export function chosenSummary(column: string | null, id: string | null): ChosenSummary | null {
  if (column === null || id === null) return null
  const { id: of, ...chosen } = JSON.parse(column) as ChosenColumn
  return of === id ? chosen : null
}
