/** Symmetric matrices of one bandwidth: row i holds its diagonal and the `band` values right of it, a[i·(band + 1) + (j − i)]. */
export interface Bands {
  n: number
  band: number
}

/** y = A·x. */
export function multiply(a: Float64Array, { n, band }: Bands, x: Float64Array, y: Float64Array): void {
  const width = band + 1
  y.fill(0)
  for (let i = 0; i < n; i++) {
    const row = i * width
    const xi = x[i]!
    let sum = a[row]! * xi
    const last = Math.min(band, n - 1 - i)
    for (let d = 1; d <= last; d++) {
      const value = a[row + d]!
      sum += value * x[i + d]!
      y[i + d]! += value * xi
    }
    y[i]! += sum
  }
}

/**
 * A = Uᵀ·D·U in place, D on the diagonal, without exchange of rows.
 * @returns number of negative pivots: by Sylvester's law of inertia the number of negative eigenvalues
 */
export function factorise(a: Float64Array, { n, band }: Bands): number {
  const width = band + 1
  let negative = 0
  for (let i = 0; i < n; i++) {
    const row = i * width
    // A pivot of exactly zero counts as the smallest number that the arithmetic tells from zero.
    if (a[row] === 0) a[row] = Number.EPSILON * Number.EPSILON
    const pivot = a[row]!
    if (pivot < 0) negative++
    const last = Math.min(band, n - 1 - i)
    for (let d = 1; d <= last; d++) {
      const value = a[row + d]!
      if (value === 0) continue
      const factor = value / pivot
      const target = (i + d) * width - d
      for (let e = d; e <= last; e++) a[target + e]! -= factor * a[row + e]!
    }
    for (let d = 1; d <= last; d++) a[row + d]! /= pivot
  }
  return negative
}

/** Solves Uᵀ·D·U·x = b; `x` holds b on entry. */
export function solve(a: Float64Array, { n, band }: Bands, x: Float64Array): void {
  const width = band + 1
  for (let i = 0; i < n; i++) {
    const row = i * width
    const xi = x[i]!
    const last = Math.min(band, n - 1 - i)
    for (let d = 1; d <= last; d++) x[i + d]! -= a[row + d]! * xi
  }
  for (let i = n - 1; i >= 0; i--) {
    const row = i * width
    let xi = x[i]! / a[row]!
    const last = Math.min(band, n - 1 - i)
    for (let d = 1; d <= last; d++) xi -= a[row + d]! * x[i + d]!
    x[i] = xi
  }
}
