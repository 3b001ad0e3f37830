import type { SiteBlock } from '@madre/climate'
import type { Design, DesignInput } from '@madre/engine'

/** The `request` of a calculation, contract.md §1: what the engine designs from, and what only the product keeps. */
export interface CalculationRequest extends DesignInput {
  metadata: {
    language: string
    description: string
    projectName: string
    calculationDate: string | null
    /** the place that wind and snow were taken from; absent where nobody asked for it */
    site?: SiteBlock | null | undefined
  }
}

/** The result of a calculation, contract.md §3. */
export interface CalculationResult extends Design {
  /** sha256 of the canonical request */
  inputHash: string
  elapsedMs: number
}

/** What the engine reads of a request. */
export function toDesignInput(request: CalculationRequest): DesignInput {
  const { metadata: _, ...input } = request
  return input
}
