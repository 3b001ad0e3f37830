import type { Catalogue, DesignInput } from '../input.ts'
import { InputError } from '../input-error.ts'
import type { NationalParameters } from '../result.ts'
import { type BuiltCandidate, buildCandidates, candidateId } from './candidate.ts'

/** The candidate of a solution id. @throws InputError no such candidate among those the request asks for */
export function findCandidate(
  input: DesignInput,
  catalogue: Catalogue,
  solutionId: string,
  national: NationalParameters,
): BuiltCandidate {
  const families = catalogue.families.filter((f) =>
    f.thicknesses.some((t) => f.steels.some((s) => candidateId(f, t, s) === solutionId)),
  )
  const built = buildCandidates(input, { ...catalogue, families }, national)
  const found = built.find((b) => ('candidate' in b ? b.candidate.id : b.identity.id) === solutionId)
  if (!found) throw new InputError([{ path: ['solution'], message: `a solution of this request, got ${solutionId}` }])
  return found
}

/** The catalogue with one solution of it, which is then designed as it is among all; without a family where it has none of that id. */
export function onlySolution(catalogue: Catalogue, solutionId: string): Catalogue {
  const families = catalogue.families.flatMap((f) =>
    f.thicknesses.flatMap((t) =>
      f.steels.filter((s) => candidateId(f, t, s) === solutionId).map((s) => ({ ...f, thicknesses: [t], steels: [s] })),
    ),
  )
  return { ...catalogue, families }
}
