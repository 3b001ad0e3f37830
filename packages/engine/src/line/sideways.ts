/** Load in the plane of the envelope on an Ω without panel: its shapes, and their factors in every combination; method 5.26. */
import type { Combination } from '../result.ts'
import type { LineMesh } from '../stability/line-mesh.ts'
import { createOmegaSideways, sidewaysLoad } from '../stability/omega-sideways.ts'
import { BLOCK } from './block-sizes.ts'
import { type CombinedForces, permanentFactor, type Term, termsOf } from './combined-forces.ts'
import { basisOf } from './load-basis.ts'
import type { ActingShapes, SidewaysSection } from './sideways-results.ts'
import type { CaseResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'

/** The loads in the plane of one combination, without own weight. */
export interface SidewaysLoads extends ActingShapes {
  /** factors of the shapes under 1 N/mm of own weight */
  ownFactors: Float64Array
}

/** A line with its cases solved. */
interface SolvedLine {
  mesh: LineMesh
  stations: Stations
  cases: ReadonlyMap<string, CaseResponse>
  uls: CombinedForces
}

export type Sideways = ReturnType<typeof sidewaysOf>

/** Of a line on which load acts in the plane: its loads by their shapes, and the solution of the section looked at last. */
export function sidewaysOf(
  { mesh, stations, cases, uls }: SolvedLine,
  isInverted: boolean,
  characteristic: Combination[],
) {
  const { own } = uls
  const omega = createOmegaSideways(mesh, isInverted)
  const responses = [own, ...cases.values()]
  const loads = responses.map((r) => sidewaysLoad(omega, r.mesh.q_y, r.mesh.P_y))
  const { basis, sums } = basisOf(loads.map(({ f }) => f))
  const sumOf = new Map(responses.map((r, i) => [r, sums[i]!]))
  const loadsOf = (terms: Term[], ownFactor: number): SidewaysLoads => {
    const ofOwn = ownFactor === 0 ? [] : sumOf.get(own)!
    const factors = new Map<number, number>(ofOwn.map(([shape]) => [shape, 0]))
    for (const { factor, response } of terms)
      for (const [shape, share] of sumOf.get(response)!) factors.set(shape, (factors.get(shape) ?? 0) + factor * share)
    return {
      shapes: Int32Array.from(factors.keys()),
      factors: Float64Array.from(factors.values()),
      ownFactors: Float64Array.from(factors.keys(), (_, i) => (i < ofOwn.length ? ownFactor * ofOwn[i]![1] : 0)),
    }
  }
  const ofGroups: SidewaysLoads[] = []
  uls.forceGroup.forEach((group, c) => {
    ofGroups[group] ??= loadsOf(uls.terms[c]!, uls.ownFactor[c]!)
  })
  const groups = differentOf(ofGroups)
  return {
    omega,
    mesh,
    /** the shapes that are solved, and every case as a sum of them */
    loads: basis.map((i) => loads[i]!),
    sumOf,
    /** different ones, and which of them every group of combinations has */
    groups: groups.different,
    ofGroup: groups.of,
    /** different ones of the characteristic combinations */
    characteristic: differentOf(characteristic.map((c) => loadsOf(termsOf(c, cases), permanentFactor(c)))).different,
    /** of every shape the mean load of every element [N/mm] */
    q: basis
      .map((i) => responses[i]!.mesh.q_y)
      .map((q_y) => q_y.filter((_, k) => k % 2 === 0).map((q, e) => (q + q_y[2 * e + 1]!) / 2)),
    stations: stationsOnMesh(mesh, stations),
    section: null as SidewaysSection | null,
  }
}

/** Equal loads once, and the number of each among the different ones. */
function differentOf(loads: SidewaysLoads[]) {
  const numbers = new Map<string, number>()
  const different: SidewaysLoads[] = []
  const of = loads.map((l) => {
    const key = `${l.shapes.join()} ${l.factors.join()} ${l.ownFactors.join()}`
    const number = numbers.get(key) ?? different.push(l) - 1
    numbers.set(key, number)
    return number
  })
  return { different, of }
}

/** The factors of the shapes on a section of this own weight [N/mm]. */
export const actingShapes = ({ shapes, factors, ownFactors }: SidewaysLoads, ownWeight: number): ActingShapes => ({
  shapes,
  factors: factors.map((factor, i) => factor + ownFactors[i]! * ownWeight),
})

/** The element every station lies in, its part of the way, and s·(h − s)/2 there, the share of a uniform load. */
function stationsOnMesh(mesh: LineMesh, { x, s, count }: Stations) {
  const element = new Int32Array(count)
  const part = new Float64Array(count)
  const bulge = new Float64Array(count)
  let e = 0
  for (let i = 0; i < count; i++) {
    // A station that begins a piece belongs to the element on its right.
    const at = x[i]!
    while (e + 1 < mesh.elementCount && mesh.x[e + 1]! <= at - (s[i] === 0 ? -1e-6 : 1e-6)) e++
    const h = mesh.length[e]!
    const from = Math.min(Math.max(at - mesh.x[e]!, 0), h)
    element[i] = e
    part[i] = from / h
    bulge[i] = (from * (h - from)) / 2
  }
  /** of every element, and behind the last one */
  const first = new Int32Array(mesh.elementCount + 1).fill(count)
  for (let i = count - 1; i >= 0; i--) first[element[i]!] = i
  for (let k = mesh.elementCount - 1; k >= 0; k--) first[k] = Math.min(first[k]!, first[k + 1]!)
  /** the element in which every block of stations begins, and the last element */
  const firstOfBlock = Int32Array.from(
    { length: Math.ceil(count / BLOCK) + 1 },
    (_, b) => element[Math.min(b * BLOCK, count - 1)]!,
  )
  return { element, part, bulge, first, firstOfBlock }
}
