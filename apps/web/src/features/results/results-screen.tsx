import type { CalculationResult } from '@madre/contract'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { FacadeWords } from '../../i18n/facade.ts'
import { EmptyState, ErrorState } from '../../ui/page/states.tsx'
import type { ResultOffers } from '../../ui/simulation/result-offers.ts'
import { ResultsProvider, useResultsOf } from './engine/results-context.ts'
import styles from './results.module.css'
import { ResultsView } from './results-view.tsx'
import { Waiting } from './waiting.tsx'

interface ResultsScreenProps extends Partial<ResultOffers> {
  calculation: StoredCalculation
}

export default function ResultsScreen({ calculation, ...offers }: ResultsScreenProps) {
  const { t } = useTranslation()
  const { onCalculate } = offers
  const { calculationStatus, result, errorMessage } = calculation
  const isRunning = calculationStatus === 'IN_PROGRESS'
  const hasRun = useRef(isRunning)
  if (isRunning) hasRun.current = true
  if (isRunning)
    return (
      <div className={styles.results}>
        <Waiting calculation={calculation} />
      </div>
    )
  if (result) return <StoredResult calculation={calculation} result={result} isNew={hasRun.current} offers={offers} />
  if (calculationStatus === 'ERROR')
    return (
      <ErrorState
        title={t('Ocorreu um erro durante o cálculo. Por favor, tente novamente mais tarde.')}
        {...(errorMessage ? { text: errorMessage } : {})}
        {...(onCalculate ? { onRetry: onCalculate, retryLabel: t('Calcular novamente') } : {})}
      />
    )
  return <EmptyState title={t('Ainda não há resultados.')} text={t('Inicie o cálculo para os ver aqui.')} />
}

function StoredResult({
  calculation,
  result,
  isNew,
  offers,
}: {
  calculation: StoredCalculation
  result: CalculationResult
  isNew: boolean
  offers: Partial<ResultOffers>
}) {
  const results = useResultsOf(calculation, result, offers)
  return (
    <FacadeWords value={results.typed.envelope === 'FACADE'}>
      <ResultsProvider value={results}>
        <ResultsView isNew={isNew} />
      </ResultsProvider>
    </FacadeWords>
  )
}
