import * as climate from '@madre/climate'
import type { CalculationRequest } from '@madre/contract'

/**
 * A request about to be saved. The source of every load is decided here from the values of its place; method 9.9.
 *
 * @param stored  the request as last saved, undefined for a new calculation
 */
export function withSettledSite(
  request: CalculationRequest,
  stored: CalculationRequest | undefined,
): CalculationRequest {
  const before = stored === undefined ? undefined : (stored.metadata.site ?? null)
  return climate.withSettledSite(request, before, new Date().toISOString())
}
