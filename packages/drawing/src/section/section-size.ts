import type { SectionFamily } from '@madre/engine'
import type { SectionSize } from './dimensionings.ts'

/**
 * Whether a section is drawn with its lips at the left. INVERTED is a turn by 180° about the member (method 3.3), so that a C opens to the other
 * side; the engine counts y towards the lips in either case, since a mirror image resists the same.
 */
export const opensLeft = ({ profileType, inverted }: Pick<SectionSize, 'profileType' | 'inverted'>): boolean =>
  profileType === 'C' && inverted === true

/** What stands on the drawing of a family's section at a nominal thickness [mm]. */
export const sectionSize = (family: SectionFamily, t: number, inverted: boolean): SectionSize => ({
  ...family,
  t,
  r: family.r ?? (family.rOverT ?? 0) * t,
  inverted,
})
