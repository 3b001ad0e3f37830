/** Sections in which the concentrated load of a roof may worsen a free flange: an upper bound over all its places; decision 0029. */
import type { RoofCombination, RoofLoad } from '../../line/roof-load.ts'
import type { CaseResponse } from '../../line/statics-table.ts'
import { extremesIn, fixedEffect, momentExtremes, type RoofSearch, worstSoFar } from '../../search/roof-load.ts'
import { strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import { E } from '../../steel.ts'
import type { FreeFlangeSpace } from './bending.ts'
import { type longestFields, setFlangeSection, softestStrut } from './bounds.ts'
import { type FlangeData, flangeData, type LateralRule } from './data.ts'
import { TOWARDS_TIP, TOWARDS_WEB } from './lateral.ts'
import { criticalForceFor, type Search } from './limits.ts'

/** Between two places a force does at most two ten-thousandths more. */
const BETWEEN_PLACES = 1.0002

/** Largest and smallest moment of 1 N over its places, at the nodes of the mesh: the same for every candidate of a line. */
const AT_NODES = new WeakMap<RoofLoad, { max: Float64Array; min: Float64Array }>()

function momentsAtNodes({ roof, line }: RoofSearch) {
  let known = AT_NODES.get(roof)
  if (!known) {
    const { x } = line.mesh
    known = { max: new Float64Array(x.length), min: new Float64Array(x.length) }
    const values = new Float64Array(roof.influences.length)
    for (let i = 0; i < x.length; i++) {
      roof.lines.moments(roof.influences, x[i]!, values)
      let [max, min] = [0, 0]
      for (let k = 0; k < values.length; k++) {
        max = Math.max(max, values[k]!)
        min = Math.min(min, values[k]!)
      }
      known.max[i] = BETWEEN_PLACES * max
      known.min[i] = BETWEEN_PLACES * min
    }
    AT_NODES.set(roof, known)
  }
  return known
}

/** Of a line load of 1 N/mm [N·mm], and of a force of 1 N [N·mm]. */
interface LateralMoments {
  ofLoad: number
  ofForce: number
}

/**
 * Upper bounds of the moments of a lateral line load of 1 N/mm and of a force of 1 N in a flange: the smaller of simple spans and
 * cantilevers between its holds, and of a long beam on its foundation. The latter is raised by three tenths for ends that are near.
 */
export function lateralMoments(
  { longestFree: L, longestTip: a }: ReturnType<typeof longestFields>,
  flanges: Pick<FlangeData, 'springs' | 'strip'>[],
): LateralMoments {
  const K = Math.min(...flanges.map(({ springs }) => Math.min(springs.towardsTip, springs.towardsWeb)))
  const lambda = (K / (4 * E * Math.max(...flanges.map(({ strip }) => strip.I_fz)))) ** 0.25
  return {
    ofLoad: Math.min(Math.max(L ** 2 / 8, a ** 2 / 2), K > 0 ? 1.3 / (2 * lambda ** 2) : Number.POSITIVE_INFINITY),
    ofForce: Math.min(Math.max(L / 4, a), K > 0 ? 1.3 / (4 * lambda) : Number.POSITIVE_INFINITY),
  }
}

/** Whether some place of the load may worsen either check of the free flanges. */
export function mayBendFlangeWorse(search: RoofSearch, space: FreeFlangeSpace): boolean {
  const { line, candidate } = search
  return space.fibres.some(({ fibre, strut }, k) => {
    const data = flangeData(search, fibre)
    const flange: Search = { line, candidate, data, bounds: space.bounds[k]!, strut, space, outcome: null as never }
    setFlangeSection(flange)
    return search.roof.uls.some((c) => mayBend(search, flange, c))
  })
}

function mayBend(search: RoofSearch, flange: Search, c: RoofCombination): boolean {
  const { data, bounds } = flange
  const m = lateralStress(search, c, data, data.loads, lateralMoments(bounds, [data]))
  // First with the smallest χ of any combination, then with the χ that the limit requires.
  return mayPass(search, c, { data, m, M: momentExtremes(search, c), rise: 1 }, (chi) => {
    return chi > 1 / bounds.y_most && !isStable(search, flange, c, criticalForceFor(flange, chi))
  })
}

/**
 * Whether one of the checks may become worse.
 * @param of m, the largest and smallest moment, and what σ_c rises by before its reduction
 * @param mayBuckle whether χ_LT may be as small as this
 */
export function mayPass(
  search: RoofSearch,
  c: RoofCombination,
  { data, m, M: [M_max, M_min], rise }: { data: FlangeData; m: number; M: [max: number, min: number]; rise: number },
  mayBuckle: (chi: number) => boolean,
): boolean {
  const { line, candidate } = search
  const f = candidate.f_yb / Math.max(line.national.gammaM0, line.national.gammaM1)
  const { top, bottom, compression } = candidate.effective
  const sagging = Math.max(0, M_max) / Math.min(top.W_top, top.W_bottom)
  const hogging = Math.max(0, -M_min) / Math.min(bottom.W_top, bottom.W_bottom)
  const axial = Math.abs(c.N) / compression.A
  if (Math.max(sagging, hogging) + axial + m > worstSoFar(search, 'FREE_FLANGE_STRESS') * f) return true
  const sigma = (data.sign > 0 ? M_max : -M_min) / data.W + Math.max(0, -c.N) / compression.A
  if (!(sigma > 0)) return false
  const chi = (rise * sigma) / (worstSoFar(search, 'FREE_FLANGE_BUCKLING') * f - m)
  return !(chi > 0 && chi < 1) || mayBuckle(chi)
}

/** Upper bound of the lateral stress of the flange [N/mm²]. @param loads of every section of the line */
export function lateralStress(
  search: RoofSearch,
  c: RoofCombination,
  data: FlangeData,
  loads: LateralRule[],
  { ofLoad, ofForce }: LateralMoments,
): number {
  const largest = (value: (r: CaseResponse) => number) => Math.abs(fixedEffect(search, c, value))
  const q = largest((r) => extremesIn(r.mesh.q).size)
  const P = Math.abs(c.F) + largest((r) => totalOf(r.mesh.P))
  const k_h = Math.max(...loads.map((rule) => largestFactor(rule, isDownwards(c))))
  const q_y = largest((r) => extremesIn(r.mesh.q_y).size)
  const P_y = Math.abs(c.F_y) + largest((r) => totalOf(r.mesh.P_y))
  const ofPlane = search.line.restraints.panel ? 0 : data.sidewaysShare * (q_y * ofLoad + P_y * ofForce)
  return (k_h * (q * ofLoad + P * ofForce) + ofPlane) * Math.abs(data.weakerEdge.perMoment)
}

/** Whether no load lifts: neither the concentrated one nor a permanent one. */
function isDownwards({ permanent, F }: RoofCombination): boolean {
  return F >= 0 && extremesIn(permanent.mesh.q).min === 0 && extremesIn(permanent.mesh.P).min === 0
}

/** Sum of the sizes of forces, which may all be in one field. */
const totalOf = (P: Float64Array): number => {
  const { size } = extremesIn(P)
  return size === 0 ? 0 : P.reduce((sum, v) => sum + Math.abs(v), 0)
}

const largestFactor = ({ down, up }: LateralRule, isDown: boolean): number =>
  isDown ? Math.abs(down) : Math.max(Math.abs(down), Math.abs(up.towardsTip), Math.abs(up.towardsWeb))

/**
 * Whether the critical force of the flange is at least N_cr under the envelope of the largest compression of every place, and so under each
 * place. A smaller force in the same state of stability has a smaller critical force, but its σ_c/χ is not larger.
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
