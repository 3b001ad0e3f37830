import type { Catalogue, PurlinLine } from '../input.ts'
import type { Solution } from '../result.ts'
import { idOf } from '../search/candidate.ts'
import { onlySolution } from '../search/find-purlin.ts'
import { design } from './design.ts'

/** A section of the catalogue: family, one or both thicknesses, steel. A lap too short for it (`reason`) can be lengthened. */
export type SolutionKey = Pick<
  Solution,
  'profileType' | 'typology' | 'thicknessMm' | 'endBayThicknessMm' | 'steel' | 'reason'
>

/** Designs one section alone; null when the catalogue does not have it. */
export function designOne(line: PurlinLine, catalogue: Catalogue, key: SolutionKey): Solution | null {
  const id = idOf(key)
  const only = { ...line, profileType: key.profileType, steelGrades: [key.steel] }
  return design(only, onlySolution(catalogue, id)).solutions.find((s) => s.id === id) ?? null
}
