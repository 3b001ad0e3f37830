import type { SectionSize } from '@madre/drawing'
import type { DesignInput, SectionFamily } from '@madre/engine'

/** The dimensions that stand on the drawing of a family's section at a nominal thickness [mm]. */
export function sectionSize(
  family: SectionFamily,
  thicknessMm: number,
  { sectionOrientation }: Pick<DesignInput, 'sectionOrientation'>,
): SectionSize {
  const common = {
    h: family.h,
    t: thicknessMm,
    r: family.r ?? (family.rOverT ?? 0) * thicknessMm,
    inverted: sectionOrientation === 'MAJOR_AXIS_BENDING_INVERTED',
  }
  if (family.profileType === 'OMEGA') {
    const { bTop, bBase, bFoot, c } = family
    return { ...common, profileType: 'OMEGA', bTop, bBase, bFoot, c }
  }
  const { profileType, bTop, bBottom, cTop, cBottom } = family
  return { ...common, profileType, bTop, bBottom, cTop, cBottom }
}
