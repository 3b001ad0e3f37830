import type { Catalogue, PurlinLine } from '../input.ts'
import type { Design } from '../result.ts'
import type { PROFILES } from '../sections/profiles/all.ts'
import type { Standard } from '../standards/standard.ts'
import { jointedSolutions } from './jointed-design.ts'
import { searchLine } from './search-line.ts'

/** Every candidate of the catalogue, checked and ranked, on a line with joints or without; as `searchLine`. */
export const design = (
  input: PurlinLine,
  catalogue: Catalogue,
  onShare?: (share: number) => void,
  profiles?: typeof PROFILES,
  standard?: Standard,
): Design => searchLine(input, catalogue, { jointed: jointedSolutions, profiles, standard }, onShare)
