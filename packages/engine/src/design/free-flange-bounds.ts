/**
 * What every combination can do at most to a free flange, without its eigenvalue: the search solves only what can govern.
 *
 * With y = 1/χ the utilisation is the largest of y·σ_c + m over the compressed nodes, edges, lateral loads and signs: each of
 * them is a straight line in y, the largest of them a convex function of it.
 */
import type { LineMesh } from '../stability/line-mesh.ts'
import {
  createLateralLoad,
  createStrut,
  type LateralLoad,
  lateralMoments,
  type Strut,
  setLateralLoad,
  setStrutStiffness,
} from '../stability/strut-on-foundation.ts'
import { E } from '../steel.ts'
import type { Candidate } from './candidate.ts'
import { isActive } from './combined-forces.ts'
import { type FlangeData, type LateralRule, lateralFactor, pointFactor } from './free-flange-data.ts'
import type { LineDesign } from './line-design.ts'
import { sharedResponse } from './mesh-forces.ts'
import type { CaseResponse } from './statics-table.ts'

/** Up to this many lateral moments of combinations are kept between candidates (16 MB). */
const KEPT_MOMENTS = 2_000_000

/** Lateral moments of every elementary case for the factor 1 on one uniform foundation. */
interface UnitMoments {
  strut: Strut
  bending: number
  foundation: number
  /** of q and of the point loads P of the case */
  normal: Float64Array[]
  points: Float64Array[]
  /** of q_y and P_y, where no panel carries them */
  inPlane: Float64Array[]
}

/** What `bendFlange` leaves: M_fz of the lateral loads of a flange, and of half the in-plane load. */
export interface Bent {
  M_fz: Float64Array[]
  M_inPlane: Float64Array
}

/** Work space of one fibre for one request. */
export interface FlangeBounds {
  /** for load towards the tip and towards the web */
  units: [UnitMoments, UnitMoments]
  /** cases of the request, the own weight last */
  cases: CaseResponse[]
  /** their loads across the flange for the factor 1, null where there are none; in-plane ones only where no panel carries them */
  normalLoads: (LateralLoad | null)[]
  pointLoads: (LateralLoad | null)[]
  inPlaneLoads: (LateralLoad | null)[]
  /** factors and cases of combination c stand from first[c] to first[c + 1] */
  first: Int32Array
  termCase: Int32Array
  termFactor: Float64Array
  /** smallest and largest q of every combination, without own weight */
  q_min: Float64Array
  q_max: Float64Array
  /** and of the own weight of 1 N/mm */
  own_min: number
  own_max: number
  /** smallest and largest point load of every combination, at most and at least 0 */
  P_min: Float64Array
  P_max: Float64Array
  /** largest m and largest −m of combinations × nodes for the section of `section`, one row where too many */
  pressing: Float64Array
  pulling: Float64Array
  isKnown: Uint8Array
  section: unknown
  part: Float64Array
  moments: Float64Array[]
  /** of every combination: (10.7) at y = 1 and at `y_guess`, (10.3b), the largest σ_c, the largest compression F, its direction */
  atOne: Float64Array
  stress: Float64Array
  atGuess: Float64Array
  sigma: Float64Array
  force: Float64Array
  direction: Int8Array
  y_guess: number
  /** of the forces of several combinations, two values an element */
  envelope: Float64Array
  /** longest piece between two nodes that are held [mm] */
  longestFree: number
}

function least(values: Float64Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < values.length; i++) if (values[i]! < least) least = values[i]!
  return least
}

function most(values: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < values.length; i++) if (values[i]! > most) most = values[i]!
  return most
}

/** Direction of the lateral load of a combination: one everywhere, or turning somewhere. */
export const TOWARDS_TIP = 0
export const TOWARDS_WEB = 1
export const TURNING = 2

export function createFlangeBounds(line: LineDesign, isHeld: Uint8Array): FlangeBounds {
  const { mesh, uls } = line
  const cases = [...line.cases.values(), line.own]
  const place = new Map(cases.map((r, j) => [r, j]))
  const count = uls.combinations.length
  const terms = uls.terms.flat()
  const first = new Int32Array(count + 1)
  uls.terms.forEach((t, c) => {
    first[c + 1] = first[c]! + t.length
  })
  const nodes = () => new Float64Array(mesh.nodeCount)
  const unit = (): UnitMoments => ({
    strut: createStrut(mesh, isHeld),
    bending: 0,
    foundation: -1,
    normal: cases.map(nodes),
    points: cases.map(nodes),
    inPlane: line.restraints.panel ? [] : cases.map(nodes),
  })
  const units: [UnitMoments, UnitMoments] = [unit(), unit()]
  const nothing = new Float64Array(2 * mesh.elementCount)
  const loads = (of: (r: CaseResponse) => [Float64Array | null, Float64Array | null]) =>
    cases.map((r) => {
      const [q, P] = of(r)
      if (!(q && isActive(q)) && !(P && isActive(P))) return null
      const lateral = createLateralLoad(mesh)
      setLateralLoad(units[0].strut, q ?? nothing, P, lateral)
      return lateral
    })
  const perCombination = () => new Float64Array(count)
  const isKept = count * mesh.nodeCount <= KEPT_MOMENTS
  const bounds: FlangeBounds = {
    units,
    cases,
    normalLoads: loads(({ mesh: r }) => [r.q, null]),
    pointLoads: loads(({ mesh: r }) => [null, r.P]),
    inPlaneLoads: line.restraints.panel ? [] : loads(({ mesh: r }) => [r.q_y, r.P_y]),
    first,
    termCase: Int32Array.from(terms, (t) => place.get(t.response)!),
    termFactor: Float64Array.from(terms, (t) => t.factor),
    q_min: perCombination(),
    q_max: perCombination(),
    own_min: least(line.own.mesh.q),
    own_max: most(line.own.mesh.q),
    P_min: perCombination(),
    P_max: perCombination(),
    pressing: new Float64Array(isKept ? count * mesh.nodeCount : mesh.nodeCount),
    pulling: new Float64Array(isKept ? count * mesh.nodeCount : mesh.nodeCount),
    isKnown: new Uint8Array(isKept ? count : 0),
    section: null,
    part: nodes(),
    moments: [nodes(), nodes(), nodes()],
    atOne: perCombination(),
    stress: perCombination(),
    atGuess: perCombination(),
    sigma: perCombination(),
    force: perCombination(),
    direction: new Int8Array(count),
    y_guess: 1,
    envelope: new Float64Array(2 * mesh.elementCount),
    longestFree: longestFree(mesh, isHeld),
  }
  for (let c = 0; c < count; c++) {
    const { q, P } = sharedResponse(line, c)
    bounds.q_min[c] = least(q)
    bounds.q_max[c] = most(q)
    bounds.P_min[c] = Math.min(0, least(P))
    bounds.P_max[c] = Math.max(0, most(P))
  }
  return bounds
}

function longestFree(mesh: LineMesh, isHeld: Uint8Array): number {
  let from = 0
  let longest = 0
  for (let i = 0; i < mesh.nodeCount; i++) {
    if (!isHeld[i] && i + 1 < mesh.nodeCount) continue
    longest = Math.max(longest, mesh.x[i]! - from)
    from = mesh.x[i]!
  }
  return longest
}

/**
 * Looks at combination c: fills its entries of `atOne`, `atGuess`, `stress`, `sigma`, `force` and `direction`.
 *
 * M_fz is the sum of the lateral moments of its cases where the load presses one way everywhere (the foundation is then the
 * same for all of them); where it turns it is solved.
 * @param bend  solves the lateral moments of a combination at the nodes
 * @returns whether the flange is compressed anywhere
 */
export function lookAtFlange(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  c: number,
  bounds: FlangeBounds,
  bend: (c: number) => Bent,
): boolean {
  const { mesh, own } = line
  const shared = sharedResponse(line, c)
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const row = lateralRow(line, data, c, weight, bounds, bend)
  const { pressing, pulling, y_guess } = bounds
  const hasN = line.uls.hasN[c] === 1
  const A_eff = candidate.effective.compression.A
  const { sign, W, W_relieved, forcePerMoment, forcePerAxial } = data
  const last = 2 * mesh.elementCount - 1
  const { M, N } = shared
  const M_own = own.mesh.M
  const N_own = own.mesh.N
  let atOne = 0
  let atGuess = 0
  let stress = 0
  let largest = 0
  let force = 0
  let atEnds = 0
  let wasCompressed = false
  for (let i = 0; i < mesh.nodeCount; i++) {
    const M_i = M[i]! + weight * M_own[i]!
    let axial = 0
    if (hasN) {
      axial = Math.min(
        i > 0 ? N[2 * i - 1]! + weight * N_own[2 * i - 1]! : Number.POSITIVE_INFINITY,
        2 * i <= last ? N[2 * i]! + weight * N_own[2 * i]! : Number.POSITIVE_INFINITY,
      )
    }
    const F = sign * M_i * forcePerMoment - axial * forcePerAxial
    if (F > force) force = F
    const sigma = (sign * M_i) / (sign * M_i > 0 ? W : W_relieved) - (hasN ? axial / A_eff : 0)
    const isCompressed = sigma > 0
    if (isCompressed !== wasCompressed && i > 0) {
      // Where σ_c is zero between two nodes the parabola of m may rise above both, by half of what m spans around them at most.
      const [from, to] = [row + Math.max(0, i - 2), row + Math.min(mesh.nodeCount - 1, i + 1)]
      let up = 0
      let down = 0
      for (let k = from; k <= to; k++) {
        up = Math.max(up, pressing[k]!)
        down = Math.max(down, pulling[k]!)
      }
      atEnds = Math.max(atEnds, Math.max(up, down) + (up + down) / 2)
    }
    wasCompressed = isCompressed
    if (!isCompressed) continue
    const m = pressing[row + i]!
    if (sigma > largest) largest = sigma
    if (sigma + m > atOne) atOne = sigma + m
    if (y_guess * sigma + m > atGuess) atGuess = y_guess * sigma + m
    if (pulling[row + i]! - sigma > stress) stress = pulling[row + i]! - sigma
  }
  bounds.atOne[c] = Math.max(atOne, atEnds)
  bounds.atGuess[c] = Math.max(atGuess, atEnds)
  bounds.stress[c] = Math.max(stress, atOne, atEnds)
  bounds.sigma[c] = largest
  bounds.force[c] = force
  return largest > 1e-6
}

/** The largest y at which combination c is certain to stay below `limit`: its convex bound, taken as straight pieces. */
export function safeInverseReduction(bounds: FlangeBounds, c: number, limit: number): number {
  const { y_guess } = bounds
  const atOne = bounds.atOne[c]!
  const atGuess = bounds.atGuess[c]!
  if (atGuess <= limit) return y_guess + (limit - atGuess) / bounds.sigma[c]!
  return atOne < limit ? 1 + ((y_guess - 1) * (limit - atOne)) / (atGuess - atOne) : 1
}

/** The strut on the foundation of one direction; of a load that turns, on the softer of both. */
export function strutOf(bounds: FlangeBounds, direction: number): Strut {
  const [tip, web] = bounds.units
  if (direction === TURNING) return tip.foundation <= web.foundation ? tip.strut : web.strut
  return direction === TOWARDS_TIP ? tip.strut : web.strut
}

/** Sets the section of the struts and forgets the moments of the one before. */
export function setFlangeSection(candidate: Candidate, data: FlangeData, bounds: FlangeBounds): void {
  const { towardsTip, towardsWeb } = data.springs
  const B = E * data.strip.I_fz
  setFoundation(bounds.units[TOWARDS_TIP], B, towardsTip, bounds)
  setFoundation(bounds.units[TOWARDS_WEB], B, towardsWeb, bounds)
  if (bounds.section === candidate.model) return
  bounds.section = candidate.model
  bounds.isKnown.fill(0)
}

function setFoundation(unit: UnitMoments, B: number, K: number, bounds: FlangeBounds): void {
  if (unit.bending === B && unit.foundation === K) return
  setStrutStiffness(unit.strut, B, K)
  // Without a foundation the moments are those of a beam, whatever its stiffness.
  const isSame = unit.bending > 0 && unit.foundation === 0 && K === 0
  unit.bending = B
  unit.foundation = K
  if (isSame) return
  fillUnits(unit, bounds.normalLoads, unit.normal)
  fillUnits(unit, bounds.pointLoads, unit.points)
  fillUnits(unit, bounds.inPlaneLoads, unit.inPlane)
}

function fillUnits({ strut }: UnitMoments, loads: (LateralLoad | null)[], moments: Float64Array[]): void {
  loads.forEach((load, j) => {
    if (load) lateralMoments(strut, load, moments[j]!)
  })
}

/** Where the lateral load of the combination presses, with its own weight; whether q is negative everywhere. */
function turn(line: LineDesign, first: LateralRule, c: number, weight: number, bounds: FlangeBounds): boolean {
  const { direction } = bounds
  if (!line.restraints.panel) {
    direction[c] = TOWARDS_TIP
    return false
  }
  const lowest = bounds.q_min[c]! + weight * bounds.own_min
  const highest = bounds.q_max[c]! + weight * bounds.own_max
  // Sums in another order may differ in the last digit: next to zero the load counts as turning.
  const dust = 1e-9 * Math.max(Math.abs(lowest), Math.abs(highest))
  const isDown = lowest > dust
  const isUp = highest < -dust
  if (isDown) direction[c] = first.down >= 0 ? TOWARDS_TIP : TOWARDS_WEB
  else if (isUp) direction[c] = first.firstUp <= 0 ? TOWARDS_TIP : TOWARDS_WEB
  else direction[c] = TURNING
  return isUp
}

/** Fills the rows of combination c if they are not known yet; returns where they begin. */
function lateralRow(
  line: LineDesign,
  data: FlangeData,
  c: number,
  weight: number,
  bounds: FlangeBounds,
  bend: (c: number) => Bent,
): number {
  const n = line.mesh.nodeCount
  const { isKnown, units } = bounds
  const isKept = isKnown.length > 0
  const row = isKept ? c * n : 0
  const first = data.loads[0]!
  const isUp = turn(line, first, c, weight, bounds)
  if (isKept && isKnown[c]) return row
  if (isKept) isKnown[c] = 1
  bounds.pressing.fill(Number.NEGATIVE_INFINITY, row, row + n)
  bounds.pulling.fill(Number.NEGATIVE_INFINITY, row, row + n)
  const hasBoth = bounds.P_min[c]! < 0 && bounds.P_max[c]! > 0
  if (bounds.direction[c] === TURNING || hasBoth) {
    const { M_fz, M_inPlane } = bend(c)
    for (const n of data.loads.keys()) widen(data, M_fz[n]!, M_inPlane, row, bounds)
    return row
  }
  const { normal, points, inPlane } = units[bounds.direction[c]!]!
  const [M_q, M_P, M_y] = bounds.moments as [Float64Array, Float64Array, Float64Array]
  superpose(bounds, c, weight, normal, M_q)
  superpose(bounds, c, weight, points, M_P)
  M_y.fill(0)
  if (!line.restraints.panel) {
    superpose(bounds, c, weight, inPlane, M_y)
    for (let i = 0; i < n; i++) M_y[i]! /= 2
  }
  const acts = bounds.direction[c] === TOWARDS_TIP ? 'towardsTip' : 'towardsWeb'
  const q = isUp ? -1 : 1
  const P = bounds.P_min[c]! < 0 ? -1 : 1
  for (const rule of data.loads) {
    const k_q = lateralFactor(rule, q, acts)
    const k_P = pointFactor(rule, P)
    for (let i = 0; i < n; i++) bounds.part[i] = k_q * M_q[i]! + k_P * M_P[i]!
    widen(data, bounds.part, M_y, row, bounds)
  }
  return row
}

/** Raises the rows to the largest m and −m of one lateral load. */
function widen(data: FlangeData, M_fz: Float64Array, M_inPlane: Float64Array, row: number, bounds: FlangeBounds): void {
  const { pressing, pulling } = bounds
  for (const { perMoment } of data.edges) {
    const size = Math.abs(perMoment)
    for (let i = 0; i < M_fz.length; i++) {
      const m = perMoment * M_fz[i]!
      const inPlane = size * Math.abs(M_inPlane[i]!)
      if (inPlane + m > pressing[row + i]!) pressing[row + i] = inPlane + m
      if (inPlane - m > pulling[row + i]!) pulling[row + i] = inPlane - m
    }
  }
}

function superpose(bounds: FlangeBounds, c: number, weight: number, unit: Float64Array[], sum: Float64Array): void {
  const { first, termCase, termFactor } = bounds
  const own = unit.at(-1)!
  for (let i = 0; i < sum.length; i++) sum[i] = weight * own[i]!
  for (let k = first[c]!; k < first[c + 1]!; k++) {
    const moments = unit[termCase[k]!]!
    const f = termFactor[k]!
    for (let i = 0; i < sum.length; i++) sum[i]! += f * moments[i]!
  }
}
