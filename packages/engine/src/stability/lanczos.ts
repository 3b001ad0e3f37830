import { type Band, createVector, type Factor } from './banded.ts'
import { multiply, solve } from './banded-kernels.ts'

/** Longest Krylov sequence; beyond it a shift is cheaper than another vector. */
const LONGEST = 24
/** Steps without a sign of a positive root after which the iteration is shifted outwards. */
const HOPELESS = 5

/** Work space of the Lanczos iteration, allocated once. */
export interface Krylov {
  /** Vectors orthonormal in the energy of the shifted stiffness, and what that stiffness makes of the last two. */
  readonly basis: readonly Float64Array[]
  readonly forces: [Float64Array, Float64Array]
  readonly residual: Float64Array
  readonly diagonal: Float64Array
  readonly offDiagonal: Float64Array
  readonly weights: Float64Array
}

/** What the iteration found about the roots β of (S + β·G)·d = 0, S positive definite. */
export interface RitzPair {
  /** Largest approximated 1/β; never above the true largest one. Not positive when no positive root was met. */
  largest: number
  /** Largest |1/β| met: the scale of the spectrum. */
  scale: number
  /** Relative change of `largest` in the last step. */
  change: number
}

/** Work space for matrices of order `n` and half-bandwidth `m`. */
export function createKrylov(n: number, m: number): Krylov {
  return {
    basis: Array.from({ length: LONGEST }, () => createVector(n, m)),
    forces: [createVector(n, m), createVector(n, m)],
    residual: createVector(n, m),
    diagonal: new Float64Array(LONGEST + 1),
    offDiagonal: new Float64Array(LONGEST + 1),
    weights: new Float64Array(LONGEST + 1),
  }
}

/**
 * Lanczos iteration for the largest 1/β of (S + β·G)·d = 0 in the inner product of S, given by its factors.
 * Both ends of a spectrum with two signs converge first, which plain inverse iteration does not offer.
 *
 * @param d       start vector; on return the mode belonging to `largest`
 * @param enough  stops when a step changes `largest` by less than this fraction
 */
export function largestInverse(S: Factor, G: Band, d: Float64Array, enough: number, work: Krylov): RitzPair {
  const { n } = S
  const { basis, residual: r, diagonal, offDiagonal, weights } = work
  let p = work.forces[0]
  let before = work.forces[1]
  const found: RitzPair = { largest: 0, scale: 0, change: 1 }
  multiply(G, d, r)
  for (let i = 0; i < n; i++) r[i] = -r[i]!
  let taken = 0
  while (taken < LONGEST) {
    const q = basis[taken]!
    q.set(r)
    solve(S, q)
    const square = dot(n, q, r)
    if (!(square > 0)) break
    const beta = Math.sqrt(square)
    if (taken > 0 && beta < 1e-9 * found.scale) break
    offDiagonal[taken] = beta
    const free = before
    before = p
    p = free
    normalise(n, 1 / beta, q, r, p)
    multiply(G, q, r)
    const a = -dot(n, q, r)
    nextResidual(n, r, a, taken > 0 ? beta : 0, [p, before])
    diagonal[taken] = a
    const previous = found.largest
    found.largest = taken === 0 ? a : largestOfTridiagonal(diagonal, offDiagonal, taken + 1, previous)
    found.scale = Math.max(found.scale, Math.abs(a), found.largest)
    found.change = taken === 0 ? 1 : (found.largest - previous) / Math.abs(found.largest || 1)
    taken++
    if (found.largest > 0 ? taken > 1 && found.change < enough : taken >= HOPELESS) break
  }
  if (taken === 0) return found
  vectorOfTridiagonal(diagonal, offDiagonal, taken, found.largest, weights)
  combine(n, basis, weights, taken, d)
  return found
}

// Loops over the unknowns stand in functions of their own: small ones are compiled best.

export function dot(n: number, x: Float64Array, y: Float64Array): number {
  let even = 0
  let odd = 0
  for (let i = 0; i < n; i += 2) {
    even += x[i]! * y[i]!
    odd += x[i + 1]! * y[i + 1]!
  }
  return even + odd
}

/** q := q·scale, p := r·scale. */
function normalise(n: number, scale: number, q: Float64Array, r: Float64Array, p: Float64Array): void {
  for (let i = 0; i < n; i++) {
    q[i] = q[i]! * scale
    p[i] = r[i]! * scale
  }
}

/** r := −r − a·p − b·before. */
function nextResidual(n: number, r: Float64Array, a: number, b: number, [p, before]: Krylov['forces']): void {
  for (let i = 0; i < n; i++) r[i] = -r[i]! - a * p[i]! - b * before[i]!
}

/** d := Σ weights[k]·basis[k], two vectors at a time. */
function combine(
  n: number,
  basis: readonly Float64Array[],
  weights: Float64Array,
  count: number,
  d: Float64Array,
): void {
  d.fill(0)
  for (let k = 0; k < count; k += 2) {
    const x = basis[k]!
    const y = k + 1 < count ? basis[k + 1]! : x
    const u = weights[k]!
    const v = k + 1 < count ? weights[k + 1]! : 0
    for (let i = 0; i < n; i++) d[i] = d[i]! + u * x[i]! + v * y[i]!
  }
}

/**
 * Largest eigenvalue of the leading k × k tridiagonal matrix, by Newton's method from above, where it is monotone.
 * The start is the larger root of the 2 × 2 matrix that bounds it: the largest value of order k − 1 beside the new diagonal.
 */
function largestOfTridiagonal(a: Float64Array, b: Float64Array, k: number, previous: number): number {
  const half = (previous - a[k - 1]!) / 2
  let t = (previous + a[k - 1]!) / 2 + Math.sqrt(half * half + b[k - 1]! * b[k - 1]!)
  for (let iteration = 0; iteration < 60; iteration++) {
    // With p the characteristic polynomial: ratio = p_j / p_{j−1} and its logarithmic derivative, free of overflow.
    let ratio = t - a[0]!
    let slope = 1 / ratio
    let slopeBefore = 0
    for (let j = 1; j < k; j++) {
      const bb = b[j]! * b[j]!
      const next = t - a[j]! - bb / ratio
      const slopeNext = (1 + (t - a[j]!) * slope - (bb / ratio) * slopeBefore) / next
      slopeBefore = slope
      slope = slopeNext
      ratio = next
      if (!(ratio > 0)) return t
    }
    const step = 1 / slope
    t -= step
    // Newton's error is the square of the step before it.
    if (!(step > 1e-8 * Math.abs(t))) break
  }
  return t
}

/** Unit eigenvector of the leading k × k tridiagonal matrix for its eigenvalue t. */
function vectorOfTridiagonal(a: Float64Array, b: Float64Array, k: number, t: number, s: Float64Array): void {
  s[0] = 1
  let square = 1
  for (let j = 1; j < k; j++) {
    const carried = j > 1 ? b[j - 1]! * s[j - 2]! : 0
    const v = ((t - a[j - 1]!) * s[j - 1]! - carried) / b[j]!
    s[j] = v
    square += v * v
  }
  const unit = 1 / Math.sqrt(square)
  for (let j = 0; j < k; j++) s[j] = s[j]! * unit
}
