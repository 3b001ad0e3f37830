import type { CalculationRequest } from '@madre/contract'

/** The request with the sources of its loads as they stand now; only where there are any is the code for it loaded. */
export async function withSources(request: CalculationRequest): Promise<CalculationRequest> {
  const { site } = request.metadata
  if (!site?.accepted) return request
  const { withSettledSite } = await import('@madre/climate')
  return withSettledSite(request, site, site.accepted.at ?? '')
}
