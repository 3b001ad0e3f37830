/** Bending about z of the characteristic combinations, for the displacement in the plane of the envelope; method 7.9. */
import type { Combination } from '../result.ts'
import { addScaled, permanentFactor } from './combined-forces.ts'
import type { CaseResponse } from './statics-table.ts'

/** Displacements of one combination, or of several that are one in the plane. */
export interface LateralDeflection {
  /** EI·w about z at the stations, without own weight [N·mm³] */
  w: Float64Array
  ownFactor: number
}

/** The different ones of the combinations that bend the member about z. */
export function combineLateral(
  characteristic: Combination[],
  cases: ReadonlyMap<string, CaseResponse>,
  own: CaseResponse,
): LateralDeflection[] {
  const different = new Map<string, LateralDeflection>()
  for (const combination of characteristic) {
    const { factors } = combination
    const ownFactor = own.w_y ? permanentFactor(combination) : 0
    const terms = Object.entries(factors).filter(([id]) => cases.get(id)?.w_y)
    const key = JSON.stringify([ownFactor, terms])
    if (different.has(key) || (terms.length === 0 && ownFactor === 0)) continue
    const w = new Float64Array(own.M.length)
    for (const [id, factor] of terms) addScaled(w, cases.get(id)!.w_y!, factor)
    different.set(key, { w, ownFactor })
  }
  return [...different.values()]
}
