import type { Solution } from '@madre/engine'
import type { ResultsState } from '../model/url-state.ts'
import type { useResultsState } from '../use-results-state.ts'

export interface ListProps {
  state: ResultsState
  update: ReturnType<typeof useResultsState>[1]
  /** what the list shows, in its order */
  listed: Solution[]
}
