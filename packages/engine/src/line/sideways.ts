/** Load in the plane of the envelope on an Ω without panel: its shapes, and how often they act in every combination; method 5.25. */
import type { Combination } from '../result.ts'
import type { LineMesh } from '../stability/line-mesh.ts'
import { createOmegaSideways, sidewaysLoad } from '../stability/omega-sideways.ts'
import { BLOCK } from './block-sizes.ts'
import { type CombinedForces, permanentFactor } from './combined-forces.ts'
import { shapesOf } from './load-shapes.ts'
import type { SidewaysSection } from './sideways-section.ts'
import type { CaseResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'

/** The loads in the plane of one combination: the shapes that act, and how often, without own weight. */
export interface SidewaysLoads extends ActingShapes {
  ownFactor: number
  /** which of these shapes the own weight has; −1: none */
  ownPlace: number
}

export type Sideways = ReturnType<typeof sidewaysOf>

/** What acts in the plane of the envelope. */
const inPlane = ({ mesh }: CaseResponse): Float64Array[] => [mesh.q_y, mesh.P_y]

/**
 * Of a line on which load acts in the plane: its loads by their shapes, and the solution of the section looked at last.
 * @param characteristic combinations of the displacements
 */
export function sidewaysOf(
  isInverted: boolean,
  mesh: LineMesh,
  stations: Stations,
  cases: ReadonlyMap<string, CaseResponse>,
  own: CaseResponse,
  uls: CombinedForces,
  characteristic: Combination[],
) {
  const { shapes, placeOf } = shapesOf([own, ...cases.values()], inPlane)
  const [ownShape, ownScale] = placeOf(own)
  const loadsOf = (terms: CombinedForces['terms'][number], ownFactor: number): SidewaysLoads => {
    const factors = new Map<number, number>(ownFactor !== 0 && ownShape >= 0 ? [[ownShape, 0]] : [])
    for (const { factor, response } of terms) {
      const [shape, scale] = placeOf(response)
      if (shape >= 0) factors.set(shape, (factors.get(shape) ?? 0) + factor * scale)
    }
    const acting = Int32Array.from(factors.keys())
    const ownPlace = ownFactor === 0 ? -1 : acting.indexOf(ownShape)
    return { shapes: acting, factors: Float64Array.from(factors.values()), ownFactor, ownPlace }
  }
  const ofGroups: SidewaysLoads[] = []
  uls.forceGroup.forEach((group, c) => {
    ofGroups[group] ??= loadsOf(uls.terms[c]!, uls.ownFactor[c]!)
  })
  const groups = differentOf(ofGroups)
  const omega = createOmegaSideways(mesh, isInverted)
  return {
    omega,
    mesh,
    loads: shapes.map((r) => sidewaysLoad(omega, r.mesh.q_y, r.mesh.P_y)),
    placeOf,
    ownScale,
    /** different ones, and which of them every group of combinations has */
    groups: groups.different,
    ofGroup: groups.of,
    /** different ones of the characteristic combinations */
    characteristic: differentOf(
      characteristic.map((c) => {
        const terms = Object.entries(c.factors).flatMap(([id, factor]) => {
          const response = cases.get(id)
          return response ? [{ factor, response }] : []
        })
        return loadsOf(terms, permanentFactor(c))
      }),
    ).different,
    /** of every shape the mean load of every element [N/mm] */
    q: shapes.map(({ mesh: { q_y } }) => q_y.filter((_, k) => k % 2 === 0).map((q, e) => (q + q_y[2 * e + 1]!) / 2)),
    stations: stationsOnMesh(mesh, stations),
    section: null as SidewaysSection | null,
  }
}

/** Equal loads once, and the number of each among the different ones. */
function differentOf(loads: SidewaysLoads[]) {
  const numbers = new Map<string, number>()
  const different: SidewaysLoads[] = []
  const of = loads.map((l) => {
    const key = `${l.ownFactor} ${l.shapes.join()} ${l.factors.join()}`
    const number = numbers.get(key) ?? different.push(l) - 1
    numbers.set(key, number)
    return number
  })
  return { different, of }
}

/** The shapes that act, by their number, and how often. */
export interface ActingShapes {
  shapes: Int32Array
  factors: Float64Array
}

/** How often every shape acts on a section of this own weight [N/mm]. */
export function actingShapes(
  { ownScale }: Sideways,
  { shapes, factors, ownPlace, ownFactor }: SidewaysLoads,
  ownWeight: number,
): ActingShapes {
  if (ownPlace < 0) return { shapes, factors }
  const all = factors.slice()
  all[ownPlace]! += ownFactor * ownWeight * ownScale
  return { shapes, factors: all }
}

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
