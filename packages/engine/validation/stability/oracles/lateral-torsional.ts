import type { ThinWalledSection } from '../../../src/stability/thin-walled-line.ts'

export const E = 210_000
export const G = E / 2.6

/** Factors of moment shape, load height and asymmetry. */
export interface MomentShape {
  C1: number
  C2: number
  C3: number
}

export const UNIFORM: MomentShape = { C1: 1, C2: 0, C3: 1 }

/**
 * M_cr of a segment between forks (method 5.22), z positive towards the compressed fibre:
 * M_cr = C1·N_z·[√(I_w/I_z + G·I_t/N_z + (C2·z_g − C3·z_j)²) − (C2·z_g − C3·z_j)].
 *
 * @param sense  +1 when the upper fibre is compressed (M_y > 0), −1 when the lower is
 * @param z_g    load above the shear centre towards the compressed fibre [mm]
 */
export function criticalMoment(s: ThinWalledSection, L: number, sense: 1 | -1, shape = UNIFORM, z_g = 0): number {
  const N_z = (Math.PI ** 2 * E * s.I_z) / L ** 2
  const z_j = (sense * s.beta) / 2
  const a = shape.C2 * z_g - shape.C3 * z_j
  return shape.C1 * N_z * (Math.sqrt(s.I_w / s.I_z + (G * s.I_t) / N_z + a * a) - a)
}

/**
 * M_cr under uniform moment with an enforced axis of rotation at height z_R [mm from the centroid] (method 5.22):
 * M_cr = I_y·[π²E·I_w,R/l² + G·I_t + C_D·l²/π²]/S_R, least over the half-waves l = L/m; Infinity when S_R ≤ 0.
 */
export function criticalMomentAboutAxis(
  s: ThinWalledSection,
  L: number,
  sense: 1 | -1,
  z_R: number,
  C_D: number,
): { M_cr: number; halfWaves: number } {
  const I_wR = s.I_w + (z_R - s.z_s) ** 2 * s.I_z
  // S_R = ∫ζ[y² + (z − z_R)²]dA with ζ = −sense·z, from ∫z(y² + z²)dA = I_y·(β + 2z_s).
  const S_R = -sense * (s.I_y * (s.beta + 2 * s.z_s) - 2 * z_R * s.I_y)
  let best = { M_cr: Number.POSITIVE_INFINITY, halfWaves: 0 }
  for (let m = 1; m <= 40 && S_R > 0; m++) {
    const l = L / m
    const M_cr = (s.I_y * ((Math.PI ** 2 * E * I_wR) / l ** 2 + G * s.I_t + (C_D * l ** 2) / Math.PI ** 2)) / S_R
    if (M_cr < best.M_cr) best = { M_cr, halfWaves: m }
  }
  return best
}
