/**
 * Exact integrals of cubic Hermite shape functions over one element of length L, weighted with a function that runs
 * linearly from `p` at its start to `q` at its end. Unknowns: value, slope, value, slope; 4 × 4 matrices row by row.
 */
export type Block = Float64Array

/** ∫ N″ᵢ N″ⱼ dx (unit weight): bending and warping stiffness. */
export function curvatureBlock(L: number, out: Block): void {
  const a = 12 / (L * L * L)
  const b = 6 / (L * L)
  const c = 4 / L
  out[0] = a
  out[1] = out[4] = b
  out[2] = out[8] = -a
  out[3] = out[12] = b
  out[5] = c
  out[6] = out[9] = -b
  out[7] = out[13] = c / 2
  out[10] = a
  out[11] = out[14] = -b
  out[15] = c
}

/** ∫ w·N′ᵢ N′ⱼ dx: torsion, and axial force on a strut. */
export function slopeBlock(L: number, p: number, q: number, out: Block): void {
  const a = (0.6 * (p + q)) / L
  const b = 0.1 * p
  const c = 0.1 * q
  const l = L * THIRTIETH
  out[0] = a
  out[1] = out[4] = c
  out[2] = out[8] = -a
  out[3] = out[12] = b
  out[5] = l * (3 * p + q)
  out[6] = out[9] = -c
  out[7] = out[13] = -0.5 * l * (p + q)
  out[10] = a
  out[11] = out[14] = -b
  out[15] = l * (p + 3 * q)
}

/** ∫ w·Nᵢ Nⱼ dx: foundation, rotational spring, load height. */
export function valueBlock(L: number, p: number, q: number, out: Block): void {
  const l = L / 420
  const l2 = L * l
  const l3 = L * l2
  out[0] = l * (120 * p + 36 * q)
  out[1] = out[4] = l2 * (15 * p + 7 * q)
  out[2] = out[8] = l * (27 * (p + q))
  out[3] = out[12] = -l2 * (7 * p + 6 * q)
  out[5] = l3 * (2.5 * p + 1.5 * q)
  out[6] = out[9] = l2 * (6 * p + 7 * q)
  out[7] = out[13] = -l3 * (1.5 * (p + q))
  out[10] = l * (36 * p + 120 * q)
  out[11] = out[14] = -l2 * (7 * p + 15 * q)
  out[15] = l3 * (1.5 * p + 2.5 * q)
}

/** ∫ w·Nᵢ N″ⱼ dx (not symmetric): the work of the bending moment w on twist i and lateral curvature j. */
export function momentBlock(L: number, p: number, q: number, out: Block): void {
  const a = (0.1 * (11 * p + q)) / L
  const d = (0.1 * (p + 11 * q)) / L
  const b = 0.1 * p
  const c = 0.1 * q
  const l = L * THIRTIETH
  out[0] = -a
  out[1] = -9 * b - 2 * c
  out[2] = a
  out[3] = c - 2 * b
  out[4] = -b
  out[5] = -l * (3 * p + q)
  out[6] = b
  out[7] = l * q
  out[8] = d
  out[9] = 2 * c - b
  out[10] = -d
  out[11] = 2 * b + 9 * c
  out[12] = -c
  out[13] = l * p
  out[14] = c
  out[15] = -l * (p + 3 * q)
}

/** ∫ w·Nᵢ dx: nodal loads of a distributed load. */
export function loadVector(L: number, p: number, q: number, out: Float64Array): void {
  const l = L / 60
  out[0] = l * (21 * p + 9 * q)
  out[1] = L * l * (3 * p + 2 * q)
  out[2] = l * (9 * p + 21 * q)
  out[3] = -L * l * (2 * p + 3 * q)
}

const THIRTIETH = 1 / 30
