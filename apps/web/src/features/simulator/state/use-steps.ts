import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPress } from '../../../ui/after-press.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import type { SimulatorAddress } from '../address.ts'
import { isStepEnabled, type Step } from '../model/steps.ts'
import type { Known } from './use-known.ts'

/** Which step is shown, and the ways to another one. */
export function useSteps(step: Step, { idNow }: Known, addressOf: (id: string) => SimulatorAddress) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const latest = useRef(step)
  latest.current = step
  const isHere = useIsMounted()

  const to = (next: Step) =>
    ({ ...addressOf(idNow()), search: (search: object) => ({ ...search, step: next }), hash: 'toolbar' }) as const

  const go = (next: Step, { replace = false } = {}) => navigate({ ...to(next), replace, ignoreBlocker: true })

  /**
   * A new simulation takes its address over, unless it was left meanwhile; its earlier steps lie behind it in the history. What is pressed at
   * that moment has its click first: with the address the dashboard above the simulator goes.
   */
  const takeAddress = async () => {
    await new Promise<void>(afterPress)
    if (isHere()) await go(latest.current, { replace: true })
  }

  return {
    now: () => latest.current,
    go,
    takeAddress,
    /** To the step after the work; a simulation that was just created takes its address first. */
    moveOn: async (isFirstSave: boolean, next: Step) => {
      if (isFirstSave) await takeAddress()
      await go(next)
    },
    /** To the step, where another one is shown. */
    show: (next: Step | null) => {
      if (next && next !== latest.current) void go(next)
    },
    /** To the step as the user asks for it: unsaved changes ask first. */
    request: async (next: Step) => {
      if (isStepEnabled(next, idNow())) await navigate(to(next))
      else notify.error(t('Não é possível visualizar os resultados sem salvar a simulação.'))
    },
    toSimulation: (id: string) => navigate(addressOf(id)),
  }
}

export type Steps = ReturnType<typeof useSteps>

/** Whether the screen still stands, asked after something that took time. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
