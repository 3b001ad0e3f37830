/** The derivation of one solution, by the functions of the search itself. */
import { sectionMatrices } from '../checks/member-buckling/omega-line-derivation.ts'
import { withOrigins } from '../derivation/origins.ts'
import { named, operand } from '../derivation/step-list.ts'
import { createDesignSpace, findAll, solutionWith } from '../design/candidate-solution.ts'
import { findOn } from '../design/roof-load-search.ts'
import { sectionFastener } from '../design/section-fastener.ts'
import type { CheckDerivation, Explanation, Operand, Step } from '../explanation.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import type { Check } from '../result.ts'
import type { Purlin } from '../search/candidate.ts'
import { findPurlin } from '../search/find-purlin.ts'
import { outlineOf } from '../sections/section-shape.ts'
import { DERIVATIONS_2006 } from '../standards/derivations-2006.ts'
import { standardOf } from '../standards/of-line.ts'
import { section2006 } from '../standards/sections-2006.ts'
import type { Standard } from '../standards/standard.ts'
import { E, nu } from '../steel.ts'
import { mm } from '../units.ts'
import { endBearing } from './end-bearing.ts'
import { fastenerMoves } from './fastener-moves.ts'
import { inPlaneReactions } from './in-plane-reactions.ts'
import { lineLoads } from './line-loads.ts'
import { metLimits } from './met-limits.ts'
import { notConfirmed } from './not-confirmed.ts'

/**
 * Everything printed about one solution: section, resistances, and every check with its formulas, substitutions and results.
 * @throws InputError unknown solution, or one outside the limits of the standard
 */
export function explain(
  input: PurlinLine,
  catalogue: Catalogue,
  solutionId: string,
  standard = standardOf(input),
): Explanation {
  const purlin = findPurlin(input, catalogue, solutionId, standard)
  const { line } = purlin
  const space = createDesignSpace(line, standard)
  const { subject, found } = findAll(purlin, space)
  const solution = solutionWith(purlin, found, space)
  const fastener = sectionFastener(input, purlin.candidate.family, standard)
  const section = sectionOf(subject, standard)
  const known = tabled(section)
  /** On the line itself, or on the one with the concentrated load of the roof where it governs. */
  const steps = ({ code, roofLoadXM }: Check): Step[] => {
    const derive = (standard.derivations ?? DERIVATIONS_2006)[code]
    if (!derive) return []
    const { group, space: own } = space.groups.find(({ group }) => group.checks.some((check) => check.code === code))!
    if (roofLoadXM == null) return derive(found[code]!, subject, own)
    const placed = space.roof!.lineAt(mm(roofLoadXM))
    const on = findOn(placed, purlin, group)
    return derive(on.found[code]!, on.subject, placed.spaceOf(group))
  }
  return {
    solution,
    lineLoads: lineLoads(line),
    section: { ...section, resistances: withOrigins(section.resistances, tabled({ ...section, resistances: [] })) },
    checks: solution.checks.map(
      (check): CheckDerivation => ({
        check,
        combination: line.combinations.find((c) => c.id === check.combinationId) ?? null,
        steps: check.utilisation === null ? [] : withOrigins(steps(check), known),
      }),
    ),
    fastener: fastener && { ...fastener, moves: fastenerMoves(subject, standard) },
    limits: metLimits(subject.candidate),
    inPlaneReactions: inPlaneReactions(subject),
    endBearing: endBearing(subject, standard),
    notConfirmed: notConfirmed(subject),
  }
}

/** What the chapter of the section prints under a symbol. */
function tabled(section: Explanation['section']): Operand[] {
  return [
    ...section.dimensions,
    ...section.gross,
    ...section.sharpCorners.values,
    ...section.sharpCorners.steps,
    ...section.widths.flatMap((w) => w.steps),
    ...section.effective.flatMap((e) => [...e.values, ...e.steps]),
    ...section.resistances,
    ...(section.matrices?.warping.flatMap(({ values }) => values) ?? []),
  ]
}

/** Units that the letter of the symbol does not tell. */
const UNITS: Readonly<Record<string, string>> = { m: 'kg/m', I_w: 'mm⁶' }

const values = (of: Record<string, number>): Operand[] =>
  Object.entries(of).map(([symbol, value]) => operand(named(symbol, value, UNITS[symbol])))

function sectionOf(purlin: Purlin, { derive = section2006 }: Standard): Explanation['section'] {
  const { model, f_yb, steel } = purlin.candidate
  const { midline, t_nom, t, massPerMetre: m } = model
  const { h, r } = model.dimensions
  const { A, y_c, z_c, I_y, I_z, I_yz, I_t, I_w, y_s, z_s } = model.gross
  return {
    outlineMm: outlineOf(midline, t_nom),
    midlineMm: midline,
    dimensions: values({ h, ...Object.fromEntries(model.widths), t_nom, t, r, f_yb, f_u: steel.fu, E, nu }),
    gross: values(
      model.profile.isSymmetric
        ? { A, m, z_c, I_y, I_z, I_t, I_w, y_s: 0, z_s }
        : { A, m, y_c, z_c, I_y, I_z, I_yz, I_t, I_w, y_s, z_s },
    ),
    ...derive(purlin),
    matrices: sectionMatrices(purlin),
  }
}
