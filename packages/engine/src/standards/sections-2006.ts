/** What EN 1993-1-3:2006 prints of a section before its checks. */
import { cripplingDerivation } from '../checks/web-crippling/crippling-derivation.ts'
import { printedEffectiveSections } from '../derivation/effective-derivation.ts'
import { plateWidths, sharpCorners } from '../derivation/printed-plates.ts'
import { axialResistance, bendingResistance, shearDerivation } from '../derivation/resistance-derivation.ts'
import { shearStiffnessSteps, sheetSpringSteps } from '../derivation/sheeting-derivation.ts'
import { named } from '../derivation/step-list.ts'
import type { SectionDerivation } from './standard.ts'

export const section2006: SectionDerivation = (purlin) => ({
  sharpCorners: sharpCorners(purlin.candidate),
  widths: plateWidths(purlin.candidate),
  effective: printedEffectiveSections(purlin.candidate),
  resistances: [
    ...bendingResistance(purlin, true).steps,
    ...bendingResistance(purlin, false).steps,
    ...axialResistance(purlin, true).steps,
    ...axialResistance(purlin, false).steps,
    ...shearDerivation(purlin).steps,
    ...(purlin.candidate.cleat
      ? []
      : cripplingDerivation(purlin, true, null, named('s_s', purlin.line.input.bearingLength)).steps),
    ...shearStiffnessSteps(purlin).steps,
  ],
  sheeting: sheetSpringSteps(purlin).steps,
})
