import { type CalculationRequest, type CalculationResult, decode, inputHash } from '@madre/contract'
import { type Catalogue, design } from '@madre/engine'

/** The result of a request, with the time it took. */
export function designRequest(
  request: CalculationRequest,
  catalogue: Catalogue,
  onProgress?: (share: number) => void,
): CalculationResult {
  const started = performance.now()
  const { engineVersion, catalogueVersion, ...rest } = design(decode(request).line, catalogue, onProgress)
  const elapsedMs = Math.round((performance.now() - started) * 10) / 10
  return { engineVersion, catalogueVersion, inputHash: inputHash(request), elapsedMs, ...rest }
}
