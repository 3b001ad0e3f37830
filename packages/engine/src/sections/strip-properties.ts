import { zeroBeside } from '../zero.ts'
import { lengthOf } from './midline.ts'

export type StripProperties = StripSums['properties']

/** Adds up straight strips: area, centroid and second moments about their centroid [mm², mm, mm⁴]. */
export class StripSums {
  A = 0
  /** ∫z dA and ∫y dA about the axes of the points */
  S_y = 0
  S_z = 0
  /** the largest distance from the axes, the scale for zeros of the centroid */
  private reach = 0
  private I_y0 = 0
  private I_z0 = 0

  /** A strip between two points, of thickness t [mm]. */
  add(y1: number, z1: number, y2: number, z2: number, t: number): this {
    const dA = t * lengthOf(y2 - y1, z2 - z1)
    this.A += dA
    this.reach = Math.max(this.reach, Math.abs(y2), Math.abs(z2))
    this.S_y += ((z1 + z2) * dA) / 2
    this.S_z += ((y1 + y2) * dA) / 2
    this.I_y0 += ((z1 * z1 + z2 * z2 + z1 * z2) * dA) / 3
    this.I_z0 += ((y1 * y1 + y2 * y2 + y1 * y2) * dA) / 3
    return this
  }

  get properties() {
    const { A } = this
    const y_c = zeroBeside(this.S_z / A, this.reach)
    const z_c = zeroBeside(this.S_y / A, this.reach)
    return { A, y_c, z_c, I_y: this.I_y0 - A * z_c * z_c, I_z: this.I_z0 - A * y_c * y_c }
  }
}
