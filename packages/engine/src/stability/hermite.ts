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
  setSymmetric(out, a, b, -a, b, c, -b, c / 2, a, -b, c)
}

/** ∫ w·N′ᵢ N′ⱼ dx: torsion, and axial force on a strut. */
export function slopeBlock(L: number, p: number, q: number, out: Block): void {
  const a = (0.6 * (p + q)) / L
  const b = 0.1 * p
  const c = 0.1 * q
  const l = L * THIRTIETH
  setSymmetric(out, a, c, -a, b, l * (3 * p + q), -c, -0.5 * l * (p + q), a, -b, l * (p + 3 * q))
}

/** ∫ w·Nᵢ Nⱼ dx: foundation, rotational spring, load height. */
export function valueBlock(L: number, p: number, q: number, out: Block): void {
  const l = L / 420
  const l2 = L * l
  const l3 = L * l2
  setSymmetric(
    out,
    l * (120 * p + 36 * q),
    l2 * (15 * p + 7 * q),
    l * (27 * (p + q)),
    -l2 * (7 * p + 6 * q),
    l3 * (2.5 * p + 1.5 * q),
    l2 * (6 * p + 7 * q),
    -l3 * (1.5 * (p + q)),
    l * (36 * p + 120 * q),
    -l2 * (7 * p + 15 * q),
    l3 * (1.5 * p + 2.5 * q),
  )
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

function setSymmetric(
  out: Block,
  a00: number,
  a01: number,
  a02: number,
  a03: number,
  a11: number,
  a12: number,
  a13: number,
  a22: number,
  a23: number,
  a33: number,
): void {
  out[0] = a00
  out[1] = out[4] = a01
  out[2] = out[8] = a02
  out[3] = out[12] = a03
  out[5] = a11
  out[6] = out[9] = a12
  out[7] = out[13] = a13
  out[10] = a22
  out[11] = out[14] = a23
  out[15] = a33
}
