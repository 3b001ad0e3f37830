import {
  type CalculationRequest,
  type CalculationResult,
  type CalculationStatus,
  canonicalJson,
  toDesignRequest,
} from '@madre/contract'

/** Whether two requests have the same design. Names and dates do not count. */
export function sameDesign(a: CalculationRequest, b: CalculationRequest): boolean {
  return canonicalJson(toDesignRequest(a)) === canonicalJson(toDesignRequest(b))
}

/**
 * The status after a saved change of the request: a result becomes outdated, a run in progress is void, and a calculation without a result
 * is as first saved.
 */
export function statusAfterEdit(status: CalculationStatus, hasResult: boolean): CalculationStatus {
  if (status === 'COMPLETE' || status === 'ERROR') return 'EDITED'
  if (status === 'IN_PROGRESS') return hasResult ? 'EDITED' : 'PENDING'
  return status
}

/** The versions a result was calculated with. */
export type Versions = Pick<CalculationResult, 'engineVersion' | 'catalogueVersion'>

/**
 * Why there is no calculation note, or null if there can be one. The note is derived anew: with another engine or catalogue than those of
 * the result it would not match the result.
 *
 * @param server  the versions that would calculate now
 */
export function noteRefusal(
  c: { status: CalculationStatus; chosenResultId: string | null; result: Versions | null },
  server: Versions,
): 'ResultOutdated' | 'NoSolutionChosen' | 'ResultOfOtherVersion' | null {
  if (c.status !== 'COMPLETE' || c.result === null) return 'ResultOutdated'
  if (c.chosenResultId === null) return 'NoSolutionChosen'
  const same = c.result.engineVersion === server.engineVersion && c.result.catalogueVersion === server.catalogueVersion
  return same ? null : 'ResultOfOtherVersion'
}
