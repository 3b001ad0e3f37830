/** The elements of a line with joints and its load cases on them, S.5. */
import { buildActions } from '../../src/actions/load-cases.ts'
import type { PurlinLine } from '../../src/input.ts'
import type { Candidate } from '../../src/search/candidate.ts'
import { E } from '../../src/steel.ts'
import { endsOf, type JointPlace, jointPlaces } from './members.ts'
import { type NodeLoads, type Response, stiffnessLine } from './stiffness-line.ts'

export type Model = 'SUM' | 'SINGLE' | 'TEST'

/** Nodes of one line: supports, joints, ends of loads, and so close between that values at nodes are as good as extremes. */
export interface Mesh {
  x: number[]
  /** span of each element */
  spanOf: number[]
  nodeAt: (x: number) => number
  /** of every support, rising */
  supports: number[]
  joints: (JointPlace & { node: number })[]
}

const ELEMENTS_A_SPAN = 80
/**
 * Elements are so long at least [mm]: of shorter ones rounding leaves nothing, since their stiffness grows with the third power. What
 * stands nearer to a support or joint moves there.
 */
const SHORTEST = 0.9
/** Nodes that are there to be close to each other need not be closer [mm]. */
const CLOSE = 10

/** Nodes by how much their place matters: those of the first list all, of the others what is far enough from those before. */
function nodesOf(lists: { places: number[]; apart: number }[], total: number): number[] {
  const nodes: number[] = []
  for (const { places, apart } of lists)
    for (const place of places) {
      const x = Math.min(total, Math.max(0, place))
      if (nodes.every((node) => Math.abs(node - x) > apart)) nodes.push(x)
    }
  return nodes.sort((a, b) => a - b)
}

/** @param sleeveLength [mm]  @param more places that shall be nodes */
export function meshOf(line: PurlinLine, sleeveLength: number, more: number[] = []): Mesh {
  const ends = endsOf(line)
  const total = ends.at(-1)!
  const joints = jointPlaces(line)
  const ofJoints = joints.flatMap(({ x, joint }) => {
    if (joint.kind === 'LAP') return [x - joint.a, x + joint.b]
    return joint.kind === 'SLEEVE' ? [x - sleeveLength / 2, x + sleeveLength / 2] : []
  })
  const loadings = buildActions(line).cases.flatMap(({ normal, axial }) => [normal, axial])
  const points = loadings.flatMap((loading) => loading.points.map((p) => p.x))
  const bands = loadings.flatMap((loading) => loading.distributed.flatMap(({ from, to }) => [from, to]))
  const between = line.spans.flatMap(({ length }, i) =>
    Array.from({ length: ELEMENTS_A_SPAN }, (_, k) => ends[i]! + (length * k) / ELEMENTS_A_SPAN),
  )
  const x = nodesOf(
    [
      { places: ends, apart: 0 },
      { places: ofJoints, apart: 1e-6 },
      { places: [...points, ...more, ...bands], apart: SHORTEST },
      { places: between, apart: CLOSE },
    ],
    total,
  )
  const known = new Map<number, number>()
  const nearest = (place: number): number =>
    x.reduce((best, at, i) => (Math.abs(at - place) < Math.abs(x[best]! - place) ? i : best), 0)
  const nodeAt = (place: number): number => {
    const node = known.get(place) ?? nearest(place)
    known.set(place, node)
    return node
  }
  const spanOf = x.slice(1).map((right, e) => {
    const middle = (x[e]! + right) / 2
    return ends.findIndex((end) => end > middle) - 1
  })
  const hasLeft = line.spans[0]!.kind === 'CONSOLE'
  const hasRight = line.spans.at(-1)!.kind === 'CONSOLE'
  const supported = ends.slice(hasLeft ? 1 : 0, hasRight ? -1 : undefined)
  return {
    x,
    spanOf,
    nodeAt,
    supports: supported.map(nodeAt),
    joints: joints.map((j) => ({ ...j, node: nodeAt(j.x) })),
  }
}

const middleOf = ({ x }: Mesh, e: number) => (x[e]! + x[e + 1]!) / 2

/** The lap an element lies in. */
const lapAt = (mesh: Mesh, at: number) =>
  mesh.joints.find(({ x, joint }) => joint.kind === 'LAP' && at > x - joint.a && at < x + joint.b)

export interface LoadedLine {
  mesh: Mesh
  /** of every case with the own weight of the members in the permanent ones */
  cases: Map<string, { response: Response; N: Float64Array[] }>
  /** response to forces at nodes */
  respond: (loads: NodeLoads) => Response
}

/**
 * @param members of each span
 * @param stiffnessRatio of the model TEST
 * @param k_theta of sleeves [N·mm]
 */
export function loadedLine(
  line: PurlinLine,
  mesh: Mesh,
  members: Candidate[],
  model: Model,
  stiffnessRatio: number,
  k_theta: number,
): LoadedLine {
  const I_y = (span: number) => members[span]!.model.gross.I_y
  const elements = mesh.spanOf.map((span, e) => ({ span, lap: lapAt(mesh, middleOf(mesh, e)) }))
  const EI = elements.map(({ span, lap }) => {
    if (!lap || model === 'SINGLE') return E * I_y(span)
    const both = E * (I_y(lap.left) + I_y(lap.right))
    return model === 'SUM' ? both : (stiffnessRatio * both) / 2
  })
  const springs = new Map<number, number>()
  for (const { node, joint } of mesh.joints) {
    if (joint.kind === 'HINGE') springs.set(node, 0)
    if (joint.kind === 'SLEEVE') springs.set(node, k_theta)
  }
  const respond = stiffnessLine({ nodes: mesh.x, EI, supports: mesh.supports, springs })
  // Each member its own weight, inside a lap both.
  const weight = elements.map(({ span, lap }) =>
    lap ? members[lap.left]!.ownWeight + members[lap.right]!.ownWeight : members[span]!.ownWeight,
  )
  const { cases, ownWeight } = buildActions(line)
  const along = (loading: typeof ownWeight.normal, factorOfWeight: number): NodeLoads => {
    const q = Float64Array.from(weight, (g) => g * factorOfWeight)
    const P = new Float64Array(mesh.x.length)
    for (const { from, to, q0 } of loading.distributed)
      for (let e = 0; e < q.length; e++) {
        const [left, right] = [mesh.x[e]!, mesh.x[e + 1]!]
        q[e]! += (q0 * Math.max(0, Math.min(to, right) - Math.max(from, left))) / (right - left)
      }
    for (const point of loading.points) P[mesh.nodeAt(point.x)]! += point.P
    return { q, P }
  }
  const perMm = (loading: typeof ownWeight.normal) => loading.distributed[0]?.q0 ?? 0
  return {
    mesh,
    respond,
    cases: new Map(
      cases.map((c) => {
        const isPermanent = c.id === 'Gmax' || c.id === 'Gmin'
        const factor = (loading: typeof ownWeight.normal) => (isPermanent ? perMm(loading) : 0)
        const response = respond(along(c.normal, factor(ownWeight.normal)))
        return [c.id, { response, N: pressedBy(mesh, along(c.axial, factor(ownWeight.axial))) }]
      }),
    ),
  }
}

/** N of loads along the member that stands on its right end, at the left and right end of each element; D4. */
export function pressedBy({ x }: Mesh, { q, P }: NodeLoads): Float64Array[] {
  const [left, right] = [new Float64Array(q.length), new Float64Array(q.length)]
  let N = 0
  for (let e = 0; e < q.length; e++) {
    N -= P[e]!
    left[e] = N
    N -= q[e]! * (x[e + 1]! - x[e]!)
    right[e] = N
  }
  return [left, right]
}
