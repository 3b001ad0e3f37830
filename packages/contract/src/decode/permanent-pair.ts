import type { DesignRequest } from '../request.ts'

/**
 * Largest and smallest permanent load of each span [kN/m²]. In whichever field of the pair the larger one was sent, it is the largest: taken as the
 * smallest it would have the smaller partial factor.
 */
export function permanentPair(r: DesignRequest): { max: number[]; min: number[] } {
  const single = r.loadPermanentDistributed
  if (single) return { max: single, min: single }
  const [max, min] = [r.loadPermanentDistributedMax ?? [], r.loadPermanentDistributedMin ?? []]
  return {
    max: max.map((value, span) => Math.max(value, min[span] ?? value)),
    min: min.map((value, span) => Math.min(value, max[span] ?? value)),
  }
}
