import type { NamedLoad } from '@madre/engine'
import { bandPairs, bandsNowhere, driftPairs } from '../bands.ts'
import type { DesignRequest } from '../request.ts'

const BAND_LOADS = {
  loadWindPressure: 'Wp',
  loadWindSuction: 'Ws',
  loadWindLocalPressure: 'Wlp',
  loadWindLocalSuction: 'Wls',
  loadSnowAccumulation: 'Sacc',
} as const

/** The loads of a request that may be in no combination, by the names of their fields. */
export function namedLoads(request: DesignRequest, axialForce: number): NamedLoad[] {
  const named: NamedLoad[] = []
  for (const [name, id] of Object.entries(BAND_LOADS) as [keyof typeof BAND_LOADS, NamedLoad['id']][]) {
    const pairs = id === 'Sacc' ? driftPairs(request) : bandPairs(request[name])
    if (pairs.every(([value]) => value === 0)) continue
    const isNegative = id !== 'Sacc' && pairs.some(([value]) => value < 0)
    named.push({ name, id, nowhere: bandsNowhere(pairs).map((i) => i + 1), isNegative })
  }
  if (axialForce !== 0) named.push({ name: 'axialLoad', id: 'Nax', nowhere: [], isNegative: false })
  return named
}
