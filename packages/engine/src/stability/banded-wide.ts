// The kernels of half-bandwidth 11 (three fields of value and slope a node). Row s of a node reaches the last unknown of the next
// node, 11 − s places on; the six entries of the next node are written out, those of the own node are loops.
// Measured on 534 and 3,372 unknowns: twice as fast as loops over the band; written out entirely, as banded-middle.ts, it would be
// half as long again, over four hundred lines.

/** L·D·Lᵀ of K + σ·G; returns the number of negative pivots. */
export function factoriseWide(
  n: number,
  k: Float64Array,
  g: Float64Array,
  sigma: number,
  l: Float64Array,
  inverse: Float64Array,
): number {
  let negative = 0
  for (let p = 0; p < 72; p++) l[p] = k[p]! + sigma * g[p]!
  for (let i = 0, r = 0; i < n; ) {
    for (let p = r + 72, end = r + 144; p < end; p++) l[p] = k[p]! + sigma * g[p]!
    for (let s = 0; s < 6; s++, i++, r += 12) {
      let d = l[r]!
      if (d === 0) d = 1e-16 * k[r]!
      if (d < 0) negative++
      const inv = 1 / d
      inverse[i] = inv
      const next = r + 6 - s
      const e0 = l[next]!
      const e1 = l[next + 1]!
      const e2 = l[next + 2]!
      const e3 = l[next + 3]!
      const e4 = l[next + 4]!
      const e5 = l[next + 5]!
      for (let p = r + 1, below = r + 12; p < next; p++, below += 12) {
        const f = l[p]! * inv
        let t = below
        for (let q = p; q < next; q++, t++) l[t] = l[t]! - f * l[q]!
        l[t] = l[t]! - f * e0
        l[t + 1] = l[t + 1]! - f * e1
        l[t + 2] = l[t + 2]! - f * e2
        l[t + 3] = l[t + 3]! - f * e3
        l[t + 4] = l[t + 4]! - f * e4
        l[t + 5] = l[t + 5]! - f * e5
        l[p] = f
      }
      const h0 = e0 * inv
      const h1 = e1 * inv
      const h2 = e2 * inv
      const h3 = e3 * inv
      const h4 = e4 * inv
      const h5 = e5 * inv
      l[next] = h0
      l[next + 1] = h1
      l[next + 2] = h2
      l[next + 3] = h3
      l[next + 4] = h4
      l[next + 5] = h5
      const t = r + 12 * (6 - s)
      l[t] = l[t]! - h0 * e0
      l[t + 1] = l[t + 1]! - h0 * e1
      l[t + 2] = l[t + 2]! - h0 * e2
      l[t + 3] = l[t + 3]! - h0 * e3
      l[t + 4] = l[t + 4]! - h0 * e4
      l[t + 5] = l[t + 5]! - h0 * e5
      l[t + 12] = l[t + 12]! - h1 * e1
      l[t + 13] = l[t + 13]! - h1 * e2
      l[t + 14] = l[t + 14]! - h1 * e3
      l[t + 15] = l[t + 15]! - h1 * e4
      l[t + 16] = l[t + 16]! - h1 * e5
      l[t + 24] = l[t + 24]! - h2 * e2
      l[t + 25] = l[t + 25]! - h2 * e3
      l[t + 26] = l[t + 26]! - h2 * e4
      l[t + 27] = l[t + 27]! - h2 * e5
      l[t + 36] = l[t + 36]! - h3 * e3
      l[t + 37] = l[t + 37]! - h3 * e4
      l[t + 38] = l[t + 38]! - h3 * e5
      l[t + 48] = l[t + 48]! - h4 * e4
      l[t + 49] = l[t + 49]! - h4 * e5
      l[t + 60] = l[t + 60]! - h5 * e5
    }
  }
  return negative
}

/** Solves L·D·Lᵀ·x = b in place. */
export function solveWide(n: number, l: Float64Array, inverse: Float64Array, x: Float64Array): void {
  for (let i = 0, r = 0; i < n; ) {
    let b0 = 0
    let b1 = 0
    let b2 = 0
    let b3 = 0
    let b4 = 0
    let b5 = 0
    for (let s = 6; s > 0; s--, i++, r += 12) {
      const xi = x[i]!
      for (let p = 1; p < s; p++) x[i + p] = x[i + p]! - l[r + p]! * xi
      const next = r + s
      b0 += l[next]! * xi
      b1 += l[next + 1]! * xi
      b2 += l[next + 2]! * xi
      b3 += l[next + 3]! * xi
      b4 += l[next + 4]! * xi
      b5 += l[next + 5]! * xi
    }
    x[i] = x[i]! - b0
    x[i + 1] = x[i + 1]! - b1
    x[i + 2] = x[i + 2]! - b2
    x[i + 3] = x[i + 3]! - b3
    x[i + 4] = x[i + 4]! - b4
    x[i + 5] = x[i + 5]! - b5
  }
  for (let i = n - 1, r = 12 * i; i >= 0; ) {
    const y0 = x[i + 1]!
    const y1 = x[i + 2]!
    const y2 = x[i + 3]!
    const y3 = x[i + 4]!
    const y4 = x[i + 5]!
    const y5 = x[i + 6]!
    for (let s = 1; s <= 6; s++, i--, r -= 12) {
      const next = r + s
      let xi = x[i]! * inverse[i]!
      xi -=
        l[next]! * y0 +
        l[next + 1]! * y1 +
        l[next + 2]! * y2 +
        l[next + 3]! * y3 +
        l[next + 4]! * y4 +
        l[next + 5]! * y5
      for (let p = s - 1; p > 0; p--) xi -= l[r + p]! * x[i + p]!
      x[i] = xi
    }
  }
}

/** y = A·x. */
export function multiplyWide(n: number, a: Float64Array, x: Float64Array, y: Float64Array): void {
  y.fill(0)
  for (let i = 0, r = 0; i < n; ) {
    const z0 = x[i + 6]!
    const z1 = x[i + 7]!
    const z2 = x[i + 8]!
    const z3 = x[i + 9]!
    const z4 = x[i + 10]!
    const z5 = x[i + 11]!
    let b0 = 0
    let b1 = 0
    let b2 = 0
    let b3 = 0
    let b4 = 0
    let b5 = 0
    for (let s = 6; s > 0; s--, i++, r += 12) {
      const xi = x[i]!
      let yi = y[i]! + a[r]! * xi
      for (let p = 1; p < s; p++) {
        const entry = a[r + p]!
        yi += entry * x[i + p]!
        y[i + p] = y[i + p]! + entry * xi
      }
      const next = r + s
      const e0 = a[next]!
      const e1 = a[next + 1]!
      const e2 = a[next + 2]!
      const e3 = a[next + 3]!
      const e4 = a[next + 4]!
      const e5 = a[next + 5]!
      y[i] = yi + e0 * z0 + e1 * z1 + e2 * z2 + e3 * z3 + e4 * z4 + e5 * z5
      b0 += e0 * xi
      b1 += e1 * xi
      b2 += e2 * xi
      b3 += e3 * xi
      b4 += e4 * xi
      b5 += e5 * xi
    }
    y[i] = y[i]! + b0
    y[i + 1] = y[i + 1]! + b1
    y[i + 2] = y[i + 2]! + b2
    y[i + 3] = y[i + 3]! + b3
    y[i + 4] = y[i + 4]! + b4
    y[i + 5] = y[i + 5]! + b5
  }
}
