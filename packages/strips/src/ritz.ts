/** Stationary values of a few trial shapes: Gp·a = θ·Kp·a for small dense matrices, Kp positive definite. */

/**
 * @param K    m × m, row by row; overwritten
 * @param G    m × m, row by row; overwritten
 * @returns    largest θ and its coefficients a; null where Kp is not positive definite to working accuracy
 */
export function largestRitz(m: number, K: Float64Array, G: Float64Array): { theta: number; a: Float64Array } | null {
  // K = L·Lᵀ; G becomes L⁻¹·G·L⁻ᵀ.
  for (let j = 0; j < m; j++) {
    for (let i = j; i < m; i++) {
      let sum = K[m * i + j]!
      for (let k = 0; k < j; k++) sum -= K[m * i + k]! * K[m * j + k]!
      if (i > j) K[m * i + j] = sum / K[m * j + j]!
      else if (!(sum > 1e-14 * K[m * j + j]!)) return null
      else K[m * j + j] = Math.sqrt(sum)
    }
  }
  for (let c = 0; c < m; c++)
    for (let i = 0; i < m; i++) {
      for (let k = 0; k < i; k++) G[m * i + c]! -= K[m * i + k]! * G[m * k + c]!
      G[m * i + c]! /= K[m * i + i]!
    }
  for (let r = 0; r < m; r++)
    for (let i = 0; i < m; i++) {
      for (let k = 0; k < i; k++) G[m * r + i]! -= K[m * i + k]! * G[m * r + k]!
      G[m * r + i]! /= K[m * i + i]!
    }
  const vectors = jacobi(m, G)
  let best = 0
  for (let i = 1; i < m; i++) if (G[m * i + i]! > G[m * best + best]!) best = i
  const a = new Float64Array(m)
  for (let i = m - 1; i >= 0; i--) {
    let sum = vectors[m * i + best]!
    for (let k = i + 1; k < m; k++) sum -= K[m * k + i]! * a[k]!
    a[i] = sum / K[m * i + i]!
  }
  return { theta: G[m * best + best]!, a }
}

/** Diagonalises a symmetric matrix in place by Jacobi rotations. @returns its eigenvectors, in columns */
function jacobi(m: number, A: Float64Array): Float64Array {
  const V = new Float64Array(m * m)
  for (let i = 0; i < m; i++) V[m * i + i] = 1
  for (let sweep = 0; sweep < 20; sweep++) {
    for (let p = 0; p < m; p++)
      for (let q = p + 1; q < m; q++) {
        const off = A[m * p + q]!
        if (off === 0) continue
        const angle = 0.5 * Math.atan2(2 * off, A[m * p + p]! - A[m * q + q]!)
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        for (let k = 0; k < m; k++) rotate(A, m * p + k, m * q + k, c, s)
        for (let k = 0; k < m; k++) rotate(A, m * k + p, m * k + q, c, s)
        for (let k = 0; k < m; k++) rotate(V, m * k + p, m * k + q, c, s)
      }
  }
  return V
}

function rotate(A: Float64Array, i: number, j: number, c: number, s: number): void {
  const [a, b] = [A[i]!, A[j]!]
  A[i] = c * a + s * b
  A[j] = c * b - s * a
}
