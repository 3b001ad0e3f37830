import * as climate from '@madre/climate'
import type { CalculationRequest } from '@madre/contract'

/**
 * A request about to be saved, with the source of every load decided here from what its place gives; method 9.9.
 *
 * @param stored  the request as it was last saved, undefined for a new calculation
 */
export function withSettledSite(
  request: CalculationRequest,
  stored: CalculationRequest | undefined,
): CalculationRequest {
  const before = stored === undefined ? undefined : (stored.metadata.site ?? null)
  return climate.withSettledSite(request, before, new Date().toISOString())
}
