/** Every elementary case solved once for unit stiffness: all candidates share it; method 2.2 and 2.3. */
import type { Actions, LoadCase } from '../actions/load-cases.ts'
import {
  type BeamPieces,
  deflectionIn,
  momentIn,
  shearIn,
  slopeIn,
  solveContinuousBeam,
} from '../beam/continuous-beam.ts'
import type { Line, LineLoading } from '../beam/line.ts'
import { type JointedLine, type Lap, sleevesOf } from '../joints/jointed-line.ts'
import { leftShare } from '../joints/lap-members.ts'
import { type LineMesh, nearestNode } from '../stability/line-mesh.ts'
import { clearRounding, differenceOf } from '../zero.ts'
import type { Restraints } from './restraints.ts'
import type { Stations } from './stations.ts'

/** What the laps of a line carry in one case, by lap; N·mm. */
export interface LapResponse {
  /** both members together over the support */
  M_0: Float64Array
  /** the left member there; the right one carries what is left */
  M_l0: Float64Array
}

/** Response of the line to one case, N and mm. */
export interface CaseResponse {
  id: string
  /** at the stations; inside laps of the member that runs through */
  M: Float64Array
  V: Float64Array
  /** EI·w */
  w: Float64Array
  N: Float64Array
  M_z: Float64Array
  /** EI·w of the bending about z; null where it is none */
  w_y: Float64Array | null
  /** it acts in the plane of the envelope and is carried by an Ω without panel: no beam about z, method 5.26 */
  isSideways: boolean
  reactions: Float64Array
  /** in the plane of the envelope, at the supports and discrete restraints; null where a panel carries it or nothing acts */
  lateralReactions: Float64Array | null
  /** what acts normal to the envelope and in its plane [N], and the largest line load in its plane [N/mm] */
  total: { normal: number; inPlane: number; mostInPlane: number }
  /** EI·w of the left and right tip: whole, and of the console's own bending */
  tips: { left: Tip; right: Tip }
  mesh: MeshResponse
  /** null without laps */
  laps: LapResponse | null
  /** what a sleeve passes on to its left and its right end [N·mm] */
  endMoments: readonly [left: number, right: number]
}

interface Tip {
  whole: number
  own: number
}

/** The same case on the mesh of the line solvers: M at nodes; q, N two values an element; P at nodes. */
export interface MeshResponse {
  M: Float64Array
  q: Float64Array
  q_y: Float64Array
  N: Float64Array
  P: Float64Array
  P_y: Float64Array
}

/** Supports of the bending about z: the supports and every discrete restraint (method 2.4). */
export function lateralLine(line: Line, restraints: Restraints): Line {
  const { start, end } = line
  const supports = [...line.supports, ...restraints.upper, ...restraints.lower].sort((a, b) => a - b)
  return { start, end, supports: supports.filter((x, i) => i === 0 || x - supports[i - 1]! > 1e-6) }
}

/** −∫n dx from the left end, point forces included from their place on. */
function axialForce(loading: LineLoading, x: number, rightSide: boolean): number {
  let N = 0
  for (const d of loading.distributed) {
    const to = Math.min(x, d.to)
    if (to > d.from) N -= d.q0 * (to - d.from)
  }
  for (const p of loading.points) if (p.x < x - 1e-6 || (rightSide && p.x < x + 1e-6)) N -= p.P
  return N
}

/** All of a loading [N]. */
const totalOf = ({ distributed, points }: LineLoading): number =>
  distributed.reduce((sum, d) => sum + ((d.q0 + d.q1) / 2) * (d.to - d.from), 0) +
  points.reduce((sum, p) => sum + p.P, 0)

/** Value of a distributed load just inside an element. */
function loadAt(loading: LineLoading, middle: number, x: number): number {
  let q = 0
  for (const d of loading.distributed) {
    if (middle > d.from && middle < d.to) q += d.q0 + ((d.q1 - d.q0) * (x - d.from)) / (d.to - d.from)
  }
  return q
}

/** A value of one loading at both ends of every element. */
function atEnds(
  mesh: LineMesh,
  loading: LineLoading,
  value: (loading: LineLoading, middle: number, x: number, isStart: boolean) => number,
): Float64Array {
  const pair = new Float64Array(2 * mesh.elementCount)
  for (let e = 0; e < mesh.elementCount; e++) {
    const a = mesh.x[e]!
    const b = mesh.x[e + 1]!
    pair[2 * e] = value(loading, (a + b) / 2, a, true)
    pair[2 * e + 1] = value(loading, (a + b) / 2, b, false)
  }
  return pair
}

function atNodes(mesh: LineMesh, { points }: LineLoading): Float64Array {
  const P = new Float64Array(mesh.nodeCount)
  for (const p of points) P[nearestNode(mesh, p.x)]! += p.P
  return P
}

/** A value of the beam at x; of the piece right of a cut. */
function valueAt(b: BeamPieces, x: number, value: typeof momentIn): number {
  const piece = b.x.findLastIndex((from) => from <= x)
  return value(b, piece, x - b.x[piece]!)
}

/** Takes from M and V at the stations of each lap what its ending members carry: straight from their share over the support to 0 at their rows. */
function throughMember(
  { x, piece }: Stations,
  b: BeamPieces,
  laps: Lap[],
  { M_0, M_l0 }: LapResponse,
  M: Float64Array,
  V: Float64Array,
): void {
  laps.forEach((lap, k) => {
    const [left, right] = [M_l0[k]!, M_0[k]! - M_l0[k]!]
    for (let i = 0; i < x.length; i++) {
      const p = piece[i]!
      const middle = b.x[p]! + b.length[p]! / 2
      const s = Math.abs(x[i]! - lap.x)
      if (middle > lap.x - lap.a && middle < lap.x) {
        M[i]! -= right * (1 - s / lap.a)
        V[i]! -= right / lap.a
      } else if (middle > lap.x && middle < lap.x + lap.b) {
        M[i]! -= left * (1 - s / lap.b)
        V[i]! += left / lap.b
      }
    }
  })
}

/** Inside a sleeve the member has the moment at the end of the sleeve. */
function insideSleeves(
  line: Line,
  jointed: JointedLine,
  pieces: BeamPieces,
  stationsAt: Float64Array,
  M: Float64Array,
  nodesAt: Float64Array,
  M_nodes: Float64Array,
): void {
  for (const { from, to } of sleevesOf(line, jointed)) {
    const M_end = valueAt(pieces, from === line.start ? to : from, momentIn)
    const fill = (x: Float64Array, values: Float64Array) => {
      for (let i = 0; i < x.length; i++) if (x[i]! > from - 1e-6 && x[i]! < to + 1e-6) values[i] = M_end
    }
    fill(stationsAt, M)
    fill(nodesAt, M_nodes)
  }
}

const NO_MOMENTS = [0, 0] as const

/** Leaves what stands in spans of the section that is looked at: elsewhere it is not there, and N is as in the first of them. */
function keepOwn(
  isOwn: readonly boolean[],
  span: Int32Array,
  M: Float64Array,
  V: Float64Array,
  w: Float64Array,
  N: Float64Array,
): void {
  const first = span.findIndex((k) => isOwn[k] === true)
  for (let i = 0; i < span.length; i++)
    if (!isOwn[span[i]!]) {
      M[i] = 0
      V[i] = 0
      w[i] = 0
      N[i] = N[first]!
    }
}

function lapResponse(pieces: BeamPieces, laps: Lap[]): LapResponse {
  const at = (x: number) => valueAt(pieces, x, momentIn)
  const moments = laps.map(({ x, a, b }) => ({ M_0: at(x), M_a: at(x - a), M_b: at(x + b) }))
  return {
    M_0: clearRounding(Float64Array.from(moments, ({ M_0 }) => M_0)),
    M_l0: clearRounding(Float64Array.from(moments, (of, k) => leftShare(laps[k]!, of, laps[k]!.I_l, laps[k]!.I_r))),
  }
}

/** The same at the nodes of the mesh; over the support the member of the span on its left. */
function throughNodes({ x }: LineMesh, laps: Lap[], { M_0, M_l0 }: LapResponse, M: Float64Array): void {
  laps.forEach((lap, k) => {
    const [left, right] = [M_l0[k]!, M_0[k]! - M_l0[k]!]
    for (let i = 0; i < x.length; i++) {
      const s = x[i]! - lap.x
      if (s > -lap.a && s <= 1e-6) M[i]! -= right * (1 + Math.min(0, s) / lap.a)
      else if (s > 0 && s < lap.b) M[i]! -= left * (1 - s / lap.b)
    }
  })
}

/**
 * Solves one case about y, and about z where its in-plane load bends the member (no panel).
 * @param distorts an Ω: what the beam about z is solved for are the reactions alone
 */
export function solveCase(
  { line }: Actions,
  stations: Stations,
  restraints: Restraints,
  mesh: LineMesh,
  c: LoadCase,
  distorts: boolean,
  jointed: JointedLine | null = null,
): CaseResponse {
  const { normal, inPlane, axial } = c
  const endMoments = jointed?.endMoments(c.id) ?? NO_MOMENTS
  const axialBefore = jointed?.axialBefore(c.id) ?? 0
  const { pieces, reactions } = solveContinuousBeam(line, normal, stations.places, endMoments)
  const along = (value: typeof momentIn) => stations.s.map((s, i) => value(pieces, stations.piece[i]!, s))
  const isBentAboutZ = !restraints.panel && inPlane.distributed.length + inPlane.points.length > 0
  const sideways = isBentAboutZ ? solveContinuousBeam(lateralLine(line, restraints), inPlane) : null
  const bent = (!distorts && sideways?.pieces) || null
  const tip = (support: number, end: number): Tip => {
    if (support === end) return { whole: 0, own: 0 }
    const whole = valueAt(pieces, end, deflectionIn)
    return { whole, own: differenceOf(whole, valueAt(pieces, support, slopeIn) * (end - support)) }
  }
  const [M, V] = [along(momentIn), along(shearIn)]
  const M_nodes = mesh.x.map((x) => valueAt(pieces, x, momentIn))
  const laps = jointed && jointed.laps.length > 0 ? lapResponse(pieces, jointed.laps) : null
  if (laps) {
    throughMember(stations, pieces, jointed!.laps, laps, M, V)
    throughNodes(mesh, jointed!.laps, laps, M_nodes)
  }
  if (jointed) insideSleeves(line, jointed, pieces, stations.x, M, mesh.x, M_nodes)
  const w = along(deflectionIn)
  const along_x = (x: number, isRight: boolean): number => axialForce(axial, x, isRight) - axialBefore
  const N = stations.x.map((x, i) => along_x(x, stations.s[i] === 0))
  if (jointed?.members) keepOwn(jointed.members.isOwn, stations.span, M, V, w, N)
  return {
    id: c.id,
    M: clearRounding(M),
    V: clearRounding(V),
    w: clearRounding(w),
    N: clearRounding(N),
    M_z: clearRounding(stations.x.map((x) => (bent ? valueAt(bent, x, momentIn) : 0))),
    w_y: bent && clearRounding(stations.x.map((x) => valueAt(bent, x, deflectionIn))),
    isSideways: distorts && sideways !== null,
    reactions: clearRounding(reactions),
    lateralReactions: sideways && clearRounding(sideways.reactions),
    total: {
      normal: totalOf(normal),
      inPlane: totalOf(inPlane),
      mostInPlane: inPlane.distributed.reduce((most, d) => Math.max(most, Math.abs(d.q0)), 0),
    },
    tips: { left: tip(line.supports[0]!, line.start), right: tip(line.supports.at(-1)!, line.end) },
    mesh: {
      M: clearRounding(M_nodes),
      q: atEnds(mesh, normal, loadAt),
      q_y: atEnds(mesh, inPlane, loadAt),
      N: clearRounding(atEnds(mesh, axial, (_, _middle, x, isStart) => along_x(x, isStart))),
      P: atNodes(mesh, normal),
      P_y: atNodes(mesh, inPlane),
    },
    laps,
    endMoments,
  }
}
