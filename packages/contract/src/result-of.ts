import type { Design } from '@madre/engine'
import { inputHash } from './input-hash.ts'
import type { CalculationRequest, CalculationResult } from './request.ts'

/**
 * The result document of a request, in the order of the contract: versions, checksum, time, what was found.
 *
 * @param elapsedMs  what the design took; a tenth is as much as a document says
 */
export function resultOf(request: CalculationRequest, found: Design, elapsedMs: number): CalculationResult {
  const { engineVersion, catalogueVersion, ...rest } = found
  return {
    engineVersion,
    catalogueVersion,
    inputHash: inputHash(request),
    elapsedMs: Math.round(elapsedMs * 10) / 10,
    ...rest,
  }
}
