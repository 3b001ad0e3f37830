/** Where web crippling of EN 1993-1-3 6.1.7.2 is not borne out: stocky webs between flanges without lips, by tests; method 8.17. */
import type { SectionFamily } from '../input.ts'
import { dimensionsAsBuilt } from '../sections/dimensions.ts'
import type { Profile } from '../sections/profile.ts'
import type { SectionDimensions } from '../sections/profiles/all.ts'

/** Webs of the tests below this h_w/t failed at less than the resistance. */
const STOCKY = 55

/** Whether a family bears directly on a single web with h_w/t below 55 in one of its thicknesses, and one of its flanges has no lip. */
export function isStockyWithoutLips(family: SectionFamily, profile: Profile<SectionDimensions>): boolean {
  if (family.supportDetail === 'cleat' || profile.crippling !== 'SINGLE_WEB') return false
  const built = family.thicknesses.map((t) => dimensionsAsBuilt(family, t, false, profile))
  const hasStockyWeb = built.some(({ h, t_nom, t }) => (h - t_nom) / t < STOCKY)
  return hasStockyWeb && built.some((d) => ofUnstiffenedFlange(d, profile))
}

function ofUnstiffenedFlange(d: SectionDimensions, profile: Profile<SectionDimensions>): boolean {
  const { plates } = profile.describe(d)
  const lips = plates.filter((p) => p.role === 'lip').map((p) => p.edge)
  return plates.some((p) => p.role === 'flange' && !lips.includes(p.edge))
}
