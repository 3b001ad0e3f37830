// The kernels of any half-bandwidth m, as loops over the band. Measured against the same written out entry by entry, on 460 and
// 690 unknowns (m = 7 and 11): the factorisation takes as long, a product 1 µs more at most, a solution 3 µs, whole designs the
// same. For m = 3, where most of the time goes and loops take 1.6 times as long, banded-narrow.ts has them written out.

/** L·D·Lᵀ of K + σ·G; returns the number of negative pivots. */
export function factoriseWide(
  n: number,
  m: number,
  k: Float64Array,
  g: Float64Array,
  sigma: number,
  l: Float64Array,
  inverse: Float64Array,
): number {
  const w = m + 1
  for (let i = 0, end = w * n; i < end; i++) l[i] = k[i]! + sigma * g[i]!
  let negative = 0
  for (let i = 0, r = 0; i < n; i++, r += w) {
    let d = l[r]!
    if (d === 0) d = 1e-16 * k[r]!
    if (d < 0) negative++
    const inv = 1 / d
    inverse[i] = inv
    const end = r + w
    // Two rows below at a time (m is odd, the last one is alone): every entry of this row is read once for both.
    for (let p = r + 1, below = m; p < end; p += 2, below += 2 * m) {
      const f = l[p]! * inv
      l[below + p] = l[below + p]! - f * l[p]!
      if (p + 1 === end) break
      const f2 = l[p + 1]! * inv
      for (let q = p + 1; q < end; q++) {
        const a = l[q]!
        l[below + q] = l[below + q]! - f * a
        l[below + m + q] = l[below + m + q]! - f2 * a
      }
    }
    for (let p = r + 1; p < end; p++) l[p] = l[p]! * inv
  }
  return negative
}

/** Solves L·D·Lᵀ·x = b in place. */
export function solveWide(n: number, m: number, l: Float64Array, inverse: Float64Array, x: Float64Array): void {
  const w = m + 1
  for (let i = 0, r = 0; i < n; i++, r += w) {
    const xi = x[i]!
    for (let p = 1; p <= m; p++) x[i + p] = x[i + p]! - l[r + p]! * xi
  }
  for (let i = n - 1, r = w * i; i >= 0; i--, r -= w) {
    let xi = x[i]! * inverse[i]!
    for (let p = m; p > 0; p--) xi -= l[r + p]! * x[i + p]!
    x[i] = xi
  }
}

/** y = A·x. */
export function multiplyWide(n: number, m: number, a: Float64Array, x: Float64Array, y: Float64Array): void {
  y.fill(0)
  for (let i = 0, r = 0; i < n; i++, r += m + 1) {
    const xi = x[i]!
    let yi = y[i]! + a[r]! * xi
    for (let p = 1; p <= m; p++) {
      const entry = a[r + p]!
      yi += entry * x[i + p]!
      y[i + p] = y[i + p]! + entry * xi
    }
    y[i] = yi
  }
}
