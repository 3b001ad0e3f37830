/** In which order the SLS combinations are worth looking at: the largest deflection first, so that few need their stiffness. */
import { addResponses, type CombinedForces } from './combined-forces.ts'
import type { Stations } from './stations.ts'

/**
 * EI·w without own weight [N·mm³].
 * @returns w of combinations × stations; for each span the combinations by falling largest |EI·w|, and these sizes; at the tips by combination
 */
export function combineDeflections(sls: CombinedForces, { count, firstOfSpan, lastOfSpan }: Stations) {
  const w = new Float64Array(sls.combinations.length * count)
  sls.combinations.forEach((_, c) => {
    addResponses(sls, c, 'w', w.subarray(c * count, (c + 1) * count))
  })
  const ofSpan = Array.from(firstOfSpan, (from, k) => {
    const size = sls.combinations.map((_, c) => {
      let largest = 0
      for (let i = from; i >= 0 && i <= lastOfSpan[k]!; i++) largest = Math.max(largest, Math.abs(w[c * count + i]!))
      return largest
    })
    const combinations = [...size.keys()].sort((a, b) => size[b]! - size[a]! || a - b)
    return { combinations, largest: Float64Array.from(combinations, (c) => size[c]!) }
  })
  const tips = (side: 'left' | 'right', part: 'whole' | 'own') =>
    Float64Array.from(sls.terms, (terms) =>
      terms.reduce((sum, { factor, response }) => sum + factor * response.tips[side][part], 0),
    )
  const ofSide = (side: 'left' | 'right') => ({ whole: tips(side, 'whole'), own: tips(side, 'own') })
  return { w, ofSpan, tips: { left: ofSide('left'), right: ofSide('right') } }
}
