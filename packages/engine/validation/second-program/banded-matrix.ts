/** A symmetric matrix of small bandwidth by plain L·D·Lᵀ, for the second program alone. */
export class BandedMatrix {
  readonly rows: Float64Array[]
  constructor(
    readonly size: number,
    readonly half: number,
  ) {
    this.rows = Array.from({ length: size }, () => new Float64Array(half + 1))
  }

  /** Adds to the entry (i, j), i ≥ j counted once. */
  add(i: number, j: number, value: number): void {
    const [low, high] = i > j ? [j, i] : [i, j]
    this.row(high)[high - low]! += value
  }

  private row(i: number): Float64Array {
    return this.rows[i]!
  }

  /** The factors, and how many pivots are negative: as many eigenvalues are. */
  factor(): { solve(f: Float64Array): Float64Array; negatives: number } {
    const { size, half } = this
    const L = this.rows.map((row) => Float64Array.from(row))
    const D = new Float64Array(size)
    let negatives = 0
    for (let i = 0; i < size; i++) {
      const Li = L[i]!
      for (let j = Math.max(0, i - half); j < i; j++) {
        const Lj = L[j]!
        let sum = Li[i - j]!
        for (let k = Math.max(0, i - half, j - half); k < j; k++) sum -= Li[i - k]! * Lj[j - k]! * D[k]!
        Li[i - j] = sum / D[j]!
      }
      let pivot = Li[0]!
      for (let k = Math.max(0, i - half); k < i; k++) pivot -= Li[i - k]! ** 2 * D[k]!
      D[i] = pivot
      if (pivot < 0) negatives++
    }
    const solve = (f: Float64Array): Float64Array => {
      const d = Float64Array.from(f)
      for (let i = 0; i < size; i++) {
        for (let k = Math.max(0, i - half); k < i; k++) d[i]! -= L[i]![i - k]! * d[k]!
      }
      for (let i = 0; i < size; i++) d[i]! /= D[i]!
      for (let i = size - 1; i >= 0; i--) {
        for (let k = Math.max(0, i - half); k < i; k++) d[k]! -= L[i]![i - k]! * d[i]!
      }
      return d
    }
    return { solve, negatives }
  }
}

/**
 * Smallest positive α at which K + α·V is no longer positive definite; Infinity: none below 1e7.
 * @param K positive definite
 */
export function smallestFactor(K: BandedMatrix, V: BandedMatrix): number {
  const { size, half } = K
  const width = half + 1
  const L = new Float64Array(size * width)
  /** Cholesky's factor row by row, given up at the first pivot that is not positive. */
  const isPositive = (alpha: number): boolean => {
    for (let i = 0; i < size; i++) {
      const [Ki, Vi] = [K.rows[i]!, V.rows[i]!]
      const row = i * width + i
      const from = Math.max(0, i - half)
      let pivot = Ki[0]! + alpha * Vi[0]!
      for (let j = from; j < i; j++) {
        const other = j * width + j
        let sum = Ki[i - j]! + alpha * Vi[i - j]!
        for (let k = from; k < j; k++) sum -= L[row - k]! * L[other - k]!
        const entry = sum / L[other - j]!
        L[row - j] = entry
        pivot -= entry * entry
      }
      if (!(pivot > 0)) return false
      L[row - i] = Math.sqrt(pivot)
    }
    return true
  }
  let low = 0
  let high = 1
  while (isPositive(high)) {
    low = high
    high *= 3
    if (high > 1e7) return Number.POSITIVE_INFINITY
  }
  while (high - low > 1e-6 * high) {
    const middle = (low + high) / 2
    if (isPositive(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}
