/** Load in the plane of the envelope on an Ω without panel: it acts at the outer fibre, bends, twists and distorts the section; method 5.24. */
import type { Combination } from '../result.ts'
import type { SectionModel } from '../sections/section-model.ts'
import type { LineMesh } from '../stability/line-mesh.ts'
import { type OmegaMatrices, omegaMatrices } from '../stability/omega-matrices.ts'
import { omegaMidlines } from '../stability/omega-shape.ts'
import { createOmegaSideways, curvatures, setSidewaysSection, solveSideways } from '../stability/omega-sideways.ts'
import { swayWarping, type WarpingPoint } from '../stability/omega-warping.ts'
import { E } from '../steel.ts'
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
  return {
    omega: createOmegaSideways(mesh, isInverted),
    shapes,
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
  return { element, part, bulge }
}

/** σ_q of one combination of loads along the line [N/mm²]. */
export interface SidewaysStress {
  factors: Part[]
  /** at the stations, of equal ones the first */
  largest: number
  station: number
  /** in no station of a block of stations σ_q is larger */
  blocks: Float64Array
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
  /** of every shape: values and slopes of the three fields at the nodes */
  d: Float64Array[]
  /** of every shape: C·d″ at the nodes */
  m: Float64Array[]
  /** what the search knows of it by loads, filled as it is asked for */
  stresses: Map<SidewaysLoads, SidewaysStress>
}

/** The solution of a section, kept until another is asked for: it does not depend on the steel. */
export function sidewaysSection(of: Sideways, model: SectionModel): SidewaysSection {
  if (of.section?.model === model) return of.section
  const { omega, shapes } = of
  const midlines = omegaMidlines(model)
  const matrices = omegaMatrices(midlines, { k_M: 0, k_B: 0 }, omega.outer === 0 ? 'T' : 'B')
  setSidewaysSection(omega, matrices.sway)
  const warping = swayWarping(midlines)
  // σ_q = −E·U·d″ = a·(C·d″)
  const a = warping.map(({ U }) => curvatures(matrices.sway, U).map((v) => -E * v))
  const solved = shapes.map(({ mesh }) => solveSideways(omega, mesh.q_y, mesh.P_y))
  of.section = {
    model,
    matrices,
    warping,
    stress: solved.map(({ m }) => stressesOf(m, a)),
    bulge: Float64Array.from(a, (of) => -of[omega.outer]!),
    d: solved.map(({ d }) => d),
    m: solved.map(({ m }) => m),
    stresses: new Map(),
  }
  return of.section
}

/** a·m at every node and place. */
function stressesOf(m: Float64Array, a: Float64Array[]): Float64Array {
  const nodes = m.length / 3
  const places = a.length
  const stress = new Float64Array(nodes * places)
  for (let k = 0; k < places; k++) {
    const [a_0, a_1, a_2] = a[k] as unknown as [number, number, number]
    for (let node = 0, i = 0; node < nodes; node++, i += 3)
      stress[places * node + k] = a_0 * m[i]! + a_1 * m[i + 1]! + a_2 * m[i + 2]!
  }
  return stress
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
