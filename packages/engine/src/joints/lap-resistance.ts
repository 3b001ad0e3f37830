/** Resistance of a lap over its support; EN 1993-1-3 10.1.3.4. */
import type { SectionFamily } from '../input.ts'

/** κ_s of an untested lap. */
export const KAPPA_S = 0.85

export const testedLap = (family: SectionFamily) => ('lap' in family ? family.lap : undefined)

/** Moment resistance of a lap over the sum of both members: by its maker's test, or the value of the method. */
export const kappaOf = (family: SectionFamily): number => testedLap(family)?.kappaS ?? KAPPA_S

/** Factor on the reduced strength of a free flange at a lap, where bolt forces bend it sideways. Compared with shell models. */
export const KAPPA_F = 0.85
