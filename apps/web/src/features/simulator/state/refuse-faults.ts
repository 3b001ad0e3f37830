import type { TFunction } from 'i18next'
import { notify } from '../../../ui/overlay/notify.ts'
import { bandFaults } from '../model/band-rules.ts'
import { jointFaults } from '../model/joints.ts'
import { STEP_NAMES, type Step } from '../model/steps.ts'
import type { Values } from '../model/values.ts'

/**
 * A load that would be lost. A save from another step (`savedFrom`) still takes bands whose lengths a shorter line has just cleared: they are
 * set right on their own.
 */
const faultOf = (values: Values, savedFrom?: Step) =>
  bandFaults(values).find(({ step, isCleared }) => savedFrom === undefined || step === savedFrom || !isCleared)

/** Whether a save would lose a load, or be refused for its laps; says nothing. */
export const hasFaults = (values: Values, savedFrom: Step): boolean =>
  faultOf(values, savedFrom) !== undefined || jointFaults(values).length > 0

/**
 * The step on which a load would be lost or a lap cannot be built, having said so; null where none is.
 *
 * What is wrong stands beside the fields themselves: it is brought into view.
 */
export function refuseFaults(t: TFunction, values: Values, savedFrom?: Step): Step | null {
  const isLap = jointFaults(values).length > 0
  const step = isLap ? 'general' : faultOf(values, savedFrom)?.step
  if (!step) return null
  notify.error(
    isLap
      ? t('Há sobreposições com comprimentos que não podem ser. Corrija-as antes de salvar ou calcular.')
      : t('Há faixas cuja carga não atuaria. Corrija-as antes de salvar ou calcular.'),
    t('Passo: {{step}}.', { step: t(STEP_NAMES[step]) }),
  )
  requestAnimationFrame(() =>
    document.querySelector('main :is([role="alert"], [aria-invalid="true"])')?.scrollIntoView?.({ block: 'center' }),
  )
  return step
}
