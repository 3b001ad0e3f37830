/** Springs that the cladding of a line gives the flange of a family; method 6.21. */
import type { PurlinLine, SectionFamily } from '../input.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import { outsideWidth } from '../sections/plate.ts'
import type { SectionProfile } from '../sections/profiles/all.ts'
import type { HeldFlange, Rules, SheetingSprings } from '../standards/rules.ts'
import type { Fastener } from './fastener.ts'

/** The upper flange of a family on its line, the same in every thickness. @param fastener null: a closed flange, or feet at the top */
export function heldFlange(
  { isInverted }: Pick<PurlinLine, 'isInverted'>,
  family: SectionFamily,
  profile: SectionProfile,
  fastener: Pick<Fastener, 'a' | 'b'> | null,
): HeldFlange {
  if (fastener) return { a: fastener.a, b_a: fastener.b, kind: 'FREE' }
  const b_a = outsideWidth(profile.describe(dimensionsAsBuilt(family, family.thicknesses[0]!, isInverted, profile)))
  return { a: b_a / 2, b_a, kind: profile.panelHolds(isInverted) === 'feet' ? 'FEET' : 'CLOSED' }
}

/** Springs that the cladding of a line gives a family. */
export const sheetingOf = (
  input: PurlinLine,
  family: SectionFamily,
  profile: SectionProfile,
  fastener: Pick<Fastener, 'a' | 'b'> | null,
  rules: Rules,
): SheetingSprings =>
  rules.sheeting.springs(input.cladding, heldFlange(input, family, profile, fastener), input.spacing)
