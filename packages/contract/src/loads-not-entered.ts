import type { TypedLine } from './decode/typed-line.ts'
import { isLoaded } from './questions.ts'

/** Wind and snow that a roof or a façade stands in and whose every value is 0: the answer holds without them only. */
export function loadsNotEntered(typed: TypedLine): ('windNotEntered' | 'snowNotEntered')[] {
  const isNone = (ids: Parameters<typeof isLoaded>[1][]) => !ids.some((id) => isLoaded(typed, id))
  if (typed.envelope === 'GENERAL') return []
  return [
    ...(isNone(['Wp', 'Ws', 'Wlp', 'Wls']) ? (['windNotEntered'] as const) : []),
    ...(typed.envelope === 'ROOF' && isNone(['Sreg', 'Sexc', 'Sacc']) ? (['snowNotEntered'] as const) : []),
  ]
}
