/** The lines of every check of EN 1993-1-3:2006, and what it prints of a section before them. */
import { DEFLECTION_DERIVATIONS } from '../checks/deflection/deflection-derivation.ts'
import { FLANGE_DERIVATIONS } from '../checks/free-flange/derivations.ts'
import { JOINT_DERIVATIONS } from '../checks/joints/joint-derivations.ts'
import { MEMBER_DERIVATIONS } from '../checks/member-buckling/member-buckling-derivations.ts'
import { SECTION_DERIVATIONS } from '../checks/section/section-derivations.ts'
import { SHEETING_DERIVATIONS } from '../checks/sheeting/sheeting-derivations.ts'
import { cripplingDerivation } from '../checks/web-crippling/crippling-derivation.ts'
import { WEB_DERIVATIONS } from '../checks/web-crippling/web-derivations.ts'
import { printedEffectiveSections } from '../derivation/effective-derivation.ts'
import { plateWidths, sharpCorners } from '../derivation/printed-plates.ts'
import { axialResistance, bendingResistance, shearDerivation } from '../derivation/resistance-derivation.ts'
import { shearStiffnessSteps, sheetSpringSteps } from '../derivation/sheeting-derivation.ts'
import { named } from '../derivation/step-list.ts'
import type { CheckCode } from '../result.ts'
import type { Derivation } from '../search/check.ts'
import type { SectionDerivation } from './standard.ts'

export const DERIVATIONS_2006: Record<CheckCode, Derivation> = {
  ...SECTION_DERIVATIONS,
  ...JOINT_DERIVATIONS,
  ...WEB_DERIVATIONS,
  ...MEMBER_DERIVATIONS,
  ...FLANGE_DERIVATIONS,
  ...SHEETING_DERIVATIONS,
  ...DEFLECTION_DERIVATIONS,
}

export const section2006: SectionDerivation = (purlin) => ({
  sharpCorners: sharpCorners(purlin.candidate),
  widths: plateWidths(purlin.candidate),
  effective: printedEffectiveSections(purlin.candidate),
  resistances: [
    bendingResistance(purlin, true).remark('compressed.upper'),
    bendingResistance(purlin, false).remark('compressed.lower'),
    axialResistance(purlin, true),
    axialResistance(purlin, false),
    shearDerivation(purlin),
    ...(purlin.candidate.cleat
      ? []
      : [cripplingDerivation(purlin, true, null, named('s_s', purlin.line.input.bearingLength)).remark('support.end')]),
    shearStiffnessSteps(purlin),
  ].flatMap(({ steps }) => steps),
  sheeting: sheetSpringSteps(purlin).steps,
})
