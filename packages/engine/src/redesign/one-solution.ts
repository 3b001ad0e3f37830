import { design } from '../design/design.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import type { Solution } from '../result.ts'

/** Which section of the catalogue: family, thickness and steel. */
export type SolutionKey = Pick<Solution, 'profileType' | 'typology' | 'thicknessMm' | 'steel'>

/** The catalogue with one family of it. */
export function onlyFamily(catalogue: Catalogue, typology: string): Catalogue {
  return { ...catalogue, families: catalogue.families.filter((f) => f.typology === typology) }
}

/** Designs one section alone; null when the catalogue does not have it. */
export function designOne(line: PurlinLine, catalogue: Catalogue, key: SolutionKey): Solution | null {
  const families = onlyFamily(catalogue, key.typology).families.map((f) => ({
    ...f,
    thicknesses: f.thicknesses.filter((t) => t === key.thicknessMm),
    steels: f.steels.filter((s) => s === key.steel),
  }))
  const only = { ...line, profileType: key.profileType, steelGrades: [key.steel] }
  return design(only, { ...catalogue, families }).solutions[0] ?? null
}
