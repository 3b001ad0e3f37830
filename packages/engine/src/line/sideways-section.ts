/** One section of an Ω without panel under every shape of load in the plane by itself; method 5.26. */
import type { SectionModel } from '../sections/section-model.ts'
import type { LineMesh } from '../stability/line-mesh.ts'
import { omegaMatrices } from '../stability/omega-matrices.ts'
import { omegaMidlines } from '../stability/omega-shape.ts'
import {
  createSidewaysResponse,
  curvatures,
  nodalEndForces,
  setSidewaysSection,
  solveSideways,
  solveSidewaysForce,
} from '../stability/omega-sideways.ts'
import { swayWarping } from '../stability/omega-warping.ts'
import { E } from '../steel.ts'
import { BETWEEN_FIRST_NODES, firstNodes } from './roof-load-on-mesh.ts'
import type { Sideways } from './sideways.ts'
import type { ShapeResponse, SidewaysSection } from './sideways-results.ts'

/** The solution of a section, kept until another is asked for, which takes its arrays: it does not depend on the steel. */
export function sidewaysSection(of: Sideways, model: SectionModel): SidewaysSection {
  if (of.section?.model === model) return of.section
  const { omega, mesh, loads } = of
  const midlines = omegaMidlines(model)
  const matrices = omegaMatrices(midlines, { k_M: 0, k_B: 0 }, omega.outer === 0 ? 'T' : 'B')
  setSidewaysSection(omega, matrices)
  const warping = swayWarping(midlines)
  // σ_q = −E·U·d″ = a·(C·d″), place after place.
  const a = new Float64Array(3 * warping.length)
  warping.forEach(({ U }, k) => {
    curvatures(matrices.sway, U).forEach((v, i) => {
      a[3 * k + i] = -E * v
    })
  })
  const bulge = Float64Array.from(warping, (_, k) => -a[3 * k + omega.outer]!)
  const room = of.section?.warping.length === warping.length ? of.section.shapes : null
  const shapes = room ?? loads.map(() => roomFor(of, warping.length))
  for (let i = 0; i < loads.length; i++) {
    const shape = shapes[i]!
    solveSideways(omega, loads[i]!, shape)
    putStresses(shape.m, a, shape.stress)
    putBounds(mesh, shape.stress, bulge, of.q[i]!, shape.bounds)
    putBlocks(of, shape.bounds, shape.blocks)
    shape.reach = reachOf(mesh, shape.d)
  }
  of.section = {
    model,
    matrices,
    warping,
    perCurvature: a,
    bulge,
    shapes,
    stresses: [],
    displacement: null,
    stressPerForce: null,
  }
  return of.section
}

/** Upper bound of σ_q of 1 N at any place of the outer fibre [N/mm² per N]. */
export function stressPerForce(of: Sideways, section: SidewaysSection): number {
  if (section.stressPerForce === null) {
    const into = roomFor(of, section.warping.length)
    let most = 0
    for (const node of firstNodes(of.mesh)) {
      solveSidewaysForce(of.omega, node, into.d)
      nodalEndForces(of.omega, into)
      putStresses(into.m, section.perCurvature, into.stress)
      most = Math.max(most, largestAt(into.stress, 0, into.stress.length))
    }
    section.stressPerForce = BETWEEN_FIRST_NODES * most
  }
  return section.stressPerForce
}

const roomFor = ({ omega, mesh, stations }: Sideways, places: number): ShapeResponse => ({
  ...createSidewaysResponse(omega),
  stress: new Float64Array(mesh.nodeCount * places),
  bounds: new Float64Array(mesh.elementCount),
  blocks: new Float64Array(stations.firstOfBlock.length - 1),
  reach: 0,
})

/** a·m at every node and place. */
function putStresses(m: Float64Array, a: Float64Array, stress: Float64Array): void {
  for (let i = 0, at = 0; i < m.length; i += 3) {
    const m_0 = m[i]!
    const m_1 = m[i + 1]!
    const m_2 = m[i + 2]!
    for (let k = 0; k < a.length; k += 3, at++) stress[at] = a[k]! * m_0 + a[k + 1]! * m_1 + a[k + 2]! * m_2
  }
}

/** Upper bounds of σ_q by element: the larger of its ends plus the bulge between them. @param stress node after node */
export function putBounds(
  mesh: LineMesh,
  stress: Float64Array,
  bulge: Float64Array,
  q: Float64Array,
  bounds: Float64Array,
): void {
  const places = bulge.length
  const most = largestAt(bulge, 0, places)
  let left = largestAt(stress, 0, places)
  for (let e = 0; e < bounds.length; e++) {
    const right = largestAt(stress, (e + 1) * places, places)
    const h = mesh.length[e]!
    bounds[e] = Math.max(left, right) + (most * Math.abs(q[e]!) * h * h) / 8
    left = right
  }
}

function largestAt(values: Float64Array, from: number, count: number): number {
  let largest = 0
  for (let i = from; i < from + count; i++) largest = Math.max(largest, Math.abs(values[i]!))
  return largest
}

/** The largest bound of the elements of every block of stations. */
function putBlocks({ stations: { firstOfBlock } }: Sideways, bounds: Float64Array, blocks: Float64Array): void {
  for (let b = 0; b < blocks.length; b++) {
    let largest = 0
    for (let e = firstOfBlock[b]!; e <= firstOfBlock[b + 1]!; e++) largest = Math.max(largest, bounds[e]!)
    blocks[b] = largest
  }
}

/** Values and slopes of v_t stand first at every node, those of v_f last, those of the rotation between them. */
export const PER_NODE = 6
export const DISPLACED = [0, 4]
/** Between its ends a cubic exceeds them by this part of its rises there at most. */
export const BETWEEN_ENDS = 4 / 27

/** Upper bound of v_t and v_f. */
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
