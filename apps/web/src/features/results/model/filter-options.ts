import type { Solution } from '@madre/engine'
import { type FilterKey, propertyOf } from './filters.ts'
import { listedSolutions } from './listed-solutions.ts'
import type { ResultsState } from './url-state.ts'

export interface FilterOption {
  value: string
  /** as shown: the section's name for a typology */
  label: string
  /** what the list would show with this value picked beside the filters of the other properties */
  count: number
}

/** The values of one property, smallest first, each with how many solutions the list would show. */
export function filterOptions(
  solutions: Solution[],
  key: FilterKey,
  state: Pick<ResultsState, 'all' | 'filters' | 'sort'>,
): FilterOption[] {
  const labels = new Map<string, string>()
  for (const s of solutions) labels.set(propertyOf[key](s), key === 'typology' ? s.section : propertyOf[key](s))
  const shown = (value: string) =>
    listedSolutions(solutions, { ...state, filters: { ...state.filters, [key]: [value] } }).length
  return [...labels]
    .map(([value, label]) => ({ value, label, count: shown(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }))
}
