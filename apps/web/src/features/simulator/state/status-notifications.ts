import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { notify } from '../../../ui/overlay/notify.ts'

/** Says how a calculation has ended. */
export function announce(t: TFunction, calculation: StoredCalculation | undefined) {
  if (calculation?.calculationStatus === 'COMPLETE') notify.success(t('Cálculo terminou com sucesso.'))
  if (calculation?.calculationStatus === 'ERROR')
    notify.error(
      calculation.errorCode === 'CalculationInterrupted'
        ? t('O cálculo foi interrompido.')
        : t('Erro ao calcular. Tente novamente mais tarde.'),
      calculation.errorMessage,
    )
}

/** Says once that a calculation that was under way has ended, well or badly. */
export function useStatusNotifications(calculation: StoredCalculation | undefined) {
  const { t } = useTranslation()
  const before = useRef(calculation?.calculationStatus)
  useEffect(() => {
    const wasRunning = before.current === 'IN_PROGRESS'
    before.current = calculation?.calculationStatus
    if (wasRunning) announce(t, calculation)
  }, [calculation, t])
}
