/** The same upper bound as `mayBendFlangeWorse` for lines with laps or with two thicknesses; decision 0029. */
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import type { RoofCombination, RoofLoad } from '../../line/roof-load.ts'
import { fixedEffect, momentExtremes, type RoofSearch } from '../../search/roof-load.ts'
import { lapsByForce, lapUnder } from '../../search/roof-load-at-laps.ts'
import { isAtStep } from '../../stability/line-mesh.ts'
import { setSteppedStiffness } from '../../stability/stepped-strut.ts'
import { type Strut, strutIsStableAt } from '../../stability/strut-on-foundation.ts'
import type { FreeFlangeSpace } from './bending.ts'
import { longestFields } from './bounds.ts'
import { type FlangeData, flangeData } from './data.ts'
import { criticalForceFor } from './limits.ts'
import { fillStripForces, largestOwn, type PairedStrips, pairedStrips } from './pair-strips.ts'
import { lateralMoments, lateralStress, mayPass } from './roof-load-flange.ts'

/** A flange of the section looked at, with the strips of the whole line and their softest springs. */
interface JointedFlange {
  data: FlangeData
  strips: PairedStrips
  strut: Strut
  /** K of every element [N/mm²] */
  softest: Float64Array
  /** upper bounds of the lateral moments */
  lateral: ReturnType<typeof lateralMoments>
}

/** Whether some place of the load may worsen either check of the free flanges. */
export function mayBendJointedFlangeWorse(search: RoofSearch, { fibres }: FreeFlangeSpace): boolean {
  const { line, candidate, partner = candidate } = search
  return fibres.some(({ fibre, strut }) => {
    const data = flangeData(search, fibre)
    const strips = pairedStrips({ line, partner, data })
    const flange: JointedFlange = {
      data,
      strips,
      strut,
      softest: Float64Array.from(strips.dataOf, ({ springs }) => Math.min(springs.towardsTip, springs.towardsWeb)),
      lateral: lateralMoments(longestFields(line.mesh, strut.isHeld), strips.both),
    }
    return search.roof.uls.some((c) => mayBend(search, flange, c))
  })
}

function mayBend(search: RoofSearch, flange: JointedFlange, c: RoofCombination): boolean {
  const { data, strips, lateral } = flange
  const loads = strips.both.flatMap((strip) => strip.loads)
  const m = lateralStress(search, c, data, loads, lateral)
  // At a lap the flange reaches κ_f of its strength.
  const rise = search.line.jointed!.laps.length > 0 ? 1 / KAPPA_F : 1
  return mayPass(search, c, { data, m, M: memberMoments(search, c), rise }, (chi) => {
    return !isStable(search, flange, c, criticalForceFor({ data }, chi))
  })
}

/** Bounds of M in the members of the section looked at; over the support of a lap either has its own. */
function memberMoments(search: RoofSearch, c: RoofCombination): [max: number, min: number] {
  let [max, min] = momentExtremes(search, c)
  search.line.jointed!.laps.forEach(({ isOwn }, k) => {
    const { left, right } = lapUnder(search, c, k)
    for (const of of [isOwn[0] ? left : null, isOwn[1] ? right : null])
      if (of) [max, min] = [Math.max(max, of.max), Math.min(min, of.min)]
  })
  return [max, min]
}

/**
 * Whether the critical force of the section is at least N_cr under the largest compression of every place, on the softest foundation, and so
 * under each place.
 */
function isStable(
  search: RoofSearch,
  { data, strips, strut, softest }: JointedFlange,
  c: RoofCombination,
  N_cr: number,
): boolean {
  const { line } = search
  const unit = membersByForce(search)
  const most = data.sign * c.F >= 0 ? unit.max : unit.min
  const M = unit.max.map((_, i) => fixedEffect(search, c, ({ mesh }) => mesh.M[i]!) + c.F * most[i]!)
  const F = new Float64Array(2 * line.mesh.elementCount)
  fillStripForces(line, strips, { M, N: F.map(() => c.N) }, F)
  const { F_max } = largestOwn(F, strips.isOwn)
  if (!(F_max > 0)) return true
  setSteppedStiffness(strut, strips.bending, softest)
  return strutIsStableAt(strut, F, N_cr / F_max)
}

/** At the nodes of the mesh, of 1 N over all its places; the same for every candidate of a line. */
const AT_NODES = new WeakMap<RoofLoad, { max: Float64Array; min: Float64Array }>()

/**
 * Bounds of the moment of the member that runs through: linear between the extremes over supports, tips and ends of laps, in a span of
 * length L with that of a simple beam with the force at the same place, x·(L − x)/L.
 */
function membersByForce(search: RoofSearch) {
  const { roof, line } = search
  const known = AT_NODES.get(roof)
  if (known) return known
  const { ends } = line.actions
  const overSupports = roof.lines.supports.map((at, k) => ({ at, ...roof.supportMoments[k]! }))
  const knots = ends.map((at) => overSupports.find((s) => Math.abs(s.at - at) < 1e-6) ?? { at, max: 0, min: 0 })
  const { x } = line.mesh
  const found = { max: new Float64Array(x.length), min: new Float64Array(x.length) }
  const whole = (at: number) => {
    let k = 1
    while (k + 1 < ends.length && at > ends[k]!) k++
    const [from, to] = [knots[k - 1]!, knots[k]!]
    const [L, s] = [to.at - from.at, at - from.at]
    // A cantilever without length is a place.
    if (!(L > 0)) return from
    const between = (of: 'max' | 'min') => from[of] + ((to[of] - from[of]) * s) / L
    const simple = line.isCantilever(k - 1) ? 0 : (s * (L - s)) / L
    return { max: between('max') + simple, min: between('min') }
  }
  const laps = lapsByForce(search)
  for (let i = 0; i < x.length; i++) {
    let { max, min } = whole(x[i]!)
    line.jointed!.laps.forEach(({ x: x_s, a, b }, k) => {
      const s = x[i]! - x_s
      if (s <= -a || s >= b) return
      const isRight = s > 1e-6
      const [row, length, share] = isRight ? [x_s + b, b, laps[k]!.ranges.right] : [x_s - a, a, laps[k]!.ranges.left]
      // Over the support, and at the node beside it that stands for its right side, the member has its share.
      const part = isRight && isAtStep(line.mesh, i - 1) ? 0 : Math.abs(s) / length
      const outer = whole(row)
      max = share.max + (outer.max - share.max) * part + length / 4
      min = share.min + (outer.min - share.min) * part
    })
    found.max[i] = max
    found.min[i] = min
  }
  AT_NODES.set(roof, found)
  return found
}
