import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { tk } from '../../../i18n/tk.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { bandFaults } from '../model/band-rules.ts'
import { jointFaults } from '../model/joints.ts'
import { STEP_NAMES, type Step } from '../model/steps.ts'
import { swappedLoads } from '../model/swapped-loads.ts'
import type { Values } from '../model/values.ts'

/**
 * A load that would be lost. A save from another step (`savedFrom`) still takes bands whose lengths a shorter line has just cleared: they are
 * set right on their own.
 */
const faultOf = (values: Values, savedFrom?: Step) =>
  bandFaults(values).find(({ step, isCleared }) => savedFrom === undefined || step === savedFrom || !isCleared)

const MESSAGES = {
  laps: tk('Há sobreposições com comprimentos que não podem ser. Corrija-as antes de salvar ou calcular.'),
  permanent: tk('Há cargas permanentes mínimas maiores do que as máximas. Corrija-as antes de salvar ou calcular.'),
  bands: tk('Há faixas cuja carga não atuaria. Corrija-as antes de salvar ou calcular.'),
}

/** The first of what keeps values from being saved, and its step. */
function firstFault(values: Values, savedFrom?: Step): { kind: keyof typeof MESSAGES; step: Step } | null {
  if (jointFaults(values).length > 0) return { kind: 'laps', step: 'general' }
  // The larger one would have the smaller partial factor.
  if (swappedLoads(values).length > 0) return { kind: 'permanent', step: 'loads' }
  const band = faultOf(values, savedFrom)
  return band ? { kind: 'bands', step: band.step } : null
}

/** What was said last, and of which step. */
let said: { step: Step; id: string } | null = null

function withdraw(step: Step | undefined): void {
  if (said === null || said.step !== step) return
  notify.withdraw(said.id)
  said = null
}

/** What was said of a step goes with its fault, or when the user leaves the step. */
export function useWithdrawnFaults(values: Values, step: Step): void {
  const faulty = firstFault(values)?.step
  useEffect(() => () => withdraw(faulty), [faulty])
  useEffect(() => () => withdraw(step), [step])
}

/** Whether a save would lose a load, or be refused for its laps or permanent loads; says nothing. */
export const hasFaults = (values: Values, savedFrom: Step): boolean => firstFault(values, savedFrom) !== null

/**
 * The step with the first fault, having said so; null where none is.
 *
 * What is wrong stands beside the fields themselves: it is brought into view.
 */
export function refuseFaults(t: TFunction, values: Values, savedFrom?: Step): Step | null {
  const fault = firstFault(values, savedFrom)
  if (!fault) return null
  const { kind, step } = fault
  const id = notify.error(t(MESSAGES[kind]), t('Passo: {{step}}.', { step: t(STEP_NAMES[step]) }))
  if (id) said = { step, id }
  requestAnimationFrame(() =>
    document.querySelector('main :is([role="alert"], [aria-invalid="true"])')?.scrollIntoView?.({ block: 'center' }),
  )
  return step
}
