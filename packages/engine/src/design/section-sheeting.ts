/** `madre sheeting`: the restraint of one section by a cladding. */
import { requiredStiffnessOver } from '../derivation/required-stiffness.ts'
import type { SectionFastener } from '../explanation.ts'
import type { Cladding, PurlinLine, SectionFamily, SectionInput } from '../input.ts'
import type { SolutionSheeting } from '../result.ts'
import { fastenerOf } from '../search/fastener.ts'
import { sheetingOf } from '../search/held-flange.ts'
import { dimensionsOf } from '../sections/dimensions.ts'
import { outsideWidth } from '../sections/plate.ts'
import { PROFILES, profileOf } from '../sections/profiles/all.ts'
import { buildSection } from '../sections/section-model.ts'
import { EN1993_1_3_2006 } from '../standards/en1993-1-3-2006.ts'
import { standardOf } from '../standards/of-line.ts'
import type { HeldFlange } from '../standards/rules.ts'

/** A cladding over one section; mm. */
export interface SheetedSection {
  cladding: Cladding
  section: SectionInput
  /** to the next line */
  spacing: number
  /** the longest main span */
  span: number
  /** the section turned about its length */
  isInverted: boolean
  /** for C and Z: from the web midline to the fasteners; null: the middle of the flange */
  a: number | null
}

/** What `madre sheeting` prints. */
export interface SectionSheeting extends SolutionSheeting {
  sRequiredKn: number
  /** null where S is not known */
  utilisation: number | null
}

/** @throws ScopeError no section can be made of the dimensions */
export function sectionSheeting(
  { cladding, section, spacing, span, isInverted, a }: SheetedSection,
  { sheeting } = EN1993_1_3_2006,
): SectionSheeting {
  const profile = profileOf(section.profile)
  const { h, r, t_nom, t } = dimensionsOf(section, profile)
  const turned = profile.asBuilt(section as Parameters<typeof profile.asBuilt>[0], { h, r, t_nom, t }, isInverted)
  const b_a = outsideWidth(profile.describe(turned))
  const kind: HeldFlange['kind'] =
    profile.freeFlange !== null ? 'FREE' : profile.panelHolds(isInverted) === 'feet' ? 'FEET' : 'CLOSED'
  const flange = { a: kind === 'FREE' ? (a ?? b_a / 2) : b_a / 2, b_a, kind }
  const S = sheeting.shear(cladding, spacing)
  const S_req = requiredStiffnessOver(buildSection(turned, profile), span)
  const { C_D_A, C_D_C, C_D, rule, reason } = sheeting.springs(cladding, flange, spacing)
  return {
    sKn: S === null ? null : S / 1e3,
    sRequiredKn: S_req / 1e3,
    utilisation: S === null ? null : S_req / S,
    cDAN: C_D_A,
    cDCN: C_D_C,
    cDN: C_D,
    rule: rule === 'TYPED' ? 'NONE' : rule,
    reason,
  }
}

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
