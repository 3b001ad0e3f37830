/** EN 1993-1-3:2006 with the standards it goes with: EN 1990, EN 1993-1-1 and EN 1993-1-5. */
import { CHECK_GROUPS } from '../checks/all.ts'
import { combinationsOf } from '../en1990/combinations.ts'
import { purlinProportions, sectionProportions } from '../en1993-1-3-2006/5-2-geometry.ts'
import { distortionalCurve } from '../en1993-1-3-2006/5-5-3-1-distortional-buckling.ts'
import { effectiveSectionsBy } from '../en1993-1-3-2006/5-5-effective-sections.ts'
import {
  cripplingProportions,
  opposedCrippling,
  sectionResistances,
  webCrippling,
} from '../en1993-1-3-2006/6-1-section-resistances.ts'
import { shearStiffness } from '../en1993-1-3-2006/10-1-1-shear-stiffness.ts'
import { fastenerInMiddle, fastenerProportion } from '../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import { sheetingSprings } from '../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import { nationalParameters } from '../national-annex/parameters.ts'
import type { Standard } from './standard.ts'

export const EN1993_1_3_2006: Standard = {
  edition: 'EN 1993-1-3:2006',
  nationalParameters,
  combinations: combinationsOf,
  sheeting: { springs: sheetingSprings, shear: shearStiffness },
  fasteners: { inMiddle: fastenerInMiddle, limit: fastenerProportion },
  limits: { section: sectionProportions, purlin: purlinProportions, crippling: cripplingProportions },
  effectiveSections: effectiveSectionsBy(distortionalCurve),
  resistances: { section: sectionResistances, crippling: webCrippling, opposedCrippling },
  checks: CHECK_GROUPS,
}
