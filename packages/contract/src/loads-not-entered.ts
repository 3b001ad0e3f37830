import type { DesignRequest } from './request.ts'

type Loads = Pick<
  DesignRequest,
  | 'simulationType'
  | 'loadWindPressure'
  | 'loadWindSuction'
  | 'loadWindLocalPressure'
  | 'loadWindLocalSuction'
  | 'loadSnowRegular'
  | 'loadSnowExceptional'
  | 'loadSnowAccumulation'
>

/** Wind and snow that a roof or a façade stands in and whose every value is 0: the answer holds without them only. */
export function loadsNotEntered(r: Loads): ('windNotEntered' | 'snowNotEntered')[] {
  if (r.simulationType === 'GENERAL') return []
  const winds = [r.loadWindPressure, r.loadWindSuction, r.loadWindLocalPressure, r.loadWindLocalSuction]
  const { s1, s2, s3 } = r.loadSnowAccumulation
  const snow = [...(r.loadSnowRegular ?? []), ...(r.loadSnowExceptional ?? []), s1, s2, s3]
  return [
    ...(winds.every(({ w1, w2, w3 }) => isNone([w1, w2, w3])) ? (['windNotEntered'] as const) : []),
    ...(r.simulationType === 'ROOF' && isNone(snow) ? (['snowNotEntered'] as const) : []),
  ]
}

const isNone = (values: number[]): boolean => values.every((value) => value === 0)
