/** Stresses at the edges of a free flange and their peaks along the line; method 6.9, decision 0011. */

import type { FlangeEdge } from '../../en1993-1-3-2006/10-1-4-free-flange.ts'
import { KAPPA_F } from '../../joints/lap-resistance.ts'
import type { LineDesign } from '../../line/line-design.ts'
import { emptyFinding, type Finding, keep, leastOf } from '../../search/finding.ts'
import type { FreeFlangeSpace, LoadedFlange } from './bending.ts'
import { type Fibre, type FlangeData, NOTHING } from './data.ts'
import { BETWEEN_NODES, largestWithin, peakOnMesh, withinElement } from './peak-on-mesh.ts'

/** The governing stress of a flange: its edge, its lateral load, the sign of M_fz of the in-plane load, compression or tension. */
export interface EdgePeak {
  fibre: Fibre
  edge: FlangeEdge
  /** index among the lateral loads of the flange, or NO_LOAD */
  load: number
  /** sign of M_fz of the in-plane load; 0: no such load bends the flange */
  inPlane: 1 | -1 | 0
  /** −1: the stress is tension, σ_c + m < 0 */
  sense: 1 | -1
  node: number
  /** part of the element beyond the node at which σ_c is zero and the compressed part ends; 0: at the node */
  fraction: number
  value: number
  /** of σ_c/(χ·κ_f) at a lap */
  isLap?: boolean
}

/** One of the stresses of a flange, without its place. */
export type StressedEdge = Pick<EdgePeak, 'edge' | 'load' | 'inPlane' | 'sense'>

/** Stands for a lateral load where none counts: M and N do not compress the flange. */
export const NO_LOAD = -1

/** σ_c under M and an axial stress N/A_eff, compression positive, with the modulus for the sign of M, method 6.10. */
export const stressOf = (data: FlangeData, M: number, axial: number): number =>
  (data.sign * M) / modulusOf(data, M) - axial

export const modulusOf = ({ sign, W, W_relieved }: FlangeData, M: number): number => (sign * M > 0 ? W : W_relieved)

/** N at a node. Where N jumps: of the more compressed side. */
export function axialAtNode(N: Float64Array, node: number): number {
  const left = node > 0 ? N[2 * node - 1]! : Number.POSITIVE_INFINITY
  return Math.min(left, 2 * node < N.length ? N[2 * node]! : Number.POSITIVE_INFINITY)
}

/** Fills σ_c of the space at the nodes `from` to `to`. Returns whether the flange is compressed at any of them. */
export function fillFlangeStress(flange: LoadedFlange, c: number, from = 0, to?: number): boolean {
  const { line, candidate, data, space } = flange
  const { sigma, forces } = space
  const last = to ?? line.mesh.nodeCount - 1
  space.perAxial = line.uls.hasN[c] === 1 ? 1 / candidate.effective.compression.A : 0
  let largest = 0
  for (let i = from; i <= last; i++) {
    const axial = space.perAxial === 0 ? 0 : axialAtNode(forces.N, i) * space.perAxial
    const s = stressOf(data, forces.M[i]!, axial)
    sigma[i] = s
    if (s > largest) largest = s
  }
  return largest > NOTHING
}

/** m of one edge at the place of a finding, from M_fz of its lateral load and from the in-plane load with the sign of the finding. */
export function edgeBending(
  space: FreeFlangeSpace,
  perMoment: number,
  { load, inPlane, node, fraction }: Pick<EdgePeak, 'load' | 'inPlane' | 'node' | 'fraction'>,
): number {
  const sideways = inPlane * Math.abs(perMoment) * momentAt(space, space.M_inPlane, node, fraction)
  return load === NO_LOAD ? sideways : perMoment * momentAt(space, space.M_fz[load]!, node, fraction) + sideways
}

/** A lateral moment at a place of the mesh. */
export const momentAt = (
  { kinks, places }: FreeFlangeSpace,
  M: Float64Array,
  node: number,
  fraction: number,
): number =>
  fraction === 0
    ? M[node]!
    : withinElement({ mesh: places.mesh, P: kinks, isBreak: places.isBreak, values: M }, node, fraction)

/**
 * The largest |σ_c + m| of (10.3b), or σ_c/χ + m of (10.7), over edges, lateral loads, signs and the compressed part of the line with its
 * ends, where σ_c is zero but m is not.
 *
 * @param space with σ_c and the lateral moments of the combination
 * @param chi   null: (10.3b)
 */
export function edgePeak(line: LineDesign, data: FlangeData, space: FreeFlangeSpace, chi: number | null): EdgePeak {
  const { sigma, u, M_inPlane, kinks } = space
  const signs: EdgePeak['inPlane'][] = M_inPlane.some((M) => M !== 0) ? [1, -1] : [0]
  const senses: EdgePeak['sense'][] = chi === null ? [1, -1] : [1]
  const worst = emptyFinding<StressedEdge>()
  const y = 1 / (chi ?? 1)
  for (const load of data.loads.keys()) {
    for (const { edge, perMoment } of data.edges) {
      for (const inPlane of signs) {
        for (const sense of senses) {
          const stressed: StressedEdge = { edge, load, inPlane, sense }
          const largest = fillCurve(space, stressed, perMoment, y)
          if (BETWEEN_NODES * largest < Math.max(NOTHING, leastOf(worst))) continue
          const { node, value } = peakOnMesh(line.mesh, kinks, u)
          keepEdge(worst, stressed, node, 0, value)
        }
      }
    }
  }
  const last = line.mesh.elementCount
  for (let e = nextEnd(sigma, 0, last); e < last; e = nextEnd(sigma, e + 1, last))
    lookAtEnd({ data, space }, e, { signs, senses }, Math.max(NOTHING, leastOf(worst)), (end, fraction, value) =>
      keepEdge(worst, end, e, fraction, value),
    )
  return peakOf(data, worst, { edge: 'WEB', load: 0, inPlane: signs[0]!, sense: 1 })
}

/**
 * σ_c/(χ·κ_f) at the nodes inside laps (ends and support included), with |M_fz| of the in-plane load at the weaker edge. Null if the flange
 * is not compressed there.
 */
export function lapPeak(data: FlangeData, { sigma, M_inPlane, places }: FreeFlangeSpace, chi: number): EdgePeak | null {
  const { isLap } = places
  if (!isLap) return null
  const worst = emptyFinding<StressedEdge>()
  const { edge, perMoment } = data.weakerEdge
  for (let i = 0; i < sigma.length; i++) {
    if (!isLap[i] || !(sigma[i]! > 0)) continue
    const value = sigma[i]! / (chi * KAPPA_F) + Math.abs(perMoment * M_inPlane[i]!)
    const inPlane = M_inPlane[i] === 0 ? 0 : M_inPlane[i]! > 0 ? 1 : -1
    keepEdge(worst, { edge, load: NO_LOAD, inPlane, sense: 1 }, i, 0, value)
  }
  if (worst.combination < 0) return null
  return { ...peakOf(data, worst, { edge, load: NO_LOAD, inPlane: 0, sense: 1 }), isLap: true }
}

/** Keeps a stress of an edge in one combination. Of equal largest values the first along the line is kept. */
export function keepEdge(
  worst: Finding<StressedEdge>,
  edge: StressedEdge,
  node: number,
  fraction: number,
  value: number,
): void {
  const kept = value > NOTHING ? keep(worst, value, value, 1, node, 0, fraction) : null
  if (kept) kept.branch = edge
}

/** The kept peak; where nothing is kept, the peak at the first node. */
export const peakOf = ({ fibre }: FlangeData, worst: Finding<StressedEdge>, nothing: StressedEdge): EdgePeak => ({
  fibre,
  ...(worst.branch ?? nothing),
  node: Math.max(0, worst.station),
  fraction: worst.fraction,
  value: Math.max(NOTHING, worst.utilisation),
})

/** Fills the curve of one edge, lateral load and sign: 0 where the flange is not compressed. Returns its largest value. */
function fillCurve(
  { sigma, u, M_fz, M_inPlane }: FreeFlangeSpace,
  { load, inPlane, sense }: StressedEdge,
  perMoment: number,
  y: number,
): number {
  const M = M_fz[load]!
  const perInPlane = inPlane * Math.abs(perMoment)
  let largest = 0
  for (let i = 0; i < u.length; i++) {
    // M_fz of the in-plane load keeps one sign along the whole line, so that the curve is smooth.
    const m = perMoment * M[i]! + perInPlane * M_inPlane[i]!
    u[i] = sigma[i]! > 0 ? sense * (y * sigma[i]! + m) : 0
    if (u[i]! > largest) largest = u[i]!
  }
  return largest
}

/** The first element from `e` on, before `to`, in which the compressed part of the line ends; `to` if there is none. */
export function nextEnd(sigma: Float64Array, e: number, to: number): number {
  let k = e
  while (k < to && sigma[k]! > 0 === sigma[k + 1]! > 0) k++
  return k
}

/** Signs of M_fz of the in-plane load, and senses of the stress. */
export interface EitherWay {
  signs: EdgePeak['inPlane'][]
  senses: EdgePeak['sense'][]
}

/**
 * |m| or m of every edge, lateral load and sign where the compressed part of the line ends inside element e.
 * @param least an element whose values all stay below this is skipped
 */
export function lookAtEnd(
  { data, space }: Pick<LoadedFlange, 'data' | 'space'>,
  e: number,
  { signs, senses }: EitherWay,
  least: number,
  take: (edge: StressedEdge, fraction: number, value: number) => void,
): void {
  const { M_fz, M_inPlane, kinks, places } = space
  const most = (M: Float64Array) =>
    largestWithin({ mesh: places.mesh, P: kinks, isBreak: places.isBreak, values: M }, e)
  const largest = Math.max(...data.edges.map((edge) => Math.abs(edge.perMoment)))
  const inPlaneMost = signs.length > 1 ? most(M_inPlane) : 0
  if (!data.loads.some((_, n) => largest * (most(M_fz[n]!) + inPlaneMost) >= least)) return
  const fraction = zeroOfStress(data, space, e)
  // At a node the compressed part already has its own value.
  if (!(fraction > 0 && fraction < 1)) return
  for (const load of data.loads.keys()) {
    for (const { edge, perMoment } of data.edges) {
      for (const inPlane of signs) {
        const m = edgeBending(space, perMoment, { load, inPlane, node: e, fraction })
        for (const sense of senses) if (sense * m >= least) take({ edge, load, inPlane, sense }, fraction, sense * m)
      }
    }
  }
}

/** The zero of σ_c in an element with different signs at its ends, as a part of its length. */
function zeroOfStress(data: FlangeData, space: FreeFlangeSpace, e: number): number {
  const { M, N, q } = space.forces
  const h = space.places.mesh.length[e]!
  const bulge = ((q[2 * e]! + q[2 * e + 1]!) / 4) * h * h
  const stressAt = (t: number) => {
    const bending = M[e]! + (M[e + 1]! - M[e]!) * t + bulge * t * (1 - t)
    return stressOf(data, bending, space.perAxial * (N[2 * e]! + (N[2 * e + 1]! - N[2 * e]!) * t))
  }
  let low = 0
  let high = 1
  let atLow = stressAt(0)
  let atHigh = stressAt(1)
  // A jump of N at a node can move the zero out of the element.
  if (atLow > 0 === atHigh > 0) return 0
  let t = 0
  for (let i = 0; i < 40 && high - low > 1e-9; i++) {
    // Secant steps, and every third step a bisection: M is almost linear in an element.
    t = i % 3 === 2 ? (low + high) / 2 : low + ((high - low) * atLow) / (atLow - atHigh)
    const value = stressAt(t)
    if (value === 0) return t
    if (value > 0 === atLow > 0) [low, atLow] = [t, value]
    else [high, atHigh] = [t, value]
    if (Math.abs(value) < 1e-12 * Math.abs(atHigh - atLow)) break
  }
  return t
}
