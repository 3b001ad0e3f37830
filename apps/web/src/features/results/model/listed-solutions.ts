import type { Costs } from '@madre/contract'
import type { Solution } from '@madre/engine'
import { onePerTypology } from './default-view.ts'
import { filterSolutions } from './filters.ts'
import { type Sort, sortSolutions, usableSort } from './sorting.ts'
import type { ResultsState } from './url-state.ts'

/** Where nothing passes, what is nearest to it. */
const NEAREST_FIRST: Sort = { column: 'utilisation', descending: false }

/** The solutions the list and the chart show: filtered, one for each typology or all, sorted; the nearest first where nothing passes. */
export function listedSolutions(
  solutions: Solution[],
  state: Pick<ResultsState, 'all' | 'filters' | 'sort'>,
  costs: Costs | null = null,
) {
  const sort = usableSort(state.sort, costs)
  const filtered = filterSolutions(solutions, state.filters)
  const somePass = solutions.some((s) => s.pass)
  return sortSolutions(
    state.all ? filtered : onePerTypology(filtered, somePass, sort, costs),
    sort ?? (somePass ? null : NEAREST_FIRST),
    costs,
  )
}
