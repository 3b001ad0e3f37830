/** One combination of a free flange: whether its nodes or its own inertia count let it govern, and its exact check. */
import { meshForces } from '../../line/mesh-forces.ts'
import { strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { bendFlange, buckleFlange } from './bending.ts'
import { softestStrut } from './bounds.ts'
import { combinationEnvelope, type Envelope, largestForce, type Open } from './envelopes.ts'
import { keepPeak } from './governing-flange.ts'
import { criticalForceFor, pulledStrengthIn, type Search, strengthIn } from './limits.ts'
import { type FlangeNeed, needOf } from './need.ts'
import { pulledPeak } from './pulled.ts'
import { edgePeak, fillFlangeStress, lapPeak } from './stresses.ts'

/** One combination refined by its nodes, as an envelope of its own. Empty if the nodes exclude it, or if it has been checked here. */
export function refined(search: Search, c: number): Envelope[] {
  needOf(search, c, need)
  const { stress, chi } = need
  if (chi * search.bounds.y_most <= 1 && !stress) return []
  if (stress || chi >= 1) {
    checkFlange(search, c, stress, isReducedBelow(search, c, chi))
    return []
  }
  const N_cr = criticalForceFor(search, chi)
  const open: Open = { c, scale: 1, N_cr, isRefined: true }
  const F_max = largestForce(search, combinationEnvelope(search, open))
  open.scale = N_cr / F_max
  return F_max > 0 ? [combinationEnvelope(search, open)] : []
}

const need: FlangeNeed = { stress: false, chi: Number.NaN }

/** Checks one combination exactly, unless it is proven to stay below the worst so far. */
export function settle(search: Search, c: number): void {
  needOf(search, c, need)
  const { stress, chi } = need
  const buckling = isReducedBelow(search, c, chi)
  if (stress || buckling) checkFlange(search, c, stress, buckling)
}

/** Whether χ of the flange may be below `chi`: one inertia count at the N_cr of `chi` does not prove the opposite. */
function isReducedBelow(search: Search, c: number, chi: number): boolean {
  const { bounds } = search
  if (!(chi < 1)) return true
  if (chi * bounds.y_most <= 1) return false
  const e = combinationEnvelope(search, { c, scale: 1, N_cr: 0, isRefined: true })
  const F_max = largestForce(search, e)
  if (!(F_max > 0)) return false
  return !strutIsStableAt(softestStrut(search, e.directions), bounds.force, criticalForceFor(search, chi) / F_max)
}

/** Checks one combination exactly. @param stress and buckling: which of the two checks to run */
export function checkFlange(search: Search, c: number, stress: boolean, buckling: boolean): void {
  const { line, candidate, data, strut, space, outcome } = search
  meshForces(search, c, space.forces)
  const isCompressed = fillFlangeStress(search, c)
  const isBentInPlane = space.places.isBentInPlane
  if (!isCompressed && !isBentInPlane) return
  bendFlange(line, strut, data, space)
  if (stress && isCompressed)
    keepPeak(search, outcome.stress, c, {
      peak: edgePeak(line, data, space, null),
      strength: strengthIn(search, c),
      analysis: null,
    })
  if (stress && isBentInPlane)
    keepPeak(search, outcome.stress, c, {
      peak: pulledPeak(line, data, space),
      strength: pulledStrengthIn(search, c),
      analysis: null,
    })
  if (!buckling || !isCompressed) return
  const analysis = buckleFlange(strut, data, space)
  const strength = candidate.f_yb / line.national.gammaM1
  keepPeak(search, outcome.buckling, c, { peak: edgePeak(line, data, space, analysis.chi), strength, analysis })
  const atLap = lapPeak(data, space, analysis.chi)
  if (atLap) keepPeak(search, outcome.buckling, c, { peak: atLap, strength, analysis })
}
