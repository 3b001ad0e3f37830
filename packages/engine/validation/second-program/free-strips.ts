/** The free flanges of a C or Z as the method has them (G.2 to G.9, Q.18 to Q.21, R.11, T.1.2, T.4), by the second program. */
import { BandedMatrix, smallestFactor } from './banded-matrix.ts'
import { beam, bending, hold, type Mesh, tension } from './mesh.ts'

const E = 210_000

export interface Strip {
  A: number
  I: number
  i: number
  /** from the web midline to the strip's own centroid, and from there to the lip midline */
  toWeb: number
  toLip: number
  /** of the strip's centroid from the flange midline, towards the other flange */
  depth: number
}

/** Flange, lip and a fifth of the web, sharp midline (G.3). */
export function stripOf(b: number, c: number, h: number, t: number): Strip {
  const parts = [
    { A: b * t, y: b / 2, z: 0, I: (t * b ** 3) / 12 },
    { A: c * t, y: b, z: c / 2, I: (c * t ** 3) / 12 },
    { A: (h / 5) * t, y: 0, z: h / 10, I: ((h / 5) * t ** 3) / 12 },
  ]
  const A = parts.reduce((s, p) => s + p.A, 0)
  const y = parts.reduce((s, p) => s + p.A * p.y, 0) / A
  const depth = parts.reduce((s, p) => s + p.A * p.z, 0) / A
  const I = parts.reduce((s, p) => s + p.I + p.A * (p.y - y) ** 2, 0)
  return { A, I, i: Math.sqrt(I / A), toWeb: y, toLip: b - y, depth }
}

/** N_cr of the strip under F(x), compression positive; null where nothing compresses it. */
export function stripCritical(mesh: Mesh, held: number[], I: number, F: Float64Array, K?: Float64Array): number | null {
  const largest = Math.max(...F)
  if (largest <= 0) return null
  const n = mesh.x.length
  const U = new BandedMatrix(2 * n, 3)
  const V = new BandedMatrix(2 * n, 3)
  for (let e = 0; e + 1 < n; e++) {
    const L = mesh.x[e + 1]! - mesh.x[e]!
    const B = bending(L)
    const T = tension(L)
    const k = K?.[e] ?? 0
    // F linear in the element: ∫(F_0 + (F_1 − F_0)·ξ)·u'²
    const mean = (F[e]! + F[e + 1]!) / 2
    const half = (F[e + 1]! - F[e]!) / 2
    const D = linearTension(L)
    for (let i = 0; i < 4; i++)
      for (let j = 0; j <= i; j++) {
        U.add(2 * e + i, 2 * e + j, E * I * B[i]![j]! + k * foundationEntry(L, i, j))
        V.add(2 * e + i, 2 * e + j, -(mean * T[i]![j]! + half * D[i]![j]!))
      }
  }
  for (const node of held) {
    hold(U, null, 2 * node)
    hold(V, null, 2 * node)
    V.rows[2 * node]![0] = 0
  }
  const alpha = smallestFactor(U, V)
  return Number.isFinite(alpha) ? alpha * largest : null
}

const foundationEntry = (L: number, i: number, j: number): number =>
  ([
    [156, 22 * L, 54, -13 * L],
    [22 * L, 4 * L * L, 13 * L, -3 * L * L],
    [54, 13 * L, 156, -22 * L],
    [-13 * L, -3 * L * L, -22 * L, 4 * L * L],
  ][i]![j]! *
    L) /
  420

/** ∫(2ξ − 1)·N_i'·N_j' over the element. */
function linearTension(L: number): number[][] {
  const out = Array.from({ length: 4 }, () => [0, 0, 0, 0])
  for (const [g, w] of [
    [-0.861136311594053, 0.347854845137454],
    [-0.339981043584856, 0.652145154862546],
    [0.339981043584856, 0.652145154862546],
    [0.861136311594053, 0.347854845137454],
  ] as const) {
    const x = (g + 1) / 2
    const d = [(-6 * x + 6 * x * x) / L, 1 - 4 * x + 3 * x * x, (6 * x - 6 * x * x) / L, 3 * x * x - 2 * x]
    for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) out[i]![j]! += ((g * w * L) / 2) * d[i]! * d[j]!
  }
  return out
}

/** χ_LT of 10.1.4.2 for the slenderness of the strip. */
export function stripChi(N_cr: number, strip: Strip, fyb: number): number {
  const l = Math.PI * Math.sqrt((E * strip.I) / N_cr)
  const lambda = l / strip.i / (Math.PI * Math.sqrt(E / fyb))
  const phi = 0.5 * (1 + 0.34 * (lambda - 0.4) + 0.75 * lambda ** 2)
  return Math.min(1, 1 / lambda ** 2, 1 / (phi + Math.sqrt(phi ** 2 - 0.75 * lambda ** 2)))
}

/** Lateral moment of a strip on its supports and, with a panel, its foundation. */
export const lateralMoment = (
  mesh: Mesh,
  held: number[],
  I: number,
  q: Float64Array,
  P: Float64Array,
  K?: Float64Array,
) => beam(mesh, held, E * I, q, P, K).M
