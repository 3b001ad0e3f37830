/** Section matrices of the Ω line with distortion of its cross-section; method 5.10 and 5.11. */
import { distance } from '../sections/midline.ts'
import {
  type Corner,
  cornerMotion,
  type FieldFamily,
  type FrameSprings,
  halfPath,
  type Material,
  type OmegaMidlines,
  type SectionField,
  type ShapePiece,
  STEEL,
  spreadFamily,
  swayFamily,
} from './omega-shape.ts'

/**
 * Matrices of one family of n fields d for the whole section, symmetric, n × n, row by row:
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

type HalfPath = ReturnType<typeof halfPath>

const ruleOf = ({ start, end }: ShapePiece): GaussRule => (start === end ? OF_CHORD : OF_FLAT)

/** A section before it moves, with its half at the Gauss points piece by piece. */
interface Section {
  A: number
  zeta_c: number
  I_y: number
  t: number
  path: HalfPath
  /** length a point stands for [mm] */
  ds: number[]
  /** from the centroid, inwards [mm] */
  z: number[]
  /** shear flow per unit of V [1/mm], membrane force across the wall per unit of q [-] */
  T: number[]
  n_q: number[]
}

/** A, ζ_c, I_y of the whole section, and per Gauss point the stresses from unit V and unit q. */
function sectionOf(path: HalfPath, t: number, loaded: 'T' | 'B'): Section {
  const { corners, pieces } = path
  let half = 0
  let S_0 = 0
  let I_0 = 0
  for (const { L, from, to } of pieces) {
    const dA = t * L
    half += dA
    S_0 += (dA * (from.z + to.z)) / 2
    I_0 += (dA * (from.z ** 2 + from.z * to.z + to.z ** 2)) / 3
  }
  const zeta_c = S_0 / half
  const I_y = 2 * (I_0 - half * zeta_c ** 2)
  const section: Section = { A: 2 * half, zeta_c, I_y, t, path, ds: [], z: [], T: [], n_q: [] }
  // Along the half section: S = ∫z·t·ds and Q = ∫S·t̂·ds, both exact within a straight piece.
  let S = 0
  let Q_y = 0
  let Q_z = 0
  // The load has come in behind the loaded corner, its arc included.
  const loadedFrom = pieces.findLastIndex(({ end }) => corners[end]!.name === loaded)
  pieces.forEach((piece, i) => {
    const { L, t_y, t_z } = piece
    const z0 = piece.from.z - zeta_c
    const P_z = i > loadedFrom ? -0.5 : 0
    const momentOf = (s: number) => S + t * (z0 * s + (t_z * s * s) / 2)
    const integralOf = (s: number) => S * s + t * ((z0 * s * s) / 2 + (t_z * s * s * s) / 6)
    const { at, weight } = ruleOf(piece)
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

/**
 * What the fields of a family do, field after field, row after row of Gauss points: displacement v along the wall, f across it, slope f′
 * and warping displacement U = U_0 − ∫v·ds. One buffer for all: making one costs more than filling it.
 */
interface FieldPoints {
  values: Float64Array
  count: number
  /** start of the rows of the current field */
  v: number
}
const ROWS = 4

/**
 * Fills the rows of one field. A chord of an arc moves rigidly with its sharp corner, a flat takes the cubic of its wall from corner to
 * corner.
 * @param warping U_0: where the warping displacement is zero
 */
function putField(
  m: OmegaMidlines,
  { A, t, path: { corners, pieces }, ds }: Section,
  field: SectionField,
  warping: Warping,
  { values, count, v }: FieldPoints,
): void {
  const motions = Array.from(corners, (corner) => cornerMotion(m, field, corner))
  const U = v + 3 * count
  let W = 0
  let k = v + count
  for (const { from, L, t_y, t_z, start, end } of pieces) {
    const { at: corner } = corners[start]!
    const a = motions[start]!
    const isChord = start === end
    const y = isChord ? a.d.y - a.theta * (from.z - corner.z) : a.d.y
    const z = isChord ? a.d.z + a.theta * (from.y - corner.y) : a.d.z
    const along = y * t_y + z * t_z
    const f_a = -y * t_z + z * t_y
    const b = motions[end]!
    const f_b = -b.d.y * t_z + b.d.z * t_y
    const wall = distance(corner, corners[end]!.at)
    const before = distance(corner, from)
    for (const at of isChord ? OF_CHORD.at : OF_FLAT.at) {
      const x = (before + at * L) / wall
      const x2 = x * x
      const x3 = x2 * x
      values[k - count] = along
      values[k] = isChord
        ? f_a + a.theta * at * L
        : f_a * (1 - 3 * x2 + 2 * x3) +
          f_b * (3 * x2 - 2 * x3) +
          wall * (a.theta * (x - 2 * x2 + x3) + b.theta * (x3 - x2))
      values[k + count] = isChord
        ? a.theta
        : ((f_b - f_a) * (6 * x - 6 * x2)) / wall + a.theta * (1 - 4 * x + 3 * x2) + b.theta * (3 * x2 - 2 * x)
      values[k + 2 * count] = W + along * at * L
      k++
    }
    W += along * L
  }
  let U_0 = W
  if (warping === 'zeroOnAverage') {
    U_0 = 0
    for (k = 0; k < count; k++) U_0 += values[U + k]! * ds[k]!
    U_0 /= A / (2 * t)
  }
  for (k = 0; k < count; k++) values[U + k] = U_0 - values[U + k]!
}
type Warping = 'zeroInTheMiddle' | 'zeroOnAverage'

/** The matrices of one family. */
function familyMatrices(
  m: OmegaMidlines,
  section: Section,
  { fields, B }: FieldFamily,
  warping: Warping,
  { E, nu }: Material,
): FieldMatrices {
  const n = fields.length
  const { A, I_y, t, ds, z, T, n_q } = section
  const G = E / (2 * (1 + nu))
  const count = ds.length
  const values = new Float64Array(ROWS * n * count)
  for (let i = 0; i < n; i++) putField(m, section, fields[i]!, warping, { values, count, v: ROWS * i * count })
  const array = () => new Float64Array(n * n)
  const matrices = { C: array(), D: array(), B, X: array(), X_N: array(), X_q: array() }
  const put = (into: Float64Array, i: number, j: number, value: number) => {
    into[n * i + j] = value
    into[n * j + i] = value
  }
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let C = 0
      let D = 0
      let X = 0
      let X_N = 0
      let X_q = 0
      for (let k = 0, v_i = ROWS * i * count, v_j = ROWS * j * count; k < count; k++, v_i++, v_j++) {
        const f_i = values[v_i + count]!
        const f_j = values[v_j + count]!
        const slope_i = values[v_i + 2 * count]!
        const slope_j = values[v_j + 2 * count]!
        const square = f_i * f_j + values[v_i]! * values[v_j]!
        const slopes = slope_i * slope_j
        C += values[v_i + 3 * count]! * values[v_j + 3 * count]! * ds[k]!
        D += slopes * ds[k]!
        X += z[k]! * square * ds[k]!
        X_N += square * ds[k]!
        X_q += (n_q[k]! * slopes + (T[k]! * (slope_i * f_j + f_i * slope_j)) / 2) * ds[k]!
      }
      put(matrices.C, i, j, 2 * E * t * C)
      put(matrices.D, i, j, (2 * G * t ** 3 * D) / 3)
      put(matrices.X, i, j, (2 * t * X) / I_y)
      put(matrices.X_N, i, j, (2 * t * X_N) / A)
      put(matrices.X_q, i, j, 2 * X_q)
    }
  }
  return matrices
}

/** κ²·m_11 + 2κ·m_12 + m_22 of every matrix: the spread without bending. */
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
  const section = sectionOf(halfPath(m), m.t, loaded)
  const sway = familyMatrices(m, section, swayFamily(m, springs, material), 'zeroInTheMiddle', material)
  const pair = familyMatrices(m, section, spreadFamily(m, material), 'zeroOnAverage', material)
  const kappa = -pair.C[1]! / pair.C[0]!
  const { A, zeta_c, I_y } = section
  return { A, zeta_c, I_y, sway, spread: combined(pair, kappa), kappa }
}
