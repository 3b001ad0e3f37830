import { type CalculationRequest, hasDrift } from '@madre/contract'

const LOADS = [
  'loadWindPressure',
  'loadWindSuction',
  'loadWindLocalPressure',
  'loadWindLocalSuction',
  'loadSnowRegular',
  'loadSnowExceptional',
  'loadSnowAccumulation',
] as const

/** The loads of wind and snow that act and were typed, where others come from the place; null where none does. */
export function typedBesidePlace(request: CalculationRequest): string[] | null {
  const accepted = request.metadata.site?.accepted?.loads
  const isDerived = (load: (typeof LOADS)[number]) => {
    const entry = accepted?.[load]
    return entry !== undefined && entry !== null && entry.source !== 'TYPED'
  }
  if (!LOADS.some(isDerived)) return null
  const isLoaded = (load: (typeof LOADS)[number]) =>
    load === 'loadSnowAccumulation' ? hasDrift(request) : acts(request[load])
  return LOADS.filter((load) => !isDerived(load) && isLoaded(load))
}

/** Span by span, or a value of a band. */
const acts = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((v) => v !== 0)
    : Object.entries(value ?? {}).some(([key, v]) => /^w\d$/.test(key) && v !== 0)
