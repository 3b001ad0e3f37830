import { type Band, createBand, createFactor, createVector, type Factor } from './banded.ts'
import { factorise, multiply, solve } from './banded-kernels.ts'
import { createKrylov, dot, type Krylov, largestInverse, type RitzPair } from './lanczos.ts'

/** Buckling problem (K + α·G)·d = 0 with its work space; K and G are filled by the caller, again and again. */
export interface LoadFactorProblem {
  /** Stiffness, positive definite. */
  readonly K: Band
  /** Geometric stiffness for the load factor 1, of either sign. */
  readonly G: Band
  readonly factorOfK: Factor
  readonly shifted: Factor
  readonly krylov: Krylov
  readonly mode: Float64Array
  /** Whether `factorOfK` belongs to the present K; a change of K sets it to false. */
  isKFactorised: boolean
}

/** The smallest positive load factor and the proof of it. */
export interface LoadFactor {
  /** α_cr, Infinity when no load factor makes the line unstable. */
  readonly alpha: number
  /** K + α·G has no negative pivot for any α up to here: α_cr is not smaller. */
  readonly provenAbove: number
  /** Buckling mode, of arbitrary size; valid until the next solve with the same problem. */
  readonly mode: Float64Array
}

/** Relative distance between α_cr and the load factor below which an inertia count excludes any root. */
const PROVEN_WITHIN = 1e-6
/** A root this many times larger than the smallest root of either sign counts as no root: the loads that cause it are negligible. */
const NO_ROOT_BEYOND = 1e6
/** Far from the root an iteration ends when a step changes it by less than this fraction; the next one is shifted beside it. */
const ROUGH = 5e-2
/** The shift keeps this many times the last change away from the root, which then lies above it nearly always. */
const SAFE_DISTANCE = 3

/** A problem of a line with the value and the slope of some fields at every node, all its work arrays allocated. */
export function createLoadFactorProblem(nodes: number, fields: number): LoadFactorProblem {
  const n = 2 * fields * nodes
  const m = 4 * fields - 1
  return {
    K: createBand(n, m),
    G: createBand(n, m),
    factorOfK: createFactor(n, m),
    shifted: createFactor(n, m),
    krylov: createKrylov(n, m),
    mode: createVector(n, m),
    isKFactorised: false,
  }
}

/**
 * Smallest positive α of (K + α·G)·d = 0, to a relative 10⁻⁶ unless `within` says otherwise.
 *
 * A Ritz value of the Lanczos iteration bounds α_cr from above; that K + σ·G has no negative pivot bounds it from below
 * (Sylvester). The iteration is shifted towards α_cr until the two bounds meet, so a root missed by the iteration
 * (near-equal roots, a mode the start vector hardly contains) shows in the count and is searched for.
 *
 * @param near a vector to start from, near the mode
 * @throws RangeError  K is not positive definite (the line is not held), or an entry of K or G is not a number
 */
export function smallestLoadFactor(
  problem: LoadFactorProblem,
  within = PROVEN_WITHIN,
  near: Float64Array | null = null,
): LoadFactor {
  const { K, G, krylov, mode, shifted } = problem
  factoriseStiffness(problem)
  let low = 0
  let high = Number.POSITIVE_INFINITY
  let factor = problem.factorOfK
  let isNear = false
  let misses = 0
  const answer = () => ({ alpha: high, provenAbove: low, mode })

  if (near) mode.set(near)
  else fillStart(mode, K.n, 1)
  for (;;) {
    // What is left after a step is far below its change, and next to the root it counts only by the share of the distance in α.
    const enough = (isNear ? Math.min(ROUGH, (1e-4 * high) / (high - low)) : ROUGH) * 0.1 ** misses
    const found = largestInverse(factor, G, mode, enough, krylov)
    if (found.scale === 0) {
      // Nothing acts, or something that is no number, which the count refuses.
      isStableAt(problem, 1)
      low = high
      return answer()
    }

    let target: number
    const root = isRoot(problem, found) ? low + 1 / found.largest : Number.POSITIVE_INFINITY
    if (root <= high * (1 + 1e-9) && root < Number.POSITIVE_INFINITY) {
      high = Math.min(high, root)
      const doubt = isNear ? 0 : Math.min(0.5, Math.max(SAFE_DISTANCE * found.change, 1e-3)) * (high - low)
      target = high - Math.max(doubt, 0.8 * within * high)
      isNear = true
    } else {
      if (high === Number.POSITIVE_INFINITY) {
        high = NO_ROOT_BEYOND / found.scale
        if (isStableAt(problem, high)) {
          low = high
          high = Number.POSITIVE_INFINITY
          return answer()
        }
      }
      target = low === 0 ? Math.min(20 / found.scale, 0.5 * high) : Math.min(20 * low, between(low, high))
      isNear = false
    }

    // A root missed by a hair is one of two nearly equal ones: a line and its supports are often symmetric. Look near it first.
    const missesBefore = misses
    let back = high - target < 1e-5 * high ? 1e-4 : 0.1
    while (!isStableAt(problem, target)) {
      misses++
      high = target
      if (high - low <= within * high) return answer()
      target = high * (1 - back) > low && back < 1 ? high * (1 - back) : between(low, high)
      back *= 5
    }
    low = target
    factor = shifted
    if (high - low <= within * high) {
      if (within <= PROVEN_WITHIN) high = Math.min(high, low + besideRoot(problem))
      return answer()
    }
    if (misses > missesBefore) {
      fillStart(mode, K.n, 1 + misses)
      isNear = high - low < 0.5 * high
    }
  }
}

/**
 * A load factor up to which no root lies, at most `within` of it below the smallest one.
 *
 * The quotient of energies −dᵀK·d/dᵀG·d of any vector is not below the smallest root; that of the mode of a similar line is close to
 * it, and one inertia count just below proves it. Where it does not, the root is searched for.
 *
 * @param quotient that of the vector `near`, which is null where none is known
 * @returns the mode found where the quotient did not serve; null where it did, or there is none
 */
export function provenLoadFactor(
  problem: LoadFactorProblem,
  within: number,
  quotient: number,
  near: Float64Array | null,
): { proven: number; mode: Float64Array | null } {
  const alpha = (1 - within) * quotient
  if (alpha > 0 && alpha < Number.POSITIVE_INFINITY && isStableAt(problem, alpha)) return { proven: alpha, mode: null }
  const { alpha: root, provenAbove, mode } = smallestLoadFactor(problem, within, near)
  return { proven: provenAbove, mode: Number.isFinite(root) ? mode : null }
}

/** Whether no root lies between 0 and `alpha`: one factorisation. @throws RangeError an entry of K or G, or `alpha`, is not a number */
export function isStableAt(problem: LoadFactorProblem, alpha: number): boolean {
  return negativePivots(problem, alpha, problem.shifted) === 0
}

/** Inertia count of K + α·G; what is not a number reaches the last pivot, and must not pass for stable. */
function negativePivots(problem: LoadFactorProblem, alpha: number, into: Factor): number {
  const negative = factorise(problem.K, problem.G, alpha, into)
  if (Number.isNaN(into.inverse[problem.K.n - 1]))
    throw new RangeError('stiffness or actions of the line are not numbers')
  return negative
}

/** Factorises the present K once. @throws RangeError K is not positive definite (the line is not held), or holds no number */
export function factoriseStiffness(problem: LoadFactorProblem): void {
  if (problem.isKFactorised) return
  if (negativePivots(problem, 0, problem.factorOfK) > 0)
    throw new RangeError('the line is a mechanism: its stiffness is not positive definite')
  problem.isKFactorised = true
}

/** Whether a Ritz value stands for a root: well above the rounding of the spectrum, and borne out by −dᵀG·d of its vector. */
function isRoot(problem: LoadFactorProblem, found: RitzPair): boolean {
  if (!(found.largest > 1e-3 * found.scale)) return false
  return -energy(problem, problem.G, problem.mode) > 0.5 * found.largest
}

/**
 * The root's distance from the shift just below it, by one more step of the inverse iteration: the quotient of energies of a vector that has
 * nothing but the mode. What is left of other modes would let two places of a symmetrical line differ.
 */
function besideRoot({ G, shifted, mode, krylov }: LoadFactorProblem): number {
  const [d, r] = [krylov.basis[0]!, krylov.residual]
  multiply(G, mode, r)
  d.set(r)
  solve(shifted, d)
  const stiffness = dot(G.n, d, r)
  multiply(G, d, r)
  // d solves S·d = G·mode, so that dᵀS·d = dᵀG·mode.
  const quotient = stiffness / -dot(G.n, d, r)
  return quotient > 0 ? quotient : Number.POSITIVE_INFINITY
}

/** dᵀA·d */
export function energy({ krylov }: LoadFactorProblem, A: Band, d: Float64Array): number {
  multiply(A, d, krylov.residual)
  let sum = 0
  for (let i = 0; i < A.n; i++) sum += d[i]! * krylov.residual[i]!
  return sum
}

/** A load factor inside the bracket: the geometric mean while it is wide. */
function between(low: number, high: number): number {
  if (low === 0) return 0.1 * high
  return high > 4 * low ? Math.sqrt(low * high) : (low + high) / 2
}

/** A start that contains every mode: deterministic noise (a linear congruential sequence). */
function fillStart(mode: Float64Array, n: number, seed: number): void {
  let state = seed * 2654435761
  for (let i = 0; i < n; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    mode[i] = 1 + state / 4294967296
  }
}
