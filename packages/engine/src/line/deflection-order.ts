/** In which order the SLS combinations are worth looking at: the largest deflection first, so that few need their stiffness. */
import { addResponses, type CombinedForces } from './combined-forces.ts'
import type { Stations } from './stations.ts'

/** For one span: combinations by falling largest |EI·w| without own weight [N·mm³]. */
interface DeflectionOrder {
  combinations: number[]
  largest: Float64Array
}

/** EI·w of combinations × stations with the order it gives. */
export interface CombinedDeflections {
  w: Float64Array
  ofSpan: DeflectionOrder[]
}

export function combineDeflections(sls: CombinedForces, stations: Stations, spans: number): CombinedDeflections {
  const n = stations.count
  const w = new Float64Array(sls.combinations.length * n)
  sls.combinations.forEach((_, c) => {
    addResponses(sls, c, 'w', w.subarray(c * n, (c + 1) * n))
  })
  const ofSpan = Array.from({ length: spans }, (_, k) => {
    const from = stations.firstOfSpan[k]!
    const to = stations.lastOfSpan[k]!
    const size = sls.combinations.map((_, c) => {
      let largest = 0
      for (let i = from; i >= 0 && i <= to; i++) largest = Math.max(largest, Math.abs(w[c * n + i]!))
      return largest
    })
    const combinations = size.map((_, c) => c).sort((a, b) => size[b]! - size[a]! || a - b)
    return { combinations, largest: Float64Array.from(combinations, (c) => size[c]!) }
  })
  return { w, ofSpan }
}
