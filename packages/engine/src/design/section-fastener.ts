import type { SectionFastener } from '../explanation.ts'
import type { PurlinLine, SectionFamily } from '../input.ts'
import { fastenerOf } from '../search/fastener.ts'
import { PROFILES, profileOf } from '../sections/profiles/all.ts'
import { standardOf } from '../standards/of-line.ts'

/** Where the fasteners of the cladding stand on a section of a line, method 6.18; null for a section without free flanges. */
export function sectionFastener(
  line: PurlinLine,
  family: SectionFamily,
  standard = standardOf(line),
  profiles = PROFILES,
): SectionFastener | null {
  const fastener = fastenerOf(line, family, profileOf(family.profileType, profiles), standard)
  if (!fastener) return null
  const { I_eff, p } = line.cladding
  const isSprung = line.restraints.upper === 'PANEL' && standard.sheeting(I_eff, p, line.spacing).C_D > 0
  return { aMm: fastener.a, origin: fastener.origin, isNearEdge: isSprung && !fastener.givesSpring }
}
