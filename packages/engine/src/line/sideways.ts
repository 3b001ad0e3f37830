/** Load in the plane of the envelope on an Ω without panel: it acts at the outer fibre, bends, twists and distorts the section; method 5.26. */
import type { Combination, Solution } from '../result.ts'
import type { SectionModel } from '../sections/section-model.ts'
import type { LineMesh } from '../stability/line-mesh.ts'
import { type OmegaMatrices, omegaMatrices } from '../stability/omega-matrices.ts'
import { omegaMidlines } from '../stability/omega-shape.ts'
import {
  createOmegaSideways,
  curvatures,
  setSidewaysSection,
  sidewaysLoad,
  solveSideways,
} from '../stability/omega-sideways.ts'
import { swayWarping, type WarpingPoint } from '../stability/omega-warping.ts'
import { E } from '../steel.ts'
import { BLOCK } from './block-sizes.ts'
import { type CombinedForces, permanentFactor } from './combined-forces.ts'
import { shapesOf } from './load-shapes.ts'
import type { CaseResponse } from './statics-table.ts'
import type { Stations } from './stations.ts'

/** Part of a combination: a shape of load in the plane, and how often it acts. */
export interface Part {
  shape: number
  factor: number
}

/** The loads in the plane of one combination, without own weight. */
export interface SidewaysLoads {
  parts: Part[]
  ownFactor: number
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
    const factors = new Map<number, number>()
    for (const { factor, response } of terms) {
      const [shape, scale] = placeOf(response)
      if (shape >= 0) factors.set(shape, (factors.get(shape) ?? 0) + factor * scale)
    }
    return { parts: Array.from(factors, ([shape, factor]) => ({ shape, factor })), ownFactor }
  }
  /** of every group of combinations, equal ones once */
  const groups: SidewaysLoads[] = []
  const known = new Map<string, SidewaysLoads>()
  uls.forceGroup.forEach((group, c) => {
    if (groups[group]) return
    const loads = loadsOf(uls.terms[c]!, uls.ownFactor[c]!)
    const key = JSON.stringify(loads)
    groups[group] = known.get(key) ?? loads
    known.set(key, groups[group])
  })
  const omega = createOmegaSideways(mesh, isInverted)
  return {
    omega,
    loads: shapes.map((r) => sidewaysLoad(omega, r.mesh.q_y, r.mesh.P_y)),
    placeOf,
    ownShape,
    ownScale,
    groups,
    /** different ones of the characteristic combinations */
    characteristic: differentOf(
      characteristic.map((c) => {
        const terms = Object.entries(c.factors).flatMap(([id, factor]) => {
          const response = cases.get(id)
          return response ? [{ factor, response }] : []
        })
        return loadsOf(terms, permanentFactor(c))
      }),
    ),
    /** of every shape the mean load of every element [N/mm] */
    q: shapes.map(({ mesh: { q_y } }) => q_y.filter((_, k) => k % 2 === 0).map((q, e) => (q + q_y[2 * e + 1]!) / 2)),
    mesh,
    stations: stationsOnMesh(mesh, stations),
    section: null as SidewaysSection | null,
  }
}

function differentOf(loads: SidewaysLoads[]): SidewaysLoads[] {
  const different = new Map(loads.map((l) => [JSON.stringify(l), l]))
  return [...different.values()].filter(({ parts, ownFactor }) => parts.length > 0 || ownFactor !== 0)
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
  /** the element in which every block of stations begins, and the last element */
  const firstOfBlock = Int32Array.from(
    { length: Math.ceil(count / BLOCK) + 1 },
    (_, b) => element[Math.min(b * BLOCK, count - 1)]!,
  )
  return { element, part, bulge, firstOfBlock }
}

/** What is known of σ_q of one combination of loads on a section [N/mm²]. */
export interface SidewaysStress {
  factors: Part[]
  /** in no station is it larger, and in none of a block of stations: the shapes of load each by itself */
  bound: number
  blocks: Float64Array
  /** the largest of the stations, of equal ones the first; null: not asked for yet */
  found: { demand: number; station: number } | null
}

/** One section under every shape of load by itself. */
export interface SidewaysSection {
  model: SectionModel
  matrices: OmegaMatrices
  /** places of its cross-section at which stresses are looked at */
  warping: WarpingPoint[]
  /** of every shape: σ_q at the nodes, node after node in the order of the places [N/mm²] */
  stress: Float64Array[]
  /** σ_q of q·s·(h − s)/2 within an element, by place */
  bulge: Float64Array
  /** of every shape: what σ_q does not exceed in every block of stations, and neither v_t nor v_f along the line [mm] */
  blocks: Float64Array[]
  reach: number[]
  /** of every shape: values and slopes of the three fields at the nodes */
  d: Float64Array[]
  /** of every shape: C·d″ at the nodes */
  m: Float64Array[]
  /** what the search knows of it by loads, filled as it is asked for */
  stresses: Map<SidewaysLoads, SidewaysStress>
  displacement: Solution['sidewaysMm'] | null
}

/** The solution of a section, kept until another is asked for: it does not depend on the steel. */
export function sidewaysSection(of: Sideways, model: SectionModel): SidewaysSection {
  if (of.section?.model === model) return of.section
  const { omega, mesh, loads } = of
  const midlines = omegaMidlines(model)
  const matrices = omegaMatrices(midlines, { k_M: 0, k_B: 0 }, omega.outer === 0 ? 'T' : 'B')
  setSidewaysSection(omega, matrices.sway)
  const warping = swayWarping(midlines)
  // σ_q = −E·U·d″ = a·(C·d″), place after place.
  const a = new Float64Array(3 * warping.length)
  warping.forEach(({ U }, k) => {
    curvatures(matrices.sway, U).forEach((v, i) => {
      a[3 * k + i] = -E * v
    })
  })
  const bulge = Float64Array.from(warping, (_, k) => -a[3 * k + omega.outer]!)
  const section: SidewaysSection = {
    model,
    matrices,
    warping,
    bulge,
    stress: [],
    blocks: [],
    reach: [],
    d: [],
    m: [],
    stresses: new Map(),
    displacement: null,
  }
  loads.forEach((load, shape) => {
    const { d, m } = solveSideways(omega, load)
    const stress = stressesOf(m, a)
    section.d.push(d)
    section.m.push(m)
    section.stress.push(stress)
    section.blocks.push(ofBlocks(of, elementBounds(mesh, stress, bulge, of.q[shape]!)))
    section.reach.push(reachOf(mesh, d))
  })
  of.section = section
  return section
}

/** a·m at every node and place. */
function stressesOf(m: Float64Array, a: Float64Array): Float64Array {
  const places = a.length / 3
  const stress = new Float64Array((m.length / 3) * places)
  for (let i = 0, at = 0; i < m.length; i += 3) {
    const m_0 = m[i]!
    const m_1 = m[i + 1]!
    const m_2 = m[i + 2]!
    for (let k = 0; k < a.length; k += 3, at++) stress[at] = a[k]! * m_0 + a[k + 1]! * m_1 + a[k + 2]! * m_2
  }
  return stress
}

/**
 * What σ_q does not exceed within every element: the larger of its ends, and the bulge between them.
 * @param stress at the nodes, node after node @param q of every element
 */
export function elementBounds(
  mesh: LineMesh,
  stress: Float64Array,
  bulge: Float64Array,
  q: Float64Array,
): Float64Array {
  const places = bulge.length
  const bounds = new Float64Array(mesh.elementCount)
  let most = 0
  for (let k = 0; k < places; k++) most = Math.max(most, Math.abs(bulge[k]!))
  let left = largestAt(stress, 0, places)
  for (let e = 0; e < bounds.length; e++) {
    const right = largestAt(stress, (e + 1) * places, places)
    const h = mesh.length[e]!
    bounds[e] = Math.max(left, right) + (most * Math.abs(q[e]!) * h * h) / 8
    left = right
  }
  return bounds
}

function largestAt(values: Float64Array, from: number, count: number): number {
  let largest = 0
  for (let i = from; i < from + count; i++) {
    const size = Math.abs(values[i]!)
    if (size > largest) largest = size
  }
  return largest
}

/** The largest bound of the elements of every block of stations. */
function ofBlocks({ stations: { firstOfBlock } }: Sideways, bounds: Float64Array): Float64Array {
  const blocks = new Float64Array(firstOfBlock.length - 1)
  for (let b = 0; b < blocks.length; b++)
    for (let e = firstOfBlock[b]!; e <= firstOfBlock[b + 1]! && e < bounds.length; e++)
      if (bounds[e]! > blocks[b]!) blocks[b] = bounds[e]!
  return blocks
}

/** Values and slopes of v_t stand first at every node, those of v_f last, those of the rotation between them. */
export const PER_NODE = 6
export const DISPLACED = [0, 4]
/** Between its ends a cubic exceeds them by this part of its rises there at most. */
export const BETWEEN_ENDS = 4 / 27

/** Neither v_t nor v_f is larger anywhere. */
function reachOf(mesh: LineMesh, d: Float64Array): number {
  let reach = 0
  for (const field of DISPLACED)
    for (let e = 0, i = field; e < mesh.elementCount; e++, i += PER_NODE) {
      const value = Math.max(Math.abs(d[i]!), Math.abs(d[i + PER_NODE]!))
      const slopes = Math.abs(d[i + 1]!) + Math.abs(d[i + PER_NODE + 1]!)
      reach = Math.max(reach, value + BETWEEN_ENDS * mesh.length[e]! * slopes)
    }
  return reach
}

/** How often every shape acts on a section of this own weight [N/mm]. */
export function shapeFactors(
  { ownShape, ownScale }: Sideways,
  { parts, ownFactor }: SidewaysLoads,
  ownWeight: number,
): Part[] {
  const own = ownFactor * ownWeight * ownScale
  if (ownShape < 0 || own === 0) return parts
  const at = parts.findIndex(({ shape }) => shape === ownShape)
  if (at < 0) return [...parts, { shape: ownShape, factor: own }]
  return parts.map((part, i) => (i === at ? { shape: ownShape, factor: part.factor + own } : part))
}
