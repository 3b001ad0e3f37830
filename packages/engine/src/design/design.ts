import type { Catalogue, PurlinLine } from '../input.ts'
import type { Design, Solution } from '../result.ts'
import { idOf } from '../search/candidate.ts'
import { onlySolution } from '../search/find-purlin.ts'
import type { PROFILES } from '../sections/profiles/all.ts'
import type { Standard } from '../standards/standard.ts'
import { warningsOf } from '../warnings/warnings.ts'
import { jointedSolutions } from './jointed-design.ts'
import { searchLine } from './search-line.ts'

/** Every candidate of the catalogue, checked and ranked, on a line with joints or without, with all that is to be said of it. */
export const design = (
  input: PurlinLine,
  catalogue: Catalogue,
  onShare?: (share: number) => void,
  profiles?: typeof PROFILES,
  standard?: Standard,
): Design =>
  searchLine(input, catalogue, { jointed: jointedSolutions, profiles, standard, warned: warningsOf }, onShare)

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
