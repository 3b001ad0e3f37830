/** What a request says of its cladding, as the engine takes it. */

import { type Cladding, mm, mm4_per_mm, N, type SheetedSection } from '@madre/engine'
import { SHEETS } from '../limits.ts'
import type { DesignRequest } from '../request.ts'
import type { SheetingCase } from '../sheeting-case-schema.ts'
import type { SheetingRequest } from '../sheeting-schema.ts'

/** @returns a chosen sheet, or the two numbers that were typed */
export function claddingOf({
  sheeting,
  claddingProperties,
}: Pick<DesignRequest, 'sheeting' | 'claddingProperties'>): Cladding {
  if (!sheeting) {
    const { coveringInertia, fixationsPerMeter } = claddingProperties
    return { kind: 'TYPED', I_eff: mm4_per_mm(coveringInertia), p: fixationsPerMeter }
  }
  return sheetOf(sheeting)
}

/** A chosen sheet or tested cladding. */
function sheetOf(sheeting: SheetingRequest): Cladding {
  if (sheeting.kind === 'DECLARED') {
    const { shearStiffnessKn, spacingM, rotationalStiffnessN, flangeMm } = sheeting
    return {
      kind: 'DECLARED',
      shear:
        shearStiffnessKn === undefined || spacingM === undefined
          ? null
          : { S_0: N(shearStiffnessKn), s_0: mm(spacingM) },
      rotation:
        rotationalStiffnessN === undefined || flangeMm === undefined
          ? null
          : { C_0: rotationalStiffnessN, b_0: flangeMm },
    }
  }
  const { tNomMm, tCoatMm = SHEETS.tCoatMm, position, through, ribs, laidOn } = sheeting
  return {
    kind: 'TRAPEZOIDAL',
    h_w: sheeting.heightMm,
    b_R: sheeting.ribMm,
    b_narrow: sheeting.narrowFlangeMm,
    b_wide: sheeting.wideFlangeMm,
    t_nom: tNomMm,
    t: tNomMm - tCoatMm,
    I_eff: mm4_per_mm(sheeting.inertiaCm4M),
    position,
    through,
    ribs,
    laidOn,
    b_roof: mm(sheeting.roofLengthM),
  }
}

/** A case of `madre sheeting`. */
export const sheetedSectionOf = ({ sheeting, section, ...given }: SheetingCase): SheetedSection => ({
  cladding: sheetOf(sheeting),
  section,
  spacing: mm(given.spacingM),
  span: mm(given.spanM),
  isInverted: given.inverted ?? false,
  a: given.fastenerToWebMm ?? null,
})
