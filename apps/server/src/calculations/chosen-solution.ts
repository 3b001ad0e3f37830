import type { CalculationResult, ChosenSummary } from '@madre/contract'

export type ChoiceRefusal = 'UnknownSolution' | 'SolutionOutsideStandard' | 'NothingChecked'

/** Why a solution cannot be chosen, since it could have no note; null if it can. */
export function choiceRefusal({ solutions }: Pick<CalculationResult, 'solutions'>, id: string): ChoiceRefusal | null {
  const solution = solutions.find((s) => s.id === id)
  if (solution === undefined) return 'UnknownSolution'
  if (solution.status !== 'NOT_APPLICABLE') return null
  return solution.reason === 'NOTHING_CHECKED' ? 'NothingChecked' : 'SolutionOutsideStandard'
}

/** The chosen solution as stored in its column. With its id, so that it is not shown after another solution is chosen. */
interface ChosenColumn extends ChosenSummary {
  id: string
}

/** The column for a solution of a result; null if the result does not have its id. */
export function chosenColumn(result: string | null, id: string | null): string | null {
  if (result === null || id === null) return null
  const { solutions } = JSON.parse(result) as Pick<CalculationResult, 'solutions'>
  const solution = solutions.find((s) => s.id === id)
  if (solution === undefined) return null
  const { section, thicknessMm, endBayThicknessMm, steel, massPerMetreKg, utilisation } = solution
  const endBays = endBayThicknessMm === undefined ? {} : { endBayThicknessMm }
  const said = { id, section, thicknessMm, ...endBays, steel, massPerMetreKg, utilisation }
  return JSON.stringify(said satisfies ChosenColumn)
}

export function chosenSummary(column: string | null, id: string | null): ChosenSummary | null {
  if (column === null || id === null) return null
  const { id: of, ...chosen } = JSON.parse(column) as ChosenColumn
  return of === id ? chosen : null
}
