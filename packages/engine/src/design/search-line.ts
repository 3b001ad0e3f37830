/** The search: every candidate of the catalogue against every check, ranked; method 8.1 to 8.5. */
import type { Catalogue, PurlinLine } from '../input.ts'
import { type LineDesign, prepareLine } from '../line/line-design.ts'
import { type RoofLoad, roofLoadInPlane } from '../line/roof-load.ts'
import { staticsOf, toSevenDigits } from '../line/statics-record.ts'
import type { Design, Solution, Warning } from '../result.ts'
import { type BuiltCandidate, buildCandidates } from '../search/candidate.ts'
import { PROFILES } from '../sections/profiles/all.ts'
import { standardOf } from '../standards/of-line.ts'
import type { Standard } from '../standards/standard.ts'
import { m } from '../units.ts'
import { ENGINE_VERSION } from '../version.ts'
import { loadsNotUsed } from '../warnings/loads-not-used.ts'
import { createDesignSpace, type DesignSpace, solutionOf } from './candidate-solution.ts'

/** A search that can be left after each candidate: it yields the share that is done, 0 to 1. */
export type InSteps<Result> = Generator<number, Result, void>

/** A line, its candidates and its rules. */
export interface LineSearch {
  input: PurlinLine
  catalogue: Catalogue
  standard: Standard
  /** the profiles that the families of the catalogue may have */
  profiles: typeof PROFILES
  /** the whole line, even where joints cut it */
  whole: LineDesign
  space: DesignSpace
  /** the candidates of one thickness */
  built: BuiltCandidate[]
}

/** The rules of the search, and the search of lines with joints. */
interface SearchedBy {
  /** needed only for lines with joints */
  jointed?: (search: LineSearch) => InSteps<Solution[]>
  profiles?: typeof PROFILES | undefined
  standard?: Standard | undefined
  /** what is said of the line: without it which loads are not used, and nothing else */
  warned?: (line: LineDesign, solutions: Solution[], built: BuiltCandidate[]) => Warning[]
}

/** Every candidate of the catalogue, checked and ranked. @throws InputError a steel the catalogue does not have */
export function searchLine(
  input: PurlinLine,
  catalogue: Catalogue,
  by?: SearchedBy,
  onShare: (share: number) => void = () => {},
): Design {
  const steps = searchInSteps(input, catalogue, by)
  let step = steps.next()
  for (; !step.done; step = steps.next()) onShare(step.value)
  return step.value
}

/** The same, a candidate at a time. */
export function* searchInSteps(
  input: PurlinLine,
  catalogue: Catalogue,
  { jointed, profiles = PROFILES, standard = standardOf(input), warned = loadsNotUsed }: SearchedBy = {},
): InSteps<Design> {
  const line = prepareLine(input, standard, profiles)
  const space = createDesignSpace(line, standard)
  const built = buildCandidates(input, catalogue, standard, profiles)
  if (input.joints && !jointed) throw new Error('the search of lines with joints is missing')
  const search = { input, catalogue, standard, profiles, whole: line, space, built }
  const solutions = yield* jointed && input.joints ? jointed(search) : uncutSolutions(search)
  // The checks of what is not designed have no place of the concentrated load, as those that other loads govern.
  if (space.roof) for (const check of solutions.flatMap(({ checks }) => checks)) check.roofLoadXM ??= null
  return {
    engineVersion: ENGINE_VERSION,
    catalogueVersion: catalogue.version,
    spacingM: toSevenDigits(m(input.spacing)),
    nationalParameters: line.national,
    combinations: line.combinations,
    statics: { ...staticsOf(line), ...(space.roof && { roofPointLoad: roofReactions(line, space.roof.roof) }) },
    solutions: rank(solutions, catalogue),
    warnings: warned(line, solutions, built),
  }
}

function* uncutSolutions({ whole, space, built }: LineSearch): InSteps<Solution[]> {
  const solutions: Solution[] = []
  for (const b of built) {
    solutions.push(solutionOf(whole, b, space))
    yield solutions.length / built.length
  }
  return solutions
}

/** Reactions of the concentrated load of a roof, the largest and the smallest over its places, unfactored. */
function roofReactions(line: LineDesign, { Q, reactions }: RoofLoad) {
  const inPlane = roofLoadInPlane(line)
  return {
    maxKn: reactions.map(({ max }) => toSevenDigits((Q.normal * max) / 1e3)),
    minKn: reactions.map(({ min }) => toSevenDigits((Q.normal * min) / 1e3)),
    ...(inPlane && {
      inPlaneMaxKn: inPlane.map(({ max }) => toSevenDigits(max / 1e3)),
      inPlaneMinKn: inPlane.map(({ min }) => toSevenDigits(min / 1e3)),
    }),
  }
}

/** Passing first, lightest first, method 8.3; ties by lower yield strength, then by lower utilisation, then by id. */
function rank(solutions: Solution[], catalogue: Catalogue): Solution[] {
  const strength = new Map(catalogue.steels.map((s) => [s.id, s.fyb]))
  return [...solutions].sort(
    (a, b) =>
      Number(b.pass) - Number(a.pass) ||
      a.alignmentWeightKg - b.alignmentWeightKg ||
      (strength.get(a.steel) ?? 0) - (strength.get(b.steel) ?? 0) ||
      (a.utilisation ?? Number.POSITIVE_INFINITY) - (b.utilisation ?? Number.POSITIVE_INFINITY) ||
      (a.id < b.id ? -1 : 1),
  )
}
