import { type Band, createBand, createFactor, createVector, type Factor, factorise, multiply } from './banded.ts'
import { createKrylov, type Krylov, LONGEST, largestInverse } from './lanczos.ts'

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
  /** Whether `factorOfK` belongs to the present K; whoever changes K sets it to false. */
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
  /** Factorisations of K + σ·G spent, as a measure of the work. */
  readonly factorisations: number
}

/** Relative distance between α_cr and the load factor below which an inertia count excludes any root. */
export const PROVEN_WITHIN = 1e-6
/** A root this many times larger than the smallest root of either sign counts as none: the loads that cause it are next to nothing. */
const NO_ROOT_BEYOND = 1e6
/** The first iteration, from the unloaded line, ends when a step changes the root by less than this; the second is shifted next to it. */
const ROUGH = 5e-2
const FIRST_STEPS = 12
/** The shift keeps this many times the last change away from the root, which then lies above it nearly always. */
const SAFE_DISTANCE = 3

/** A problem of order `n` and half-bandwidth `m`, all its work arrays allocated. */
export function createLoadFactorProblem(n: number, m: number): LoadFactorProblem {
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
 * Smallest positive α of (K + α·G)·d = 0, to a relative 10⁻⁶.
 *
 * A Ritz value of the Lanczos iteration bounds α_cr from above; that K + σ·G has no negative pivot bounds it from below
 * (Sylvester). The iteration is shifted towards α_cr until the two bounds meet, so a root missed by the iteration
 * (near-equal roots, a mode the start vector hardly contains) shows in the count and is searched for.
 *
 * @throws RangeError  K is not positive definite: the line is not held
 */
export function smallestLoadFactor(problem: LoadFactorProblem): LoadFactor {
  const { K, G, krylov, mode, shifted } = problem
  factoriseStiffness(problem)
  let factorisations = 0
  const isStable = (alpha: number) => {
    factorisations++
    return isStableAt(problem, alpha)
  }

  let low = 0
  let high = Number.POSITIVE_INFINITY
  const answer = () => ({ alpha: high, provenAbove: low, mode, factorisations })

  fillStart(mode, K.n, 1)
  const first = largestInverse(problem.factorOfK, G, mode, FIRST_STEPS, ROUGH, krylov)
  if (first.scale === 0) {
    low = Number.POSITIVE_INFINITY
    return answer()
  }
  let target: number
  if (isRoot(problem, first.largest, first.scale)) {
    high = 1 / first.largest
    target = high * (1 - Math.min(0.5, Math.max(SAFE_DISTANCE * first.change, 1e-3)))
  } else {
    const farthest = NO_ROOT_BEYOND / first.scale
    if (isStable(farthest)) {
      low = farthest
      return answer()
    }
    high = farthest
    target = between(low, high)
  }

  for (let misses = 0; ; ) {
    let isMissed = false
    while (!isStable(target)) {
      isMissed = true
      high = Math.min(high, target)
      if (high - low <= PROVEN_WITHIN * high) return answer()
      target = low === 0 ? high * Math.max(0.1, 1 - 0.1 * 2 ** misses) : between(low, high)
      misses++
    }
    low = target
    if (high - low <= PROVEN_WITHIN * high) return answer()

    if (isMissed) fillStart(mode, K.n, 1 + misses)
    // What is left after a step is far below its change, and counts only by the share of the distance in α.
    const enough = misses > 0 ? 1e-8 : Math.min(ROUGH, (1e-4 * high) / (high - low))
    const found = largestInverse(shifted, G, mode, LONGEST, enough, krylov)
    const root = isRoot(problem, found.largest, found.scale) ? low + 1 / found.largest : Number.POSITIVE_INFINITY
    if (root < high) {
      high = root
      target = high * (1 - 0.8 * PROVEN_WITHIN)
    } else target = between(low, high)
  }
}

/** Whether no root of the problem lies between 0 and `alpha`: one factorisation. */
export function isStableAt(problem: LoadFactorProblem, alpha: number): boolean {
  return factorise(problem.K, problem.G, alpha, problem.shifted) === 0
}

/**
 * Factorises the present K once.
 *
 * @throws RangeError  K is not positive definite: the line is not held
 */
export function factoriseStiffness(problem: LoadFactorProblem): void {
  if (problem.isKFactorised) return
  if (factorise(problem.K, problem.G, 0, problem.factorOfK) > 0)
    throw new RangeError('the line is a mechanism: its stiffness is not positive definite')
  problem.isKFactorised = true
}

/** Whether a Ritz value stands for a root: well above the rounding of the spectrum, and borne out by −dᵀG·d of its vector. */
function isRoot(problem: LoadFactorProblem, inverse: number, scale: number): boolean {
  if (!(inverse > 1e-3 * scale)) return false
  const { G, mode, krylov } = problem
  multiply(G, mode, krylov.residual)
  let sum = 0
  for (let i = 0; i < G.n; i++) sum -= mode[i]! * krylov.residual[i]!
  return sum > 0.5 * inverse
}

/** A load factor inside the bracket: the geometric mean while it is wide. */
function between(low: number, high: number): number {
  if (low === 0) return 1e-3 * high
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
