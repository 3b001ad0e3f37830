import type { Design } from '@madre/engine'
import type { CalculationRequest } from './request-schema.ts'

export type { CalculationRequest }

/** What of a request the design is made from. */
export type DesignRequest = Omit<CalculationRequest, 'metadata'>

/** The same, with what else is shown of it. */
export type ShownRequest = DesignRequest & { metadata?: Pick<CalculationRequest['metadata'], 'restraintsDeclared'> }

export type PointLoads = DesignRequest['loadLivePoint'][number]
export type WindBands = DesignRequest['loadWindPressure']
export type SnowBands = DesignRequest['loadSnowAccumulation']

/** The result of a calculation, as docs/api.md and `/api/openapi.json` describe it. */
export interface CalculationResult extends Design {
  /** sha256 of the canonical request */
  inputHash: string
  elapsedMs: number
}

/** A request without what only the product keeps of it. */
export function toDesignRequest(request: CalculationRequest): DesignRequest {
  const { metadata: _, ...design } = request
  return design
}

/** Spans of a line without its cantilevers. */
export const mainSpanCount = ({
  spanLengthsM,
  hasLeftCantilever,
  hasRightCantilever,
}: Pick<DesignRequest, 'spanLengthsM' | 'hasLeftCantilever' | 'hasRightCantilever'>): number =>
  spanLengthsM.length - Number(hasLeftCantilever) - Number(hasRightCantilever)
