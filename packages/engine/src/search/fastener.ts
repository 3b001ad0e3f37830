/** Where the fasteners of the cladding stand on the upper flange of a section with free flanges; method 6.18. */
import type { PurlinLine, SectionFamily } from '../input.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import { flangeWidth } from '../sections/plate.ts'
import type { SectionProfile } from '../sections/profiles/all.ts'
import type { Rules } from '../standards/rules.ts'

export interface Fastener {
  /** from the web midline [mm] */
  a: number
  /** outside width of the flange, as the section is turned [mm] */
  b: number
  /** who says so: the request, the maker's family, or nobody */
  origin: 'REQUEST' | 'FAMILY' | 'MIDDLE'
  /** the rotational spring of the cladding holds there, 10.1.5.2(7) */
  givesSpring: boolean
}

/** Fasteners at a place of a flange. */
export const fastenerAt = (a: number, b: number, origin: Fastener['origin'], { fasteners }: Rules): Fastener => ({
  a,
  b,
  origin,
  givesSpring: fasteners.springHolds(a, b),
})

/** The fasteners of a family on its line; null where no flange of the section bends sideways by itself. */
export function fastenerOf(
  { cladding, isInverted }: PurlinLine,
  family: SectionFamily,
  profile: SectionProfile,
  rules: Rules,
): Fastener | null {
  if (profile.freeFlange === null) return null
  // The width of a flange is the same in every thickness.
  const b = flangeWidth(profile.describe(dimensionsAsBuilt(family, family.thicknesses[0]!, isInverted, profile)), 'top')
  const { fastenerToWeb } = family
  if (cladding.a !== null) return fastenerAt(cladding.a, b, 'REQUEST', rules)
  if (fastenerToWeb !== undefined) return fastenerAt(fastenerToWeb, b, 'FAMILY', rules)
  return fastenerAt(rules.fasteners.inMiddle({ b }), b, 'MIDDLE', rules)
}
