import type { SectionFamily } from '@madre/engine'
import type { SectionSize } from './dimensionings.ts'

/** What stands on the drawing of a family's section at a nominal thickness [mm]. */
export const sectionSize = (family: SectionFamily, t: number, inverted: boolean): SectionSize => ({
  ...family,
  t,
  r: family.r ?? (family.rOverT ?? 0) * t,
  inverted,
})
