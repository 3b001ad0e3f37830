import { type CalculationRequest, type CalculationResult, decode, resultOf } from '@madre/contract'
import { type Catalogue, design } from '@madre/engine'

/** The result of a request, with the time it took. */
export function designRequest(
  request: CalculationRequest,
  catalogue: Catalogue,
  onProgress?: (share: number) => void,
): CalculationResult {
  const started = performance.now()
  const found = design(decode(request).line, catalogue, onProgress)
  return resultOf(request, found, performance.now() - started)
}
