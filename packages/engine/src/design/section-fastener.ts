import type { SectionFastener } from '../explanation.ts'
import type { PurlinLine, SectionFamily } from '../input.ts'
import { fastenerOf } from '../search/fastener.ts'
import { sheetingOf } from '../search/held-flange.ts'
import { PROFILES, profileOf } from '../sections/profiles/all.ts'
import { standardOf } from '../standards/of-line.ts'

/** Where the fasteners of the cladding stand on a section of a line, method 6.18; null for a section without free flanges. */
export function sectionFastener(
  line: PurlinLine,
  family: SectionFamily,
  standard = standardOf(line),
  profiles = PROFILES,
): SectionFastener | null {
  const profile = profileOf(family.profileType, profiles)
  const fastener = fastenerOf(line, family, profile, standard)
  if (!fastener) return null
  const { rule, reason } = sheetingOf(line, family, profile, fastener, standard)
  const isTyped = line.restraints.upper === 'PANEL' && line.cladding.kind === 'TYPED'
  return { aMm: fastener.a, origin: fastener.origin, isNearEdge: isTyped && rule === 'NONE' && reason === 'FLANGE' }
}
