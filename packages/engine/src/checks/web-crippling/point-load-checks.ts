/** Web crippling under point loads and their interaction with the moment; EN 1993-1-3 6.1.7, 6.1.11, method 4.13 to 4.18. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { shearAsymmetry } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { webCrippling } from '../../en1993-1-3-2006/6-1-section-resistances.ts'
import { responseAt } from '../../line/combined-forces.ts'
import type { LoadedPlace, PointLoads } from '../../line/point-loads.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { CheckGroup } from '../../search/check.ts'
import { couldReplace, type Finding, keepEarliest, noneYet } from '../../search/finding.ts'
import { bearingLengths, type LoadBearing, loadBearings, reactionOf } from './load-bearings.ts'
import { loadCripplingSteps, momentForceSteps, type PressedLoad } from './point-load-derivations.ts'

type Found = Record<'WEB_CRIPPLING_LOAD' | 'M_F', Finding<PressedLoad>>

export const pointLoads: CheckGroup = {
  checks: [
    { code: 'WEB_CRIPPLING_LOAD', clause: 'EN 1993-1-3 6.1.7', quantity: 'force', derive: loadCripplingSteps },
    { code: 'M_F', clause: 'EN 1993-1-3 6.1.11', quantity: 'ratio', derive: momentForceSteps },
  ],
  search: (purlin) => {
    const worst: Found = { WEB_CRIPPLING_LOAD: noneYet(), M_F: noneYet() }
    checkPointLoads(purlin, worst)
    return worst
  },
}

/** β_V of the shears either side of a load, 0 beyond a tip. */
function asymmetryAtLoad({ line, candidate }: Purlin, c: number, place: LoadedPlace): number {
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const V = (station: number) =>
    station < 0 ? 0 : responseAt(line.uls, c, 'V', station) + weight * line.own.V[station]!
  return shearAsymmetry(V(place.left), V(place.right))
}

/** One check of the loads of a line, for one candidate. */
interface LoadCheck extends Purlin {
  loads: PointLoads
  bearings: (LoadBearing | null)[]
  /** category 2 of hat sections [N] */
  internal: (beta_V: number) => number
}

/** R_w,Rd at a place in one combination [N]. */
function resistanceAt(check: LoadCheck, b: LoadBearing, p: number, c: number): number {
  if (b.alone === null) return check.internal(asymmetryAtLoad(check, c, check.loads.places[p]!))
  let R_w = b.alone
  for (const o of b.opposing) if (o.R_w < R_w && reactionOf(check, c, o.support) > PRESSES) R_w = o.R_w
  return R_w
}

/**
 * WEB_CRIPPLING_LOAD and M_F: the largest over all places and combinations.
 *
 * A group of combinations shares the forces; its largest and smallest M and the smallest resistance of the place bound what any of
 * them can reach, rounding included, since every operation from them to the utilisation is monotone. The place and group with the
 * largest bound is looked at first; of the others only those whose bound reaches what was found.
 */
export function checkPointLoads(purlin: Purlin, worst: Found): void {
  const { line, candidate } = purlin
  const loads = line.pointLoads
  if (!loads) return
  const { groups, places } = loads
  const { model, f_yb } = candidate
  const { internal } = webCrippling(model, bearingLengths(line).alone, f_yb, line.national.gammaM1, 'top')
  const check: LoadCheck = { line, candidate, loads, bearings: loadBearings(purlin, loads), internal }
  const pairs = groups.length * places.length
  const force = Float64Array.from({ length: pairs }, (_, k) => boundOfForce(check, k))
  const interaction = force.map((u, k) => boundOfInteraction(check, k, u))
  let most = 0
  let mostM = 0
  let first = -1
  let firstM = -1
  for (let k = 0; k < pairs; k++) {
    if (force[k]! > most) [most, first] = [force[k]!, k]
    if (interaction[k]! > mostM) [mostM, firstM] = [interaction[k]!, k]
  }
  if (first < 0) return
  evaluate(check, first, worst)
  if (firstM !== first) evaluate(check, firstM, worst)
  for (let k = 0; k < pairs; k++) {
    if (k === first || k === firstM) continue
    const earliest = groups[Math.floor(k / places.length)]!.combinations[0]!
    const { at } = places[k % places.length]!
    if (
      couldReplace(worst.WEB_CRIPPLING_LOAD, force[k]!, earliest, at) ||
      couldReplace(worst.M_F, interaction[k]!, earliest, at)
    )
      evaluate(check, k, worst)
  }
}

/** F/R_w,Rd of the k-th pair of group and place is not above this; 0 where nothing presses. */
function boundOfForce({ loads: { groups, places }, bearings }: LoadCheck, k: number): number {
  const bearing = bearings[k % places.length]
  const F = groups[Math.floor(k / places.length)]!.F[k % places.length]!
  return bearing && F > PRESSES ? F / bearing.least : 0
}

/** The same of M_F. @param force the bound of F/R_w,Rd */
function boundOfInteraction({ line, candidate, loads }: LoadCheck, k: number, force: number): number {
  if (force === 0) return 0
  const p = k % loads.places.length
  const g = loads.groups[Math.floor(k / loads.places.length)]!
  const own = g.ownFactor * candidate.ownWeight * line.own.M[loads.places[p]!.at]!
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  return (Math.max((g.M_max[p]! + own) / M_c_Rd_top, -(g.M_min[p]! + own) / M_c_Rd_bottom) + force) / 1.25
}

/** All combinations of the k-th pair of group and place. */
function evaluate(check: LoadCheck, k: number, worst: Found): void {
  const { line, candidate, loads, bearings } = check
  const { uls, own, stations } = line
  const { M_c_Rd_top, M_c_Rd_bottom } = candidate.resistances
  const p = k % loads.places.length
  const g = loads.groups[Math.floor(k / loads.places.length)]!
  const { at } = loads.places[p]!
  const bearing = bearings[p]!
  const F = g.F[p]!
  const ownMoment = g.ownFactor * candidate.ownWeight * own.M[at]!
  for (const c of g.combinations) {
    const R_w = resistanceAt(check, bearing, p, c)
    const M = uls.M[c * stations.count + at]! + ownMoment
    // What statics leaves at a free end is rounding, not a moment.
    const bending = M > 1 ? M / M_c_Rd_top : M < -1 ? -M / M_c_Rd_bottom : 0
    const sum = bending + F / R_w
    const isKept = keepEarliest(worst.WEB_CRIPPLING_LOAD, F / R_w, F, R_w, at, c)
    const isKeptWithMoment = keepEarliest(worst.M_F, forceWithBending(sum), sum, 1.25, at, c)
    if (!isKept && !isKeptWithMoment) continue
    const opposing = bearing.opposing.filter((o) => reactionOf(check, c, o.support) > PRESSES)
    const branch: PressedLoad = { place: p, bearing, opposing, moment: M > 1 ? 'SAGGING' : M < -1 ? 'HOGGING' : null }
    if (isKept) worst.WEB_CRIPPLING_LOAD.branch = branch
    if (isKeptWithMoment) worst.M_F.branch = branch
  }
}
