/**
 * xᵀ·K·x of a buckling shape from the strains of its strips.
 *
 * A long member bends with strains that are a millionth of its displacements; summed from the stiffness matrix their energy is a difference
 * of large numbers, from the strains it keeps all its digits.
 */

import type { AssembledSection } from './assembled-section.ts'

/** ∫ of the square of what is linear over a strip of width b, from its two end values. */
const squareOfLinear = (b: number, first: number, second: number) =>
  (b / 3) * (first * first + first * second + second * second)

export function strainEnergy({ cut, nu, E }: AssembledSection, k: number, x: Float64Array): number {
  const E_1 = E / (1 - nu * nu)
  const G = E / (2 * (1 + nu))
  const k2 = k * k
  let energy = 0
  for (const { first, second, b, c, s, t } of cut) {
    const [y1, v1, z1, r1] = [x[first]!, x[first + 1]!, x[first + 2]!, x[first + 3]!]
    const [y2, v2, z2, r2] = [x[second]!, x[second + 1]!, x[second + 2]!, x[second + 3]!]
    // Across and along, with Poisson's ratio: E₁·[(1 − ν²)·ε_x² + (ε_s + ν·ε_x)²] + G·γ².
    const eps_s = (c * (y2 - y1) + s * (z2 - z1)) / b
    const eps_1 = -k * v1
    const eps_2 = -k * v2
    const slope = (v2 - v1) / b
    const gamma_1 = k * (c * y1 + s * z1) + slope
    const gamma_2 = k * (c * y2 + s * z2) + slope
    energy +=
      t *
      (E * squareOfLinear(b, eps_1, eps_2) +
        E_1 * squareOfLinear(b, eps_s + nu * eps_1, eps_s + nu * eps_2) +
        G * squareOfLinear(b, gamma_1, gamma_2))
    // Bending, the slopes counted from the chord: w'' is linear, ∫w''w = [w'w] − ∫w'².
    const w1 = c * z1 - s * y1
    const w2 = c * z2 - s * y2
    const chord = (c * (z2 - z1) - s * (y2 - y1)) / b
    const d1 = r1 - chord
    const d2 = r2 - chord
    const curved = (4 / b) * (d1 * d1 + d1 * d2 + d2 * d2)
    const sloped = b * chord * chord + (b / 15) * (2 * d1 * d1 - d1 * d2 + 2 * d2 * d2)
    const deflected =
      (b / 420) *
      (156 * (w1 * w1 + w2 * w2) +
        108 * w1 * w2 +
        b * (44 * (w1 * r1 - w2 * r2) + 26 * (w2 * r1 - w1 * r2)) +
        b * b * (4 * (r1 * r1 + r2 * r2) - 6 * r1 * r2))
    const D = (E_1 * t ** 3) / 12
    energy += D * (curved + 2 * k2 * (sloped - nu * (r2 * w2 - r1 * w1)) + k2 * k2 * deflected)
  }
  return energy
}
