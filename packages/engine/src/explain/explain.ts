/** The derivation of one solution, by the functions of the search itself. */
import { sectionMatrices } from '../checks/member-buckling/omega-line-derivation.ts'
import { createDesignSpace, findAll, solutionWith } from '../design/design.ts'
import type { CheckDerivation, Explanation, Operand, Step } from '../explanation.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import type { CheckCode } from '../result.ts'
import type { Purlin } from '../search/candidate.ts'
import { findPurlin } from '../search/find-purlin.ts'
import { outlineOf } from '../sections/section-shape.ts'
import { standardOf } from '../standards/of-line.ts'
import { section2006 } from '../standards/sections-2006.ts'
import type { Standard } from '../standards/standard.ts'
import { inPlaneReactions } from './in-plane-reactions.ts'
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
  const space = createDesignSpace(line, standard.checks)
  const { subject, found } = findAll(purlin, space)
  const solution = solutionWith(purlin, found, space)
  const steps = (code: CheckCode): Step[] =>
    space.groups.flatMap(({ group, space: own }) =>
      group.checks.filter((check) => check.code === code).flatMap((check) => check.derive(found[code]!, subject, own)),
    )
  return {
    solution,
    section: sectionOf(subject, standard),
    checks: solution.checks.map(
      (check): CheckDerivation => ({
        check,
        combination: line.combinations.find((c) => c.id === check.combinationId) ?? null,
        steps: check.utilisation === null ? [] : steps(check.code),
      }),
    ),
    limits: metLimits(subject, standard),
    inPlaneReactions: inPlaneReactions(subject),
    notConfirmed: notConfirmed(subject),
  }
}

function sectionOf(purlin: Purlin, { derive = section2006 }: Standard): Explanation['section'] {
  const { candidate } = purlin
  const { model } = candidate
  const d = model.dimensions
  const value = (symbol: string, v: number, unit: string): Operand => ({ symbol, value: v, unit })
  const { isSymmetric } = model.profile
  const g = model.gross
  return {
    outlineMm: outlineOf(model.midline, model.t_nom),
    midlineMm: model.midline,
    dimensions: [
      value('h', d.h, 'mm'),
      ...model.widths.map(([symbol, width]) => value(symbol, width, 'mm')),
      value('t_nom', model.t_nom, 'mm'),
      value('t', model.t, 'mm'),
      value('r', d.r, 'mm'),
      value('f_yb', candidate.f_yb, 'N/mm²'),
      value('f_u', candidate.steel.fu, 'N/mm²'),
    ],
    gross: [
      value('A', g.A, 'mm²'),
      value('m', model.massPerMetre, 'kg/m'),
      ...(isSymmetric ? [] : [value('y_c', g.y_c, 'mm')]),
      value('z_c', g.z_c, 'mm'),
      value('I_y', g.I_y, 'mm⁴'),
      value('I_z', g.I_z, 'mm⁴'),
      ...(isSymmetric ? [] : [value('I_yz', g.I_yz, 'mm⁴')]),
      value('I_t', g.I_t, 'mm⁴'),
      value('I_w', g.I_w, 'mm⁶'),
      value('y_s', isSymmetric ? 0 : g.y_s, 'mm'),
      value('z_s', g.z_s, 'mm'),
    ],
    ...derive(purlin),
    matrices: sectionMatrices(purlin),
  }
}
