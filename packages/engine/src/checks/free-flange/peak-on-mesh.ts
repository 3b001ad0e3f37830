/** The largest value of a curve given at the nodes of the line model. */

import { COMPARABLE, type LineMesh } from '../../stability/line-mesh.ts'
import { SAME } from '../../zero.ts'

/**
 * A peak between nodes is at most this many times the largest nodal value; the bounds of the search rely on it. The largest ratio found in
 * thousands of random requests is 1.037, at a band of 0.3 m beside a span of 25 m.
 */
export const BETWEEN_NODES = 1.05

/**
 * Largest nodal value, refined where the curve is smooth by the parabola through it and two nodes beside it.
 *
 * Beside a very short element the parabola would carry a kink of that element far into a long neighbour. The two nodes are then taken on
 * the longer side, if their distances are comparable. A curve that ends (falls to 0) beside its peak is not refined.
 *
 * @param values at the nodes; negative and 0 both mean: no value here
 * @param P      point loads at the nodes, where the curve has a kink
 */
export function peakOnMesh(mesh: LineMesh, P: Float64Array, values: Float64Array): { node: number; value: number } {
  let node = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[node]!) node = i
  // Of equal values the first, even where rounding breaks a symmetry.
  const enough = values[node]! * (1 - SAME)
  for (let i = node - 1; i >= 0; i--) if (values[i]! >= enough) node = i
  return { node, value: Math.min(BETWEEN_NODES * values[node]!, refinedAt(mesh, P, values, node)) }
}

/** The value of a node, or of the top of the parabola over the elements beside it. */
function refinedAt(mesh: LineMesh, P: Float64Array, values: Float64Array, node: number): number {
  const top = values[node]!
  if (isKink(mesh, P, node)) return top
  const before = mesh.length[node - 1] ?? 0
  const after = mesh.length[node] ?? 0
  if (before > COMPARABLE * after) return oneSided(mesh, P, values, node, -1)
  if (after > COMPARABLE * before) return oneSided(mesh, P, values, node, 1)
  const left = values[node - 1]!
  const right = values[node + 1]!
  if (left <= 0 || right <= 0) return top
  return vertex([-before, left], [0, top], [after, right])
}

/** Values at the nodes of a mesh. Point loads P break their slope. */
interface MeshCurve {
  mesh: LineMesh
  P: Float64Array
  /** 1 at nodes where the curvature jumps */
  isBreak: Uint8Array
  values: Float64Array
}

/**
 * The value inside element e, at the part t of its length, by the parabola through its ends and a node beyond one of them. That node is no
 * kink and at a comparable distance; without such a node the value is linear.
 */
export function withinElement(curve: MeshCurve, e: number, t: number): number {
  const a = curve.values[e]!
  const b = curve.values[e + 1]!
  return a + (b - a) * t - bulge(curve, e) * t * (1 - t)
}

/** Upper bound of |`withinElement`| over an element. */
export function largestWithin(curve: MeshCurve, e: number): number {
  const ends = Math.max(Math.abs(curve.values[e]!), Math.abs(curve.values[e + 1]!))
  return ends + Math.abs(bulge(curve, e)) / 4
}

/** Half the second derivative of the parabola over element e, times the square of its length. */
function bulge({ mesh, P, isBreak, values }: MeshCurve, e: number): number {
  const h = mesh.length[e]!
  for (const side of [-1, 1]) {
    const shared = side < 0 ? e : e + 1
    const beside = mesh.length[e + side]
    if (beside === undefined || isBreak[shared] || isKink(mesh, P, shared)) continue
    if (Math.max(beside, h) > COMPARABLE * Math.min(beside, h)) continue
    const near = values[shared]!
    const other = values[side < 0 ? e + 1 : e]!
    return (((values[shared + side]! - near) / beside + (other - near) / h) / (beside + h)) * h * h
  }
  return 0
}

/** Supports, restraints and point loads break the slope of the bending moments. */
const isKink = (mesh: LineMesh, P: Float64Array, i: number): boolean => breaksSlope(mesh, i) || P[i] !== 0

/** Whether a support, a restraint or an end of a lap breaks the slope. */
export const breaksSlope = (mesh: LineMesh, i: number): boolean =>
  mesh.isSupport[i] === 1 || mesh.isLowerRestraint[i] === 1 || mesh.isUpperRestraint[i] === 1 || mesh.isKink[i] === 1

/** The parabola through the peak and the two nodes on one side of it, within the first element. */
function oneSided(mesh: LineMesh, P: Float64Array, values: Float64Array, node: number, side: 1 | -1): number {
  const top = values[node]!
  const near = values[node + side] ?? 0
  const far = values[node + 2 * side] ?? 0
  if (near <= 0 || far <= 0 || isKink(mesh, P, node + side)) return top
  const first = Math.abs(mesh.x[node + side]! - mesh.x[node]!)
  const second = Math.abs(mesh.x[node + 2 * side]! - mesh.x[node + side]!)
  if (Math.max(first, second) > COMPARABLE * Math.min(first, second)) return top
  return vertex([0, top], [first, near], [first + second, far])
}

type MeshPoint = readonly [x: number, y: number]

/** Largest value of the parabola through three points, between the outer two; at least that of the points. */
function vertex([x0, y0]: MeshPoint, [x1, y1]: MeshPoint, [x2, y2]: MeshPoint): number {
  const first = (y1 - y0) / (x1 - x0)
  const second = (y2 - y1) / (x2 - x1)
  const curvature = (second - first) / (x2 - x0)
  const top = Math.max(y0, y1, y2)
  if (!(curvature < 0)) return top
  const x = (x0 + x1) / 2 - first / (2 * curvature)
  return x > x0 && x < x2 ? Math.max(top, y0 + (x - x0) * (first + curvature * (x - x1))) : top
}

export type PeakRise = ReturnType<typeof peakRise>

/**
 * Upper bound of the rise of `peakOnMesh` above a node: `own`·v there + `first`·v and `second`·v at two nodes beside it, linear in the
 * values. 0 where there is no parabola. Point loads only remove rises.
 *
 * A parabola of curvature 2c rises c·h²/4 above its chord, and c is a divided difference.
 */
export function peakRise(mesh: LineMesh) {
  const n = mesh.nodeCount
  const rise = {
    firstNode: new Int32Array(n),
    secondNode: new Int32Array(n),
    own: new Float64Array(n),
    first: new Float64Array(n),
    second: new Float64Array(n),
  }
  const put = (i: number, [near, far]: [number, number], own: number, first: number, second: number) => {
    rise.firstNode[i] = near
    rise.secondNode[i] = far
    rise.own[i] = own
    rise.first[i] = first
    rise.second[i] = second
  }
  for (let i = 1; i + 1 < n; i++) {
    if (breaksSlope(mesh, i)) continue
    const before = mesh.length[i - 1]!
    const after = mesh.length[i]!
    const side = before > COMPARABLE * after ? -1 : after > COMPARABLE * before ? 1 : 0
    const near = i + side
    const far = i + 2 * side
    if (side === 0) {
      const scale = Math.max(before, after) ** 2 / (4 * (before + after))
      put(i, [i - 1, i + 1], scale * (1 / before + 1 / after), -scale / before, -scale / after)
    } else if (far >= 0 && far < n) {
      const h = Math.abs(mesh.x[near]! - mesh.x[i]!)
      const beyond = Math.abs(mesh.x[far]! - mesh.x[near]!)
      const scale = h ** 2 / (4 * (h + beyond))
      put(i, [near, far], -scale / h, scale * (1 / h + 1 / beyond), -scale / beyond)
    }
  }
  return rise
}
