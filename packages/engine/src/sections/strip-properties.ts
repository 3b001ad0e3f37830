import { lengthOf } from './midline.ts'

/** A straight strip of an effective section: end points and thickness, mm. */
export interface Strip {
  y1: number
  z1: number
  y2: number
  z2: number
  t: number
}

export interface StripProperties {
  A: number
  y_c: number
  z_c: number
  I_y: number
  I_z: number
}

/** Area, centroid and second moments of strips about their centroid [mm², mm, mm⁴]. */
export function stripProperties(strips: Strip[]): StripProperties {
  let A = 0
  let S_y = 0
  let S_z = 0
  let I_y0 = 0
  let I_z0 = 0
  for (const s of strips) {
    const dA = s.t * lengthOf(s.y2 - s.y1, s.z2 - s.z1)
    A += dA
    S_y += ((s.z1 + s.z2) * dA) / 2
    S_z += ((s.y1 + s.y2) * dA) / 2
    I_y0 += ((s.z1 * s.z1 + s.z2 * s.z2 + s.z1 * s.z2) * dA) / 3
    I_z0 += ((s.y1 * s.y1 + s.y2 * s.y2 + s.y1 * s.y2) * dA) / 3
  }
  const y_c = S_z / A
  const z_c = S_y / A
  return { A, y_c, z_c, I_y: I_y0 - A * z_c * z_c, I_z: I_z0 - A * y_c * y_c }
}
