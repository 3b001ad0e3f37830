/** Continuous beam of constant stiffness on rigid supports, solved exactly; engineering.md B. */
import type { DistributedLoad, Line, LineLoading } from './line.ts'

/**
 * The beam in pieces without supports, point loads or jumps of load inside: in each one, with s from its left end,
 *
 *   q = q0 + dq·s   V = V0 − q0·s − dq·s²/2   M = M0 + V0·s − q0·s²/2 − dq·s³/6   EI·w'' = −M
 *
 * M sagging positive, q and w positive inwards. [N, mm, N·mm; w·EI N·mm³]
 */
export interface BeamPieces {
  count: number
  x: Float64Array
  length: Float64Array
  q0: Float64Array
  dq: Float64Array
  V0: Float64Array
  M0: Float64Array
  /** w·EI and w'·EI at the left end */
  w0: Float64Array
  t0: Float64Array
}

export interface BeamSolution {
  pieces: BeamPieces
  /** upwards positive: the support pushes against inward load [N] */
  reactions: Float64Array
  supportMoments: Float64Array
}

/** Positions that differ by less are one [mm]. */
const SAME_PLACE = 1e-6

/** Ends, supports, ends of loads and point loads, rising. */
export function discontinuities(line: Line, loadings: LineLoading[]): number[] {
  const all = [line.start, line.end, ...line.supports]
  for (const { distributed, points } of loadings) {
    for (const p of points) all.push(p.x)
    for (const d of distributed) all.push(d.from, d.to)
  }
  all.sort((a, b) => a - b)
  const places: number[] = []
  for (const x of all) {
    const inside = Math.min(Math.max(x, line.start), line.end)
    if (places.length === 0 || inside - places.at(-1)! > SAME_PLACE) places.push(inside)
  }
  return places
}

const at = (d: DistributedLoad, x: number) =>
  d.to - d.from < SAME_PLACE ? 0 : d.q0 + ((d.q1 - d.q0) * (x - d.from)) / (d.to - d.from)

/** The pieces with their loads; the point load of the piece's left end in P. */
function loadedPieces(places: number[], loading: LineLoading): BeamPieces & { P: Float64Array; tipP: number } {
  const count = places.length - 1
  const array = () => new Float64Array(count)
  const pieces = {
    count,
    x: array(),
    length: array(),
    q0: array(),
    dq: array(),
    V0: array(),
    M0: array(),
    w0: array(),
    t0: array(),
  }
  const P = array()
  let tipP = 0
  for (let i = 0; i < count; i++) {
    pieces.x[i] = places[i]!
    pieces.length[i] = places[i + 1]! - places[i]!
  }
  for (const d of loading.distributed) {
    for (let i = 0; i < count; i++) {
      const from = places[i]!
      const to = places[i + 1]!
      if (d.from > from + SAME_PLACE || d.to < to - SAME_PLACE) continue
      const left = at(d, from)
      pieces.q0[i]! += left
      pieces.dq[i]! += (at(d, to) - left) / (to - from)
    }
  }
  for (const p of loading.points) {
    const i = places.findIndex((x) => Math.abs(x - p.x) <= SAME_PLACE)
    if (i === count) tipP += p.P
    else P[i]! += p.P
  }
  return { ...pieces, P, tipP }
}

/**
 * Reactions, moments, shears and deflections (times EI) of a continuous beam; exact for linear loads.
 * The redundant support moments follow from the three-moment equations (Clapeyron), a well-conditioned tridiagonal system.
 * @param places where the pieces are cut, rising; at least the `discontinuities` of this line and loading
 */
export function solveContinuousBeam(
  line: Line,
  loading: LineLoading,
  places: number[] = discontinuities(line, [loading]),
): BeamSolution {
  const b = loadedPieces(places, loading)
  const { count, x, length, q0, dq, V0, M0, w0, t0, P, tipP } = b
  const { supports } = line
  const n = supports.length
  const pieceAt = (position: number) => {
    let i = 0
    while (i < count && x[i]! < position - SAME_PLACE) i++
    return i
  }
  const first = supports.map(pieceAt)
  const supportMoments = new Float64Array(n)
  const reactions = new Float64Array(n)

  // Consoles are statically determinate. Left one: from its free tip; V is the shear just right of each cut.
  let V = 0
  let M = 0
  for (let i = 0; i < first[0]!; i++) {
    V -= P[i]!
    V0[i] = V
    M0[i] = M
    const s = length[i]!
    M += V * s - (q0[i]! * s * s) / 2 - (dq[i]! * s ** 3) / 6
    V -= q0[i]! * s + (dq[i]! * s * s) / 2
  }
  supportMoments[0] = M
  reactions[0] = -V
  let V_end = tipP
  let M_end = 0
  for (let i = count - 1; i >= first[n - 1]!; i--) {
    const s = length[i]!
    const V_left = V_end + q0[i]! * s + (dq[i]! * s * s) / 2
    const M_left = M_end - V_left * s + (q0[i]! * s * s) / 2 + (dq[i]! * s ** 3) / 6
    V0[i] = V_left
    M0[i] = M_left
    // The load at the support itself goes straight into the reaction.
    V_end = V_left + (i > first[n - 1]! ? P[i]! : 0)
    M_end = M_left
  }
  supportMoments[n - 1] = M_end
  const consoleShear = V_end

  // Every main span as a simple beam: its left reaction A and end rotations (EI·θ).
  const A = new Float64Array(n - 1)
  const rotationLeft = new Float64Array(n - 1)
  const rotationRight = new Float64Array(n - 1)
  for (let k = 0; k < n - 1; k++) {
    const from = first[k]!
    const to = first[k + 1]!
    const L = supports[k + 1]! - supports[k]!
    let load = 0
    let momentAboutRight = 0
    for (let i = from; i < to; i++) {
      const s = length[i]!
      const arm = supports[k + 1]! - x[i]!
      if (i > from) {
        load += P[i]!
        momentAboutRight += P[i]! * arm
      }
      load += q0[i]! * s + (dq[i]! * s * s) / 2
      momentAboutRight += q0[i]! * s * (arm - s / 2) + ((dq[i]! * s * s) / 2) * (arm - (2 * s) / 3)
    }
    A[k] = momentAboutRight / L
    // w(L) = 0 gives the rotation at the left end; integrating once more that at the right.
    let v = A[k]!
    let mm = 0
    let theta = 0
    let w = 0
    for (let i = from; i < to; i++) {
      if (i > from) v -= P[i]!
      const s = length[i]!
      w += theta * s - ((mm * s * s) / 2 + (v * s ** 3) / 6 - (q0[i]! * s ** 4) / 24 - (dq[i]! * s ** 5) / 120)
      theta -= mm * s + (v * s * s) / 2 - (q0[i]! * s ** 3) / 6 - (dq[i]! * s ** 4) / 24
      mm += v * s - (q0[i]! * s * s) / 2 - (dq[i]! * s ** 3) / 6
      v -= q0[i]! * s + (dq[i]! * s * s) / 2
    }
    rotationLeft[k] = -w / L
    rotationRight[k] = theta - w / L
  }
  solveThreeMoments(supports, supportMoments, rotationLeft, rotationRight)

  for (let k = 0; k < n - 1; k++) {
    const from = first[k]!
    const to = first[k + 1]!
    const L = supports[k + 1]! - supports[k]!
    const M_l = supportMoments[k]!
    const M_r = supportMoments[k + 1]!
    let v = A[k]! + (M_r - M_l) / L
    let moment = M_l
    let w = 0
    let theta = rotationLeft[k]! + (L * (2 * M_l + M_r)) / 6
    reactions[k]! += v + P[from]!
    for (let i = from; i < to; i++) {
      if (i > from) v -= P[i]!
      const s = length[i]!
      V0[i] = v
      M0[i] = moment
      w0[i] = w
      t0[i] = theta
      w += theta * s - ((moment * s * s) / 2 + (v * s ** 3) / 6 - (q0[i]! * s ** 4) / 24 - (dq[i]! * s ** 5) / 120)
      theta -= moment * s + (v * s * s) / 2 - (q0[i]! * s ** 3) / 6 - (dq[i]! * s ** 4) / 24
      moment += v * s - (q0[i]! * s * s) / 2 - (dq[i]! * s ** 3) / 6
      v -= q0[i]! * s + (dq[i]! * s * s) / 2
    }
    reactions[k + 1]! -= v
    if (k === 0) leftConsoleShape(b, first[0]!, t0[from]!)
    if (k === n - 2) rightConsoleShape(b, to, theta)
  }
  const lastPiece = first[n - 1]!
  reactions[n - 1]! += lastPiece < count ? consoleShear + P[lastPiece]! : tipP
  return { pieces: b, reactions, supportMoments }
}

/** Continuity of rotation over every inner support: M_l·L_l + 2M(L_l + L_r) + M_r·L_r = 6·(θ_right of the left span − θ_left of the right one). */
function solveThreeMoments(
  supports: number[],
  M: Float64Array,
  rotationLeft: Float64Array,
  rotationRight: Float64Array,
): void {
  const n = supports.length
  if (n < 3) return
  const upper = new Float64Array(n)
  const right = new Float64Array(n)
  for (let i = 1; i < n - 1; i++) {
    const L_l = supports[i]! - supports[i - 1]!
    const L_r = supports[i + 1]! - supports[i]!
    let rhs = 6 * (rotationRight[i - 1]! - rotationLeft[i]!)
    let diagonal = 2 * (L_l + L_r)
    if (i === 1) rhs -= L_l * M[0]!
    else {
      rhs -= L_l * right[i - 1]!
      diagonal -= L_l * upper[i - 1]!
    }
    if (i === n - 2) rhs -= L_r * M[n - 1]!
    upper[i] = L_r / diagonal
    right[i] = rhs / diagonal
  }
  M[n - 2] = right[n - 2]!
  for (let i = n - 3; i >= 1; i--) M[i] = right[i]! - upper[i]! * M[i + 1]!
}

/** Deflection of the left console, marched outwards from its support where w = 0 and the slope is that of the span. */
function leftConsoleShape(b: BeamPieces, pieces: number, slope: number): void {
  let w = 0
  let theta = slope
  for (let i = pieces - 1; i >= 0; i--) {
    const s = b.length[i]!
    const q = b.q0[i]!
    const d = b.dq[i]!
    const bend = b.M0[i]! * s + (b.V0[i]! * s * s) / 2 - (q * s ** 3) / 6 - (d * s ** 4) / 24
    const sag = (b.M0[i]! * s * s) / 2 + (b.V0[i]! * s ** 3) / 6 - (q * s ** 4) / 24 - (d * s ** 5) / 120
    theta += bend
    w += sag - theta * s
    b.t0[i] = theta
    b.w0[i] = w
  }
}

function rightConsoleShape(b: BeamPieces, from: number, slope: number): void {
  let w = 0
  let theta = slope
  for (let i = from; i < b.count; i++) {
    b.w0[i] = w
    b.t0[i] = theta
    const s = b.length[i]!
    const q = b.q0[i]!
    const d = b.dq[i]!
    w += theta * s - ((b.M0[i]! * s * s) / 2 + (b.V0[i]! * s ** 3) / 6 - (q * s ** 4) / 24 - (d * s ** 5) / 120)
    theta -= b.M0[i]! * s + (b.V0[i]! * s * s) / 2 - (q * s ** 3) / 6 - (d * s ** 4) / 24
  }
}

export const momentIn = (b: BeamPieces, i: number, s: number): number =>
  b.M0[i]! + b.V0[i]! * s - (b.q0[i]! * s * s) / 2 - (b.dq[i]! * s ** 3) / 6

export const shearIn = (b: BeamPieces, i: number, s: number): number => b.V0[i]! - b.q0[i]! * s - (b.dq[i]! * s * s) / 2

/** EI·w */
export const deflectionIn = (b: BeamPieces, i: number, s: number): number =>
  b.w0[i]! +
  b.t0[i]! * s -
  ((b.M0[i]! * s * s) / 2 + (b.V0[i]! * s ** 3) / 6 - (b.q0[i]! * s ** 4) / 24 - (b.dq[i]! * s ** 5) / 120)

/** EI·w' */
export const slopeIn = (b: BeamPieces, i: number, s: number): number =>
  b.t0[i]! - (b.M0[i]! * s + (b.V0[i]! * s * s) / 2 - (b.q0[i]! * s ** 3) / 6 - (b.dq[i]! * s ** 4) / 24)
