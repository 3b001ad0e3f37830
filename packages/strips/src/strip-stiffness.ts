/**
 * Stiffness of one strip with simply supported ends, one half-wave sin(k·x), k = π/a, per a/2 of its length.
 *
 * Across the strip the displacements in its plane (u across, v along) are linear and the deflection w is cubic; along it u and w go with
 * sin(k·x), v with cos(k·x). Every matrix is a polynomial in k, and its coefficients are returned one by one, so that a model is
 * assembled once for all its half-wavelengths:
 *
 *   K = K_0 + k·K_1 + k²·K_2 + k⁴·K_4        K_G = k²·G_2, for the stresses given
 *
 * Source: Y. K. Cheung, Finite Strip Method in Structural Analysis (1976), chapters 2 and 4; the integrals of linear and Hermite
 * polynomials are written out.
 */

/** The order of the eight displacements of a strip: u, v, w, θ = dw/ds at its first node, then at its second. */
const [U1, V1, W1, R1, U2, V2, W2, R2] = [0, 1, 2, 3, 4, 5, 6, 7]

export interface StripStiffness {
  K_0: Float64Array
  K_1: Float64Array
  K_2: Float64Array
  K_4: Float64Array
  G_2: Float64Array
}

/**
 * 8 × 8 matrices, row by row, symmetric, of a strip of width b and thickness t [mm], E [N/mm²] and ν.
 * @param sigma_1 stress at the first node, compression positive  @param sigma_2 stress at the second node
 */
export function stripStiffness(
  b: number,
  t: number,
  E: number,
  nu: number,
  sigma_1: number,
  sigma_2: number,
): StripStiffness {
  const E_1 = E / (1 - nu * nu)
  const G = E / (2 * (1 + nu))
  const D = (E_1 * t ** 3) / 12
  const [K_0, K_1, K_2, K_4, G_2] = [0, 1, 2, 3, 4].map(() => new Float64Array(64)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const put = (matrix: Float64Array, i: number, j: number, value: number) => {
    matrix[8 * i + j] = value
    matrix[8 * j + i] = value
  }

  // In the plane: ∫N'N' = ±1/b, ∫NN = b/3 and b/6, ∫N'N = ±1/2.
  for (const [first, second, modulus, along] of [
    [U1, U2, E_1, G],
    [V1, V2, G, E_1],
  ] as const) {
    put(K_0, first, first, (modulus * t) / b)
    put(K_0, second, second, (modulus * t) / b)
    put(K_0, first, second, (-modulus * t) / b)
    put(K_2, first, first, (along * t * b) / 3)
    put(K_2, second, second, (along * t * b) / 3)
    put(K_2, first, second, (along * t * b) / 6)
    put(G_2, first, first, (t * b * (3 * sigma_1 + sigma_2)) / 12)
    put(G_2, second, second, (t * b * (sigma_1 + 3 * sigma_2)) / 12)
    put(G_2, first, second, (t * b * (sigma_1 + sigma_2)) / 12)
  }
  put(K_1, U1, V1, (t * (nu * E_1 - G)) / 2)
  put(K_1, U1, V2, (t * (nu * E_1 + G)) / 2)
  put(K_1, U2, V1, (-t * (nu * E_1 + G)) / 2)
  put(K_1, U2, V2, (-t * (nu * E_1 - G)) / 2)

  // Bending: D·∫H''H'', D·(2·∫H'H' − ν·[H'H + HH'] between the edges), D·∫HH.
  const bending = [W1, R1, W2, R2]
  const b2 = b * b
  const upper = (matrix: Float64Array, factor: number, values: number[]) => {
    let n = 0
    for (let i = 0; i < 4; i++) for (let j = i; j < 4; j++) put(matrix, bending[i]!, bending[j]!, factor * values[n++]!)
  }
  upper(K_0, D / b ** 3, [12, 6 * b, -12, 6 * b, 4 * b2, -6 * b, 2 * b2, 12, -6 * b, 4 * b2])
  upper(K_2, D / (15 * b), [36, 3 * b + 15 * nu * b, -36, 3 * b, 4 * b2, -3 * b, -b2, 36, -3 * b - 15 * nu * b, 4 * b2])
  upper(K_4, (D * b) / 420, [156, 22 * b, 54, -13 * b, 4 * b2, 13 * b, -3 * b2, 156, -22 * b, 4 * b2])
  upper(G_2, (t * b) / 840, [
    24 * (10 * sigma_1 + 3 * sigma_2),
    2 * b * (15 * sigma_1 + 7 * sigma_2),
    54 * (sigma_1 + sigma_2),
    -2 * b * (7 * sigma_1 + 6 * sigma_2),
    b2 * (5 * sigma_1 + 3 * sigma_2),
    2 * b * (6 * sigma_1 + 7 * sigma_2),
    -3 * b2 * (sigma_1 + sigma_2),
    24 * (3 * sigma_1 + 10 * sigma_2),
    -2 * b * (7 * sigma_1 + 15 * sigma_2),
    b2 * (3 * sigma_1 + 5 * sigma_2),
  ])
  return { K_0, K_1, K_2, K_4, G_2 }
}
