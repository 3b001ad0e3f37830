import type { ThinWalledSection } from '../../../src/stability/thin-walled-line.ts'
import { E, G } from './lateral-torsional.ts'

/** Euler load of one half-wave l. */
export const euler = (I: number, l: number): number => (Math.PI ** 2 * E * I) / l ** 2

const polar = (s: ThinWalledSection) => (s.I_y + s.I_z) / s.A + s.y_s ** 2 + s.z_s ** 2

/** N_cr,T = (G·I_t + π²E·I_w/l²)/i_0² (EN 1993-1-3 6.33a). */
export const torsionalLoad = (s: ThinWalledSection, l: number): number =>
  (G * s.I_t + (Math.PI ** 2 * E * s.I_w) / l ** 2) / polar(s)

/** N_cr,TF of a section symmetric about one axis: flexural load N about that axis, shear centre at distance `offset` on it (method 5.22). */
export function torsionalFlexuralLoad(s: ThinWalledSection, l: number, N: number, offset: number): number {
  const ratio = offset ** 2 / polar(s)
  const r = torsionalLoad(s, l) / N
  return (N / (2 * (1 - ratio))) * (1 + r - Math.sqrt((1 - r) ** 2 + 4 * ratio * r))
}

/** Smallest root of the torsional-flexural cubic of a section without symmetry, in its principal axes (method 5.22). */
export function cubicLoad(s: ThinWalledSection, l: number): number {
  const angle = Math.atan2(2 * s.I_yz, s.I_z - s.I_y) / 2
  const mean = (s.I_y + s.I_z) / 2
  const radius = Math.hypot((s.I_y - s.I_z) / 2, s.I_yz)
  // The axis turned by `angle` from y towards z carries the larger ∫y′²dA, that is I about z′.
  const I_u = mean - radius
  const I_v = mean + radius
  const y_o = s.y_s * Math.cos(angle) + s.z_s * Math.sin(angle)
  const z_o = -s.y_s * Math.sin(angle) + s.z_s * Math.cos(angle)
  const N_y = euler(I_u, l)
  const N_z = euler(I_v, l)
  const N_T = torsionalLoad(s, l)
  const i2 = polar(s)
  const f = (N: number) =>
    i2 * (N - N_y) * (N - N_z) * (N - N_T) - N * N * y_o ** 2 * (N - N_z) - N * N * z_o ** 2 * (N - N_y)
  // f(0) < 0, and the smallest root lies below each uncoupled load.
  let low = 0
  let high = Math.min(N_y, N_z, N_T)
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2
    if (f(middle) < 0) low = middle
    else high = middle
  }
  return high
}

/** N_cr,R of buckling by twist about an enforced axis at height z_R (method 5.2), least over the half-waves of L. */
export function loadAboutAxis(s: ThinWalledSection, L: number, z_R: number, C_D: number): number {
  const I_wR = s.I_w + (z_R - s.z_s) ** 2 * s.I_z
  const i_R2 = (s.I_y + s.I_z) / s.A + z_R ** 2
  let best = Number.POSITIVE_INFINITY
  for (let m = 1; m <= 60; m++) {
    const l = L / m
    best = Math.min(best, ((Math.PI ** 2 * E * I_wR) / l ** 2 + G * s.I_t + (C_D * l ** 2) / Math.PI ** 2) / i_R2)
  }
  return best
}

/** Strut of stiffness B on a foundation k between hinges, uniform force: least of B·(mπ/L)² + k·(L/mπ)². */
export function strutOnFoundation(B: number, k: number, L: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let m = 1; m <= 60; m++) {
    const p = (m * Math.PI) / L
    best = Math.min(best, B * p * p + k / (p * p))
  }
  return best
}

/**
 * Cantilever of length a, compressed alone, continuous with an unloaded span L: the smallest root P = B·κ² of κa·tan κa = 3a/L,
 * which tends to Euler's π²B/(2a)² for a short span.
 */
export function cantileverStrut(B: number, a: number, L: number): number {
  let low = 0
  let high = Math.PI / 2
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2
    if (middle * Math.tan(middle) < (3 * a) / L) low = middle
    else high = middle
  }
  return (B * high * high) / (a * a)
}
