import { zeroBeside } from '../zero.ts'
import { distance, lengthOf, type Point } from './midline.ts'
import { StripSums } from './strip-properties.ts'

export type GrossProperties = ReturnType<typeof grossProperties>

/**
 * Properties of an open polyline of thickness t by line integration; lengths mm, axes of the points, I about the centroid.
 * Source: EN 1993-1-3:2006, Annex C.
 */
export function grossProperties(points: Point[], t: number) {
  const strips = new StripSums()
  let I_yz0 = 0
  let I_t = 0
  let omega = 0
  let I_omega = 0
  let I_yomega0 = 0
  let I_zomega0 = 0
  let I_omegaomega0 = 0
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!
    const b = points[i]!
    const dA = t * distance(a, b)
    const omega_a = omega
    const omega_b = omega + a.y * b.z - b.y * a.z
    strips.add(a.y, a.z, b.y, b.z, t)
    I_yz0 += ((2 * a.y * a.z + 2 * b.y * b.z + a.y * b.z + b.y * a.z) * dA) / 6
    I_t += (dA * t * t) / 3
    I_omega += ((omega_a + omega_b) * dA) / 2
    I_yomega0 += ((2 * a.y * omega_a + 2 * b.y * omega_b + a.y * omega_b + b.y * omega_a) * dA) / 6
    I_zomega0 += ((2 * a.z * omega_a + 2 * b.z * omega_b + a.z * omega_b + b.z * omega_a) * dA) / 6
    I_omegaomega0 += ((omega_a * omega_a + omega_b * omega_b + omega_a * omega_b) * dA) / 3
    omega = omega_b
  }
  const { S_y, S_z } = strips
  const { A, y_c, z_c, I_y, I_z } = strips.properties
  const depth = depthOf(points)
  const length = (of: number) => zeroBeside(of, depth)
  const I_yz = zeroBeside(I_yz0 - (S_y * S_z) / A, Math.sqrt(I_y * I_z))
  const I_yomega = I_yomega0 - (S_z * I_omega) / A
  const I_zomega = I_zomega0 - (S_y * I_omega) / A
  const I_omegaomega = I_omegaomega0 - (I_omega * I_omega) / A
  const determinant = I_y * I_z - I_yz * I_yz
  const y_sc = length((I_zomega * I_z - I_yomega * I_yz) / determinant)
  const z_sc = length((-I_yomega * I_y + I_zomega * I_yz) / determinant)
  const I_w = I_omegaomega + z_sc * I_yomega - y_sc * I_zomega
  const y_s = length(y_sc - y_c)
  const z_s = length(z_sc - z_c)
  const mean = (I_y + I_z) / 2
  const radius = Math.hypot((I_y - I_z) / 2, I_yz)
  const third = thirdMoments(points, t, y_c, z_c)
  return {
    A,
    y_c,
    z_c,
    I_y,
    I_z,
    I_yz,
    I_1: mean + radius,
    I_2: mean - radius,
    /** [rad], from y towards z */
    theta: 0.5 * Math.atan2(-2 * I_yz, I_y - I_z),
    I_t,
    I_w,
    /** shear centre in the input coordinates */
    y_sc,
    z_sc,
    /** shear centre from the centroid */
    y_s,
    z_s,
    /** polar radius about the shear centre, i_0² [mm²] */
    i_0_sq: (I_y + I_z) / A + y_s * y_s + z_s * z_s,
    /** (1/I_y)·∫z(y² + z²)dA − 2·z_s, z from the centroid [mm]: stress before buckling M_y·z/I_y, held about z */
    beta: length(third.z / I_y - 2 * z_s),
    /** [∫(I_z·z − I_yz·y)(y² + z²)dA]/(I_y·I_z − I_yz²) − 2·z_s [mm]: the same for a section that bends freely, M_z = 0 */
    beta_free: length((I_z * third.z - I_yz * third.y) / determinant - 2 * z_s),
  }
}

const depthOf = (points: Point[]) => {
  const z = points.map((p) => p.z)
  return Math.max(...z) - Math.min(...z)
}

/** ∫y(y² + z²)dA and ∫z(y² + z²)dA about the centroid, exact over each straight piece (Simpson's rule is exact for cubics) [mm⁵]. */
function thirdMoments(points: Point[], t: number, y_c: number, z_c: number): { y: number; z: number } {
  let sum_y = 0
  let sum_z = 0
  for (let i = 1; i < points.length; i++) {
    const ya = points[i - 1]!.y - y_c
    const za = points[i - 1]!.z - z_c
    const yb = points[i]!.y - y_c
    const zb = points[i]!.z - z_c
    const ym = (ya + yb) / 2
    const zm = (za + zb) / 2
    const dA = t * lengthOf(yb - ya, zb - za)
    const a = ya * ya + za * za
    const m = ym * ym + zm * zm
    const b = yb * yb + zb * zb
    sum_y += (dA / 6) * (ya * a + 4 * ym * m + yb * b)
    sum_z += (dA / 6) * (za * a + 4 * zm * m + zb * b)
  }
  return { y: sum_y, z: sum_z }
}
