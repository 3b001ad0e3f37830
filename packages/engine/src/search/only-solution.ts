import type { Catalogue } from '../input.ts'
import { candidateId } from './candidate.ts'

/** The catalogue with one solution of it, which is then designed as it is among all; without a family where it has none of that id. */
export function onlySolution(catalogue: Catalogue, solutionId: string): Catalogue {
  const families = catalogue.families.flatMap((f) =>
    f.thicknesses.flatMap((t) =>
      f.steels.filter((s) => candidateId(f, t, s) === solutionId).map((s) => ({ ...f, thicknesses: [t], steels: [s] })),
    ),
  )
  return { ...catalogue, families }
}
