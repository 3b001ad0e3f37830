import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { type Step, stepAt } from './model/steps.ts'
import styles from './simulator.module.css'
import type { SimulatorState } from './state/use-simulator.ts'

/** What can be done with a sheet: start again, go back, save and continue, or save and calculate at once. */
export function SheetActions({
  step,
  simulator,
  onGoOn,
}: {
  step: Step
  simulator: SimulatorState
  onGoOn: () => void
}) {
  const { t } = useTranslation()
  const previous = stepAt(step, -1, simulator.draft.values.type)
  return (
    <div className={styles.actions}>
      <Button variant="ghost" onClick={() => void simulator.restart()}>
        {t('Recomeçar')}
      </Button>
      {previous && (
        <Button icon="arrow-left" onClick={() => simulator.requestStep(previous)}>
          {t('Voltar')}
        </Button>
      )}
      <span className={styles.forward}>
        <Button onClick={() => void simulator.calculate()} aria-disabled={simulator.isBusy}>
          {t('Salvar e calcular')}
        </Button>
        <Button variant="primary" onClick={onGoOn} busy={simulator.isBusy} title="Ctrl+Enter">
          {t('Salvar e continuar')}
        </Button>
      </span>
    </div>
  )
}
