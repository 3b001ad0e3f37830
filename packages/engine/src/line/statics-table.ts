/** Every elementary case solved once for unit stiffness: all candidates share it; method 2.2 and 2.3. */
import type { Actions, LoadCase } from '../actions/load-cases.ts'
import {
  type BeamPieces,
  deflectionIn,
  momentIn,
  shearIn,
  slopeIn,
  solveContinuousBeam,
  valueAt,
} from '../beam/continuous-beam.ts'
import type { Line, LineLoading } from '../beam/line.ts'
import type { JointedLine } from '../joints/jointed-line.ts'
import { type LineMesh, nearestNode } from '../stability/line-mesh.ts'
import { clearRounding, differenceOf } from '../zero.ts'
import {
  insideSleeves,
  keepOwn,
  keepOwnAxial,
  type LapResponse,
  lapResponse,
  throughMember,
  throughNodes,
} from './jointed-case.ts'
import type { Restraints } from './restraints.ts'
import type { StationRange, Stations } from './stations.ts'

/** A line before it is solved: its actions, restraints, stations and mesh. */
export interface LineLayout {
  actions: Actions
  restraints: Restraints
  stations: Stations
  /** those of the section under design: at others M, V and w are 0 */
  ranges: readonly StationRange[]
  mesh: LineMesh
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
  /** EI·w of the bending about z; null without it */
  w_y: Float64Array | null
  /** the case acts in the plane of the envelope on an Ω without panel, which is no beam about z, method 5.26 */
  isSideways: boolean
  reactions: Float64Array
  /** in the plane of the envelope, at the supports and discrete restraints; null where a panel carries it or nothing acts */
  lateralReactions: Float64Array | null
  /** loads normal to the envelope and in its plane [N], and the largest line load in its plane [N/mm] */
  total: { normal: number; inPlane: number; mostInPlane: number }
  /** EI·w of the left and right tip: total, and from the bending of the cantilever alone */
  tips: { left: Tip; right: Tip }
  mesh: MeshResponse
  /** null without laps */
  laps: LapResponse | null
  /** moments that sleeves pass on to its left and right end [N·mm] */
  endMoments: readonly [left: number, right: number]
}

interface Tip {
  whole: number
  own: number
}

/** The same case on the mesh of the line solvers: M and P at nodes; q and N two values per element. */
export type MeshResponse = Record<'M' | 'q' | 'q_y' | 'N' | 'P' | 'P_y', Float64Array>

/** Supports of the bending about z: the supports and every discrete restraint (method 2.4). */
export function lateralLine(line: Line, restraints: Restraints): Line {
  const { start, end } = line
  const supports = [...line.supports, ...restraints.upper, ...restraints.lower].sort((a, b) => a - b)
  return { start, end, supports: supports.filter((x, i) => i === 0 || x - supports[i - 1]! > 1e-6) }
}

/** −∫n dx from the left end; a point force counts from its place on. */
function axialForce(loading: LineLoading, x: number, rightSide: boolean): number {
  let N = 0
  for (const d of loading.distributed) {
    const to = Math.min(x, d.to)
    if (to > d.from) N -= d.q0 * (to - d.from)
  }
  for (const p of loading.points) if (p.x < x - 1e-6 || (rightSide && p.x < x + 1e-6)) N -= p.P
  return N
}

/** Resultant of a loading [N]. */
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

/** Values at places that rise, but for rounding where two pieces meet. */
function valuesAt(b: BeamPieces, places: Float64Array, value: typeof momentIn): Float64Array {
  const values = new Float64Array(places.length)
  let piece = 0
  for (let i = 0; i < places.length; i++) {
    const x = places[i]!
    while (piece + 1 < b.count && b.x[piece + 1]! <= x) piece++
    while (piece > 0 && b.x[piece]! > x) piece--
    values[i] = value(b, piece, x - b.x[piece]!)
  }
  return values
}

const NO_MOMENTS = [0, 0] as const

/**
 * Solves one case about y, and about z where its in-plane load bends the member (no panel).
 * @param distorts an Ω: only the reactions of the beam about z are used
 * @param known the same case of a line of other stiffness about y: the rest is taken from it
 */
export function solveCase(
  layout: LineLayout,
  c: LoadCase,
  distorts: boolean,
  jointed: JointedLine | null = null,
  known?: CaseResponse,
): CaseResponse {
  const {
    actions: { line },
    stations,
    ranges,
    mesh,
  } = layout
  const { normal } = c
  const endMoments = jointed?.endMoments(c.id) ?? NO_MOMENTS
  const { pieces, reactions } = solveContinuousBeam(line, normal, stations.places, endMoments)
  const tip = (support: number, end: number): Tip => {
    if (support === end) return { whole: 0, own: 0 }
    const whole = valueAt(pieces, end, deflectionIn)
    return { whole, own: differenceOf(whole, valueAt(pieces, support, slopeIn) * (end - support)) }
  }
  const [M, V, w] = alongStations(pieces, stations, ranges)
  const M_nodes = valuesAt(pieces, mesh.x, momentIn)
  const laps = jointed && jointed.laps.length > 0 ? lapResponse(pieces, jointed.laps) : null
  if (laps) {
    throughMember(stations, pieces, jointed!.laps, laps, { M, V })
    throughNodes(mesh, jointed!.laps, laps, M_nodes)
  }
  if (jointed)
    insideSleeves(line, jointed, pieces, [
      { x: stations.x, M },
      { x: mesh.x, M: M_nodes },
    ])
  if (jointed?.members) keepOwn(jointed.members.isOwn, stations.span, { M, V })
  const {
    N,
    M_z,
    w_y,
    isSideways,
    lateralReactions,
    total,
    mesh: loads,
  } = known ?? ofLoads(layout, c, distorts, jointed)
  return {
    id: c.id,
    M: clearRounding(M),
    V: clearRounding(V),
    w: clearRounding(w),
    N,
    M_z,
    w_y,
    isSideways,
    reactions: clearRounding(reactions),
    lateralReactions,
    total,
    tips: { left: tip(line.supports[0]!, line.start), right: tip(line.supports.at(-1)!, line.end) },
    mesh: { M: clearRounding(M_nodes), q: loads.q, q_y: loads.q_y, N: loads.N, P: loads.P, P_y: loads.P_y },
    laps,
    endMoments,
  }
}

/** M, V and EI·w at the stations. */
function alongStations(
  b: BeamPieces,
  { s, piece, count }: Stations,
  ranges: readonly StationRange[],
): [Float64Array, Float64Array, Float64Array] {
  const all = new Float64Array(3 * count)
  const [M, V, w] = [all.subarray(0, count), all.subarray(count, 2 * count), all.subarray(2 * count)]
  for (const { from, to } of ranges)
    for (let i = from; i < to; i++) {
      M[i] = momentIn(b, piece[i]!, s[i]!)
      V[i] = shearIn(b, piece[i]!, s[i]!)
      w[i] = deflectionIn(b, piece[i]!, s[i]!)
    }
  return [M, V, w]
}

/** What of a case the stiffness about y does not change: loads, N and the bending about z. */
type OfLoads = Pick<CaseResponse, 'N' | 'M_z' | 'w_y' | 'isSideways' | 'lateralReactions' | 'total'> & {
  mesh: Omit<MeshResponse, 'M'>
}

function ofLoads(
  { actions: { line }, stations, restraints, mesh }: LineLayout,
  { id, normal, inPlane, axial }: LoadCase,
  distorts: boolean,
  jointed: JointedLine | null,
): OfLoads {
  const axialBefore = jointed?.axialBefore(id) ?? 0
  const isBentAboutZ = !restraints.panel && inPlane.distributed.length + inPlane.points.length > 0
  const sideways = isBentAboutZ ? solveContinuousBeam(lateralLine(line, restraints), inPlane) : null
  const bent = (!distorts && sideways?.pieces) || null
  const along_x = (x: number, isRight: boolean): number => axialForce(axial, x, isRight) - axialBefore
  const N = stations.x.map((x, i) => along_x(x, stations.s[i] === 0))
  if (jointed?.members) keepOwnAxial(jointed.members.isOwn, stations.span, N)
  return {
    N: clearRounding(N),
    M_z: bent ? clearRounding(valuesAt(bent, stations.x, momentIn)) : new Float64Array(stations.count),
    w_y: bent && clearRounding(valuesAt(bent, stations.x, deflectionIn)),
    isSideways: distorts && sideways !== null,
    lateralReactions: sideways && clearRounding(sideways.reactions),
    total: {
      normal: totalOf(normal),
      inPlane: totalOf(inPlane),
      mostInPlane: inPlane.distributed.reduce((most, d) => Math.max(most, Math.abs(d.q0)), 0),
    },
    mesh: {
      q: atEnds(mesh, normal, loadAt),
      q_y: atEnds(mesh, inPlane, loadAt),
      N: clearRounding(atEnds(mesh, axial, (_, _middle, x, isStart) => along_x(x, isStart))),
      P: atNodes(mesh, normal),
      P_y: atNodes(mesh, inPlane),
    },
  }
}
