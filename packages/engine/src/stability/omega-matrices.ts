/** Section matrices of the Ω line with distortion of its cross-section; method 5.10 and 5.11. */
import { distance } from '../sections/midline.ts'
import {
  type Corner,
  cornerMotion,
  type FieldFamily,
  type FrameSprings,
  halfPath,
  lengthOfPiece,
  type Material,
  type OmegaMidlines,
  type SectionField,
  type ShapePiece,
  STEEL,
  spreadFamily,
  swayFamily,
} from './omega-shape.ts'

/**
 * Of one family of n fields d, symmetric, n × n row by row, for the whole section:
 *
 *   U = ½∫(d″ᵀC·d″ + d′ᵀD·d′ + dᵀB·d)dx      V = ½∫(M·d′ᵀX·d′ + N·d′ᵀX_N·d′ + q·dᵀX_q·d)dx
 */
export interface FieldMatrices {
  readonly C: Float64Array
  readonly D: Float64Array
  readonly B: Float64Array
  readonly X: Float64Array
  readonly X_N: Float64Array
  readonly X_q: Float64Array
}

export interface OmegaMatrices {
  /** of the midline used [mm², mm from the closed flange’s midline, mm⁴] */
  A: number
  zeta_c: number
  I_y: number
  /** v_t [mm], φ [rad], v_f [mm] */
  sway: FieldMatrices
  /** u [mm], with κ of vertical translation so that it bends nothing */
  spread: FieldMatrices
  kappa: number
}

/** A rule of Gauss: abscissae and weights on 0…1. */
interface GaussRule {
  at: number[]
  weight: number[]
}
/** Four points, exact to the seventh power, as f² · z and n_q · f′² need along the cubic of a flat. */
const OF_FLAT = ((): GaussRule => {
  const near = Math.sqrt(3 / 7 - (2 / 7) * Math.sqrt(6 / 5))
  const far = Math.sqrt(3 / 7 + (2 / 7) * Math.sqrt(6 / 5))
  const heavy = (18 + Math.sqrt(30)) / 72
  const light = (18 - Math.sqrt(30)) / 72
  return { at: [(1 - far) / 2, (1 - near) / 2, (1 + near) / 2, (1 + far) / 2], weight: [light, heavy, heavy, light] }
})()
/** Two points, exact to the third power: a chord moves as a rigid body, so that f is linear and nothing else rises faster. */
const OF_CHORD: GaussRule = { at: [(1 - Math.sqrt(1 / 3)) / 2, (1 + Math.sqrt(1 / 3)) / 2], weight: [0.5, 0.5] }

const ruleOf = ({ moves }: ShapePiece): GaussRule => ('corner' in moves ? OF_CHORD : OF_FLAT)

/** A section before it moves, with its half at the Gauss points piece by piece. */
interface Section {
  A: number
  zeta_c: number
  I_y: number
  /** length a point stands for [mm] */
  ds: number[]
  /** from the centroid, inwards [mm] */
  z: number[]
  /** shear flow per unit of V [1/mm], membrane force across the wall per unit of q [-] */
  T: number[]
  n_q: number[]
}

/** A, ζ_c, I_y of the whole section, and per Gauss point the stresses that a unit of V and of q raise. */
function sectionOf(path: ShapePiece[], t: number, loaded: 'T' | 'B'): Section {
  let half = 0
  let S_0 = 0
  let I_0 = 0
  for (const p of path) {
    const dA = t * lengthOfPiece(p)
    half += dA
    S_0 += (dA * (p.from.z + p.to.z)) / 2
    I_0 += (dA * (p.from.z ** 2 + p.from.z * p.to.z + p.to.z ** 2)) / 3
  }
  const zeta_c = S_0 / half
  const I_y = 2 * (I_0 - half * zeta_c ** 2)
  const section: Section = { A: 2 * half, zeta_c, I_y, ds: [], z: [], T: [], n_q: [] }
  // Along the half section: S = ∫z·t·ds and Q = ∫S·t̂·ds, both exact within a straight piece.
  let S = 0
  let Q_y = 0
  let Q_z = 0
  const loadedFrom = lastOf(path, loaded)
  path.forEach((p, i) => {
    const L = lengthOfPiece(p)
    const t_y = (p.to.y - p.from.y) / L
    const t_z = (p.to.z - p.from.z) / L
    const z0 = p.from.z - zeta_c
    const P_z = i > loadedFrom ? -0.5 : 0
    const momentOf = (s: number) => S + t * (z0 * s + (t_z * s * s) / 2)
    const integralOf = (s: number) => S * s + t * ((z0 * s * s) / 2 + (t_z * s * s * s) / 6)
    const { at, weight } = ruleOf(p)
    for (let g = 0; g < at.length; g++) {
      const s = at[g]! * L
      const J = integralOf(s)
      section.ds.push(weight[g]! * L)
      section.z.push(z0 + t_z * s)
      section.T.push(-momentOf(s) / I_y)
      section.n_q.push(P_z * t_z - ((Q_y + t_y * J) * t_y + (Q_z + t_z * J) * t_z) / I_y)
    }
    const J = integralOf(L)
    Q_y += t_y * J
    Q_z += t_z * J
    S = momentOf(L)
  })
  return section
}

/** The last piece up to the loaded corner, its arc included: the load has come in behind it. */
function lastOf(path: ShapePiece[], loaded: 'T' | 'B'): number {
  const arc = path.findLastIndex(({ moves }) => 'corner' in moves && moves.corner.name === loaded)
  return arc >= 0 ? arc : path.findIndex(({ moves }) => 'end' in moves && moves.end.name === loaded)
}

/** What one field does at the Gauss points: along the wall v, across it f with its slope, warping displacement −∫v·ds. */
interface FieldPoints {
  v: Float64Array
  f: Float64Array
  slope: Float64Array
  /** ∫v·ds up to the point, and over the half section */
  W: Float64Array
  W_M: number
}

function fieldPoints(m: OmegaMidlines, path: ShapePiece[], field: SectionField, count: number): FieldPoints {
  // One buffer for all four: making one costs more than filling it.
  const values = new Float64Array(4 * count)
  const row = (k: number) => values.subarray(k * count, (k + 1) * count)
  const points: FieldPoints = { v: row(0), f: row(1), slope: row(2), W: row(3), W_M: Number.NaN }
  let W_M = 0
  let k = 0
  for (const piece of path) {
    const L = lengthOfPiece(piece)
    const { moves } = piece
    const along =
      'corner' in moves
        ? moveWithCorner(m, field, piece, moves.corner, L, k, points)
        : moveWithWall(m, field, piece, moves.start, moves.end, L, k, points)
    for (const at of ruleOf(piece).at) {
      points.v[k] = along
      points.W[k] = W_M + along * at * L
      k++
    }
    W_M += along * L
  }
  points.W_M = W_M
  return points
}

/** A chord of an arc moves rigidly with its sharp corner: f at its Gauss points from the k-th on; v along it. */
function moveWithCorner(
  m: OmegaMidlines,
  field: SectionField,
  { from, to }: ShapePiece,
  corner: Corner,
  L: number,
  k: number,
  { f, slope }: FieldPoints,
): number {
  const t_y = (to.y - from.y) / L
  const t_z = (to.z - from.z) / L
  const { d, theta } = cornerMotion(m, field, corner)
  const y = d.y - theta * (from.z - corner.at.z)
  const z = d.z + theta * (from.y - corner.at.y)
  OF_CHORD.at.forEach((at, g) => {
    f[k + g] = -y * t_z + z * t_y + theta * at * L
    slope[k + g] = theta
  })
  return y * t_y + z * t_z
}

/** A flat takes the cubic of its wall from corner to corner: f at its Gauss points from the k-th on; v. */
function moveWithWall(
  m: OmegaMidlines,
  field: SectionField,
  { from, to }: ShapePiece,
  start: Corner,
  end: Corner,
  L: number,
  k: number,
  { f, slope }: FieldPoints,
): number {
  const t_y = (to.y - from.y) / L
  const t_z = (to.z - from.z) / L
  const a = cornerMotion(m, field, start)
  const b = cornerMotion(m, field, end)
  const wall = distance(start.at, end.at)
  const before = distance(start.at, from)
  const f_a = -a.d.y * t_z + a.d.z * t_y
  const f_b = -b.d.y * t_z + b.d.z * t_y
  OF_FLAT.at.forEach((at, g) => {
    const x = (before + at * L) / wall
    const x2 = x * x
    const x3 = x2 * x
    f[k + g] =
      f_a * (1 - 3 * x2 + 2 * x3) + f_b * (3 * x2 - 2 * x3) + wall * (a.theta * (x - 2 * x2 + x3) + b.theta * (x3 - x2))
    slope[k + g] = ((f_b - f_a) * (6 * x - 6 * x2)) / wall + a.theta * (1 - 4 * x + 3 * x2) + b.theta * (3 * x2 - 2 * x)
  })
  return a.d.y * t_y + a.d.z * t_z
}

/** The matrices of one family. @param warping U_0 of a field: where its warping displacement is zero */
function familyMatrices(
  m: OmegaMidlines,
  path: ShapePiece[],
  section: Section,
  { fields, B }: FieldFamily,
  warping: 'zeroInTheMiddle' | 'zeroOnAverage',
  { E, nu }: Material,
): FieldMatrices {
  const n = fields.length
  const { A, I_y, ds, z, T, n_q } = section
  const { t } = m
  const G = E / (2 * (1 + nu))
  const moved: FieldPoints[] = []
  for (const field of fields) moved.push(fieldPoints(m, path, field, ds.length))
  const U_0 = Float64Array.from(moved, ({ W, W_M }) => {
    if (warping === 'zeroInTheMiddle') return W_M
    let sum = 0
    for (let k = 0; k < W.length; k++) sum += W[k]! * ds[k]!
    return sum / (A / (2 * t))
  })
  const array = () => new Float64Array(n * n)
  const matrices = { C: array(), D: array(), X: array(), X_N: array(), X_q: array() }
  for (let i = 0; i < n; i++) {
    const a = moved[i]!
    const U_a = U_0[i]!
    for (let j = 0; j <= i; j++) {
      const b = moved[j]!
      const U_b = U_0[j]!
      let C = 0
      let D = 0
      let X = 0
      let X_N = 0
      let X_q = 0
      for (let k = 0; k < ds.length; k++) {
        const square = a.f[k]! * b.f[k]! + a.v[k]! * b.v[k]!
        const slopes = a.slope[k]! * b.slope[k]!
        C += (U_a - a.W[k]!) * (U_b - b.W[k]!) * ds[k]!
        D += slopes * ds[k]!
        X += z[k]! * square * ds[k]!
        X_N += square * ds[k]!
        X_q += (n_q[k]! * slopes + (T[k]! * (a.slope[k]! * b.f[k]! + a.f[k]! * b.slope[k]!)) / 2) * ds[k]!
      }
      const put = (into: Float64Array, value: number) => {
        into[n * i + j] = value
        into[n * j + i] = value
      }
      put(matrices.C, 2 * E * t * C)
      put(matrices.D, (2 * G * t ** 3 * D) / 3)
      put(matrices.X, (2 * t * X) / I_y)
      put(matrices.X_N, (2 * t * X_N) / A)
      put(matrices.X_q, 2 * X_q)
    }
  }
  return { ...matrices, B }
}

/** κ²·m_11 + 2κ·m_12 + m_22 of every matrix: the spread that bends nothing. */
function combined(pair: FieldMatrices, kappa: number): FieldMatrices {
  const one = (m: Float64Array) => Float64Array.of(kappa * kappa * m[0]! + 2 * kappa * m[1]! + m[3]!)
  const { C, D, B, X, X_N, X_q } = pair
  return { C: one(C), D: one(D), B: one(B), X: one(X), X_N: one(X_N), X_q: one(X_q) }
}

/**
 * The matrices of the sway (three fields) and of the spread (one) of an Ω whose walls bend.
 *
 *   C = E∫U_i·U_j dA, U = U_0 − ∫v ds      D = (G·t²/3)∫f_i′·f_j′ dA      B: frame
 *   X = (1/I_y)∫z·(f_i·f_j + v_i·v_j)dA      X_N = (1/A)∫(f_i·f_j + v_i·v_j)dA
 *   X_q = 2∫[n_q·f_i′·f_j′ + ½T·(f_i′·f_j + f_i·f_j′)]ds over the half section
 *
 * Source: EN 1993-1-3:2006, 10.1.1(8) and 10.1.2(2) (distortion counts); the model is method 5.8 to 5.11.
 * @param m       midlines of the section [mm]
 * @param springs half of the sheeting's rotational spring at its place in half a frame [N·mm/mm/rad]
 * @param loaded  corner the transverse load presses on: T closed flange, B feet
 */
export function omegaMatrices(
  m: OmegaMidlines,
  springs: FrameSprings,
  loaded: Extract<Corner['name'], 'T' | 'B'>,
  material = STEEL,
): OmegaMatrices {
  const path = halfPath(m)
  const section = sectionOf(path, m.t, loaded)
  const sway = familyMatrices(m, path, section, swayFamily(m, springs, material), 'zeroInTheMiddle', material)
  const pair = familyMatrices(m, path, section, spreadFamily(m, material), 'zeroOnAverage', material)
  const kappa = -pair.C[1]! / pair.C[0]!
  const { A, zeta_c, I_y } = section
  return { A, zeta_c, I_y, sway, spread: combined(pair, kappa), kappa }
}
