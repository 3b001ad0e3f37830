import {
  type CalculationRequest,
  type CalculationResult,
  type CalculationStatus,
  canonicalJson,
  toDesignRequest,
} from '@madre/contract'

/** Whether two requests design the same thing: what only names or dates the simulation does not count. */
export function sameDesign(a: CalculationRequest, b: CalculationRequest): boolean {
  return canonicalJson(toDesignRequest(a)) === canonicalJson(toDesignRequest(b))
}

/**
 * The status after a saved change of the request: what was calculated is outdated, a run under way is void, and what never
 * had a result is as it was saved first.
 */
export function statusAfterEdit(status: CalculationStatus, hasResult: boolean): CalculationStatus {
  if (status === 'COMPLETE' || status === 'ERROR') return 'EDITED'
  if (status === 'IN_PROGRESS') return hasResult ? 'EDITED' : 'PENDING'
  return status
}

/** What a result was calculated with. */
export type Versions = Pick<CalculationResult, 'engineVersion' | 'catalogueVersion'>

/**
 * Why there is no calculation note, or null when there can be one: the note is derived anew, and would not say what the result
 * says where engine or catalogue are not those that calculated it.
 *
 * @param server  what would calculate now
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
