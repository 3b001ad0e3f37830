/** What the method does not cover, and what the designer must see to; method 1.17, 6.1 and 8.10. */
import { hasConsole, loadsInPlane } from '../actions/load-cases.ts'
import type { SectionFamily } from '../input.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Solution, Warning } from '../result.ts'
import type { BuiltCandidate, Candidate } from '../search/candidate.ts'
import { E, G } from '../steel.ts'
import { constructionWarnings } from './construction-warnings.ts'
import { loadsNotUsed } from './loads-not-used.ts'
import { negativeWind } from './negative-wind.ts'
import { pointLoadWarnings } from './point-load-warnings.ts'
import { shellWarnings } from './shell-warnings.ts'

/**
 * Shear stiffness the sheeting needs to hold the upper fibre laterally.
 *
 *   S_req = (E·I_w·π²/L² + G·I_t + E·I_z·π²/L²·0.25·h²)·70/h²
 *
 * Source: EN 1993-1-3:2006, 10.1.1(6).
 * @param L span [mm]  @returns S_req [N]
 */
export function requiredShearStiffness(candidate: Candidate, L: number): number {
  const { I_w, I_t, I_z } = candidate.model.gross
  const h = candidate.model.dimensions.h
  const k = (Math.PI / L) ** 2
  return ((E * I_w * k + G * I_t + E * I_z * k * 0.25 * h ** 2) * 70) / h ** 2
}

/** Longest main span [mm]. */
export const longestSpan = (line: LineDesign): number => Math.max(...line.mainSpans.map(line.spanLength))

/** Smallest and largest of the values of all solutions that have one. */
function range(values: (number | null)[]): { minKn: number; maxKn: number } | undefined {
  const known = values.filter((v) => v !== null)
  return known.length === 0 ? undefined : { minKn: Math.min(...known), maxKn: Math.max(...known) }
}

/**
 * The named warnings of a line with the values to satisfy.
 * @param built every candidate, within the limits of the standard or not
 */
export function warningsOf(line: LineDesign, solutions: Solution[], built: BuiltCandidate[]): Warning[] {
  const { input, restraints, profile } = line
  const uplift = range(solutions.flatMap((s) => s.reactions.map((r) => Math.max(0, -r.minKn))))
  const warnings: Warning[] = [
    {
      code: 'ENGINEER_SIGNATURE',
      message: 'A chartered structural engineer has to confirm the method and the result before use.',
    },
    { code: 'LOADS_BY_USER', message: 'Wind and snow values are the user’s responsibility: no zones are computed.' },
    {
      code: 'FASTENERS_NOT_CHECKED',
      message:
        'Fasteners, cleats and bolts are not designed: they must hold the largest uplift reaction of the chosen solution.',
      ...(uplift ? { values: { maxKn: uplift.maxKn } } : {}),
    },
  ]
  if (restraints.panel) {
    const stiffness = range(solutions.map((s) => s.shearStiffnessRequiredKn))
    warnings.push({
      code: 'SHEETING_STIFFNESS_REQUIRED',
      message:
        'The upper fibre counts as held by the cladding: its shear stiffness S must reach S_req of the chosen section (EN 1993-1-3 10.1.1(6)).',
      values: { ...stiffness, spanM: longestSpan(line) / 1e3 },
    })
    if (line.sheeting.C_D === 0) {
      warnings.push({
        code: 'NO_ROTATIONAL_RESTRAINT',
        message:
          'Without cladding data the sheeting holds the upper fibre sideways but gives no rotational restraint (C_D = 0, K = 0).',
      })
    }
    if (loadsInPlane(input)) {
      warnings.push({
        code: 'IN_PLANE_LOAD_BY_CLADDING',
        message: 'The load component in the plane of the envelope is carried by the cladding as a diaphragm.',
      })
    }
  } else if (loadsInPlane(input)) {
    warnings.push({
      code: 'NO_PANEL',
      message:
        'The upper fibre is not held by the cladding: in-plane loads bend the member about z between its restraints; torsion from their eccentricity is neglected.',
    })
  }
  const noConsole = !hasConsole(input, 0) || !hasConsole(input, 1)
  if (noConsole && profile.crippling === 'TWO_WEBS') {
    warnings.push({
      code: 'END_OVERHANG_40MM',
      message:
        'At an end support without console the member must reach at least 40 mm beyond the bearing (EN 1993-1-3 6.1.7.3).',
    })
  }
  if (!input.isLevel && input.envelope !== 'GENERAL') {
    warnings.push({
      code: 'STANDING_MEMBER',
      message: 'Weights along the member are taken as compression: the member stands on its right-hand end.',
    })
  }
  const candidates = built.flatMap((b) => ('candidate' in b ? [b.candidate] : []))
  return [
    ...warnings,
    ...pointLoadWarnings(line.input),
    ...constructionWarnings(line, familiesOf(built)),
    ...shellWarnings(line, solutions, candidates),
    ...loadsNotUsed(line),
    ...negativeWind(input),
  ]
}

/** The families that candidates come from, each once. */
const familiesOf = (built: BuiltCandidate[]): SectionFamily[] => [
  ...new Set(built.map((b) => ('candidate' in b ? b.candidate : b.identity).family)),
]
