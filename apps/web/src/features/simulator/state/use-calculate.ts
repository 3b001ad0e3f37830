import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetchCalculation, useStartCalculation } from '../../../api/calculations.ts'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { bodyOf, isCode, isMissing } from './api-refusals.ts'
import type { Desk } from './use-save.ts'

/** Most calculations end within moments: the first looks at one come before the regular ones every 5 seconds. */
const FIRST_LOOKS_MS = [400, 400, 600]

/** Saves what is not saved, starts the calculation and goes to the results. */
export function useCalculate({ known, draft, steps, work, save, isRefused }: Desk) {
  const { t } = useTranslation()
  const fetchCalculation = useFetchCalculation()
  const start = useStartCalculation()

  /** Starts the calculation; one that was started elsewhere is followed, having said so. */
  const startCalculation = async (of: string): Promise<boolean | 'gone'> => {
    try {
      known.is(await start.mutateAsync(of))
      return true
    } catch (error) {
      if (isMissing(error)) return 'gone'
      if (isCode(error, 'AlreadyRunning')) {
        notify.info(
          t('Este cálculo já está a correr, iniciado noutro lugar: mostra-se o seu resultado assim que terminar.'),
        )
        return true
      }
      notify.error(t('Falha ao calcular a simulação. Tente novamente.'), bodyOf(error))
      return false
    }
  }

  const firstLooks = async (of: string): Promise<StoredCalculation | undefined> => {
    let seen: StoredCalculation | undefined
    for (const wait of FIRST_LOOKS_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      seen = await fetchCalculation(of).catch(() => undefined)
      if (seen?.calculationStatus !== 'IN_PROGRESS') break
    }
    return seen
  }

  return async () => {
    if (work.isPerforming() || isRefused()) return
    await work.perform(async (overwrite) => {
      const before = known.now()
      const saved = before && !draft.current().isDirty ? before : await save({ overwrite })
      if (!saved || typeof saved === 'string') return saved
      if (saved.calculationStatus !== 'IN_PROGRESS') {
        const started = await startCalculation(saved.id)
        if (started === 'gone') return started
        if (!started) return before ? null : steps.takeAddress
        announce(t, await firstLooks(saved.id))
      }
      return () => steps.moveOn(!before, 'results')
    })
  }
}

function announce(t: TFunction, calculation: StoredCalculation | undefined) {
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
