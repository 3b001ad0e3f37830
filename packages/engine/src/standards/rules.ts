/** What a standard says before anything is checked; the lines and candidates of a search know no more of it. Decision 0024. */
import type { effectiveSectionsBy } from '../en1993-1-3-2006/5-5-effective-sections.ts'
import type { opposedCrippling, sectionResistances, webCrippling } from '../en1993-1-3-2006/6-1-section-resistances.ts'
import type { shearStiffness } from '../en1993-1-3-2006/10-1-1-shear-stiffness.ts'
import type { fastenerInMiddle, fastenerProportion } from '../en1993-1-3-2006/10-1-4-1-lateral-load.ts'
import type { HeldFlange, SheetingSprings, sheetingSprings } from '../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import type { Location, PurlinLine } from '../input.ts'
import type { Combination, NationalParameters } from '../result.ts'
import type { Proportion } from '../sections/proportion.ts'
import type { SectionModel } from '../sections/section-model.ts'

export type { EffectiveSection } from '../en1993-1-3-2006/5-5-effective-section.ts'
export type { EffectiveSections } from '../en1993-1-3-2006/5-5-effective-sections.ts'
export type { CentroidShift } from '../en1993-1-3-2006/6-1-3-shift-of-centroid.ts'
export type { SectionResistances } from '../en1993-1-3-2006/6-1-section-resistances.ts'

export type { HeldFlange, SheetingSprings }

/** The members have the shapes of the first edition: what a later one returns beside them is added here. */
export interface Rules {
  /** as it is cited: 'EN 1993-1-3:2006' */
  edition: string
  nationalParameters(location: Location): NationalParameters
  combinations(line: PurlinLine, national: NationalParameters): Combination[]
  /** what the cladding gives a flange that it holds, and its shear stiffness */
  sheeting: {
    springs: typeof sheetingSprings
    shear: typeof shearStiffness
  }
  /** of its fasteners on a flange: where nothing is said, and the limit of their place */
  fasteners: {
    inMiddle: typeof fastenerInMiddle
    limit: typeof fastenerProportion
  }
  /** of a shape, of a purlin, and of a web that bears or is pressed */
  limits: {
    section(s: SectionModel, f_yb: number): Proportion[]
    purlin(s: SectionModel): Proportion[]
    crippling(s: SectionModel): Proportion[]
  }
  /** under N and under M_y of both senses, with the unreduced section and the shift of the centroid */
  effectiveSections: ReturnType<typeof effectiveSectionsBy>
  resistances: {
    section: typeof sectionResistances
    crippling: typeof webCrippling
    opposedCrippling: typeof opposedCrippling
  }
}
