/** What one combination needs to govern a free flange, by its nodes and a count of its own: whether it is solved. */

import { strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { softestStrut } from './free-flange-bounds.ts'
import { combinationEnvelope, type Envelope, largestForce, type Open } from './free-flange-envelopes.ts'
import { criticalForceFor, limitsOf, type Search } from './free-flange-limits.ts'
import type { FlangeNeed } from './free-flange-need.ts'

/** A combination with what its nodes ask for, an envelope by itself; none where that excludes it, or leaves nothing but the check. */
export function refined(search: Search, c: number): Envelope[] {
  const { line, candidate, data, bounds, flange } = search
  flange.need(c, limitsOf(search, c), need)
  const { stress, chi } = need
  if (chi * bounds.y_most <= 1 && !stress) return []
  if (stress || chi >= 1) {
    flange.check(c, { stress, buckling: isReducedBelow(search, c, chi) })
    return []
  }
  const N_cr = criticalForceFor(chi, candidate, data)
  const open: Open = { c, scale: 1, N_cr, isRefined: true }
  const F_max = largestForce(search, combinationEnvelope(line, bounds, open))
  open.scale = N_cr / F_max
  return F_max > 0 ? [combinationEnvelope(line, bounds, open)] : []
}

const need: FlangeNeed = { stress: false, chi: Number.NaN }

/** Checks one combination exactly where it is not proven to stay below the worst so far. */
export function settle(search: Search, c: number): void {
  search.flange.need(c, limitsOf(search, c), need)
  const { stress, chi } = need
  const buckling = isReducedBelow(search, c, chi)
  if (stress || buckling) search.flange.check(c, { stress, buckling })
}

/** Whether χ of the flange in a combination is not proven to be at least `chi`: by one inertia count at the N_cr of that. */
function isReducedBelow(search: Search, c: number, chi: number): boolean {
  const { line, candidate, data, bounds } = search
  if (!(chi < 1)) return true
  if (chi * bounds.y_most <= 1) return false
  const e = combinationEnvelope(line, bounds, { c, scale: 1, N_cr: 0, isRefined: true })
  const F_max = largestForce(search, e)
  if (!(F_max > 0)) return false
  return !strutIsStableAt(
    softestStrut(data, bounds, e.directions),
    bounds.force,
    criticalForceFor(chi, candidate, data) / F_max,
  )
}
