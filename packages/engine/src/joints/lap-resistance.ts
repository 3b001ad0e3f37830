/** Resistance of a lap over its support; EN 1993-1-3 10.1.3.4. */
import type { SectionFamily } from '../input.ts'

/** κ_s of a lap that nobody has tested. */
export const KAPPA_S = 0.85

export const testedLap = (family: SectionFamily) => ('lap' in family ? family.lap : undefined)

/** Part of the sum of both members' moment resistances that a lap reaches: by its maker's test, or the value of the method. */
export const kappaOf = (family: SectionFamily): number => testedLap(family)?.kappaS ?? KAPPA_S

/** What of its reduced strength a free flange has at a lap: the forces of the bolts bend it sideways. Held against shells. */
export const KAPPA_F = 0.85
