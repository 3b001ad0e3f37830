/** The ULS combinations by how they bend the member: those that differ in N alone buckle alike in bending. */
import type { CombinedForces } from './combined-forces.ts'
import { isActive } from './combined-forces.ts'
import type { CaseResponse } from './statics-table.ts'

export interface BendingLoads {
  count: number
  /** by combination: equal numbers, equal transverse loads and moments, own weight included */
  of: Int32Array
}

export function bendingLoads(f: CombinedForces): BendingLoads {
  const bends = new Map<CaseResponse, boolean>()
  const numbers = new Map<string, number>()
  const of = new Int32Array(f.combinations.length)
  f.terms.forEach((terms, c) => {
    const key = [f.ownFactor[c]!.toString()]
    for (const { factor, response } of terms) {
      if (!bends.has(response)) bends.set(response, bendsMember(response))
      if (bends.get(response)) key.push(`${response.id} ${factor}`)
    }
    const name = key.join()
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    of[c] = numbers.get(name)!
  })
  return { count: numbers.size, of }
}

/** Whether a case has transverse loads or moments about y. */
export const bendsMember = ({ mesh }: CaseResponse): boolean => isActive(mesh.M) || isActive(mesh.q) || isActive(mesh.P)
