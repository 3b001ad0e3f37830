/**
 * Products, factors and solutions of banded matrices, two unknowns at a time: value and slope of a field.
 *
 * A node's unknowns are coupled with each other and with those of the next node. So beyond themselves the rows of a pair reach `width`
 * columns, the same for both: m − 1 for the first pair of a node, two fewer for each one after it. Row r of the band holds them from its
 * third place on, row s below it from its second: m places further on. Half-bandwidths 3 and 7 have twins of their own, `solve` of 11 too.
 */
import type { Band, Factor } from './banded.ts'
import { factoriseMiddle, multiplyMiddle, solveMiddle } from './banded-middle.ts'
import { factoriseNarrow, multiplyNarrow, solveNarrow } from './banded-narrow.ts'
import { solveWide } from './banded-wide.ts'

/** y = A·x. */
export function multiply(A: Band, x: Float64Array, y: Float64Array): void {
  if (A.m === 3) multiplyNarrow(A, x, y)
  else if (A.m === 7) multiplyMiddle(A, x, y)
  else multiplyPairs(A, x, y)
}

/**
 * Factorises K + σ·G = L·D·Lᵀ without pivoting.
 * By Sylvester's law the number of negative pivots is the number of roots α of K + α·G between 0 and σ when K is positive definite.
 *
 * @returns the number of negative pivots
 */
export function factorise(K: Band, G: Band, sigma: number, into: Factor): number {
  if (K.m === 3) return factoriseNarrow(K, G, sigma, into)
  return K.m === 7 ? factoriseMiddle(K, G, sigma, into) : factorisePairs(K, G, sigma, into)
}

/** Solves L·D·Lᵀ·x = b in place: `x` holds b on entry. */
export function solve(factor: Factor, x: Float64Array): void {
  if (factor.m === 3) solveNarrow(factor, x)
  else if (factor.m === 7) solveMiddle(factor, x)
  else if (factor.m === 11) solveWide(factor, x)
  else solvePairs(factor, x)
}

/** `factorise` for any half-bandwidth. */
export function factorisePairs({ n, m, a: k }: Band, { a: g }: Band, sigma: number, { l, inverse }: Factor): number {
  const w = m + 1
  const perNode = w >> 1
  const ofNode = perNode * w
  let negative = 0
  for (let p = 0; p < ofNode; p++) l[p] = k[p]! + sigma * g[p]!
  for (let i = 0, r = 0; i < n; ) {
    for (let p = r + ofNode, end = p + ofNode; p < end; p++) l[p] = k[p]! + sigma * g[p]!
    for (let width = m - 1; width >= perNode; width -= 2, i += 2, r += 2 * w) {
      const s = r + w
      let d = l[r]!
      if (d === 0) d = 1e-16 * k[r]!
      if (d < 0) negative++
      const inv_r = 1 / d
      const b = l[r + 1]!
      const f = b * inv_r
      d = l[s]! - f * b
      if (d === 0) d = 1e-16 * k[s]!
      if (d < 0) negative++
      const inv_s = 1 / d
      inverse[i] = inv_r
      inverse[i + 1] = inv_s
      l[r + 1] = f
      // Column pair by column pair: what the two pivots leave in the rows of each pair up to its own.
      for (let p = r + 2; p < r + 2 + width; p += 2) {
        const r0 = l[p]!
        const r1 = l[p + 1]!
        const s0 = l[p + m]! - f * r0
        const s1 = l[p + m + 1]! - f * r1
        let t = p + 2 * m
        for (let u = r + 2; u < p; u += 2, t += 2 * m) {
          const v = u + m
          const z = t + m
          l[t] = l[t]! - l[u]! * r0 - l[v]! * s0
          l[t + 1] = l[t + 1]! - l[u]! * r1 - l[v]! * s1
          l[z] = l[z]! - l[u + 1]! * r0 - l[v + 1]! * s0
          l[z + 1] = l[z + 1]! - l[u + 1]! * r1 - l[v + 1]! * s1
        }
        const u0 = r0 * inv_r
        const u1 = r1 * inv_r
        const v0 = s0 * inv_s
        const v1 = s1 * inv_s
        l[p] = u0
        l[p + 1] = u1
        l[p + m] = v0
        l[p + m + 1] = v1
        l[t] = l[t]! - u0 * r0 - v0 * s0
        l[t + 1] = l[t + 1]! - u0 * r1 - v0 * s1
        l[t + w] = l[t + w]! - u1 * r1 - v1 * s1
      }
    }
  }
  return negative
}

/** `solve` for any half-bandwidth. */
export function solvePairs({ n, m, l, inverse }: Factor, x: Float64Array): void {
  const perNode = (m + 1) >> 1
  for (let first = 0; first < n; first += perNode) {
    for (let j = first; j < first + perNode; j++) {
      let before = 0
      for (let i = Math.max(0, first - perNode); i < first; i++) before += l[i * m + j]! * x[i]!
      let x_j = x[j]! - before
      for (let i = first; i < j; i++) x_j -= l[i * m + j]! * x[i]!
      x[j] = x_j
    }
  }
  for (let next = n; next > 0; next -= perNode) {
    for (let i = next - 1; i >= next - perNode; i--) {
      let after = 0
      for (let j = next; j < next + perNode; j++) after += l[i * m + j]! * x[j]!
      let x_i = x[i]! * inverse[i]! - after
      for (let j = next - 1; j > i; j--) x_i -= l[i * m + j]! * x[j]!
      x[i] = x_i
    }
  }
}

/** `multiply` for any half-bandwidth. */
export function multiplyPairs({ n, m, a }: Band, x: Float64Array, y: Float64Array): void {
  const w = m + 1
  const perNode = w >> 1
  y.fill(0)
  for (let i = 0, r = 0; i < n; ) {
    for (let width = m - 1; width >= perNode; width -= 2, i += 2, r += 2 * w) {
      const x0 = x[i]!
      const x1 = x[i + 1]!
      let y0 = y[i]! + a[r]! * x0 + a[r + 1]! * x1
      let y1 = y[i + 1]! + a[r + 1]! * x0 + a[r + w]! * x1
      for (let j = i + 2, p = r + 2, q = p + m; j < i + 2 + width; j += 2, p += 2, q += 2) {
        const r0 = a[p]!
        const r1 = a[p + 1]!
        const s0 = a[q]!
        const s1 = a[q + 1]!
        y0 = y0 + r0 * x[j]! + r1 * x[j + 1]!
        y1 = y1 + s0 * x[j]! + s1 * x[j + 1]!
        y[j] = y[j]! + r0 * x0 + s0 * x1
        y[j + 1] = y[j + 1]! + r1 * x0 + s1 * x1
      }
      y[i] = y0
      y[i + 1] = y1
    }
  }
}
