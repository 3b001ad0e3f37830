import type { WordKey } from '@madre/words/keys'
import { tk } from '../../../i18n/tk.ts'
import { NEW_ID } from './simulation.ts'
import type { Values } from './values.ts'

const STEPS = ['general', 'loads', 'overloads', 'wind', 'snow', 'additional-parameters', 'results'] as const
export type Step = (typeof STEPS)[number]

/** The Portuguese name of each step, which is its translation key. */
export const STEP_NAMES: Record<Step, string> = {
  general: tk('Parâmetros gerais'),
  loads: tk('Cargas permanentes'),
  overloads: tk('Sobrecargas'),
  wind: 'wind' satisfies WordKey,
  snow: 'snow' satisfies WordKey,
  'additional-parameters': tk('Parâmetros adicionais'),
  results: tk('Resultados'),
}

/** The steps in order: a façade carries no snow. */
export const stepsFor = (envelope: Values['envelope']): Step[] =>
  STEPS.filter((s) => s !== 'snow' || envelope !== 'FACADE')

/** The step a query names: general when it names none, the one after snow for a façade. */
export function parseStep(query: unknown, envelope: Values['envelope']): Step {
  const step = STEPS.find((s) => s === query) ?? 'general'
  return step === 'snow' && envelope === 'FACADE' ? 'additional-parameters' : step
}

/** The step `offset` places on, or undefined beyond the ends. */
export function stepAt(current: Step, offset: number, envelope: Values['envelope']): Step | undefined {
  const steps = stepsFor(envelope)
  const index = steps.indexOf(current) + offset
  return index < 0 ? undefined : steps[index]
}

/** Results stand behind a first save. */
export const isStepEnabled = (step: Step, id: string) => step !== 'results' || id !== NEW_ID
