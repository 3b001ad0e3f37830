/** The derivation of one solution, by the functions of the search itself. */
import { sectionMatrices } from '../checks/member-buckling/omega-line-derivation.ts'
import { cripplingDerivation } from '../checks/web-crippling/crippling-derivation.ts'
import { axialResistance, bendingResistance, shearDerivation } from '../derivation/resistance-derivation.ts'
import { StepList } from '../derivation/step-list.ts'
import { createDesignSpace, findAll, solutionWith } from '../design/design.ts'
import { ROUNDING } from '../en1993-1-3-2006/5-5-1-sums.ts'
import type { CheckDerivation, Explanation, PropertyValue, Step } from '../explanation.ts'
import type { Catalogue, DesignInput } from '../input.ts'
import type { CheckCode } from '../result.ts'
import type { Candidate, Purlin } from '../search/candidate.ts'
import { findPurlin } from '../search/find-purlin.ts'
import { outlineOf } from '../sections/section-shape.ts'
import { printedEffectiveSections } from './effective-derivation.ts'
import { inPlaneReactions } from './in-plane-reactions.ts'
import { metLimits } from './met-limits.ts'
import { notConfirmed } from './not-confirmed.ts'
import { plateWidths } from './printed-plates.ts'

/**
 * Everything printed about one solution: section, resistances, and every check with its formulas, substitutions and results.
 * @throws InputError unknown solution, or one outside the limits of the standard
 */
export function explain(input: DesignInput, catalogue: Catalogue, solutionId: string): Explanation {
  const purlin = findPurlin(input, catalogue, solutionId)
  const { line } = purlin
  const space = createDesignSpace(line)
  const { subject, found } = findAll(purlin, space)
  const solution = solutionWith(purlin, found)
  const steps = (code: CheckCode): Step[] =>
    space.groups.flatMap(({ group, space: own }) =>
      group.checks.filter((check) => check.code === code).flatMap((check) => check.derive(found[code]!, subject, own)),
    )
  return {
    solution,
    section: sectionOf(subject),
    checks: solution.checks.map(
      (check): CheckDerivation => ({
        check,
        combination: line.combinations.find((c) => c.id === check.combinationId) ?? null,
        steps: check.utilisation === null ? [] : steps(check.code),
      }),
    ),
    limits: metLimits(subject),
    inPlaneReactions: inPlaneReactions(subject),
    notConfirmed: notConfirmed(subject),
  }
}

function sectionOf(purlin: Purlin): Explanation['section'] {
  const { candidate } = purlin
  const { model } = candidate
  const d = model.dimensions
  const value = (symbol: string, v: number, unit: string): PropertyValue => ({ symbol, value: v, unit })
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
    sharpCorners: sharpCorners(candidate),
    widths: plateWidths(candidate),
    effective: printedEffectiveSections(candidate),
    resistances: [
      ...bendingResistance(purlin, true).steps,
      ...bendingResistance(purlin, false).steps,
      ...axialResistance(purlin, true).steps,
      ...axialResistance(purlin, false).steps,
      ...shearDerivation(purlin).steps,
      ...(candidate.cleat ? [] : cripplingDerivation(purlin, null).steps),
    ],
    matrices: sectionMatrices(purlin),
  }
}

/** The model of the effective sections before anything is reduced, and I_gr on it; method 3.4 and 3.5. */
function sharpCorners({ model, unreduced }: Candidate): Explanation['section']['sharpCorners'] {
  const { delta, delta_effective, plates, profile } = model
  const A = unreduced.A / (1 - delta_effective)
  const I = unreduced.I_y / (1 - 2 * delta_effective)
  const width = plates.reduce((sum, p) => sum + p.b_sharp, 0)
  const list = new StepList()
  const Sigma_r_phi = (delta * width) / 0.43
  const rounding = list.formula(ROUNDING.delta, { Sigma_r_phi, Sigma_b_p: width })
  list.formula(ROUNDING.I_gr, { I_g_sh: I, delta: rounding })
  return {
    values: [
      { symbol: 'A_g_sh', value: A, unit: 'mm²' },
      ...(profile.isSymmetric ? [] : [{ symbol: 'y_c_sh', value: unreduced.y_c, unit: 'mm' }]),
      { symbol: 'z_c_sh', value: unreduced.z_c, unit: 'mm' },
      { symbol: 'I_g_sh', value: I, unit: 'mm⁴' },
    ],
    steps: list.steps,
  }
}
