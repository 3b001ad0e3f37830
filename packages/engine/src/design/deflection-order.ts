/** In which order the SLS combinations are worth looking at: the largest deflection first, so that few need their stiffness. */
import type { CombinedForces } from './line-design.ts'
import type { Stations } from './stations.ts'

/** For one span: combinations by falling largest |EI·w| without own weight [N·mm³]. */
export interface DeflectionOrder {
  combinations: number[]
  largest: Float64Array
}

export function deflectionOrder(sls: CombinedForces, stations: Stations, spans: number): DeflectionOrder[] {
  return Array.from({ length: spans }, (_, k) => {
    const from = stations.firstOfSpan[k]!
    const to = stations.lastOfSpan[k]!
    const size = sls.combinations.map((_, c) => {
      let w = 0
      for (let i = from; i >= 0 && i <= to; i++) w = Math.max(w, Math.abs(sls.w[c * stations.count + i]!))
      return w
    })
    const combinations = size.map((_, c) => c).sort((a, b) => size[b]! - size[a]! || a - b)
    return { combinations, largest: Float64Array.from(combinations, (c) => size[c]!) }
  })
}
