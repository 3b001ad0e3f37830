/** Combinations that differ in the arrangement of the imposed load alone; one bound can then serve all of them. */
import { isActive } from '../../line/combined-forces.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { CaseResponse } from '../../line/statics-table.ts'

export interface LoadBundles {
  /** combinations of every bundle, rising: they share N(x) and the factor of the own weight */
  members: Int32Array[]
  /** bundle of every combination */
  of: Int32Array
}

/** An arrangement of the imposed load, one of which a combination holds at most. */
const isArrangement = (r: CaseResponse): boolean => r.id.startsWith('Live') && !isActive(r.N)

export function loadBundles({ uls }: Pick<LineDesign, 'uls'>): LoadBundles {
  const numbers = new Map<string, number>()
  const members: number[][] = []
  const of = new Int32Array(uls.combinations.length)
  uls.terms.forEach((terms, c) => {
    const shared = terms.map(({ factor, response }) => `${isArrangement(response) ? 'Live' : response.id} ${factor}`)
    const key = [uls.ownFactor[c]!, uls.axial[c]!, ...shared].join()
    let g = numbers.get(key)
    if (g === undefined) {
      g = members.length
      numbers.set(key, g)
      members.push([])
    }
    members[g]!.push(c)
    of[c] = g
  })
  return { members: members.map((m) => Int32Array.from(m)), of }
}
