import type { StartValueKey, StartValues } from '@madre/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateMe } from '../../../api/account.ts'
import { descriptionOf } from '../../../api/problem.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import forms from '../../../ui/form/form.module.css'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { notify } from '../../../ui/overlay/notify.ts'
import { startValueFacts } from '../../../ui/simulation/start-value-facts.ts'
import { newSimulation } from '../model/simulation.ts'
import { proposedKeys, startValuesOf } from '../model/taken-start-values.ts'
import type { AccountDialogProps } from './account-dialog.ts'

/** Which values of this simulation the user's new ones start with: those that are not the product's are proposed, and those they have. */
export function StartValuesDialog({ simulator, user, onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const update = useUpdateMe()
  const oneAtATime = useOneAtATime()
  const [{ values, noRestraints }] = useState(() => startValuesOf(simulator.current().draft))
  const facts = startValueFacts(values, t, format)
  const [taken, setTaken] = useState<StartValueKey[]>(() =>
    proposedKeys(values, startValuesOf(newSimulation()).values, user.startValues),
  )

  const save = () =>
    oneAtATime(async () => {
      const startValues: StartValues = Object.fromEntries(taken.map((key) => [key, values[key]]))
      try {
        await update.mutateAsync({ startValues: taken.length > 0 ? startValues : null })
        notify.success(t('Valores iniciais guardados.'), t('Valem para cada simulação nova. Estão na sua conta.'))
        onClose()
      } catch (error) {
        notify.error(t('Erro ao guardar os dados.'), descriptionOf(error))
      }
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Usar como valores iniciais')}
      description={t('Uma simulação nova começa com o que escolher aqui, e no resto com os valores do programa.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button variant="primary" busy={update.isPending} onClick={() => void save()}>
            {t('Salvar')}
          </Button>
        </>
      }
    >
      <div className={forms.form}>
        {facts.map(({ key, label, value }) => (
          <Checkbox
            key={key}
            label={label}
            hint={value}
            checked={taken.includes(key)}
            onChange={(on) => setTaken((before) => [...before.filter((k) => k !== key), ...(on ? [key] : [])])}
          />
        ))}
        {noRestraints && (
          <p className="unit">
            {noRestraints === 'FACADE'
              ? t('Os travamentos ficam de fora: numa fachada seguem os vãos.')
              : t('Os travamentos ficam de fora: aqui diferem de vão para vão.')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
