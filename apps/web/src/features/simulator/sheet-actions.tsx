import { type MouseEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { leaveField } from './leave-field.ts'
import { NEW_ID } from './model/simulation.ts'
import { type Step, stepAt } from './model/steps.ts'
import styles from './simulator.module.css'
import type { SimulatorState } from './state/use-simulator.ts'

/** What can be done with a sheet: go back, save and continue, save and calculate at once, or start again. */
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
  const [isAsking, setAsking] = useState(false)
  const previous = stepAt(step, -1, simulator.draft.values.envelope)
  const actions = {
    // A simulation saved in an account stays as it is, and leaving it asks by itself.
    restart: () => {
      const losesWork = simulator.id === NEW_ID ? simulator.isDirty : simulator.isTrial
      if (losesWork) setAsking(true)
      else void simulator.restart()
    },
    back: () => previous && void simulator.requestStep(previous),
    calculate: () => void simulator.calculate(),
    goOn: onGoOn,
  }
  // Leaving a field can change the values: the action is that of the render after it.
  const latest = useRef(actions)
  latest.current = actions
  const press = (action: keyof typeof actions) => (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would meet the buttons of the next step.
    if (event.detail < 2) leaveField(() => latest.current[action](), event.currentTarget)
  }
  return (
    <div className={styles.actionsFrame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the field above from changing its height, and so the button from moving, while the pointer is down */}
      <div className={styles.actions} onMouseDown={(event) => event.preventDefault()}>
        {previous && (
          <Button icon="arrow-left" onClick={press('back')}>
            {t('Voltar')}
          </Button>
        )}
        <span className={styles.forward}>
          <Button onClick={press('calculate')} aria-disabled={simulator.isBusy}>
            {t('Salvar e calcular')}
          </Button>
          <Button variant="primary" onClick={press('goOn')} busy={simulator.isBusy} title="Ctrl+Enter">
            {t('Salvar e continuar')}
          </Button>
        </span>
        <Button variant="ghost" className={styles.restart} onClick={press('restart')}>
          {t('Recomeçar')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('Recomeçar com os valores iniciais?')}
        text={
          simulator.isTrial
            ? t('O que escreveu nesta simulação e os seus resultados perdem-se.')
            : t('O que escreveu nesta simulação não está salvo e perde-se.')
        }
        confirmLabel={t('Recomeçar')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void simulator.restart()
        }}
      />
    </div>
  )
}
