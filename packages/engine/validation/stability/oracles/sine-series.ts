import type { ThinWalledSection } from '../../../src/stability/thin-walled-line.ts'
import { E, G } from './lateral-torsional.ts'

/** One span between forks; functions of t = x/L. */
export interface ForkSpan {
  section: ThinWalledSection
  L: number
  M: (t: number) => number
  N?: (t: number) => number
  /** Load per length times its height above the shear centre, q_z·(z_q − z_s). */
  torqueOfLoad?: (t: number) => number
  C_D?: number
  /** v = ratio·φ along the whole span. */
  axisRatio?: number
}

/**
 * Second program for one span: v and φ as sine series of `terms` terms, the potential of method 5.8 to 5.15 by Simpson's rule over
 * 400 stations, and the smallest positive load factor by bisection on the inertia of a dense matrix. It shares no code,
 * no shape function and no eigen-solver with the engine.
 */
export function loadFactorBySeries(span: ForkSpan, terms = 12): number {
  const { section: s, L } = span
  const fields = span.axisRatio === undefined ? 2 : 1
  const size = fields * terms
  const K = matrix(size)
  const V = matrix(size)
  const i2 = (s.I_y + s.I_z) / s.A + s.y_s ** 2 + s.z_s ** 2
  const stations = 400
  for (let k = 0; k <= stations; k++) {
    const t = k / stations
    const weight = ((k === 0 || k === stations ? 1 : k % 2 ? 4 : 2) * L) / (3 * stations)
    const M = span.M(t)
    const N = span.N?.(t) ?? 0
    const torque = span.torqueOfLoad?.(t) ?? 0
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) {
        const f = shape(a, span, terms, t)
        const g = shape(b, span, terms, t)
        K[a]![b]! +=
          weight *
          (E * s.I_z * f.v2 * g.v2 + E * s.I_w * f.p2 * g.p2 + G * s.I_t * f.p1 * g.p1 + (span.C_D ?? 0) * f.p * g.p)
        V[a]![b]! +=
          weight *
          (N * f.v1 * g.v1 +
            M * (f.p * g.v2 + g.p * f.v2) +
            N * s.z_s * (f.v1 * g.p1 + g.v1 * f.p1) +
            (N * i2 + M * s.beta) * f.p1 * g.p1 +
            torque * f.p * g.p)
      }
    }
  }
  const isStable = (alpha: number) => isPositiveDefinite(K.map((row, a) => row.map((k, b) => k + alpha * V[a]![b]!)))
  let high = 1e-12
  while (isStable(high)) {
    high *= 2
    if (high > 1e12) return Number.POSITIVE_INFINITY
  }
  let low = high / 2
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (isStable(middle)) low = middle
    else high = middle
  }
  return high
}

function shape(index: number, span: ForkSpan, terms: number, t: number) {
  const isTwist = span.axisRatio !== undefined || index >= terms
  const k = ((index % terms) + 1) * Math.PI
  const value = Math.sin(k * t)
  const first = (k / span.L) * Math.cos(k * t)
  const second = -((k / span.L) ** 2) * value
  const ratio = isTwist ? (span.axisRatio ?? 0) : 1
  const own = isTwist ? 1 : 0
  return { v1: ratio * first, v2: ratio * second, p: own * value, p1: own * first, p2: own * second }
}

const matrix = (size: number) => Array.from({ length: size }, () => new Array<number>(size).fill(0))

/** Cholesky's factorisation succeeds exactly for positive definite matrices. */
function isPositiveDefinite(a: number[][]): boolean {
  for (let j = 0; j < a.length; j++) {
    for (let i = j; i < a.length; i++) {
      let sum = a[i]![j]!
      for (let k = 0; k < j; k++) sum -= a[i]![k]! * a[j]![k]!
      if (i === j) {
        if (!(sum > 0)) return false
        a[j]![j] = Math.sqrt(sum)
      } else a[i]![j] = sum / a[j]![j]!
    }
  }
  return true
}
