import type { CalculationResult } from '@madre/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SimulationStoreProvider } from '../../api/calculations.ts'
import { readingStore } from '../../api/reading-store.ts'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { FacadeWords } from '../../i18n/facade.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import { LoadsNotUsed } from '../../ui/simulation/loads-not-used.tsx'
import { OutdatedBanner } from './answer/outdated-banner.tsx'
import { Remarks } from './answer/remarks.tsx'
import { SolutionDetail } from './detail/solution-detail.tsx'
import { ResultsProvider, useResults, useResultsOf } from './engine/results-context.ts'
import { parseState } from './model/url-state.ts'
import styles from './results.module.css'
import { ResultsView } from './results-view.tsx'
import { OwnResultsState } from './use-results-state.ts'

/**
 * A read-only result: no choice, no proposals, no requests to the server. Of a revision, whose record has one solution, that one; of a
 * working copy the whole list, whose state is lost with the screen.
 */
export default function ReadingScreen({ calculation }: { calculation: StoredCalculation }) {
  const { t } = useTranslation()
  const { result } = calculation
  return (
    <SimulationStoreProvider value={readingStore}>
      <WithOwnState>
        {result ? (
          <Result calculation={calculation} result={result} />
        ) : (
          <EmptyState title={t('Ainda não há resultados.')} />
        )}
      </WithOwnState>
    </SimulationStoreProvider>
  )
}

function WithOwnState({ children }: { children: ReactNode }) {
  const [state, setState] = useState(() => parseState({}))
  const own = useMemo(
    (): [typeof state, (change: Partial<typeof state> | ((now: typeof state) => typeof state)) => void] => [
      state,
      (change) => setState((now) => (typeof change === 'function' ? change(now) : { ...now, ...change })),
    ],
    [state],
  )
  return <OwnResultsState value={own}>{children}</OwnResultsState>
}

function Result({ calculation, result }: { calculation: StoredCalculation; result: CalculationResult }) {
  const results = useResultsOf(calculation, result)
  return (
    <FacadeWords value={results.typed.envelope === 'FACADE'}>
      <ResultsProvider value={results}>
        {result.solutions.length === 1 ? <OneSolution /> : <ResultsView />}
      </ResultsProvider>
    </FacadeWords>
  )
}

function OneSolution() {
  const { result } = useResults()
  const [solution] = result.solutions
  return (
    <div className={styles.results}>
      <OutdatedBanner />
      {solution && <SolutionDetail solution={solution} onClose={null} />}
      <LoadsNotUsed warnings={result.warnings} />
      <Remarks />
    </div>
  )
}
