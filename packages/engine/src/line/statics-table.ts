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
import type { LineMesh } from '../stability/line-mesh.ts'
import { nearestNode } from '../stability/line-mesh.ts'
import type { Restraints } from './restraints.ts'
import type { Stations } from './stations.ts'

/** Response of the line to one case, N and mm. */
export interface CaseResponse {
  id: string
  /** at the stations */
  M: Float64Array
  V: Float64Array
  /** EI·w */
  w: Float64Array
  N: Float64Array
  M_z: Float64Array
  reactions: Float64Array
  /** EI·w of the left and right tip: whole, and of the console's own bending */
  tips: { left: Tip; right: Tip }
  mesh: MeshResponse
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
  const supports = [...line.supports, ...restraints.upper, ...restraints.lower].sort((a, b) => a - b)
  return { ...line, supports: supports.filter((x, i) => i === 0 || x - supports[i - 1]! > 1e-6) }
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

/** Value of a distributed load just inside an element. */
function loadAt(loading: LineLoading, middle: number, x: number): number {
  let q = 0
  for (const d of loading.distributed) {
    if (middle > d.from && middle < d.to) q += d.q0 + ((d.q1 - d.q0) * (x - d.from)) / (d.to - d.from)
  }
  return q
}

const isLoaded = ({ distributed, points }: LineLoading): boolean => distributed.length > 0 || points.length > 0

/** A value of one loading at both ends of every element; 0 where there is no load. */
function atEnds(
  mesh: LineMesh,
  loading: LineLoading,
  value: (loading: LineLoading, middle: number, x: number, isStart: boolean) => number,
): Float64Array {
  const pair = new Float64Array(2 * mesh.elementCount)
  if (!isLoaded(loading)) return pair
  for (let e = 0; e < mesh.elementCount; e++) {
    const a = mesh.x[e]!
    const b = mesh.x[e + 1]!
    pair[2 * e] = value(loading, (a + b) / 2, a, true)
    pair[2 * e + 1] = value(loading, (a + b) / 2, b, false)
  }
  return pair
}

function onMesh(mesh: LineMesh, c: LoadCase, moment: (x: number) => number): MeshResponse {
  const r: MeshResponse = {
    M: mesh.x.map(moment),
    q: atEnds(mesh, c.normal, loadAt),
    q_y: atEnds(mesh, c.inPlane, loadAt),
    N: atEnds(mesh, c.axial, (axial, _middle, x, isStart) => axialForce(axial, x, isStart)),
    P: new Float64Array(mesh.nodeCount),
    P_y: new Float64Array(mesh.nodeCount),
  }
  for (const p of c.normal.points) r.P[nearestNode(mesh, p.x)]! += p.P
  for (const p of c.inPlane.points) r.P_y[nearestNode(mesh, p.x)]! += p.P
  return r
}

function atStations({ count, piece, s }: Stations, b: BeamPieces, value: typeof momentIn): Float64Array {
  const values = new Float64Array(count)
  for (let i = 0; i < count; i++) values[i] = value(b, piece[i]!, s[i]!)
  return values
}

/** Solves one case about y, and about z where its in-plane load bends the member (no panel). */
export function solveCase(
  actions: Actions,
  stations: Stations,
  restraints: Restraints,
  mesh: LineMesh,
  c: LoadCase,
): CaseResponse {
  const { line } = actions
  const { pieces, reactions } = solveContinuousBeam(line, c.normal, stations.places)
  const n = stations.count
  const response = {
    M: atStations(stations, pieces, momentIn),
    V: atStations(stations, pieces, shearIn),
    w: atStations(stations, pieces, deflectionIn),
    N: new Float64Array(n),
    M_z: new Float64Array(n),
  }
  if (isLoaded(c.axial))
    for (let i = 0; i < n; i++) response.N[i] = axialForce(c.axial, stations.x[i]!, stations.s[i] === 0)
  if (!restraints.panel && isLoaded(c.inPlane)) {
    const lateral = solveContinuousBeam(lateralLine(line, restraints), c.inPlane).pieces
    let p = 0
    for (let i = 0; i < n; i++) {
      const x = stations.x[i]!
      while (p + 1 < lateral.count && lateral.x[p + 1]! <= x) p++
      response.M_z[i] = momentIn(lateral, p, x - lateral.x[p]!)
    }
  }
  const last = pieces.count - 1
  const tip = (console: boolean, piece: number, s: number, support: number, supportPiece: number, a: number): Tip => {
    if (!console) return { whole: 0, own: 0 }
    const whole = deflectionIn(pieces, piece, s)
    return { whole, own: whole - slopeIn(pieces, supportPiece, support) * a }
  }
  const leftLength = line.supports[0]! - line.start
  const rightLength = line.end - line.supports.at(-1)!
  const pieceFrom = (x: number) =>
    Math.max(
      0,
      stations.places.findIndex((place) => Math.abs(place - x) < 1e-6),
    )
  return {
    id: c.id,
    ...response,
    reactions,
    tips: {
      left: tip(leftLength > 0, 0, 0, 0, pieceFrom(line.supports[0]!), -leftLength),
      right: tip(
        rightLength > 0,
        last,
        pieces.length[last]!,
        0,
        Math.min(last, pieceFrom(line.supports.at(-1)!)),
        rightLength,
      ),
    },
    mesh: onMesh(mesh, c, (x) => {
      let p = 0
      while (p + 1 < pieces.count && pieces.x[p + 1]! <= x) p++
      return momentIn(pieces, p, x - pieces.x[p]!)
    }),
  }
}
