/** F.7(c): a free C or Z whose cross-section keeps its shape, with three fields v, φ, w always; R.4, T.3. */
import { BandedMatrix, smallestFactor } from './banded-matrix.ts'
import { hold, type Mesh } from './mesh.ts'
import type { Held, LineState } from './omega-fields.ts'

const E = 210_000
const G = E / 2.6

export interface Gross {
  A: number
  I_y: number
  I_z: number
  I_yz: number
  I_t: number
  I_w: number
  /** centroid and shear centre */
  y_c: number
  z_c: number
  y_s: number
  z_s: number
  /** ∫(I_z·z − I_yz·y)(y² + z²)dA/(I_y·I_z − I_yz²), from the centroid */
  wagner: number
}

/** Annex C of EN 1993-1-3 along a polyline of thickness t (C.4), with arcs of radius `rm` at its inner vertices. */
export function grossOf(vertices: [number, number][], rm: number, t: number): Gross {
  const p: [number, number][] = [vertices[0]!]
  for (let i = 1; i + 1 < vertices.length; i++) {
    const [a, b, c] = [vertices[i - 1]!, vertices[i]!, vertices[i + 1]!]
    const unit = (u: [number, number], v: [number, number]): [number, number] => {
      const l = Math.hypot(v[0] - u[0], v[1] - u[1])
      return [(v[0] - u[0]) / l, (v[1] - u[1]) / l]
    }
    const [d, f] = [unit(a, b), unit(b, c)]
    const turn = Math.acos(d[0] * f[0] + d[1] * f[1])
    if (rm === 0 || turn < 1e-9) {
      p.push(b)
      continue
    }
    const sign = Math.sign(d[0] * f[1] - d[1] * f[0])
    const back = rm * Math.tan(turn / 2)
    const start: [number, number] = [b[0] - d[0] * back, b[1] - d[1] * back]
    const centre: [number, number] = [start[0] - d[1] * sign * rm, start[1] + d[0] * sign * rm]
    const from = Math.atan2(start[1] - centre[1], start[0] - centre[0])
    for (let k = 0; k <= 48; k++) {
      const angle = from + (sign * turn * k) / 48
      p.push([centre[0] + rm * Math.cos(angle), centre[1] + rm * Math.sin(angle)])
    }
  }
  p.push(vertices.at(-1)!)
  let [A, Sy, Sz, Iy0, Iz0, Iyz0, It] = [0, 0, 0, 0, 0, 0, 0]
  const omega: number[] = [0]
  let [Io, Iyo, Izo, Ioo] = [0, 0, 0, 0]
  for (let i = 1; i < p.length; i++) {
    const [[y1, z1], [y2, z2]] = [p[i - 1]!, p[i]!]
    const dA = t * Math.hypot(y2 - y1, z2 - z1)
    omega.push(omega[i - 1]! + y1 * z2 - y2 * z1)
    const [o1, o2] = [omega[i - 1]!, omega[i]!]
    A += dA
    Sy += ((z1 + z2) * dA) / 2
    Sz += ((y1 + y2) * dA) / 2
    Iy0 += ((z1 * z1 + z2 * z2 + z1 * z2) * dA) / 3
    Iz0 += ((y1 * y1 + y2 * y2 + y1 * y2) * dA) / 3
    Iyz0 += ((2 * y1 * z1 + 2 * y2 * z2 + y1 * z2 + y2 * z1) * dA) / 6
    It += (dA * t * t) / 3
    Io += ((o1 + o2) * dA) / 2
    Iyo += ((2 * y1 * o1 + 2 * y2 * o2 + y1 * o2 + y2 * o1) * dA) / 6
    Izo += ((2 * z1 * o1 + 2 * z2 * o2 + z1 * o2 + z2 * o1) * dA) / 6
    Ioo += ((o1 * o1 + o2 * o2 + o1 * o2) * dA) / 3
  }
  const [y_c, z_c] = [Sz / A, Sy / A]
  const I_y = Iy0 - A * z_c ** 2
  const I_z = Iz0 - A * y_c ** 2
  const I_yz = Iyz0 - (Sy * Sz) / A
  Iyo -= (Sz * Io) / A
  Izo -= (Sy * Io) / A
  Ioo -= (Io * Io) / A
  const det = I_y * I_z - I_yz ** 2
  const y_s = (Izo * I_z - Iyo * I_yz) / det
  const z_s = (-Iyo * I_y + Izo * I_yz) / det
  const I_w = Ioo + z_s * Iyo - y_s * Izo
  let wagner = 0
  for (let i = 1; i < p.length; i++) {
    const [[y1, z1], [y2, z2]] = [p[i - 1]!, p[i]!]
    const length = Math.hypot(y2 - y1, z2 - z1)
    for (const g of [-Math.sqrt(0.6), 0, Math.sqrt(0.6)]) {
      const x = (g + 1) / 2
      const y = y1 + (y2 - y1) * x - y_c
      const z = z1 + (z2 - z1) * x - z_c
      wagner += (g === 0 ? 8 / 18 : 5 / 18) * length * t * (I_z * z - I_yz * y) * (y * y + z * z)
    }
  }
  return { A, I_y, I_z, I_yz, I_t: It, I_w, y_c, z_c, y_s, z_s, wagner: wagner / det }
}

const GAUSS: [number, number][] = [
  [-0.861136311594053, 0.347854845137454],
  [-0.339981043584856, 0.652145154862546],
  [0.339981043584856, 0.652145154862546],
  [0.861136311594053, 0.347854845137454],
]
const V_ = 0
const PHI = 1
const W_ = 2

type Terms = { curvature: number[][]; slope: number[][]; value: number[][]; mixed: number[][] }
const zero = () => Array.from({ length: 3 }, () => [0, 0, 0])

function assemble(mesh: Mesh, terms: (e: number, x: number) => Terms): BandedMatrix {
  const K = new BandedMatrix(6 * mesh.x.length, 11)
  for (let e = 0; e + 1 < mesh.x.length; e++) {
    const L = mesh.x[e + 1]! - mesh.x[e]!
    for (const [g, w] of GAUSS) {
      const x = (g + 1) / 2
      const N = [1 - 3 * x * x + 2 * x ** 3, L * (x - 2 * x * x + x ** 3), 3 * x * x - 2 * x ** 3, L * (x ** 3 - x * x)]
      const d = [(-6 * x + 6 * x * x) / L, 1 - 4 * x + 3 * x * x, (6 * x - 6 * x * x) / L, 3 * x * x - 2 * x]
      const dd = [(-6 + 12 * x) / L ** 2, (-4 + 6 * x) / L, (6 - 12 * x) / L ** 2, (6 * x - 2) / L]
      const part = terms(e, x)
      const ds = (w * L) / 2
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++) {
          const [c, s, v] = [part.curvature[i]![j]! * ds, part.slope[i]![j]! * ds, part.value[i]![j]! * ds]
          const [p, q] = [part.mixed[i]![j]! * ds, part.mixed[j]![i]! * ds]
          if (c === 0 && s === 0 && v === 0 && p === 0 && q === 0) continue
          for (let a = 0; a < 4; a++) {
            const row = 6 * (e + (a >> 1)) + 3 * (a % 2) + i
            for (let b = 0; b < 4; b++) {
              const column = 6 * (e + (b >> 1)) + 3 * (b % 2) + j
              if (column > row) continue
              K.rows[row]![row - column]! +=
                c * dd[a]! * dd[b]! + s * d[a]! * d[b]! + v * N[a]! * N[b]! + p * N[a]! * dd[b]! + q * N[b]! * dd[a]!
            }
          }
        }
    }
  }
  return K
}

const stiffness = (mesh: Mesh, g: Gross): BandedMatrix => {
  const curvature = zero()
  curvature[V_]![V_] = E * g.I_z
  curvature[PHI]![PHI] = E * g.I_w
  curvature[W_]![W_] = E * g.I_y
  curvature[V_]![W_] = E * g.I_yz
  curvature[W_]![V_] = E * g.I_yz
  const slope = zero()
  slope[PHI]![PHI] = G * g.I_t
  const terms = { curvature, slope, value: zero(), mixed: zero() }
  return assemble(mesh, () => terms)
}

/** Forks at supports. */
function fork(K: BandedMatrix, held: Held): void {
  for (const n of held.supports) for (const i of [V_, PHI, W_]) hold(K, null, 6 * n + i)
}

/** K with forks, and with bars that hold a flange at height z from the shear centre: v = z·φ there. */
function restrained(mesh: Mesh, g: Gross, held: Held, zUp: number, zLow: number): BandedMatrix {
  const K = stiffness(mesh, g)
  const penalty = 1e12
  const bar = (n: number, z: number) => {
    K.add(6 * n, 6 * n, penalty)
    K.add(6 * n + 1, 6 * n + 1, penalty * z * z)
    K.add(6 * n + 1, 6 * n, -penalty * z)
  }
  for (const n of held.upper) bar(n, zUp)
  for (const n of held.lower) bar(n, zLow)
  fork(K, held)
  return K
}

/**
 * The line of a free C or Z: α of F.7(c) before the factor of T.3 (with N alone: the column), and φ_1 of T.3 along the line [rad] under load
 * at the distance e_q beside the shear centre. Heights of the flanges from the shear centre.
 */
export function rigidLine(mesh: Mesh, g: Gross, held: Held, zUp: number, zLow: number) {
  const K = restrained(mesh, g, held, zUp, zLow)
  const { solve } = K.factor()
  return {
    factor: (line: LineState) => factor(mesh, g, held, K, line, zUp),
    twist: (q: Float64Array, P: Float64Array, e_q: number): Float64Array => {
      const f = new Float64Array(K.size)
      for (let e = 0; e + 1 < mesh.x.length; e++) {
        const L = mesh.x[e + 1]! - mesh.x[e]!
        ;[L / 2, (L * L) / 12, L / 2, (-L * L) / 12].forEach((v, a) => {
          f[6 * (e + (a >> 1)) + 3 * (a % 2) + PHI]! += v * q[e]! * e_q
        })
      }
      for (let n = 0; n < mesh.x.length; n++) f[6 * n + PHI]! += P[n]! * e_q
      for (const n of held.supports) f[6 * n + PHI] = 0
      const d = solve(f)
      return Float64Array.from(mesh.x, (_, n) => d[6 * n + PHI]!)
    },
  }
}

function factor(mesh: Mesh, g: Gross, held: Held, K: BandedMatrix, line: LineState, zUp: number): number {
  const ys = g.y_s - g.y_c
  const zs = g.z_s - g.z_c
  const beta = g.wagner - 2 * zs
  const i0 = (g.I_y + g.I_z) / g.A + ys ** 2 + zs ** 2
  const V = assemble(mesh, (e, x) => {
    const L = mesh.x[e + 1]! - mesh.x[e]!
    const q = line.q[e]!
    const M = line.M[e]! * (1 - x) + line.M[e + 1]! * x + (q * L * L * x * (1 - x)) / 2
    const N = line.N[e]! * (1 - x) + line.N[e + 1]! * x
    const slope = zero()
    slope[V_]![V_] = N
    slope[W_]![W_] = N
    slope[V_]![PHI] = N * zs
    slope[PHI]![V_] = N * zs
    slope[W_]![PHI] = -N * ys
    slope[PHI]![W_] = -N * ys
    slope[PHI]![PHI] = N * i0 + M * beta
    const mixed = zero()
    mixed[PHI]![V_] = M
    const value = zero()
    value[PHI]![PHI] = q * zUp
    return { curvature: zero(), slope, value, mixed }
  })
  for (let n = 0; n < mesh.x.length; n++) if (line.P[n] !== 0) V.add(6 * n + 1, 6 * n + 1, line.P[n]! * zUp)
  fork(V, held)
  for (const n of held.supports) for (const i of [V_, PHI, W_]) V.rows[6 * n + i]![0] = 0
  return smallestFactor(K, V)
}
