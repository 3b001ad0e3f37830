/** What the method does not cover, and what the designer must see to; method 1.17, 6.1 and 8.10. */
import { hasConsole, loadsInPlane } from '../actions/load-cases.ts'
import { introducedPointLoads, liveLoadsAreAlternatives } from '../actions/point-load-introduction.ts'
import type { PurlinLine } from '../input.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Solution, Warning } from '../result.ts'
import type { BuiltCandidate } from '../search/candidate.ts'
import { constructionWarnings } from './construction-warnings.ts'
import { fastenerWarnings } from './fastener-warnings.ts'
import { said } from './messages.ts'
import { shellWarnings } from './shell-warnings.ts'

/** Longest main span [mm]. */
const longestSpan = (line: LineDesign): number => Math.max(...line.mainSpans.map(line.spanLength))

/**
 * The named warnings of a line with the values to satisfy.
 * @param built every candidate, within the limits of the standard or not
 */
export function warningsOf(line: LineDesign, solutions: Solution[], built: BuiltCandidate[]): Warning[] {
  const { input, restraints, profile } = line
  const { panel } = restraints
  const uplift = solutions.flatMap((s) => s.reactions.map((r) => Math.max(0, -r.minKn)))
  const needed = solutions.flatMap((s) => s.shearStiffnessRequiredKn ?? [])
  const stiffness = needed.length > 0 ? { minKn: Math.min(...needed), maxKn: Math.max(...needed) } : {}
  const inPlane = loadsInPlane(input)
  const endsAtSupport = !hasConsole(input, 0) || !hasConsole(input, 1)
  // The families that candidates come from, each once, with their fasteners.
  const families = new Map(
    built.map((b) => ('candidate' in b ? b.candidate : b.identity)).map(({ family, fastener }) => [family, fastener]),
  )
  const stands = !input.isLevel && input.envelope !== 'GENERAL'
  return [
    ...said([
      [true, 'ENGINEER_SIGNATURE'],
      [true, 'LOADS_BY_USER'],
      [true, 'FASTENERS_NOT_CHECKED', uplift.length > 0 ? { maxKn: Math.max(...uplift) } : undefined],
      [panel, 'SHEETING_STIFFNESS_REQUIRED', { ...stiffness, spanM: longestSpan(line) / 1e3 }],
      [panel && line.sheeting.C_D === 0, 'NO_ROTATIONAL_RESTRAINT'],
      [panel && inPlane, 'IN_PLANE_LOAD_BY_CLADDING'],
      [!panel && inPlane, 'NO_PANEL'],
      [endsAtSupport && profile.crippling === 'TWO_WEBS', 'END_OVERHANG_40MM'],
      [stands, 'STANDING_MEMBER'],
    ]),
    ...pointLoadWarnings(input),
    ...constructionWarnings(line, [...families.keys()]),
    ...fastenerWarnings(
      line,
      [...families.values()].filter((f) => f !== null),
    ),
    ...shellWarnings(
      line,
      solutions,
      built.flatMap((b) => ('candidate' in b ? [b.candidate] : [])),
    ),
    ...loadsNotUsed(line),
    ...negativeWind(input),
  ]
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

/** Permanent, live and regular snow loads are in some combination always; the others, or a band of them, may be in none. */
const loadsNotUsed = ({ input, combinations }: LineDesign): Warning[] =>
  input.named.flatMap(({ name, id, nowhere }) => {
    const isUsed = combinations.some(({ factors }) => factors[id] !== undefined)
    return (isUsed ? nowhere : [null]).map((band) => ({
      code: 'LOAD_NOT_USED',
      message: `No combination contains ${name}${band === null ? '' : `, band ${band}`}: it counts in no check.`,
      values: { load: name, ...(band !== null && { band }) },
    }))
  })

/** Wind that a program sent with a minus: it counts as its magnitude, in the direction of its field (D3). */
const negativeWind = ({ named }: PurlinLine): Warning[] =>
  named
    .filter((load) => load.isNegative)
    .map(({ name }) => ({
      code: 'NEGATIVE_WIND_READ_AS_MAGNITUDE',
      message: `Negative values of ${name} are read as magnitudes: pressure acts inwards, suction outwards.`,
      values: { field: name },
    }))
