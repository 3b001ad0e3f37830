/** F.7(b): an Ω whose cross-section distorts, written from the method page: section matrices, buckling, and sideways load to first order (T.1). */
import { BandedMatrix, smallestFactor } from './banded-matrix.ts'
import { hold, type Mesh } from './mesh.ts'

const E = 210_000
const G = E / 2.6
const NU = 0.3

export interface OmegaShape {
  h: number
  bTop: number
  bBase: number
  bFoot: number
  c: number
  r: number
  t: number
  tNom: number
  isInverted: boolean
  /** rotational spring of a panel, 0 without */
  C_D: number
  hasPanel: boolean
}
type V2 = [number, number]
const sub = (a: V2, b: V2): V2 => [a[0] - b[0], a[1] - b[1]]
const dot = (a: V2, b: V2) => a[0] * b[0] + a[1] * b[1]
const GAUSS: [number, number][] = [
  [-0.861136311594053, 0.347854845137454],
  [-0.339981043584856, 0.652145154862546],
  [0.339981043584856, 0.652145154862546],
  [0.861136311594053, 0.347854845137454],
]

/** Solves a small dense system. */
function solveDense(A: number[][], b: number[]): number[] {
  const n = b.length
  const M = A.map((row, i) => [...row, b[i]!])
  for (let i = 0; i < n; i++) {
    let best = i
    for (let k = i; k < n; k++) if (Math.abs(M[k]![i]!) > Math.abs(M[best]![i]!)) best = k
    ;[M[i], M[best]] = [M[best]!, M[i]!]
    for (let k = i + 1; k < n; k++) {
      const factor = M[k]![i]! / M[i]![i]!
      for (let j = i; j <= n; j++) M[k]![j]! -= factor * M[i]![j]!
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    let sum = M[i]![n]!
    for (let j = i + 1; j < n; j++) sum -= M[i]![j]! * x[j]!
    x[i] = sum / M[i]![i]!
  }
  return x
}

/** A field of the cross-section: displacement and rotation of the corners of one half. */
interface Field {
  dT: V2
  dB: V2
  dM: V2
  thetaM: number
  thetaT: number
  thetaB: number
}
export interface FieldMatrices {
  count: number
  C: number[][]
  D: number[][]
  B: number[][]
  X: number[][]
  XN: number[][]
  Xq: number[][]
  /** U at both ends of every flat of the half, field by field */
  U: { place: string; U: number[] }[]
}

/** Section matrices of one family, F.7(b)2 to 5. Sway: fields (v_t, φ, v_f); spread: (u). */
export function omegaMatrices(s: OmegaShape): {
  sway: FieldMatrices
  spread: FieldMatrices
  A: number
  zeta_c: number
  I_y: number
} {
  const hp = s.h - s.tNom
  const yt = (s.bTop - s.tNom) / 2
  const yb = (s.bBase - s.tNom) / 2
  const hasLip = s.c > 0
  const bf = hasLip ? s.bFoot - s.tNom : s.bFoot + s.tNom / 2
  const cp = hasLip ? s.c - s.tNom / 2 : 0
  const M: V2 = [0, 0]
  const T: V2 = [yt, 0]
  const B: V2 = [yb, hp]
  const F: V2 = [yb + bf, hp]
  const L: V2 = [yb + bf, hp - cp]
  const sw = Math.hypot(yb - yt, hp)
  const e: V2 = [(yb - yt) / sw, hp / sw]
  const n: V2 = [-e[1], e[0]]
  const D = (E * s.t ** 3) / (12 * (1 - NU ** 2))

  const names = hasLip ? ['L', 'F', 'B', 'T', 'M'] : ['F', 'B', 'T', 'M']
  const vertices: V2[] = hasLip ? [L, F, B, T, M] : [F, B, T, M]

  // Path: flats between tangent points, arcs as chords.
  const rm = s.r === 0 ? 0 : s.r + s.tNom / 2
  interface Piece {
    a: V2
    b: V2
    kind: 'flat' | 'chord'
    /** wall of the flat, or corner of the chord */
    name: string
    /** sharp ends of the wall */
    from: V2
    to: V2
  }
  const pieces: Piece[] = []
  const directions = vertices.slice(1).map((v, i) => {
    const d = sub(v, vertices[i]!)
    const l = Math.hypot(...d)
    return [d[0] / l, d[1] / l] as V2
  })
  const cutBack = vertices.map((_, i) => {
    if (i === 0 || i === vertices.length - 1) return 0
    const turn = Math.acos(Math.max(-1, Math.min(1, dot(directions[i - 1]!, directions[i]!))))
    return rm * Math.tan(turn / 2)
  })
  for (let i = 0; i + 1 < vertices.length; i++) {
    const d = directions[i]!
    const from = vertices[i]!
    const to = vertices[i + 1]!
    const a: V2 = [from[0] + d[0] * cutBack[i]!, from[1] + d[1] * cutBack[i]!]
    const b: V2 = [to[0] - d[0] * cutBack[i + 1]!, to[1] - d[1] * cutBack[i + 1]!]
    pieces.push({ a, b, kind: 'flat', name: `${names[i]}${names[i + 1]}`, from, to })
    if (rm > 0 && i + 2 < vertices.length) {
      const d2 = directions[i + 1]!
      const cross = d[0] * d2[1] - d[1] * d2[0]
      const sign = Math.sign(cross)
      const turn = Math.acos(dot(d, d2))
      const normal: V2 = [-d[1] * sign, d[0] * sign]
      const centre: V2 = [b[0] + normal[0] * rm, b[1] + normal[1] * rm]
      const chords = 32
      const start = Math.atan2(b[1] - centre[1], b[0] - centre[0])
      let last = b
      for (let k = 1; k <= chords; k++) {
        const angle = start + (sign * turn * k) / chords
        const next: V2 = [centre[0] + rm * Math.cos(angle), centre[1] + rm * Math.sin(angle)]
        pieces.push({ a: last, b: next, kind: 'chord', name: names[i + 1]!, from: last, to: next })
        last = next
      }
    }
  }

  // A, centroid, I_y of both halves
  let area = 0
  let first = 0
  for (const p of pieces) {
    const l = Math.hypot(...sub(p.b, p.a))
    area += 2 * l * s.t
    first += 2 * l * s.t * ((p.a[1] + p.b[1]) / 2)
  }
  const zeta_c = first / area
  let I_y = 0
  for (const p of pieces) {
    const l = Math.hypot(...sub(p.b, p.a))
    const za = p.a[1] - zeta_c
    const zb = p.b[1] - zeta_c
    I_y += (2 * s.t * l * (za * za + za * zb + zb * zb)) / 3
  }

  // Fields and frame
  const family = (isSway: boolean): FieldMatrices => {
    const count = isSway ? 3 : 1
    const kM = isSway && s.hasPanel && !s.isInverted ? s.C_D / 2 : 0
    const kB = isSway && s.hasPanel && s.isInverted && s.C_D > 0 ? 1 / (2 / s.C_D + bf / (2 * D)) : 0
    /** U_h of corners and unknown rotations θ_M, θ_T, θ_B as a quadratic form, its parts being (a, b, c, d) */
    const corner = (i: number): { dT: V2; dB: V2; phi: number; psi: number } => {
      if (!isSway) {
        const dB: V2 = [1, -e[0] / e[1]]
        return { dT: [0, 0], dB, phi: 0, psi: dot(dB, n) / sw }
      }
      const [vt, phi, vf] = [0, 1, 2].map((k) => (k === i ? 1 : 0)) as [number, number, number]
      const wB = (e[0] * vt + e[1] * yt * phi - e[0] * vf) / e[1]
      const dT: V2 = [vt, yt * phi]
      const dB: V2 = [vf, wB]
      return { dT, dB, phi, psi: dot(sub(dB, dT), n) / sw }
    }
    /** Hessian of U_h in (θ_M, θ_T, θ_B, φ, ψ) */
    const H = Array.from({ length: 5 }, () => new Array<number>(5).fill(0))
    const addSquare = (factor: number, u: number[], v: number[]) => {
      for (let i = 0; i < 5; i++) for (let j = 0; j < 5; j++) H[i]![j]! += factor * (u[i]! * v[j]! + v[i]! * u[j]!)
    }
    const cT = [0, 1, 0, 0, -1]
    const dB_ = [0, 0, 1, 0, -1]
    const web = (2 * D) / sw
    addSquare(web, cT, cT)
    addSquare(web / 2, cT, dB_)
    addSquare(web / 2, dB_, cT)
    addSquare(web, dB_, dB_)
    if (isSway) {
      const a = [1, 0, 0, -1, 0]
      const b = [0, 1, 0, -1, 0]
      const top = (2 * D) / yt
      addSquare(top, a, a)
      addSquare(top, b, b)
      addSquare(top, a, b)
      addSquare(kM / 2, [1, 0, 0, 0, 0], [1, 0, 0, 0, 0])
      addSquare(kB / 2, [0, 0, 1, 0, 0], [0, 0, 1, 0, 0])
    } else addSquare(D / yt / 2, [0, 1, 0, 0, 0], [0, 1, 0, 0, 0])
    const free = isSway ? [0, 1, 2] : [1, 2]
    const fields: Field[] = []
    for (let i = 0; i < count; i++) {
      const { dT, dB, phi, psi } = corner(i)
      const known = [0, 0, 0, phi, psi]
      const rotations = solveDense(
        free.map((r) => free.map((c) => H[r]![c]!)),
        free.map((r) => -(H[r]![3]! * known[3]! + H[r]![4]! * known[4]!)),
      )
      const theta = [0, 0, 0]
      free.forEach((f, k) => {
        theta[f] = rotations[k]!
      })
      fields.push({
        dT,
        dB,
        dM: isSway ? [dT[0], 0] : [0, (-theta[1]! * yt) / 2],
        thetaM: theta[0]!,
        thetaT: theta[1]!,
        thetaB: theta[2]!,
      })
    }
    const state = (i: number): number[] => {
      const f = fields[i]!
      const { phi, psi } = corner(i)
      return [f.thetaM, f.thetaT, f.thetaB, phi, psi]
    }
    const Bm = zeros(count)
    for (let i = 0; i < count; i++)
      for (let j = 0; j < count; j++) {
        const [u, v] = [state(i), state(j)]
        let sum = 0
        for (let a = 0; a < 5; a++) for (let b = 0; b < 5; b++) sum += u[a]! * H[a]![b]! * v[b]!
        Bm[i]![j] = 2 * sum
      }
    // Along the walls; a spread field goes with a vertical translation, F.7(b)5
    const withTranslation = isSway ? fields : [{ translation: true } as const, ...fields]
    const m = withTranslation.length
    const rigidAtB = (f: Field, P: V2): V2 => [f.dB[0] - f.thetaB * (P[1] - B[1]), f.dB[1] + f.thetaB * (P[0] - B[0])]
    const at = (k: number, p: Piece, local: number): { f: number; df: number; v: number } => {
      const item = withTranslation[k]!
      const length = Math.hypot(...sub(p.to, p.from))
      const t: V2 = [(p.to[0] - p.from[0]) / length, (p.to[1] - p.from[1]) / length]
      const nn: V2 = [-t[1], t[0]]
      if ('translation' in item) return { f: nn[1], df: 0, v: t[1] }
      const f = item
      const P: V2 = [p.a[0] + (p.b[0] - p.a[0]) * local, p.a[1] + (p.b[1] - p.a[1]) * local]
      if (p.kind === 'chord') {
        const [c, d, theta]: [V2, V2, number] =
          p.name === 'T' ? [T, f.dT, f.thetaT] : p.name === 'F' ? [F, rigidAtB(f, F), f.thetaB] : [B, f.dB, f.thetaB]
        const disp: V2 = [d[0] - theta * (P[1] - c[1]), d[1] + theta * (P[0] - c[0])]
        return { f: dot(disp, nn), df: theta, v: dot(disp, t) }
      }
      if (p.name === 'LF' || p.name === 'FB') {
        const disp = rigidAtB(f, P)
        return { f: dot(disp, nn), df: f.thetaB, v: dot(disp, t) }
      }
      const [d0, th0, d1, th1] =
        p.name === 'BT' ? ([f.dB, f.thetaB, f.dT, f.thetaT] as const) : ([f.dT, f.thetaT, f.dM, f.thetaM] as const)
      const x = dot(sub(P, p.from), t) / length
      const f0 = dot(d0, nn)
      const f1 = dot(d1, nn)
      const value =
        f0 * (1 - 3 * x * x + 2 * x ** 3) +
        th0 * length * (x - 2 * x * x + x ** 3) +
        f1 * (3 * x * x - 2 * x ** 3) +
        th1 * length * (x ** 3 - x * x)
      const slope =
        (f0 * (-6 * x + 6 * x * x)) / length +
        th0 * (1 - 4 * x + 3 * x * x) +
        (f1 * (6 * x - 6 * x * x)) / length +
        th1 * (3 * x * x - 2 * x)
      return { f: value, df: slope, v: dot(d0, t) }
    }
    // Warping along the path: −∫v ds at piece ends
    const U = withTranslation.map((_, k) => {
      const out: number[] = [0]
      for (const p of pieces) out.push(out.at(-1)! - at(k, p, 0.5).v * Math.hypot(...sub(p.b, p.a)))
      return out
    })
    U.forEach((list) => {
      let shift = -list.at(-1)!
      if (!isSway) {
        let sum = 0
        pieces.forEach((p, i) => {
          sum += ((list[i]! + list[i + 1]!) / 2) * Math.hypot(...sub(p.b, p.a)) * s.t * 2
        })
        shift = -sum / area
      }
      list.forEach((_, i) => {
        list[i]! += shift
      })
    })
    const loaded = s.isInverted ? 'B' : 'T'
    const C = zeros(m)
    const Dm = zeros(m)
    const X = zeros(m)
    const XN = zeros(m)
    const Xq = zeros(m)
    let S = 0
    let Py = 0
    let Pz = 0
    const lastChord = pieces.reduce((last, p, i) => (p.kind === 'chord' && p.name === loaded ? i : last), -1)
    const firstAfter =
      lastChord >= 0 ? lastChord + 1 : pieces.findIndex((p) => p.name === (loaded === 'T' ? 'TM' : 'BT'))
    pieces.forEach((p, index) => {
      const length = Math.hypot(...sub(p.b, p.a))
      const t: V2 = [(p.b[0] - p.a[0]) / length, (p.b[1] - p.a[1]) / length]
      const isAfter = index >= firstAfter
      const za = p.a[1] - zeta_c
      // S and ∫S·t̂ ds inside the piece are polynomials of the path length
      const slopeZ = t[1]
      const Sat = (x: number) => S + s.t * (za * x + (slopeZ * x * x) / 2)
      const intS = (x: number) => S * x + s.t * ((za * x * x) / 2 + (slopeZ * x ** 3) / 6)
      for (const [g, w] of GAUSS) {
        const local = (g + 1) / 2
        const x = local * length
        const ds = (w / 2) * length
        const z = za + slopeZ * x
        const T_ = -Sat(x) / I_y
        const P: V2 = [-(Py + intS(x) * t[0]) / I_y, -(Pz + intS(x) * t[1]) / I_y - (isAfter ? 0.5 : 0)]
        const nq = dot(P, t)
        const values = withTranslation.map((_, k) => at(k, p, local))
        const warp = U.map((list) => list[index]! + (list[index + 1]! - list[index]!) * local)
        for (let i = 0; i < m; i++)
          for (let j = 0; j < m; j++) {
            const [a, b] = [values[i]!, values[j]!]
            const dA = 2 * s.t * ds
            C[i]![j]! += E * warp[i]! * warp[j]! * dA
            Dm[i]![j]! += ((G * s.t * s.t) / 3) * a.df * b.df * dA
            X[i]![j]! += (z * (a.f * b.f + a.v * b.v) * dA) / I_y
            XN[i]![j]! += ((a.f * b.f + a.v * b.v) * dA) / area
            Xq[i]![j]! += 2 * (nq * a.df * b.df + 0.5 * T_ * (a.df * b.f + a.f * b.df)) * ds
          }
      }
      Py += intS(length) * t[0]
      Pz += intS(length) * t[1]
      S = Sat(length)
    })
    const ends = pieces.flatMap((p, i) =>
      p.kind === 'flat'
        ? [
            { place: `${p.name} ${p.name[0]}`, U: U.map((list) => list[i]!) },
            { place: `${p.name} ${p.name[1]}`, U: U.map((list) => list[i + 1]!) },
          ]
        : [],
    )
    if (isSway) return { count, C, D: Dm, B: Bm, X, XN, Xq, U: ends }
    const kappa = -C[0]![1]! / C[0]![0]!
    const joined = (A: number[][]) => [[kappa * kappa * A[0]![0]! + kappa * (A[0]![1]! + A[1]![0]!) + A[1]![1]!]]
    return {
      count: 1,
      C: joined(C),
      D: joined(Dm),
      B: Bm,
      X: joined(X),
      XN: joined(XN),
      Xq: joined(Xq),
      U: [],
    }
  }
  return { sway: family(true), spread: family(false), A: area, zeta_c, I_y }
}

const zeros = (m: number) => Array.from({ length: m }, () => new Array<number>(m).fill(0))

/** Values, slopes and curvatures of the four Hermite shapes at ξ of an element. */
function hermite(L: number, x: number): { N: number[]; d: number[]; dd: number[] } {
  return {
    N: [1 - 3 * x * x + 2 * x ** 3, L * (x - 2 * x * x + x ** 3), 3 * x * x - 2 * x ** 3, L * (x ** 3 - x * x)],
    d: [(-6 * x + 6 * x * x) / L, 1 - 4 * x + 3 * x * x, (6 * x - 6 * x * x) / L, 3 * x * x - 2 * x],
    dd: [(-6 + 12 * x) / L ** 2, (-4 + 6 * x) / L, (6 - 12 * x) / L ** 2, (6 * x - 2) / L],
  }
}

export interface Held {
  supports: number[]
  upper: number[]
  lower: number[]
}

type Terms = { value: number[][]; slope: number[][]; curvature: number[][]; mixed?: number[][] }

/** Degrees of freedom of a node: fields by value, then by slope. */
function assemble(mesh: Mesh, m: number, terms: (e: number, x: number) => Terms): BandedMatrix {
  const K = new BandedMatrix(2 * m * mesh.x.length, 4 * m - 1)
  for (let e = 0; e + 1 < mesh.x.length; e++) {
    const L = mesh.x[e + 1]! - mesh.x[e]!
    for (const [g, w] of GAUSS) {
      const x = (g + 1) / 2
      const { N, d, dd } = hermite(L, x)
      const { value, slope, curvature, mixed } = terms(e, x)
      const ds = (w / 2) * L
      for (let i = 0; i < m; i++)
        for (let j = 0; j < m; j++) {
          const [v, s, c] = [value[i]![j]! * ds, slope[i]![j]! * ds, curvature[i]![j]! * ds]
          const [p, q] = mixed ? [mixed[i]![j]! * ds, mixed[j]![i]! * ds] : [0, 0]
          if (v === 0 && s === 0 && c === 0 && p === 0 && q === 0) continue
          for (let a = 0; a < 4; a++) {
            const row = 2 * m * (e + (a >> 1)) + (a % 2) * m + i
            for (let b = 0; b < 4; b++) {
              const column = 2 * m * (e + (b >> 1)) + (b % 2) * m + j
              if (column > row) continue
              K.rows[row]![row - column]! +=
                v * N[a]! * N[b]! + s * d[a]! * d[b]! + c * dd[a]! * dd[b]! + p * N[a]! * dd[b]! + q * N[b]! * dd[a]!
            }
          }
        }
    }
  }
  return K
}

/** Values held at a node, and along the whole line what a panel holds: the closed flange, INVERTED the feet. */
const swayHeld = (s: OmegaShape, held: Held, nodes: number): [number, number][] => [
  ...(s.hasPanel
    ? Array.from({ length: nodes }, (_, n) =>
        (s.isInverted ? [2, 5] : [0, 3]).map((i): [number, number] => [n, i]),
      ).flat()
    : []),
  ...held.supports.flatMap((n): [number, number][] => [
    [n, 0],
    [n, 1],
    [n, 2],
  ]),
  ...(s.isInverted ? held.upper : held.lower).map((n): [number, number] => [n, 2]),
  ...(s.isInverted ? held.lower : held.upper).map((n): [number, number] => [n, 0]),
]

export interface LineState {
  /** own axes of the line: sagging, pressing, tension positive */
  M: Float64Array
  N: Float64Array
  q: Float64Array
  P: Float64Array
}

/** The line of an Ω: α_cr = 0.96·min(α_sway, α_spread) of a state (Infinity: no positive root), and T.1. */
export function omegaLine(mesh: Mesh, s: OmegaShape, held: Held) {
  const { sway, spread } = omegaMatrices(s)
  const sign = s.isInverted ? -1 : 1
  const family = (f: FieldMatrices, fixed: [number, number][], mixedWith: number | null) => {
    const zero = zeros(f.count)
    const K = assemble(mesh, f.count, () => ({ value: f.B, slope: f.D, curvature: f.C }))
    for (const [n, i] of fixed) hold(K, null, 2 * f.count * n + i)
    return (line: LineState) => {
      const V = assemble(mesh, f.count, (e, x) => {
        const L = mesh.x[e + 1]! - mesh.x[e]!
        const q = sign * line.q[e]!
        const M = sign * (line.M[e]! + (line.M[e + 1]! - line.M[e]!) * x) + (q * L * L) / 12
        const N = (line.N[e]! + line.N[e + 1]!) / 2
        const mixed = zeros(f.count)
        if (mixedWith !== null) {
          // ½·M·(φ·v_r'' − v_r·φ''): the entry N_i N_j'' of (φ, v_r) and the opposite of (v_r, φ)
          mixed[1]![mixedWith] = M / 2
          mixed[mixedWith]![1] = -M / 2
        }
        return {
          value: f.Xq.map((row) => row.map((v) => v * q)),
          slope: f.X.map((row, i) => row.map((v, j) => M * v + N * f.XN[i]![j]!)),
          curvature: zero,
          mixed,
        }
      })
      for (let n = 0; n < mesh.x.length; n++)
        if (line.P[n] !== 0)
          for (let i = 0; i < f.count; i++)
            for (let j = 0; j <= i; j++)
              V.add(2 * f.count * n + i, 2 * f.count * n + j, sign * line.P[n]! * f.Xq[i]![j]!)
      for (const [n, i] of fixed) {
        hold(V, null, 2 * f.count * n + i)
        V.rows[2 * f.count * n + i]![0] = 0
      }
      return smallestFactor(K, V)
    }
  }
  const feet = s.isInverted ? held.upper : held.lower
  const alphaSway = family(sway, swayHeld(s, held, mesh.x.length), s.hasPanel ? null : s.isInverted ? 0 : 2)
  const spreads = !(s.hasPanel && s.isInverted)
  const alphaSpread = family(
    spread,
    [...held.supports, ...feet].map((n) => [n, 0]),
    null,
  )
  return {
    factor: (line: LineState) =>
      0.96 * Math.min(alphaSway(line), spreads ? alphaSpread(line) : Number.POSITIVE_INFINITY),
    sideways: (q: Float64Array, P: Float64Array) => sideways(mesh, s, sway, held, q, P),
  }
}

/** T.1: displacements and σ_q of sideways load at the outer fibre, to first order, without a panel. */
function sideways(
  mesh: Mesh,
  s: OmegaShape,
  f: FieldMatrices,
  held: Held,
  q: Float64Array,
  P: Float64Array,
): { sigma: { place: string; sigma: Float64Array }[]; vt: Float64Array; vf: Float64Array } {
  const m = 3
  const K = assemble(mesh, m, () => ({ value: f.B, slope: f.D, curvature: f.C }))
  const outer = s.isInverted ? 2 : 0
  const load = new Float64Array(K.size)
  const nodes = mesh.x.length
  for (let e = 0; e + 1 < nodes; e++) {
    const L = mesh.x[e + 1]! - mesh.x[e]!
    ;[L / 2, (L * L) / 12, L / 2, (-L * L) / 12].forEach((v, a) => {
      load[2 * m * (e + (a >> 1)) + (a % 2) * m + outer]! += v * q[e]!
    })
  }
  for (let n = 0; n < nodes; n++) load[2 * m * n + outer]! += P[n]!
  for (const [n, i] of swayHeld(s, held, nodes)) hold(K, load, 2 * m * n + i)
  const d = K.factor().solve(load)
  // C·d'' from the end forces of the elements: here from moments of the energy integrals of each element
  const curvature: number[][] = Array.from({ length: nodes }, () => [0, 0, 0])
  for (let e = 0; e + 1 < nodes; e++) {
    const L = mesh.x[e + 1]! - mesh.x[e]!
    const force = (a: number, i: number): number => {
      let sum = 0
      for (const [g, w] of GAUSS) {
        const x = (g + 1) / 2
        const h = hermite(L, x)
        const ds = (w / 2) * L
        for (let j = 0; j < m; j++)
          for (let b = 0; b < 4; b++) {
            const value = d[2 * m * (e + (b >> 1)) + (b % 2) * m + j]!
            sum +=
              ds *
              value *
              (f.B[i]![j]! * h.N[a]! * h.N[b]! + f.D[i]![j]! * h.d[a]! * h.d[b]! + f.C[i]![j]! * h.dd[a]! * h.dd[b]!)
          }
      }
      return sum - (i === outer ? [L / 2, (L * L) / 12, L / 2, (-L * L) / 12][a]! * q[e]! : 0)
    }
    const left = solveDense(
      f.C,
      [0, 1, 2].map((i) => -force(1, i)),
    )
    const right = solveDense(
      f.C,
      [0, 1, 2].map((i) => force(3, i)),
    )
    curvature[e] = left
    curvature[e + 1] = right
  }
  const value = (i: number) => Float64Array.from({ length: nodes }, (_, n) => d[2 * m * n + i]!)
  return {
    sigma: f.U.map(({ place, U }) => ({
      place,
      sigma: Float64Array.from(curvature, (c) => -E * (U[0]! * c[0]! + U[1]! * c[1]! + U[2]! * c[2]!)),
    })),
    vt: value(0),
    vf: value(2),
  }
}
