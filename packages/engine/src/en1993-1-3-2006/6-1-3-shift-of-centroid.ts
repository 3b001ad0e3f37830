/** The shift of the effective centroid under compression, and its moments; EN 1993-1-3:2006, 6.1.3(3), method 3.21. */
import { formula } from '../formula/formula.ts'
import type { SectionModel } from '../sections/section-model.ts'
import type { StripProperties } from '../sections/strip-properties.ts'
import { zeroBeside } from '../zero.ts'
import type { EffectiveSection } from './5-5-effective-section.ts'

/** Named by the axis along which the centroid moves. The e_Ny, e_Nz of the standard name the axis of bending. */
export type CentroidShift = ReturnType<typeof shiftOfCentroid>

/**
 * Shifts of the centroid of A_eff under uniform compression against that of the unreduced section, and the moduli of ΔM_z.
 *
 *   e_y = y(A_eff) − y(A)      e_z = z(A_eff) − z(A)
 *   W_z,com = I_z,eff/(y_c,eff − y_min)      W_z,ten = I_z,eff/(y_max − y_c,eff)      for e_y ≥ 0, exchanged for e_y < 0
 *
 * N acts at the gross centroid, so that ΔM_z = |N|·|e_y| compresses the edge the centroid moves away from: the web of a C.
 *
 * Source: EN 1993-1-3:2006, 6.1.3(3) and 6.1.9(2); both centroids on the sharp-corner midline, y_min and y_max those of that midline.
 * @param compression  the section effective under uniform compression
 * @param unreduced    the whole section on the same model
 * @returns e_y in the axes of the section model [mm], 0 for Ω and for a Z of equal flanges; e_z positive inwards [mm], 0 for equal
 *   flanges; moduli of the section effective under N to the edge that ΔM_z compresses, and to the opposite one, which it pulls [mm³]
 */
export function shiftOfCentroid(s: SectionModel, compression: EffectiveSection, unreduced: StripProperties) {
  const y = s.plates.flatMap((p) => [p.start.y, p.end.y])
  const W_left = compression.I_z / (compression.y_c - Math.min(...y))
  const W_right = compression.I_z / (Math.max(...y) - compression.y_c)
  const moved = (e: number) => zeroBeside(e, s.h_p)
  const e_y = moved(compression.y_c - unreduced.y_c)
  const [W_z_com, W_z_ten] = e_y < 0 ? [W_right, W_left] : [W_left, W_right]
  return { e_y, e_z: moved(compression.z_c - unreduced.z_c), W_z_com, W_z_ten }
}

const CLAUSE = 'EN 1993-1-3 6.1.9(2)'

/** Moments of a compression about the shifted centroid; their twin is `momentOfShift`. */
export const momentOfShiftY = formula('DeltaM_y_Ed', CLAUSE, 'abs(N_Ed)*e_z/10^3')
export const momentOfShiftZ = formula('DeltaM_z_Ed', CLAUSE, 'abs(N_Ed)*abs(e_y)/10^3')

/**
 * Twin of `momentOfShiftY` and `momentOfShiftZ`: ΔM = −N·e [N·mm], 0 where N does not compress; EN 1993-1-3:2006, 6.1.9(2).
 * @param N axial force, tension positive [N]  @param e shift of the centroid [mm]; e_z > 0 (inwards) gives sagging
 */
export const momentOfShift = (N: number, e: number): number => (N < 0 ? -N * e : 0)
