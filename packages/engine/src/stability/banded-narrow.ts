/**
 * Twins of the kernels in banded-kernels.ts for half-bandwidth 3 (two unknowns a node): what reaches the next three rows is kept in
 * local variables. Measured on 230 unknowns: 1.4 times as fast as the loops over pairs.
 */
import type { Band, Factor } from './banded.ts'

/** `factorise` of half-bandwidth 3. */
export function factoriseNarrow({ n, a: k }: Band, { a: g }: Band, sigma: number, { l, inverse }: Factor): number {
  let negative = 0
  let next0 = 0
  let next1 = 0
  let next2 = 0
  let second0 = 0
  let second1 = 0
  let third0 = 0
  for (let i = 0, r = 0; i < n; i++, r += 4) {
    let d = k[r]! + sigma * g[r]! + next0
    if (d === 0) d = 1e-16 * k[r]!
    const a1 = k[r + 1]! + sigma * g[r + 1]! + next1
    const a2 = k[r + 2]! + sigma * g[r + 2]! + next2
    const a3 = k[r + 3]! + sigma * g[r + 3]!
    if (d < 0) negative++
    const inv = 1 / d
    const l1 = a1 * inv
    const l2 = a2 * inv
    const l3 = a3 * inv
    next0 = second0 - l1 * a1
    next1 = second1 - l1 * a2
    next2 = -l1 * a3
    second0 = third0 - l2 * a2
    second1 = -l2 * a3
    third0 = -l3 * a3
    inverse[i] = inv
    l[r + 1] = l1
    l[r + 2] = l2
    l[r + 3] = l3
  }
  return negative
}

/** `solve` of half-bandwidth 3. */
export function solveNarrow({ n, l, inverse }: Factor, x: Float64Array): void {
  let next = 0
  let second = 0
  let third = 0
  for (let i = 0, r = 0; i < n; i++, r += 4) {
    const xi = x[i]! - next
    next = second + l[r + 1]! * xi
    second = third + l[r + 2]! * xi
    third = l[r + 3]! * xi
    x[i] = xi
  }
  let x1 = 0
  let x2 = 0
  let x3 = 0
  for (let i = n - 1, r = 4 * i; i >= 0; i--, r -= 4) {
    const xi = x[i]! * inverse[i]! - l[r + 3]! * x3 - l[r + 2]! * x2 - l[r + 1]! * x1
    x[i] = xi
    x3 = x2
    x2 = x1
    x1 = xi
  }
}

/** `multiply` of half-bandwidth 3. */
export function multiplyNarrow({ n, a }: Band, x: Float64Array, y: Float64Array): void {
  let next = 0
  let second = 0
  let third = 0
  for (let i = 0, r = 0; i < n; i++, r += 4) {
    const xi = x[i]!
    const a1 = a[r + 1]!
    const a2 = a[r + 2]!
    const a3 = a[r + 3]!
    y[i] = next + a[r]! * xi + a1 * x[i + 1]! + a2 * x[i + 2]! + a3 * x[i + 3]!
    next = second + a1 * xi
    second = third + a2 * xi
    third = a3 * xi
  }
}
