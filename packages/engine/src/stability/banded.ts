/**
 * Symmetric banded matrix: row i stores A[i][i], A[i][i+1] … A[i][i+m] at `i·(m+1)`. Zero beyond the last unknown of the next
 * node, which the kernels count on.
 * `m` rows of zeros follow the last row, and `m` zeros the last entry of a vector, so that the inner loops need no test for the end.
 */
export interface Band {
  /** Order of the matrix. */
  readonly n: number
  /** Half-bandwidth: A[i][j] = 0 for |i − j| > m; 3, 7 or 11 for nodes of 2, 4 or 6 unknowns, coupled with their neighbours only. */
  readonly m: number
  readonly a: Float64Array
}

/** The factors of A = L·D·Lᵀ: unit lower triangle in `l` (column i at `i·(m+1)`, offsets 1…m), 1/D in `inverse`. */
export interface Factor {
  readonly n: number
  readonly m: number
  readonly l: Float64Array
  readonly inverse: Float64Array
}

/** A banded matrix of zeros, of order `n` and half-bandwidth `m`. */
export function createBand(n: number, m: number): Band {
  return { n, m, a: new Float64Array((n + m) * (m + 1)) }
}

/** Room for the factors of a matrix of order `n` and half-bandwidth `m`; reused by every factorisation. */
export function createFactor(n: number, m: number): Factor {
  return { n, m, l: new Float64Array((n + m) * (m + 1)), inverse: new Float64Array(n) }
}

/** A vector of zeros for matrices of order `n`, padded as the loops need it. */
export function createVector(n: number, m: number): Float64Array {
  return new Float64Array(n + m)
}

/** Adds `value` to A[i][j] (and so to A[j][i]); i and j belong to the same or to neighbouring nodes. */
export function addTo(A: Band, i: number, j: number, value: number): void {
  const at = i <= j ? i * (A.m + 1) + j - i : j * (A.m + 1) + i - j
  A.a[at] = A.a[at]! + value
}

/** A[i][j] of a banded matrix, 0 outside the band. */
export function entry(A: Band, i: number, j: number): number {
  const k = Math.abs(i - j)
  return k > A.m ? 0 : A.a[Math.min(i, j) * (A.m + 1) + k]!
}

/** Adds the 4 × 4 matrix at `k` of an element of two nodes to the rows from `r` on of a half-bandwidth of 3. */
export function addElement(a: Float64Array, r: number, element: Float64Array, k: number): void {
  a[r]! += element[k]!
  a[r + 1]! += element[k + 1]!
  a[r + 2]! += element[k + 2]!
  a[r + 3]! += element[k + 3]!
  a[r + 4]! += element[k + 5]!
  a[r + 5]! += element[k + 6]!
  a[r + 6]! += element[k + 7]!
  a[r + 8]! += element[k + 10]!
  a[r + 9]! += element[k + 11]!
  a[r + 12]! += element[k + 15]!
}

/** Takes unknown `i` out of the matrix: its row and column become zero, its diagonal `diagonal`. */
export function isolate(A: Band, i: number, diagonal: number): void {
  const { a, m } = A
  const w = m + 1
  a.fill(0, i * w, i * w + w)
  for (let k = 1; k <= m && k <= i; k++) a[(i - k) * w + k] = 0
  a[i * w] = diagonal
}

/** Replaces unknown `i` by `ratio` times unknown `j` (a congruence, so that symmetry and sign remain), then isolates `i`. */
export function tie(A: Band, i: number, j: number, ratio: number, diagonal: number): void {
  const first = Math.max(0, Math.max(i, j) - A.m)
  const last = Math.min(A.n - 1, Math.min(i, j) + A.m)
  const own = entry(A, i, i)
  for (let p = first; p <= last; p++) {
    if (p === i) continue
    const c = entry(A, i, p)
    addTo(A, j, p, p === j ? 2 * ratio * c : ratio * c)
  }
  addTo(A, j, j, ratio * ratio * own)
  isolate(A, i, diagonal)
}
