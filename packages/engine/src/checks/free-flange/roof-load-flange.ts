/** Which sections the concentrated load of a roof can make worse in a free flange under a panel: a bound over all its places; decision 0029. */
import type { RoofCombination, RoofLoad } from '../../line/roof-load.ts'
import { fixedEffect, type RoofSearch, worstSoFar } from '../../search/roof-load.ts'
import { strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { E } from '../../steel.ts'
import { largestOf } from '../../zero.ts'
import type { FreeFlangeSpace } from './free-flange-bending.ts'
import { type BoundedFlange, setFlangeSection, softestStrut } from './free-flange-bounds.ts'
import { flangeData } from './free-flange-data.ts'
import { TOWARDS_TIP, TOWARDS_WEB } from './free-flange-lateral.ts'
import { criticalForceFor, type Search } from './free-flange-limits.ts'

/** Moments of 1 N at the nodes of the mesh, the largest and the smallest over its places: the same for every candidate of a line. */
const AT_NODES = new WeakMap<RoofLoad, { max: Float64Array; min: Float64Array }>()

function momentsAtNodes({ roof, line }: RoofSearch) {
  let known = AT_NODES.get(roof)
  if (!known) {
    const { x } = line.mesh
    const of = (at: number, sign: 1 | -1) =>
      roof.influences.reduce((most, i) => Math.max(most, sign * roof.lines.moment(i, at)), 0)
    // Between the places a force does a ten-thousandth more at most.
    known = { max: x.map((at) => 1.0002 * of(at, 1)), min: x.map((at) => -1.0002 * of(at, -1)) }
    AT_NODES.set(roof, known)
  }
  return known
}

/**
 * The largest moment a lateral line load of 1 N/mm and a force of 1 N make in a flange: of simple spans between what holds it, or of a long
 * beam on its foundation, whichever is less. A quarter more for ends that are not far away.
 */
function lateralMoments({ data, bounds }: BoundedFlange): { ofLoad: number; ofForce: number } {
  const { longestFree: L } = bounds
  const K = Math.min(data.springs.towardsTip, data.springs.towardsWeb)
  const lambda = (K / (4 * E * data.strip.I_fz)) ** 0.25
  return {
    ofLoad: Math.min(L ** 2 / 8, K > 0 ? 1.25 / (2 * lambda ** 2) : Number.POSITIVE_INFINITY),
    ofForce: Math.min(L / 4, K > 0 ? 1.25 / (4 * lambda) : Number.POSITIVE_INFINITY),
  }
}

/** Whether some place may make either check of the free flange worse than it is. */
export function mayBendFlangeWorse(search: RoofSearch, space: FreeFlangeSpace): boolean {
  const { line, candidate, roof } = search
  const [first] = space.fibres
  const data = flangeData(search, first!.fibre)
  const flange: Search = {
    line,
    candidate,
    data,
    bounds: space.bounds[0]!,
    strut: first!.strut,
    space,
    outcome: null as never,
  }
  setFlangeSection(flange)
  const { gammaM0, gammaM1 } = line.national
  const f = candidate.f_yb / Math.max(gammaM0, gammaM1)
  const limits = {
    stress: worstSoFar(search, 'FREE_FLANGE_STRESS') * f,
    buckling: worstSoFar(search, 'FREE_FLANGE_BUCKLING') * f,
  }
  const { top, bottom, compression } = candidate.effective
  return roof.uls.some((c) => {
    const [M_max, M_min] = momentExtremes(search, c)
    const axial = Math.abs(c.N) / compression.A
    const m = lateralStress(search, flange, c)
    const sagging = Math.max(0, M_max) / Math.min(top.W_top, top.W_bottom)
    const hogging = Math.max(0, -M_min) / Math.min(bottom.W_top, bottom.W_bottom)
    if (Math.max(sagging, hogging) + axial + m > limits.stress) return true
    const sigma = (data.sign > 0 ? M_max : -M_min) / data.W + Math.max(0, -c.N) / compression.A
    if (!(sigma > 0)) return false
    // σ_c/χ + m with the smallest χ of any combination, then with the one that the limit leaves.
    if (flange.bounds.y_most * sigma + m <= limits.buckling) return false
    const chi = sigma / (limits.buckling - m)
    return !(chi > 0 && chi < 1) || !isStable(search, flange, c, criticalForceFor(flange, chi))
  })
}

/** The largest and the smallest moment anywhere, wherever the load stands. */
function momentExtremes({ roof, line, candidate }: RoofSearch, c: RoofCombination): [number, number] {
  const [fixed, own] = [roof.at(c.permanent).M, roof.at(line.own).M]
  const weight = c.ownFactor * candidate.ownWeight
  let [max, min] = [0, 0]
  for (let k = 0; k < roof.x.length; k++) {
    const M = c.ownFactor * fixed[k]! + weight * own[k]!
    max = Math.max(max, M + c.F * roof.M.max[k]!)
    min = Math.min(min, M + c.F * roof.M.min[k]!)
  }
  return [max, min]
}

/** No lateral stress of the flange is larger [N/mm²]. */
function lateralStress(search: RoofSearch, flange: Search, c: RoofCombination): number {
  const { data } = flange
  const k_h = Math.max(
    ...data.loads.flatMap((r) => [Math.abs(r.down), Math.abs(r.up.towardsTip), Math.abs(r.up.towardsWeb)]),
  )
  const { ofLoad, ofForce } = lateralMoments(flange)
  const q = Math.abs(fixedEffect(search, c, (r) => largestOf(r.mesh.q)))
  const P = c.F + Math.abs(fixedEffect(search, c, (r) => r.mesh.P.reduce((sum, v) => sum + Math.abs(v), 0)))
  return k_h * (q * ofLoad + P * ofForce) * Math.abs(data.weakerEdge.perMoment)
}

/**
 * Whether the flange has this critical force at least under the largest compression of every place at once: then under that of each.
 * A smaller force in the same state of stability has a smaller critical force too, but its σ_c/χ is not larger.
 */
function isStable(search: RoofSearch, flange: Search, c: RoofCombination, N_cr: number): boolean {
  const { line, candidate } = search
  const { data, bounds } = flange
  const unit = momentsAtNodes(search)
  const weight = c.ownFactor * candidate.ownWeight
  const most = data.sign > 0 ? unit.max : unit.min
  const axial = c.N * data.forcePerAxial
  const { M: fixed } = c.permanent.mesh
  const { M: own } = line.own.mesh
  let largest = 0
  for (let i = 0; i < line.mesh.nodeCount; i++) {
    const M = c.ownFactor * fixed[i]! + weight * own[i]! + c.F * most[i]!
    const F = data.sign * data.forcePerMoment * M - axial
    largest = Math.max(largest, F)
    if (i > 0) bounds.force[2 * i - 1] = F
    if (i < line.mesh.elementCount) bounds.force[2 * i] = F
  }
  if (!(largest > 0)) return true
  return strutIsStableAt(softestStrut(flange, TOWARDS_TIP | TOWARDS_WEB), bounds.force, N_cr / largest)
}
