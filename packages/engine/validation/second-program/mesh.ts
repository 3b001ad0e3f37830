/** One mesh of the whole line for everything the second program solves: nodes at every discontinuity, about 48 elements a span. */
import { BandedMatrix } from './banded-matrix.ts'
import type { Band, Force, LoadCase, WireLine } from './wire-loads.ts'

export interface Mesh {
  x: number[]
  /** node of each place, supports and restraints among them */
  nodeAt(x: number): number
  /** value of bands at the middle of each element */
  perElement(bands: Band[]): Float64Array
  perNode(forces: Force[]): Float64Array
}

const isClose = (a: number, b: number) => Math.abs(a - b) < 1e-3

export function meshOf(line: WireLine, perSpan = 48): Mesh {
  const cuts = [0, line.length, ...line.supports, ...line.upperRestraints, ...line.lowerRestraints]
  for (const c of line.cases.values()) {
    for (const b of [...c.z, ...c.y, ...c.n]) cuts.push(b.from, b.to)
    for (const p of [...c.Pz, ...c.Py, ...c.Pn]) cuts.push(p.x)
  }
  const places = cuts.filter((c) => c >= 0 && c <= line.length + 1e-6).sort((a, b) => a - b)
  const distinct = places.filter((c, i) => i === 0 || !isClose(c, places[i - 1]!))
  const x: number[] = [distinct[0]!]
  for (let i = 1; i < distinct.length; i++) {
    const [from, to] = [distinct[i - 1]!, distinct[i]!]
    const span = line.spans.find((s) => (from + to) / 2 < s.to)!
    const size = (span.to - span.from) / (span.isCantilever ? perSpan / 4 : perSpan)
    const parts = Math.max(2, Math.ceil((to - from) / size))
    for (let k = 1; k <= parts; k++) x.push(from + ((to - from) * k) / parts)
  }
  const nodeAt = (place: number) => {
    let best = 0
    x.forEach((v, i) => {
      if (Math.abs(v - place) < Math.abs(x[best]! - place)) best = i
    })
    return best
  }
  return {
    x,
    nodeAt,
    perElement: (bands) =>
      Float64Array.from({ length: x.length - 1 }, (_, e) => {
        const middle = (x[e]! + x[e + 1]!) / 2
        return bands.reduce((sum, b) => (middle > b.from && middle < b.to ? sum + b.value : sum), 0)
      }),
    perNode: (forces) => {
      const out = new Float64Array(x.length)
      for (const f of forces) out[nodeAt(f.x)]! += f.P
      return out
    },
  }
}

/** Hermite element: bending stiffness 1, foundation 1, and load of a uniform 1. */
export const bending = (L: number): number[][] =>
  [
    [12, 6 * L, -12, 6 * L],
    [6 * L, 4 * L * L, -6 * L, 2 * L * L],
    [-12, -6 * L, 12, -6 * L],
    [6 * L, 2 * L * L, -6 * L, 4 * L * L],
  ].map((row) => row.map((v) => v / L ** 3))
export const foundation = (L: number): number[][] =>
  [
    [156, 22 * L, 54, -13 * L],
    [22 * L, 4 * L * L, 13 * L, -3 * L * L],
    [54, 13 * L, 156, -22 * L],
    [-13 * L, -3 * L * L, -22 * L, 4 * L * L],
  ].map((row) => row.map((v) => (v * L) / 420))
export const tension = (L: number): number[][] =>
  [
    [36, 3 * L, -36, 3 * L],
    [3 * L, 4 * L * L, -3 * L, -L * L],
    [-36, -3 * L, 36, -3 * L],
    [3 * L, -L * L, -3 * L, 4 * L * L],
  ].map((row) => row.map((v) => v / (30 * L)))
export const uniform = (L: number): number[] => [L / 2, (L * L) / 12, L / 2, (-L * L) / 12]

export interface BeamForces {
  /** at nodes, left and right of them */
  M: Float64Array
  Vleft: Float64Array
  Vright: Float64Array
  /** times EI where EI was 1 */
  w: Float64Array
}

/** A continuous beam of stiffness `EI` on point supports and, where given, a foundation k of each element. */
export function beam(
  mesh: Mesh,
  held: number[],
  EI: number,
  q: Float64Array,
  P: Float64Array,
  k?: Float64Array,
): BeamForces {
  const n = mesh.x.length
  const K = new BandedMatrix(2 * n, 3)
  const f = new Float64Array(2 * n)
  const element = (e: number): { L: number; k: number[][]; f: number[] } => {
    const L = mesh.x[e + 1]! - mesh.x[e]!
    const B = bending(L)
    const F = foundation(L)
    return {
      L,
      k: B.map((row, i) => row.map((v, j) => EI * v + (k?.[e] ?? 0) * F[i]![j]!)),
      f: uniform(L).map((v) => v * q[e]!),
    }
  }
  for (let e = 0; e + 1 < n; e++) {
    const part = element(e)
    for (let i = 0; i < 4; i++) {
      f[2 * e + i]! += part.f[i]!
      for (let j = 0; j <= i; j++) K.add(2 * e + i, 2 * e + j, part.k[i]![j]!)
    }
  }
  for (let i = 0; i < n; i++) f[2 * i]! += P[i]!
  for (const node of held) hold(K, f, 2 * node)
  const d = K.factor().solve(f)
  const out = {
    M: new Float64Array(n),
    Vleft: new Float64Array(n),
    Vright: new Float64Array(n),
    w: new Float64Array(n),
  }
  for (let i = 0; i < n; i++) out.w[i] = d[2 * i]!
  for (let e = 0; e + 1 < n; e++) {
    const part = element(e)
    const r = part.k.map((row, i) => row.reduce((sum, v, j) => sum + v * d[2 * e + j]!, 0) - part.f[i]!)
    out.Vright[e] = -r[0]!
    out.M[e] = r[1]!
    out.Vleft[e + 1] = r[2]!
    out.M[e + 1] = -r[3]!
  }
  return out
}

/** Row and column away, so that the value there is 0. */
export function hold(K: BandedMatrix, f: Float64Array | null, i: number): void {
  for (let j = Math.max(0, i - K.half); j <= Math.min(K.size - 1, i + K.half); j++) {
    const [low, high] = j < i ? [j, i] : [i, j]
    K.rows[high]![high - low] = i === j ? 1 : 0
  }
  if (f) f[i] = 0
}

/** N along the line: constant part and the weights above, method Q.5. */
export function axialForce(mesh: Mesh, c: LoadCase): Float64Array {
  const n = mesh.perElement(c.n)
  const P = mesh.perNode(c.Pn)
  const N = new Float64Array(mesh.x.length)
  let sum = 0
  for (let i = 0; i < mesh.x.length; i++) {
    if (i > 0) sum += n[i - 1]! * (mesh.x[i]! - mesh.x[i - 1]!)
    sum += P[i]!
    N[i] = c.N - sum
  }
  return N
}
