import { settleAccepted } from '@madre/climate'
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
  const { site } = request.metadata
  if (!site?.accepted) return request
  const before = stored === undefined ? undefined : (stored.metadata.site ?? null)
  const accepted = settleAccepted(request, before, new Date().toISOString())
  return { ...request, metadata: { ...request.metadata, site: { ...site, accepted } } }
}
