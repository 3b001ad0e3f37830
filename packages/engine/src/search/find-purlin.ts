import type { Catalogue, DesignInput } from '../input.ts'
import { InputError } from '../input-error.ts'
import { prepareLine } from '../line/prepare-line.ts'
import { buildCandidates, candidateId, type Purlin } from './candidate.ts'

/**
 * The candidate of a solution id on its line.
 * @throws InputError no such candidate among those the request asks for, or one outside the limits of the standard
 */
export function findPurlin(input: DesignInput, catalogue: Catalogue, solutionId: string): Purlin {
  const line = prepareLine(input)
  const families = catalogue.families.filter((f) =>
    f.thicknesses.some((t) => f.steels.some((s) => candidateId(f, t, s) === solutionId)),
  )
  const built = buildCandidates(input, { ...catalogue, families }, line.national)
  const found = built.find((b) => ('candidate' in b ? b.candidate.id : b.identity.id) === solutionId)
  if (found && 'candidate' in found) return { line, candidate: found.candidate }
  const wanted = found ? 'a solution within the limits of the standard' : 'a solution of this request'
  throw new InputError([{ path: ['solution'], message: `${wanted}, got ${solutionId}` }])
}
