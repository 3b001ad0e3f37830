/** Webs under reactions and point loads, alone and with the moment there; EN 1993-1-3 6.1.7, 6.1.11, method 4.7 to 4.19. */
import { PRESSES } from '../../actions/pressing-loads.ts'
import { shearAsymmetry, splitReactionShare } from '../../en1993-1-3-2006/6-1-7-web-crippling.ts'
import { forceWithBending } from '../../en1993-1-3-2006/6-1-11-local-force.ts'
import { responseAt } from '../../line/combined-forces.ts'
import type { SupportReaction } from '../../result.ts'
import type { Purlin } from '../../search/candidate.ts'
import type { CheckGroup } from '../../search/check.ts'
import { emptyFinding, type Finding, keep, leastOf } from '../../search/finding.ts'
import { type Bearings, bearingsOf, type PressedWeb } from './bearings.ts'
import { searchRoofLoadOnWebs } from './roof-load-webs.ts'
import {
  extremeReactions,
  type ForcesOnWebs,
  forceIn,
  forcesOnWebs,
  type WebForces,
  type WebPlace,
} from './web-forces.ts'

const FORCE = { clause: 'EN 1993-1-3 6.1.7', quantity: 'force' } as const
const WITH_MOMENT = { clause: 'EN 1993-1-3 6.1.11', quantity: 'ratio' } as const

export const webs: CheckGroup<ForcesOnWebs> = {
  checks: [
    { ...FORCE, code: 'WEB_CRIPPLING_LOAD' },
    { ...WITH_MOMENT, code: 'M_F' },
    { ...FORCE, code: 'WEB_CRIPPLING_END' },
    { ...FORCE, code: 'WEB_CRIPPLING_INT' },
    { ...WITH_MOMENT, code: 'M_R' },
  ],
  prepare: forcesOnWebs,
  search: (purlin, on) => ({ ...checkWebs(purlin, on), reactions: reactionsOf(purlin, on.supports) }),
  roofLoad: { search: searchRoofLoadOnWebs, tries: () => false },
}

type WebFinding = Finding<PressedWeb>

/** The search of one candidate over the reactions or the loads. */
interface WebSearch extends Purlin, Bearings {
  /** of the force alone, by place */
  crippled: (p: number) => WebFinding
  withMoment: WebFinding
}

/** All checks of the webs of one candidate. A reaction is checked only where no cleat takes it. */
export function checkWebs(purlin: Purlin, on: ForcesOnWebs) {
  const { line, candidate, partner } = purlin
  const nothing = () => emptyFinding<PressedWeb>()
  const [atLoad, M_F, atEnd, inside, M_R] = [nothing(), nothing(), nothing(), nothing(), nothing()]
  if (on.loads.places.length > 0)
    searchForces({
      line,
      candidate,
      partner,
      ...bearingsOf(purlin, on, 'loads'),
      crippled: () => atLoad,
      withMoment: M_F,
    })
  if (!candidate.cleat) {
    const bearings = bearingsOf(purlin, on, 'supports')
    const crippled = (p: number) => (bearings.of[p]!.end ? atEnd : inside)
    searchForces({ line, candidate, partner, ...bearings, crippled, withMoment: M_R })
  }
  return { WEB_CRIPPLING_LOAD: atLoad, M_F, WEB_CRIPPLING_END: atEnd, WEB_CRIPPLING_INT: inside, M_R }
}

/**
 * The worst of all places and combinations. The pair of group and place with the largest bound comes first; of the others only pairs whose
 * bound reaches the worst found are looked at. Decision 0004.
 */
function searchForces(search: WebSearch): void {
  const { of, crippled, withMoment } = search
  const { force, interaction } = webBounds(search)
  const largest = interaction.reduce((most, u, k) => (u > interaction[most]! ? k : most), 0)
  if (force[largest]! > 0) checkPair(search, largest)
  for (let k = 0; k < force.length; k++) {
    if (k === largest || !(force[k]! > 0)) continue
    const isCovered = force[k]! < leastOf(crippled(k % of.length)) && interaction[k]! < leastOf(withMoment)
    if (!isCovered) checkPair(search, k)
  }
}

/** Sums in another order may differ in the last digits. */
const ROUNDING = 1 + 1e-12

/**
 * Upper bound per group and place, from the largest force of the group, its moments of either sign and the smallest resistance in any of
 * its combinations; groups × places, 0 where no force presses.
 */
export function webBounds({ line, candidate, forces, of }: Purlin & Bearings) {
  const { groups } = line
  const force = new Float64Array(groups.length * of.length)
  const interaction = new Float64Array(force.length)
  for (let k = 0; k < force.length; k++) {
    const p = k % of.length
    const weight = groups[Math.floor(k / of.length)]!.ownFactor * candidate.ownWeight
    const F = forces.F_max[k]! + weight * forces.own[p]!
    const bearing = of[p]
    if (!bearing || !(F > leastForce(forces.name))) continue
    const M = weight * forces.ownM[p]!
    const { M_c_Rd_top, M_c_Rd_bottom } = bearing
    const bending = Math.max((forces.M_max[k]! + M) / M_c_Rd_top, -(forces.M_min[k]! + M) / M_c_Rd_bottom)
    force[k] = (F / bearing.least) * ROUNDING
    interaction[k] = forceWithBending(bending + force[k]!)
  }
  return { force, interaction }
}

/** Every reaction is checked, and every load that presses. */
const leastForce = (name: 'R' | 'P') => (name === 'R' ? 0 : PRESSES)

/** β_V of the shears either side of a place; 0 beyond a tip. */
function asymmetryAt({ line, candidate }: Purlin, c: number, { left, right }: WebPlace): number {
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const V = (station: number) =>
    station < 0 ? 0 : responseAt(line.uls, c, 'V', station) + weight * line.own.V[station]!
  return shearAsymmetry(V(left), V(right))
}

/** Checks all combinations of the k-th pair of group and place. */
function checkPair(search: WebSearch, k: number): void {
  const { line, candidate, forces, others, of, internal, withMoment } = search
  const p = k % of.length
  const [bearing, place] = [of[p]!, forces.places[p]!]
  const { M_c_Rd_top, M_c_Rd_bottom } = bearing
  const { at } = place
  const isReaction = forces.name === 'R'
  const crippled = search.crippled(p)
  const { members, ownFactor } = line.groups[Math.floor(k / of.length)]!
  const weight = ownFactor * candidate.ownWeight
  const [ownForce, ownMoment] = [weight * forces.own[p]!, weight * forces.ownM[p]!]
  for (const c of members) {
    const F = forces.F[c * of.length + p]! + ownForce
    if (!(F > leastForce(forces.name))) continue
    const M = forces.M[c * of.length + p]! + ownMoment
    // Statics leaves a rounding error at a free end, not a moment. A moment that a sleeve transfers does not act on the web.
    const isBent = Math.abs(M) > 1 && !place.isCut
    const bending = isBent ? Math.max(M / M_c_Rd_top, -M / M_c_Rd_bottom) : 0
    // Most combinations need neither their β_V nor the opposing forces.
    const most = (F / bearing.least) * ROUNDING
    if (most < leastOf(crippled) && forceWithBending(bending + most) < leastOf(withMoment)) continue
    const beta_V = bearing.alone === null ? asymmetryAt(search, c, place) : null
    const R_w_Rd_1 = bearing.alone ?? internal(beta_V!)
    const opposing = bearing.opposing.filter((o) => forceIn(search, others, c, o.place) > PRESSES)
    const R_w_Rd_o = Math.min(R_w_Rd_1, ...opposing.map((o) => o.R_w))
    // A load is opposed as a whole, a reaction in part; method 4.16.
    const against = opposing.reduce((sum, o) => sum + forceIn(search, others, c, o.place), 0)
    const F_o = isReaction && opposing.length > 0 ? Math.min(F, against) : null
    const u = F_o === null ? F / R_w_Rd_o : splitReactionShare({ F_Ed: F, F_o, R_w_Rd_1, R_w_Rd_o })
    const sum = bending + u
    const keepIn = (found: WebFinding, utilisation: number, demand: number, resistance: number) => {
      const kept = keep(found, utilisation, demand, resistance, at, c)
      if (!kept) return
      if (isReaction) kept.support = p
      kept.branch = { place: p, F, bearing, beta_V, opposing, F_o, isSagging: isBent ? M > 0 : null }
    }
    keepIn(crippled, u, F, F_o === null ? R_w_Rd_o : F / u)
    if (isBent || !isReaction) keepIn(withMoment, forceWithBending(sum), sum, 1.25)
  }
}

/** The largest and smallest reactions of one candidate over all ULS combinations, each with the first combination that has it. */
export function reactionsOf(purlin: Purlin, supports: WebForces): SupportReaction[] {
  const { combinations } = purlin.line.uls
  return supports.places.map(({ x }, support) => {
    const { take, record } = extremeReactions()
    for (let c = 0; c < combinations.length; c++) take(forceIn(purlin, supports, c, support), combinations[c]!.id)
    return { support, xM: x / 1e3, ...record() }
  })
}
