/** Position of the cladding's fasteners on the upper flange of a section with free flanges; method 6.18. */
import type { PurlinLine, SectionFamily } from '../input.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import { outsideWidth } from '../sections/plate.ts'
import type { SectionProfile } from '../sections/profiles/all.ts'
import type { Rules } from '../standards/rules.ts'

export interface Fastener {
  /** from the web midline [mm] */
  a: number
  /** outside width of the flange, as the section is turned [mm] */
  b: number
  /** source of the position: the request, the maker's family, or none */
  origin: 'REQUEST' | 'FAMILY' | 'MIDDLE'
}

/** The fasteners of a family on its line; null where no flange of the section bends sideways by itself. */
export function fastenerOf(
  { cladding, isInverted }: PurlinLine,
  family: SectionFamily,
  profile: SectionProfile,
  rules: Rules,
): Fastener | null {
  if (profile.freeFlange === null) return null
  // The width of a flange is the same in every thickness.
  const b = outsideWidth(profile.describe(dimensionsAsBuilt(family, family.thicknesses[0]!, isInverted, profile)))
  const { fastenerToWeb } = family
  if (cladding.a !== null) return { a: cladding.a, b, origin: 'REQUEST' }
  if (fastenerToWeb !== undefined) return { a: fastenerToWeb, b, origin: 'FAMILY' }
  return { a: rules.fasteners.inMiddle({ b }), b, origin: 'MIDDLE' }
}
