import type { Catalogue, PurlinLine } from '../input.ts'
import { InputError } from '../input-error.ts'
import { prepareLine } from '../line/line-design.ts'
import type { Rules } from '../standards/rules.ts'
import { buildCandidates, candidateId, type Purlin, pairId } from './candidate.ts'

/**
 * The candidate with a solution id, on its line.
 * @throws InputError no such candidate in the request, or one outside the limits of the standard
 */
export function findPurlin(input: PurlinLine, catalogue: Catalogue, solutionId: string, rules: Rules): Purlin {
  const line = prepareLine(input, rules)
  const [found] = buildCandidates(input, onlySolution(catalogue, solutionId), rules)
  if (found && 'candidate' in found) return { line, candidate: found.candidate }
  const wanted = found ? 'a solution within the limits of the standard' : 'a solution of this request'
  throw new InputError([{ path: ['solution'], message: `${wanted}, got ${solutionId}` }])
}

/** The catalogue with one solution only: its thickness, or both of two, designed as among all. Without families if the id is unknown. */
export function onlySolution(catalogue: Catalogue, solutionId: string): Catalogue {
  const families = catalogue.families.flatMap((f) =>
    f.steels.flatMap((steel) => {
      const thicknesses = f.thicknesses.filter(
        (t) =>
          candidateId(f, t, steel) === solutionId ||
          f.thicknesses.some((e) => [pairId(f, e, t, steel), pairId(f, t, e, steel)].includes(solutionId)),
      )
      return thicknesses.length > 0 ? [{ ...f, thicknesses, steels: [steel] }] : []
    }),
  )
  return { ...catalogue, families }
}
