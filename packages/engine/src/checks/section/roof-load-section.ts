/** The cross-section under the concentrated load of a roof: envelopes of its influence lines plus permanent load; method 8.18. */
import { axialBendingUtilisation } from '../../en1993-1-3-2006/6-1-8-axial-bending.ts'
import type { LineDesign } from '../../line/line-design.ts'
import type { Envelope, RoofCombination, RoofLoad, RoofPlace } from '../../line/roof-load.ts'
import type { CheckCode } from '../../result.ts'
import {
  extremesIn,
  fixedEffect,
  keepRoof,
  lateralAtMost,
  mayBeWorse,
  momentExtremes,
  permanentAt,
  type RoofSearch,
} from '../../search/roof-load.ts'
import { largestOf, SAME } from '../../zero.ts'

/** Bending about y, shear, and bending with an axial force that is constant along the line. */
export function searchRoofLoadOnSection(search: RoofSearch): void {
  for (const c of search.roof.uls) {
    bendingUnder(search, c)
    shearUnder(search, c)
  }
}

const largestIn = (values: Float64Array): number => extremesIn(values).size

/** Upper bound at any place: the largest of the envelope of 1 N plus the largest of permanent load. */
function boundOf({ roof, line, candidate }: RoofSearch, c: RoofCombination, { max, min }: Envelope, effect: Effect) {
  const [fixed, own] = [roof.at(c.permanent)[effect], roof.at(line.own)[effect]]
  const permanent = c.ownFactor * (largestIn(fixed) + candidate.ownWeight * largestIn(own))
  return permanent + Math.abs(c.F) * Math.max(largestIn(max), largestIn(min))
}

type Effect = 'M' | 'left' | 'right'

/** The place with the largest sign·(permanent + F·envelope); of equal places the first. */
function extremeOf(search: RoofSearch, c: RoofCombination, { max, min }: Envelope, effect: Effect, sign: 1 | -1) {
  const { roof } = search
  const permanent = permanentAt(search, c, effect)
  const most = sign > 0 ? max : min
  const valueAt = (k: number) => sign * (permanent(k) + c.F * most[k]!)
  let value = Number.NEGATIVE_INFINITY
  for (let k = 0; k < roof.x.length; k++) value = Math.max(value, valueAt(k))
  let at = 0
  while (valueAt(at) < value - SAME * Math.abs(value)) at++
  return { value: valueAt(at), at }
}

/** Statics leaves a rounding error at a free end, not a moment [N·mm]. */
const NO_MOMENT = 1

function bendingUnder(search: RoofSearch, c: RoofCombination): void {
  const { candidate, line, roof } = search
  const { resistances: r } = candidate
  const bound = boundOf(search, c, roof.M, 'M')
  const isConstant = c.N !== 0 && !line.hasAxialLoads && !isLateral(line)
  for (const sign of [1, -1] as const) {
    const code = sign > 0 ? 'BENDING_Y_POS' : 'BENDING_Y_NEG'
    const resistance = sign > 0 ? r.M_c_Rd_top : r.M_c_Rd_bottom
    if (!isConstant && !mayBeWorse(search, code, bound / resistance)) continue
    const { value, at } = extremeOf(search, c, roof.M, 'M', sign)
    if (!(value > NO_MOMENT)) continue
    const loadAt = (sign > 0 ? roof.M.atMax : roof.M.atMin)[at]!
    const [x, combinationId] = [roof.x[at]!, c.combination.id]
    keepRoof(search, code, { utilisation: value / resistance, demand: value, resistance, x, combinationId, loadAt })
    if (!isConstant) continue
    const u = axialBendingUtilisation(candidate, c.N, sign * value, 0)
    keepRoof(search, 'N_M_SECTION', { utilisation: u, demand: u, resistance: 1, x, combinationId, loadAt })
  }
}

function shearUnder(search: RoofSearch, c: RoofCombination): void {
  const { candidate, roof } = search
  const { V_b_Rd } = candidate.resistances
  for (const [envelope, effect] of [
    [roof.V_left, 'left'],
    [roof.V_right, 'right'],
  ] as const) {
    if (!mayBeWorse(search, 'SHEAR', boundOf(search, c, envelope, effect) / V_b_Rd)) continue
    for (const sign of [1, -1] as const) {
      const { value, at } = extremeOf(search, c, envelope, effect, sign)
      if (!mayBeWorse(search, 'SHEAR', value / V_b_Rd)) continue
      const loadAt = (sign > 0 ? envelope.atMax : envelope.atMin)[at]!
      keepRoof(search, 'SHEAR', {
        utilisation: value / V_b_Rd,
        demand: value,
        resistance: V_b_Rd,
        x: roof.x[at]!,
        combinationId: c.combination.id,
        loadAt,
      })
    }
  }
}

/** Whether places have to be tried: N or in-plane load may depend on the place; shear interacts with bending above half its resistance. */
export function needsPlaces(search: RoofSearch): boolean {
  const { line, candidate, found, others, roof } = search
  const demand = Math.max(found.checks.SHEAR?.demand ?? 0, others.SHEAR?.demand ?? 0)
  if (line.hasAxialLoads || demand > 0.5 * candidate.resistances.V_b_Rd) return true
  return isLateral(line) && roof.uls.some((c) => mayBendAboutZWorse(search, c))
}

/** Whether a place may worsen BENDING_Z or N_M_SECTION: M_y, and M_z or σ_q, each at its largest. */
function mayBendAboutZWorse(search: RoofSearch, c: RoofCombination): boolean {
  const m_z = lateralAtMost(search, c)
  if (mayBeWorse(search, 'BENDING_Z', m_z)) return true
  return momentExtremes(search, c).some((M) =>
    mayBeWorse(search, 'N_M_SECTION', axialBendingUtilisation(search.candidate, c.N, M, m_z)),
  )
}

/** Whether load acts in the plane of the envelope and the member carries it. */
const isLateral = ({ uls }: LineDesign): boolean => uls.isLateral.includes(1)

/** Largest and smallest effects of 1 N at one place along the line; M_z of a C or Z, 0 without bending about z. */
interface PlaceExtremes {
  M_max: number
  M_min: number
  V: number
  M_z: number
}

/** The same for every candidate of a line. */
const EXTREMES_OF = new WeakMap<RoofPlace, PlaceExtremes>()

/** M is linear between supports and the force, V is constant: their extremes are beside these. */
function extremesOfPlace({ lines, lateral }: RoofLoad, place: RoofPlace): PlaceExtremes {
  let known = EXTREMES_OF.get(place)
  if (!known) {
    const { p, M, under } = place
    const { supports } = lines
    const shears = supports.flatMap((x) => [lines.shear(place, x, 'left'), lines.shear(place, x, 'right')])
    const bent = lateral?.at(p)
    known = {
      M_max: Math.max(0, under.M, ...M),
      M_min: Math.min(0, under.M, ...M),
      V: Math.max(...[under.left, under.right, ...shears].map(Math.abs)),
      M_z: bent ? Math.max(Math.abs(lateral!.moment(bent, p)), largestOf(bent.M)) : 0,
    }
    EXTREMES_OF.set(place, known)
  }
  return known
}

/** Between the places, the effects of permanent load exceed those at them by at most this factor. */
const BETWEEN_PLACES = 1.001

/**
 * Whether a check may exceed `least` with the load at one place. M, V and M_z of the load and of permanent load are each at their own
 * largest on the line, σ_q of an Ω at its largest over all places. Where N depends on the place, any check may.
 *
 * @param least by check, −∞: any utilisation does
 */
export function mayExceedAt(search: RoofSearch, at: number, least: (code: CheckCode) => number): boolean {
  const { line, candidate, roof } = search
  if (line.hasAxialLoads || line.jointed) return true
  const { resistances: r } = candidate
  const of = extremesOfPlace(roof, roof.place(at))
  return roof.uls.some((c) => {
    const permanent = (effect: Effect) =>
      c.ownFactor *
      (largestIn(roof.at(c.permanent)[effect]) + candidate.ownWeight * largestIn(roof.at(line.own)[effect]))
    const [M_max, M_min] = momentsUnder(search, c, of)
    const V = BETWEEN_PLACES * (Math.max(permanent('left'), permanent('right')) + Math.abs(c.F) * of.V)
    const m = Math.max(M_max / r.M_c_Rd_top, -M_min / r.M_c_Rd_bottom)
    const n = Math.max(c.N / r.N_t_Rd, -c.N / r.N_c_Rd)
    const exceeds = (code: CheckCode, utilisation: number) => utilisation > least(code)
    if (exceeds('BENDING_Y_POS', M_max / r.M_c_Rd_top) || exceeds('BENDING_Y_NEG', -M_min / r.M_c_Rd_bottom))
      return true
    if (exceeds('SHEAR', V / r.V_b_Rd)) return true
    if (V > 0.5 * r.V_b_Rd && exceeds('M_V', n + m + ((2 * V) / r.V_b_Rd - 1) ** 2)) return true
    if (c.N > 0 && exceeds('TENSION', n)) return true
    if (c.N < 0 && exceeds('COMPRESSION', n)) return true
    const isBentAboutZ = isLateral(line)
    if (c.N === 0 && !isBentAboutZ) return false
    const m_z = isBentAboutZ ? BETWEEN_PLACES * lateralUnder(search, c, of) : 0
    if (m_z > 0 && exceeds('BENDING_Z', m_z)) return true
    return [M_max, M_min].some((M) => exceeds('N_M_SECTION', axialBendingUtilisation(candidate, c.N, M, m_z)))
  })
}

/** Bounds of M with the load at one place: its own extremes plus those of permanent load. */
function momentsUnder({ line, candidate, roof }: RoofSearch, c: RoofCombination, of: PlaceExtremes): [number, number] {
  const [fixed, own] = [extremesIn(roof.at(c.permanent).M), extremesIn(roof.at(line.own).M)]
  const weight = c.ownFactor * candidate.ownWeight
  const [high, low] = [c.F * of.M_max, c.F * of.M_min]
  return [
    BETWEEN_PLACES * (c.ownFactor * fixed.max + weight * own.max + Math.max(high, low)),
    BETWEEN_PLACES * (c.ownFactor * fixed.min + weight * own.min + Math.min(high, low)),
  ]
}

/** |M_z|/M_cz,Rd of a C or Z with the load at one place; σ_q/f of an Ω over all places. */
function lateralUnder(search: RoofSearch, c: RoofCombination, { M_z }: PlaceExtremes): number {
  const { line, candidate, roof } = search
  if (line.sideways || !roof.lateral) return lateralAtMost(search, c)
  const permanent = fixedEffect(search, c, (r) => extremesIn(r.M_z).size)
  return (permanent + Math.abs(c.F_y) * M_z) / candidate.resistances.M_cz_Rd
}
