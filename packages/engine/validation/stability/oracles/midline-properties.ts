import type { OmegaMidlines } from '../../../src/stability/omega-shape.ts'
import type { ThinWalledSection } from '../../../src/stability/thin-walled-line.ts'

/** Properties of an open midline of one thickness about its centroid, with the heights its fibres are measured from. */
export interface MidlineSection extends ThinWalledSection {
  /** Centroid in the coordinates of the points [mm]. */
  y_c: number
  z_c: number
}

/**
 * Annex C of EN 1993-1-3 for an open polyline (y to the right, z downwards), and β by Simpson's rule, exact for its cubic.
 * Written for the tests alone, apart from the engine's own sections.
 */
export function midlineProperties(points: readonly (readonly [number, number])[], t: number): MidlineSection {
  const plates = points.slice(1).map((end, i) => ({ start: points[i]!, end }))
  const sum = (
    f: (p: { y0: number; z0: number; y1: number; z1: number; dA: number; w0: number; w1: number }) => number,
  ) => {
    let w = 0
    let total = 0
    for (const { start, end } of plates) {
      const [y0, z0] = start
      const [y1, z1] = end
      const w1 = w + y0 * z1 - y1 * z0
      total += f({ y0, z0, y1, z1, dA: t * Math.hypot(y1 - y0, z1 - z0), w0: w, w1 })
      w = w1
    }
    return total
  }
  const product = (a0: number, a1: number, b0: number, b1: number) =>
    (2 * a0 * b0 + 2 * a1 * b1 + a0 * b1 + a1 * b0) / 6
  const A = sum((p) => p.dA)
  const y_c = sum((p) => ((p.y0 + p.y1) / 2) * p.dA) / A
  const z_c = sum((p) => ((p.z0 + p.z1) / 2) * p.dA) / A
  const w_c = sum((p) => ((p.w0 + p.w1) / 2) * p.dA) / A
  const I_y = sum((p) => product(p.z0, p.z1, p.z0, p.z1) * p.dA) - A * z_c * z_c
  const I_z = sum((p) => product(p.y0, p.y1, p.y0, p.y1) * p.dA) - A * y_c * y_c
  const I_yz = sum((p) => product(p.y0, p.y1, p.z0, p.z1) * p.dA) - A * y_c * z_c
  const I_yw = sum((p) => product(p.y0, p.y1, p.w0, p.w1) * p.dA) - A * y_c * w_c
  const I_zw = sum((p) => product(p.z0, p.z1, p.w0, p.w1) * p.dA) - A * z_c * w_c
  const I_ww = sum((p) => product(p.w0, p.w1, p.w0, p.w1) * p.dA) - A * w_c * w_c
  const determinant = I_y * I_z - I_yz * I_yz
  const y_sc = (I_zw * I_z - I_yw * I_yz) / determinant
  const z_sc = (-I_yw * I_y + I_zw * I_yz) / determinant
  const polar = (y: number, z: number) => (z - z_c) * ((y - y_c) ** 2 + (z - z_c) ** 2)
  const third = sum(
    (p) => ((polar(p.y0, p.z0) + 4 * polar((p.y0 + p.y1) / 2, (p.z0 + p.z1) / 2) + polar(p.y1, p.z1)) / 6) * p.dA,
  )
  return {
    A,
    I_y,
    I_z,
    I_yz,
    I_w: I_ww + z_sc * I_yw - y_sc * I_zw,
    I_t: (A * t * t) / 3,
    y_s: y_sc - y_c,
    z_s: z_sc - z_c,
    beta: third / I_y - 2 * (z_sc - z_c),
    y_c,
    z_c,
  }
}

/** The Ω of method 5.21: closed flange above, brims with upturned lips below, z = 0 at the brims. */
export const OMEGA_K4 = midlineProperties(
  [
    [-88, -14],
    [-88, 0],
    [-45, 0],
    [-29, -148],
    [29, -148],
    [45, 0],
    [88, 0],
    [88, -14],
  ],
  1.96,
)
/** The same Ω as the Ω line describes it. */
export const HAT_K4: OmegaMidlines = { h_p: 148, y_t: 29, y_b: 45, b_f: 43, c_p: 14, t: 1.96, r_m: 0 }
/** Midline of the closed flange and of the brims of `OMEGA_K4`, from its centroid. */
export const OMEGA_K4_TOP = -148 - OMEGA_K4.z_c
export const OMEGA_K4_BRIMS = -OMEGA_K4.z_c

/** The same section upside down, as a midline mirrored in z. */
export function upsideDown(s: MidlineSection): MidlineSection {
  return { ...s, I_yz: -s.I_yz, z_s: -s.z_s, beta: -s.beta, z_c: -s.z_c }
}
