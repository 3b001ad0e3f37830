import type { TFunction } from 'i18next'
import { notify } from '../../../ui/overlay/notify.ts'
import { bandFaults } from '../model/band-rules.ts'
import { STEP_NAMES, type Step } from '../model/steps.ts'
import type { Values } from '../model/values.ts'

/**
 * A load that would be lost. A save from another step (`savedFrom`) still takes bands whose lengths a shorter line has just cleared: they are
 * set right on their own.
 */
const faultOf = (values: Values, savedFrom?: Step) =>
  bandFaults(values).find(({ step, isCleared }) => savedFrom === undefined || step === savedFrom || !isCleared)

/** Whether a save would lose a load; says nothing. */
export const hasFaults = (values: Values, savedFrom: Step): boolean => faultOf(values, savedFrom) !== undefined

/**
 * The step on which a load would be lost, having said so; null where none is.
 *
 * What is wrong stands beside the fields themselves: it is brought into view.
 */
export function refuseFaults(t: TFunction, values: Values, savedFrom?: Step): Step | null {
  const fault = faultOf(values, savedFrom)
  if (!fault) return null
  notify.error(
    t('Há faixas cuja carga não atuaria. Corrija-as antes de salvar ou calcular.'),
    t('Passo: {{step}}.', { step: t(STEP_NAMES[fault.step]) }),
  )
  requestAnimationFrame(() => document.querySelector('main [role="alert"]')?.scrollIntoView?.({ block: 'center' }))
  return fault.step
}
