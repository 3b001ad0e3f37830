import { useTranslation } from 'react-i18next'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyExtra } from '../../ui/lazy-extra.tsx'
import { stepAt } from './model/steps.ts'
import styles from './simulator.module.css'
import type { SimulatorState } from './state/use-simulator.ts'

const InputInShort = lazyExtra(() => import('./input-in-short.tsx'))

/** Shown while the saved simulation has no results: start the calculation or go back. */
export function StartPanel({ simulator, calculation }: { simulator: SimulatorState; calculation: StoredCalculation }) {
  const { t } = useTranslation()
  const previous = stepAt('results', -1, simulator.draft.values.envelope)
  const hasFailed = calculation.calculationStatus === 'ERROR'
  const isInterrupted = hasFailed && calculation.errorCode === 'CalculationInterrupted'
  return (
    <div className={styles.start}>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          <Icon name="alert" />
          {calculation.errorMessage ?? t('Ocorreu um erro durante o cálculo. Por favor, tente novamente mais tarde.')}
        </p>
      )}
      {!isInterrupted && (
        <p className="no-print">
          {t(
            'Já terminou a sua simulação? Clique em Iniciar cálculo para ver os resultados ou volte atrás para continuar a editar',
          )}
        </p>
      )}
      <div className={classNames(styles.startActions, 'no-print')}>
        {previous && (
          <Button icon="arrow-left" onClick={() => void simulator.requestStep(previous)}>
            {t('Voltar')}
          </Button>
        )}
        <Button variant="primary" icon="calculate" busy={simulator.isBusy} onClick={() => void simulator.calculate()}>
          {isInterrupted ? t('Continuar o cálculo') : t('Iniciar cálculo')}
        </Button>
      </div>
      {calculation.result === null && <InputInShort draft={simulator.draft} />}
    </div>
  )
}
