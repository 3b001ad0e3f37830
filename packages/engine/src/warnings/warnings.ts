/** What the method does not cover, and what the designer must see to; method 1.17, 6.1 and 8.10. */
import { hasCantilever, loadsInPlane } from '../actions/load-cases.ts'
import { introducedPointLoads, liveLoadsAreAlternatives } from '../actions/point-load-introduction.ts'
import type { PurlinLine } from '../input.ts'
import { isCut } from '../joints/independent-lines.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Solution, Warning } from '../result.ts'
import type { BuiltCandidate } from '../search/candidate.ts'
import { constructionWarnings, jointWarnings } from './construction-warnings.ts'
import { loadsNotUsed } from './loads-not-used.ts'
import { said } from './messages.ts'
import { fastenerWarnings, panelWarnings, sheetingWarnings } from './sheeting-warnings.ts'
import { shellWarnings } from './shell-warnings.ts'

/** From here on the twist of a free line is warned of [°], method 5.25. */
const LARGE_TWIST = 5

/**
 * The named warnings of a line with the values to satisfy.
 * @param built every candidate, within the limits of the standard or not
 */
export function warningsOf(line: LineDesign, solutions: Solution[], built: BuiltCandidate[]): Warning[] {
  const { input, restraints, profile } = line
  const { panel } = restraints
  const uplift = solutions.flatMap((s) => s.reactions.map((r) => Math.max(0, -r.minKn)))
  const inPlane = loadsInPlane(input)
  const twist = Math.max(0, ...solutions.map((s) => (s.pass ? (s.twistDegrees ?? 0) : 0)))
  const sideways = largestSideways(line, solutions)
  const endsAtSupport = !hasCantilever(input, 0) || !hasCantilever(input, 1)
  const endsAtJoint = input.joints?.supports.some(isCut) ?? false
  // The families that candidates come from, each once, with one of its candidates.
  const ofFamilies = new Map(
    built.map((b) => ('candidate' in b ? b.candidate : b.identity)).map((candidate) => [candidate.family, candidate]),
  )
  const [families, ofEach] = [[...ofFamilies.keys()], [...ofFamilies.values()]]
  const stands = !input.isLevel && input.envelope !== 'GENERAL'
  return [
    ...said([
      [true, 'ENGINEER_SIGNATURE'],
      [true, 'LOADS_BY_USER'],
      [true, 'FASTENERS_NOT_CHECKED', uplift.length > 0 ? { maxKn: Math.max(...uplift) } : undefined],
    ]),
    ...panelWarnings(line, solutions, ofEach),
    ...said([
      [panel && inPlane, 'IN_PLANE_LOAD_BY_CLADDING'],
      [!panel && inPlane, 'NO_PANEL'],
      [sideways !== null, 'SIDEWAYS_DEFLECTION', sideways ?? undefined],
      [(endsAtSupport || endsAtJoint) && profile.crippling === 'TWO_WEBS', 'END_OVERHANG_40MM'],
      [stands, 'STANDING_MEMBER'],
      [input.axial.kind === 'UNFACTORED_WIND' && input.axial.N !== 0, 'AXIAL_REVERSES'],
      [twist > LARGE_TWIST, 'FREE_LINE_TWISTS', { degrees: twist }],
    ]),
    ...pointLoadWarnings(input),
    ...constructionWarnings(line, families),
    ...jointWarnings(input, solutions, families),
    ...fastenerWarnings(line, ofEach),
    ...sheetingWarnings(line, solutions),
    ...shellWarnings(
      line,
      solutions,
      built.flatMap((b) => ('candidate' in b ? [b.candidate] : [])),
    ),
    ...loadsNotUsed(line),
    ...negativeWind(input),
  ]
}

/** A displacement in the plane of the envelope beyond this part of the span, of a cantilever of twice its length, is said. */
const SIDEWAYS_PART = 100

/** The largest displacement in the plane of the envelope of those that pass and move too far; null where none does. */
function largestSideways({ isCantilever, spanLength }: LineDesign, solutions: Solution[]): Warning['values'] | null {
  let largest = { valueMm: 0, spanIndex: 0 }
  for (const { pass, sidewaysMm } of solutions) {
    if (!pass || !sidewaysMm || sidewaysMm.valueMm <= largest.valueMm) continue
    const { valueMm, spanIndex } = sidewaysMm
    const reach = (isCantilever(spanIndex) ? 2 : 1) * spanLength(spanIndex)
    if (valueMm > reach / SIDEWAYS_PART) largest = sidewaysMm
  }
  return largest.valueMm > 0 ? { mm: largest.valueMm, spanIndex: largest.spanIndex } : null
}

/** How point loads reach the member, and which of them act at the same time; method 4.13 and 1.9. */
export function pointLoadWarnings(input: PurlinLine): Warning[] {
  const points = introducedPointLoads(input)
  return said([
    [points?.presses === true, 'POINT_LOADS_ON_FLANGE', { bearingMm: input.introduction.bearingLength }],
    [points?.kind === 'WEB', 'POINT_LOADS_ON_WEB'],
    [points?.hangs === true, 'POINT_LOADS_HANGING'],
    [liveLoadsAreAlternatives(input), 'LIVE_ALTERNATIVES'],
  ])
}

/** Wind that a program sent with a minus: it counts as its magnitude, in the direction of its field (D3). */
const negativeWind = ({ named }: PurlinLine): Warning[] =>
  named
    .filter((load) => load.isNegative)
    .map(({ name }) => ({
      code: 'NEGATIVE_WIND_READ_AS_MAGNITUDE',
      message: `Negative values of ${name} are read as magnitudes: pressure acts inwards, suction outwards.`,
      values: { field: name },
    }))

/** The warnings that hold for one solution: those of the request, and of those that name solutions the ones that name it. */
export const warningsAbout = (warnings: Warning[], solutionId: string | undefined): Warning[] =>
  warnings.filter(({ values }) => {
    const named = values?.solutions
    return typeof named !== 'string' || (solutionId !== undefined && named.split(', ').includes(solutionId))
  })
