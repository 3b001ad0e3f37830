/** The derivation of one solution, by the functions of the search itself. */
import { createDesignSpace, type DesignSpace, runChecks, solutionOf } from '../design/design.ts'
import type { CheckDerivation, Explanation, PropertyValue, Step } from '../explanation.ts'
import type { Catalogue, DesignInput } from '../input.ts'
import { InputError } from '../input-error.ts'
import type { LineDesign } from '../line/line-design.ts'
import { prepareLine } from '../line/prepare-line.ts'
import type { CheckCode } from '../result.ts'
import type { Candidate } from '../search/candidate.ts'
import { findCandidate } from '../search/find-candidate.ts'
import { outlineOf } from '../sections/section-shape.ts'
import { cripplingDerivation } from './crippling-derivation.ts'
import { deflectionDerivation } from './deflection-derivation.ts'
import { printedEffectiveSections } from './effective-derivation.ts'
import { freeFlangeBucklingDerivation, freeFlangeStressDerivation } from './free-flange-derivations.ts'
import { inPlaneReactions } from './in-plane-reactions.ts'
import {
  flexuralDerivation,
  ltbDerivation,
  memberInteractionDerivation,
  torsionalDerivation,
} from './member-buckling-derivations.ts'
import { metLimits } from './met-limits.ts'
import { notConfirmed } from './not-confirmed.ts'
import { sectionMatrices } from './omega-line-derivation.ts'
import { plateWidths } from './printed-plates.ts'
import { axialResistances, bendingResistance, shearDerivation } from './resistance-derivation.ts'
import { SECTION_DERIVATIONS } from './section-check-derivations.ts'
import { StepList } from './step-list.ts'
import type { Subject } from './subject.ts'

/**
 * Everything printed about one solution: section, resistances, and every check with its formulas, substitutions and results.
 * @throws InputError unknown solution, or one outside the limits of the standard
 */
export function explain(input: DesignInput, catalogue: Catalogue, solutionId: string): Explanation {
  const line = prepareLine(input)
  const built = findCandidate(input, catalogue, solutionId, line.national)
  if (!('candidate' in built)) {
    throw new InputError([
      { path: ['solution'], message: `a solution within the limits of the standard, got ${solutionId}` },
    ])
  }
  const { candidate } = built
  const space = createDesignSpace(line)
  const { worst, flanges } = runChecks(line, candidate, space)
  const solution = solutionOf(line, built, space)
  const subject = (code: CheckCode): Subject => ({ line, candidate, worst: worst[code], space })
  const steps = (code: CheckCode): Step[] => {
    const s = subject(code)
    switch (code) {
      case 'GEOMETRY':
        return []
      case 'FREE_FLANGE_STRESS':
        return freeFlangeStressDerivation(s, flanges.stress)
      case 'FREE_FLANGE_BUCKLING':
        return freeFlangeBucklingDerivation(s, flanges.buckling!)
      case 'LTB':
        return ltbDerivation(s)
      case 'FLEXURAL_BUCKLING':
        return flexuralDerivation(s)
      case 'TORSIONAL_BUCKLING':
        return torsionalDerivation(s)
      case 'N_M_MEMBER':
        return memberInteractionDerivation(s)
      case 'DEFLECTION_SPAN':
      case 'DEFLECTION_CONSOLE':
        return deflectionDerivation(s)
      default:
        return SECTION_DERIVATIONS[code](s)
    }
  }
  return {
    solution,
    section: sectionOf(line, candidate, space),
    checks: solution.checks.map(
      (check): CheckDerivation => ({
        check,
        combination: line.combinations.find((c) => c.id === check.combinationId) ?? null,
        steps: check.utilisation === null ? [] : steps(check.code),
      }),
    ),
    limits: metLimits(line, candidate),
    inPlaneReactions: inPlaneReactions(line, candidate),
    notConfirmed: notConfirmed(line, candidate),
  }
}

function sectionOf(line: LineDesign, candidate: Candidate, space: DesignSpace): Explanation['section'] {
  const { model } = candidate
  const d = model.dimensions
  const value = (symbol: string, v: number, unit: string): PropertyValue => ({ symbol, value: v, unit })
  const { isSymmetric } = model.profile
  const g = model.gross
  const axial = axialResistances(line, candidate)
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
      ...bendingResistance(line, candidate, true).steps,
      ...bendingResistance(line, candidate, false).steps,
      ...axial.tension.steps,
      ...axial.compression.steps,
      ...shearDerivation(line, candidate).steps,
      ...(candidate.cleat ? [] : cripplingDerivation(line, candidate, null).steps),
    ],
    matrices:
      space.member.member?.kind === 'distorting'
        ? sectionMatrices(line, candidate, space.member.member.omega.swayFields)
        : null,
  }
}

/** The model of the effective sections before anything is reduced, and I_gr on it; method 3.4 and 3.5. */
function sharpCorners({ model, unreduced }: Candidate): Explanation['section']['sharpCorners'] {
  const { delta, delta_effective, plates, profile } = model
  const A = unreduced.A / (1 - delta_effective)
  const I = unreduced.I_y / (1 - 2 * delta_effective)
  const width = plates.reduce((sum, p) => sum + p.b_sharp, 0)
  const { steps } = new StepList()
    .formula('delta', delta, '', 'EN 1993-1-3 (5.1d)', '0.43*Sigma_r_phi/Sigma_b_p', [
      ['Sigma_r_phi', (delta * width) / 0.43, 'mm'],
      ['Sigma_b_p', width, 'mm'],
    ])
    .formula('I_gr', I * (1 - 2 * delta), 'mm⁴', 'EN 1993-1-3 (5.1b)', 'I_g_sh*(1-2*delta)', [
      ['I_g_sh', I, 'mm⁴'],
      ['delta', delta, ''],
    ])
  return {
    values: [
      { symbol: 'A_g_sh', value: A, unit: 'mm²' },
      ...(profile.isSymmetric ? [] : [{ symbol: 'y_c_sh', value: unreduced.y_c, unit: 'mm' }]),
      { symbol: 'z_c_sh', value: unreduced.z_c, unit: 'mm' },
      { symbol: 'I_g_sh', value: I, unit: 'mm⁴' },
    ],
    steps,
  }
}
