import type { NamedLoad } from '@madre/engine'
import type { DesignRequest } from '../request.ts'
import { bandPairs, driftPairs } from './bands.ts'

const BAND_LOADS = {
  loadWindPressure: 'Wp',
  loadWindSuction: 'Ws',
  loadWindLocalPressure: 'Wlp',
  loadWindLocalSuction: 'Wls',
  loadSnowAccumulation: 'Sacc',
} as const

/**
 * Bands with a value that stand nowhere, counted from 1: without a length, where others have one or the value is not the first,
 * which is then uniform (method 1.6).
 */
function bandsWithoutLength(pairs: [number, number][]): number[] {
  const isUniform = pairs.every(([, length]) => length === 0)
  return pairs.flatMap(([value, length], i) => (value === 0 || length > 0 || (isUniform && i === 0) ? [] : [i + 1]))
}

/** The loads of a request that may be in no combination, by the names of their fields. */
export function namedLoads(request: DesignRequest, axialForce: number): NamedLoad[] {
  const named: NamedLoad[] = []
  for (const [name, id] of Object.entries(BAND_LOADS) as [keyof typeof BAND_LOADS, NamedLoad['id']][]) {
    const pairs = id === 'Sacc' ? driftPairs(request) : bandPairs(request[name])
    if (pairs.every(([value]) => value === 0)) continue
    const isNegative = id !== 'Sacc' && pairs.some(([value]) => value < 0)
    named.push({ name, id, nowhere: bandsWithoutLength(pairs), isNegative })
  }
  if (axialForce !== 0) named.push({ name: 'axialLoad', id: 'Nax', nowhere: [], isNegative: false })
  return named
}
