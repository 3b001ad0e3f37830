import { type CalculationRequest, type CalculationStatus, canonicalJson, toDesignInput } from '@madre/contract'

/** Whether two requests design the same thing: what only names or dates the simulation does not count. */
export function sameDesign(a: CalculationRequest, b: CalculationRequest): boolean {
  return canonicalJson(toDesignInput(a)) === canonicalJson(toDesignInput(b))
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

/** Why there is no calculation note, or null when there can be one. */
export function noteRefusal(c: {
  status: CalculationStatus
  chosenResultId: string | null
  hasResult: boolean
}): 'ResultOutdated' | 'NoSolutionChosen' | null {
  if (c.status !== 'COMPLETE' && c.hasResult) return 'ResultOutdated'
  return c.chosenResultId === null || !c.hasResult ? 'NoSolutionChosen' : null
}
