/** Continuous beam of stepped stiffness on rigid supports, springs and hinges over them, solved exactly by three moments; method 2, decision 0003. */
import type { DistributedLoad, Line, LineLoading } from './line.ts'

/**
 * The beam in pieces without supports, point loads or jumps of load inside: in each one, with s from its left end,
 *
 *   q = q0 + dq·s   V = V0 − q0·s − dq·s²/2   M = M0 + V0·s − q0·s²/2 − dq·s³/6   EI·w'' = −M·softness
 *
 * M sagging positive, q and w positive inwards; EI that of the reference. [N, mm, N·mm; w·EI N·mm³]
 */
export interface BeamPieces {
  count: number
  x: Float64Array
  length: Float64Array
  q0: Float64Array
  dq: Float64Array
  V0: Float64Array
  M0: Float64Array
  /** EI of the reference over that of the piece */
  softness: Float64Array
  /** w·EI and w'·EI at the left end */
  w0: Float64Array
  t0: Float64Array
}

/** Positions that differ by less are the same [mm]. */
const SAME_PLACE = 1e-6

/** Ends, supports, ends of loads and point loads, rising. */
export function discontinuities(line: Line, loadings: LineLoading[]): number[] {
  const all = [line.start, line.end, ...line.supports]
  for (const { from, to } of line.zones ?? []) all.push(from, to)
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

interface LoadedPieces extends BeamPieces {
  /** point load at the left end of each piece, and at the right end of the line */
  P: Float64Array
  tipP: number
}

/** The pieces between `places` with their loads, forces not yet known. */
function loadedPieces(places: number[], loading: LineLoading, { zones = [] }: Line): LoadedPieces {
  const count = places.length - 1
  // One array for all: many small ones keep the collector busy.
  const all = new Float64Array(10 * count)
  let used = 0
  const array = () => all.subarray(used * count, ++used * count)
  const b: LoadedPieces = {
    count,
    x: array(),
    length: array(),
    q0: array(),
    dq: array(),
    V0: array(),
    M0: array(),
    softness: array().fill(1),
    w0: array(),
    t0: array(),
    P: array(),
    tipP: 0,
  }
  for (let i = 0; i < count; i++) {
    const from = places[i]!
    const to = places[i + 1]!
    b.x[i] = from
    b.length[i] = to - from
    for (const d of loading.distributed) {
      if (d.from > from + SAME_PLACE || d.to < to - SAME_PLACE) continue
      const left = at(d, from)
      b.q0[i]! += left
      b.dq[i]! += (at(d, to) - left) / (to - from)
    }
  }
  for (const { from, to, ratio } of zones)
    for (let i = 0; i < count; i++) {
      const middle = b.x[i]! + b.length[i]! / 2
      if (middle > from && middle < to) b.softness[i] = 1 / ratio
    }
  for (const p of loading.points) {
    const i = places.findIndex((x) => Math.abs(x - p.x) <= SAME_PLACE)
    if (i === count) b.tipP += p.P
    else b.P[i]! += p.P
  }
  return b
}

/** Index of the first piece that begins at or after x; the number of pieces if there is none. */
export function pieceFrom(b: BeamPieces, x: number): number {
  let i = 0
  while (i < b.count && b.x[i]! < x - SAME_PLACE) i++
  return i
}

/** Shear, moment, EI·w' and EI·w at one place. */
interface State {
  V: number
  M: number
  t: number
  w: number
}

/** Carries a state from the left to the right end of piece i. */
function advance(b: BeamPieces, i: number, { V, M, t, w }: State): State {
  const s = b.length[i]!
  const q = b.q0[i]!
  const d = b.dq[i]!
  const f = b.softness[i]!
  return {
    V: V - q * s - (d * s ** 2) / 2,
    M: M + V * s - (q * s ** 2) / 2 - (d * s ** 3) / 6,
    t: t - f * (M * s + (V * s ** 2) / 2 - (q * s ** 3) / 6 - (d * s ** 4) / 24),
    w: w + t * s - f * ((M * s ** 2) / 2 + (V * s ** 3) / 6 - (q * s ** 4) / 24 - (d * s ** 5) / 120),
  }
}

/** Advances over the pieces from…to, writing their left-end values; the point load at `from` stands over a support. */
function march(b: LoadedPieces, from: number, to: number, start: State): State {
  let state = start
  for (let i = from; i < to; i++) {
    if (i > from) state = { ...state, V: state.V - b.P[i]! }
    b.V0[i] = state.V
    b.M0[i] = state.M
    b.t0[i] = state.t
    b.w0[i] = state.w
    state = advance(b, i, state)
  }
  return state
}

/** Moment and shear of the right cantilever at its support, by equilibrium of everything beyond it. */
function rightCantilever(b: LoadedPieces, from: number): { M: number; V: number } {
  if (from === b.count) return { M: 0, V: 0 }
  const support = b.x[from]!
  const tip = b.x[b.count - 1]! + b.length[b.count - 1]!
  let V = b.tipP
  let M = -b.tipP * (tip - support)
  for (let i = from; i < b.count; i++) {
    const s = b.length[i]!
    const arm = b.x[i]! - support
    const q = b.q0[i]!
    const d = b.dq[i]!
    if (i > from) {
      V += b.P[i]!
      M -= b.P[i]! * arm
    }
    V += q * s + (d * s ** 2) / 2
    M -= q * s * (arm + s / 2) + ((d * s ** 2) / 2) * (arm + (2 * s) / 3)
  }
  return { M, V }
}

/** A main span as a simple beam: its left reaction and the end rotations EI·θ. */
function simpleSpan(b: LoadedPieces, from: number, to: number, L: number) {
  const right = b.x[from]! + L
  let momentAboutRight = 0
  for (let i = from; i < to; i++) {
    const s = b.length[i]!
    const arm = right - b.x[i]!
    if (i > from) momentAboutRight += b.P[i]! * arm
    momentAboutRight += b.q0[i]! * s * (arm - s / 2) + ((b.dq[i]! * s ** 2) / 2) * (arm - (2 * s) / 3)
  }
  const reaction = momentAboutRight / L
  const end = march(b, from, to, { V: reaction, M: 0, t: 0, w: 0 })
  // w(L) = 0 gives the rotation at the left end.
  return { reaction, rotationLeft: -end.w / L, rotationRight: end.t - end.w / L }
}

/**
 * Reactions, moments, shears and deflections (times EI) of a continuous beam; exact for linear loads.
 * The redundant support moments follow from the three-moment equations (Clapeyron), a well-conditioned tridiagonal system.
 * @param places where the pieces are cut, rising; at least the `discontinuities` of this line and loading
 * @param endMoments moments at the ends besides those of cantilevers, where a sleeve joins the line to another one [N·mm]
 * @returns reactions upwards positive: the support pushes against inward load [N]
 */
export function solveContinuousBeam(
  line: Line,
  loading: LineLoading,
  places: number[] = discontinuities(line, [loading]),
  endMoments: readonly [left: number, right: number] = [0, 0],
) {
  const b = loadedPieces(places, loading, line)
  const { supports } = line
  const n = supports.length
  const first = supports.map((x) => pieceFrom(b, x))
  const lengthOf = (k: number) => supports[k + 1]! - supports[k]!

  // Cantilevers are statically determinate, the left one from its free tip on; the spans between them are coupled by the support moments.
  const left = march(b, 0, first[0]!, { V: first[0]! > 0 ? -b.P[0]! : 0, M: 0, t: 0, w: 0 })
  const right = rightCantilever(b, first[n - 1]!)
  const M = new Float64Array(n)
  M[0] = left.M + endMoments[0]
  M[n - 1] = right.M + endMoments[1]
  const simple = Array.from({ length: n - 1 }, (_, k) => simpleSpan(b, first[k]!, first[k + 1]!, lengthOf(k)))
  const bent = simple.map((_, k) => bendingOfSpan(b, first[k]!, first[k + 1]!, lengthOf(k)))
  solveThreeMoments(M, simple, bent, line.springs ?? [])

  const reactions = new Float64Array(n)
  reactions[0] = -left.V
  reactions[n - 1] = right.V + (first[n - 1]! < b.count ? 0 : b.tipP)
  supports.forEach((_, k) => {
    if (first[k]! < b.count) reactions[k]! += b.P[first[k]!]!
  })
  for (let k = 0; k < n - 1; k++) {
    const L = lengthOf(k)
    const V = simple[k]!.reaction + (M[k + 1]! - M[k]!) / L
    const t = simple[k]!.rotationLeft + rotationAtLeft(bent[k]!, M[k]!, M[k + 1]!)
    reactions[k]! += V
    const end = march(b, first[k]!, first[k + 1]!, { V, M: M[k]!, t, w: 0 })
    reactions[k + 1]! -= end.V
    if (k === 0) leftCantileverShape(b, first[0]!, t)
    if (k === n - 2) march(b, first[n - 1]!, b.count, { V: right.V, M: right.M, t: end.t, w: 0 })
  }
  return { pieces: b, reactions, supportMoments: M }
}

/** Six times the end rotations EI·θ of a span by a moment of 1 at one end: at that end, left and right, and at the other. */
interface Bending {
  left: number
  right: number
  across: number
  /** length times softness where the stiffness is uniform */
  uniform: number | null
}

/** ∫(1 − ξ)²/r, ∫ξ²/r and ∫ξ(1 − ξ)/r of a span, times 6. */
function bendingOfSpan(b: BeamPieces, from: number, to: number, L: number): Bending {
  let isUniform = true
  for (let i = from + 1; i < to; i++) isUniform &&= b.softness[i] === b.softness[from]
  if (isUniform) {
    const uniform = b.softness[from]! * L
    return { left: 2 * uniform, right: 2 * uniform, across: uniform, uniform }
  }
  const bending: Bending = { left: 0, right: 0, across: 0, uniform: null }
  for (let i = from; i < to; i++) {
    const s = b.length[i]!
    const f = b.softness[i]! * s
    // Simpson's rule is exact for a square.
    const x_0 = (b.x[i]! - b.x[from]!) / L
    const x_2 = x_0 + s / L
    const x_1 = (x_0 + x_2) / 2
    bending.left += f * ((1 - x_0) ** 2 + 4 * (1 - x_1) ** 2 + (1 - x_2) ** 2)
    bending.right += f * (x_0 ** 2 + 4 * x_1 ** 2 + x_2 ** 2)
    bending.across += f * (x_0 * (1 - x_0) + 4 * x_1 * (1 - x_1) + x_2 * (1 - x_2))
  }
  return bending
}

/** EI·θ at the left end by the moments at both. */
const rotationAtLeft = ({ left, across, uniform }: Bending, M_l: number, M_r: number): number =>
  uniform === null ? (left * M_l + across * M_r) / 6 : (uniform * (2 * M_l + M_r)) / 6

/**
 * Continuity of rotation over every inner support, plus the rotation of a spring; for uniform stiffness
 * M_l·L_l + 2M(L_l + L_r + 3EI/k) + M_r·L_r = 6·(θ_right of the left span − θ_left of the right one).
 */
function solveThreeMoments(
  M: Float64Array,
  simple: { rotationLeft: number; rotationRight: number }[],
  bent: Bending[],
  springs: number[],
): void {
  const n = M.length
  if (n < 3) return
  const upper = new Float64Array(n)
  const right = new Float64Array(n)
  for (let i = 1; i < n - 1; i++) {
    const [before, behind] = [bent[i - 1]!, bent[i]!]
    let rhs = 6 * (simple[i - 1]!.rotationRight - simple[i]!.rotationLeft)
    let diagonal = before.right + behind.left + 6 * (springs[i] ?? 0)
    if (i === 1) rhs -= before.across * M[0]!
    else {
      rhs -= before.across * right[i - 1]!
      diagonal -= before.across * upper[i - 1]!
    }
    if (i === n - 2) rhs -= behind.across * M[n - 1]!
    // A hinge has an infinite diagonal and the moment ±0; adding 0 makes it +0.
    upper[i] = behind.across / diagonal
    right[i] = rhs / diagonal + 0
  }
  M[n - 2] = right[n - 2]!
  for (let i = n - 3; i >= 1; i--) M[i] = right[i]! - upper[i]! * M[i + 1]!
}

/** Deflection of the left cantilever, marched outwards from its support where w = 0 and the slope is that of the span. */
function leftCantileverShape(b: BeamPieces, pieces: number, slope: number): void {
  let w = 0
  let t = slope
  for (let i = pieces - 1; i >= 0; i--) {
    // The increment from an undeformed left end is subtracted from the known right end.
    const added = advance(b, i, { V: b.V0[i]!, M: b.M0[i]!, t: 0, w: 0 })
    t -= added.t
    w -= added.w + t * b.length[i]!
    b.t0[i] = t
    b.w0[i] = w
  }
}

// Products instead of powers: these run at every station of every case, and powers are ten times slower.

export const momentIn = (b: BeamPieces, i: number, s: number): number =>
  b.M0[i]! + b.V0[i]! * s - (b.q0[i]! * s * s) / 2 - (b.dq[i]! * (s * s * s)) / 6

export const shearIn = (b: BeamPieces, i: number, s: number): number => b.V0[i]! - b.q0[i]! * s - (b.dq[i]! * s * s) / 2

/** EI·w */
export function deflectionIn(b: BeamPieces, i: number, s: number): number {
  const s2 = s * s
  const s3 = s2 * s
  const bent = (b.M0[i]! * s2) / 2 + (b.V0[i]! * s3) / 6 - (b.q0[i]! * (s2 * s2)) / 24 - (b.dq[i]! * (s3 * s2)) / 120
  return b.w0[i]! + b.t0[i]! * s - b.softness[i]! * bent
}

/** EI·w' */
export const slopeIn = (b: BeamPieces, i: number, s: number): number =>
  b.t0[i]! -
  b.softness[i]! *
    (b.M0[i]! * s + (b.V0[i]! * s * s) / 2 - (b.q0[i]! * (s * s * s)) / 6 - (b.dq[i]! * (s * s * (s * s))) / 24)

/** A value of the beam at x; of the piece right of a cut. */
export function valueAt(b: BeamPieces, x: number, value: typeof momentIn): number {
  const piece = b.x.findLastIndex((from) => from <= x)
  return value(b, piece, x - b.x[piece]!)
}
