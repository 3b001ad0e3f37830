import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredCalculation } from '../../api/calculations.ts'
import { FacadeWords } from '../../i18n/facade.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/page/states.tsx'
import type { RequestPatch } from '../../ui/simulation/request-patch.ts'
import { ResultsProvider, useResultsOf } from './engine/results-context.ts'
import styles from './results.module.css'
import { ResultsView } from './results-view.tsx'
import { useTakenFocus } from './use-taken-focus.ts'

interface ResultsScreenProps {
  calculation: StoredCalculation
  /** puts a proposal of the results into the form */
  onApply?: (patch: RequestPatch) => void
}

/** What a calculation came to: its result, or that there is none yet. */
export default function ResultsScreen({ calculation, onApply }: ResultsScreenProps) {
  const { t } = useTranslation()
  const { calculationStatus, result, errorMessage } = calculation
  const isRunning = calculationStatus === 'IN_PROGRESS'
  const hasRun = useRef(isRunning)
  if (isRunning) hasRun.current = true
  // Who started the calculation has pressed a button that is gone: the keyboard goes on at what comes of it.
  const waiting = useTakenFocus<HTMLParagraphElement>(isRunning)
  if (isRunning)
    return (
      <div className={styles.results}>
        <p ref={waiting} tabIndex={-1} className={styles.processing}>
          {t('Por favor aguarde, o seu cálculo está a ser processado')}
        </p>
        <Skeleton lines={6} height="2.2em" label={t('Por favor aguarde, o seu cálculo está a ser processado')} />
      </div>
    )
  if (result)
    return (
      <StoredResult
        calculation={calculation}
        result={result}
        isNew={hasRun.current}
        {...(onApply ? { onApply } : {})}
      />
    )
  if (calculationStatus === 'ERROR')
    return (
      <ErrorState
        title={t('Ocorreu um erro durante o cálculo. Por favor, tente novamente mais tarde.')}
        {...(errorMessage ? { text: errorMessage } : {})}
      />
    )
  return <EmptyState title={t('Ainda não há resultados.')} text={t('Inicie o cálculo para os ver aqui.')} />
}

function StoredResult({
  calculation,
  result,
  isNew,
  onApply,
}: { isNew: boolean } & Required<Pick<StoredCalculation, 'result'>> & ResultsScreenProps) {
  const results = useResultsOf(calculation, result!, onApply)
  return (
    <FacadeWords value={calculation.request.simulationType === 'FACADE'}>
      <ResultsProvider value={results}>
        <ResultsView isNew={isNew} />
      </ResultsProvider>
    </FacadeWords>
  )
}
