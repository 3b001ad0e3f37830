/**
 * What every combination can do at most to a free flange, without its eigenvalue: the search solves only what can govern.
 *
 * With y = 1/χ the utilisation is the largest of y·σ_i + |M_fz,i|/W_fz over the compressed nodes, a convex function of y.
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
import type { FlangeData } from './free-flange-checks.ts'
import type { LineDesign } from './line-design.ts'
import { sharedResponse } from './mesh-forces.ts'
import type { CaseResponse } from './statics-table.ts'

/** Up to this many lateral moments of combinations are kept between candidates (16 MB). */
const KEPT_MOMENTS = 2_000_000

/** Lateral moments of every elementary case for the lateral load q (factor 1) on one uniform foundation. */
interface UnitMoments {
  strut: Strut
  bending: number
  foundation: number
  normal: Float64Array[]
  /** of q_y, where no panel carries it */
  inPlane: Float64Array[]
}

/** Work space of one fibre for one request. */
export interface FlangeBounds {
  /** for load towards the tip and towards the web */
  units: [UnitMoments, UnitMoments]
  /** cases of the request, the own weight last */
  cases: CaseResponse[]
  /** their loads across the flange for the factor 1; q_y only where no panel carries it */
  normalLoads: LateralLoad[]
  inPlaneLoads: LateralLoad[]
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
  /** |M_fz| of combinations × nodes for the section of `section`, one row where too many */
  lateral: Float64Array
  isKnown: Uint8Array
  section: unknown
  part: Float64Array
  /** of every combination: the largest value at y = 1 and at `y_guess`, the largest σ, the largest compression F, its direction */
  atOne: Float64Array
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
    inPlane: line.restraints.panel ? [] : cases.map(nodes),
  })
  const units: [UnitMoments, UnitMoments] = [unit(), unit()]
  const loads = (of: (r: CaseResponse) => [Float64Array, Float64Array]) =>
    cases.map((r) => {
      const lateral = createLateralLoad(mesh)
      setLateralLoad(units[0].strut, ...of(r), lateral)
      return lateral
    })
  const perCombination = () => new Float64Array(count)
  const isKept = count * mesh.nodeCount <= KEPT_MOMENTS
  const bounds: FlangeBounds = {
    units,
    cases,
    normalLoads: loads(({ mesh: r }) => [r.q, r.P]),
    inPlaneLoads: line.restraints.panel ? [] : loads(({ mesh: r }) => [r.q_y, r.P_y]),
    first,
    termCase: Int32Array.from(terms, (t) => place.get(t.response)!),
    termFactor: Float64Array.from(terms, (t) => t.factor),
    q_min: perCombination(),
    q_max: perCombination(),
    own_min: least(line.own.mesh.q),
    own_max: most(line.own.mesh.q),
    lateral: new Float64Array(isKept ? count * mesh.nodeCount : mesh.nodeCount),
    isKnown: new Uint8Array(isKept ? count : 0),
    section: null,
    part: nodes(),
    atOne: perCombination(),
    atGuess: perCombination(),
    sigma: perCombination(),
    force: perCombination(),
    direction: new Int8Array(count),
    y_guess: 1,
    envelope: new Float64Array(2 * mesh.elementCount),
    longestFree: longestFree(mesh, isHeld),
  }
  for (let c = 0; c < count; c++) {
    const { q } = sharedResponse(line, c)
    bounds.q_min[c] = least(q)
    bounds.q_max[c] = most(q)
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
 * Looks at combination c: fills its entries of `atOne`, `atGuess`, `sigma`, `force` and `direction`.
 *
 * M_fz is the sum of the lateral moments of its cases where the load presses one way everywhere (the foundation is then the
 * same for all of them); where it turns it is solved.
 * @param bend  solves M_fz of a combination at the nodes
 * @returns whether the flange is compressed anywhere
 */
export function lookAtFlange(
  line: LineDesign,
  candidate: Candidate,
  data: FlangeData,
  c: number,
  bounds: FlangeBounds,
  bend: (c: number) => Float64Array,
): boolean {
  const { mesh, own } = line
  const shared = sharedResponse(line, c)
  const weight = line.uls.ownFactor[c]! * candidate.ownWeight
  const factor = oneWay(line, data, c, weight, bounds)
  const row = lateralRow(line, c, factor, weight, bounds, bend)
  const { lateral, y_guess } = bounds
  const hasN = line.uls.hasN[c] === 1
  const A_eff = candidate.effective.compression.A
  const toStress = 1 / data.strip.W_fz
  const { sign, W, forcePerMoment, forcePerAxial } = data
  const last = 2 * mesh.elementCount - 1
  const { M, N } = shared
  const M_own = own.mesh.M
  const N_own = own.mesh.N
  let atOne = 0
  let atGuess = 0
  let largest = 0
  let force = 0
  for (let i = 0; i < mesh.nodeCount; i++) {
    const M_i = M[i]! + weight * M_own[i]!
    let axial = 0
    if (hasN) {
      const k = Math.min(2 * i, last)
      axial = N[k]! + weight * N_own[k]!
    }
    const F = sign * M_i * forcePerMoment - axial * forcePerAxial
    if (F > force) force = F
    const sigma = (sign * M_i) / W - (hasN ? axial / A_eff : 0)
    if (!(sigma > 0)) continue
    const bending = lateral[row + i]! * toStress
    if (sigma > largest) largest = sigma
    if (sigma + bending > atOne) atOne = sigma + bending
    if (y_guess * sigma + bending > atGuess) atGuess = y_guess * sigma + bending
  }
  bounds.atOne[c] = atOne
  bounds.atGuess[c] = atGuess
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
  bounds.normalLoads.forEach((load, j) => {
    lateralMoments(unit.strut, load, unit.normal[j]!)
  })
  bounds.inPlaneLoads.forEach((load, j) => {
    lateralMoments(unit.strut, load, unit.inPlane[j]!)
  })
}

/** k_h of the combination, and in `direction` where its lateral load presses, with its own weight. */
function oneWay(line: LineDesign, data: FlangeData, c: number, weight: number, bounds: FlangeBounds): number {
  const { factors, fibre } = data
  if (!line.restraints.panel) {
    bounds.direction[c] = TOWARDS_TIP
    return fibre === 'lower' ? factors.lower : factors.upper
  }
  const lowest = bounds.q_min[c]! + weight * bounds.own_min
  const highest = bounds.q_max[c]! + weight * bounds.own_max
  // Sums in another order may differ in the last digit: next to zero the load counts as turning.
  const dust = 1e-9 * Math.max(Math.abs(lowest), Math.abs(highest))
  if (lowest > dust) {
    bounds.direction[c] = factors.gravity >= 0 ? TOWARDS_TIP : TOWARDS_WEB
    return factors.gravity
  }
  if (highest < -dust) {
    bounds.direction[c] = factors.uplift <= 0 ? TOWARDS_TIP : TOWARDS_WEB
    return factors.uplift
  }
  bounds.direction[c] = TURNING
  return 0
}

/** Fills |M_fz| of combination c if it is not known yet; returns where its row begins. */
function lateralRow(
  line: LineDesign,
  c: number,
  factor: number,
  weight: number,
  bounds: FlangeBounds,
  bend: (c: number) => Float64Array,
): number {
  const n = line.mesh.nodeCount
  const { lateral, isKnown, units, part } = bounds
  const isKept = isKnown.length > 0
  const row = isKept ? c * n : 0
  if (isKept && isKnown[c]) return row
  if (isKept) isKnown[c] = 1
  if (bounds.direction[c] === TURNING) {
    const M_fz = bend(c)
    for (let i = 0; i < n; i++) lateral[row + i] = Math.abs(M_fz[i]!)
    return row
  }
  const { normal, inPlane } = units[bounds.direction[c]!]!
  superpose(bounds, c, weight, normal, part)
  const size = Math.abs(factor)
  for (let i = 0; i < n; i++) lateral[row + i] = size * Math.abs(part[i]!)
  if (!line.restraints.panel) {
    superpose(bounds, c, weight, inPlane, part)
    for (let i = 0; i < n; i++) lateral[row + i]! += Math.abs(part[i]!) / 2
  }
  return row
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
