/** Moments of the two members inside a lap; they touch only at the bolt rows and over the support. */

/** Moments of the line over the support and at both ends of the lap [N·mm]. */
export interface LapMoments {
  M_0: number
  M_a: number
  M_b: number
}

/**
 * Moment of the left member over the support; the right one has the rest of M_0.
 *
 * Source: both have the same deflections at −a, 0 and b; the moment of an ending member is linear from its share to 0 at its end row:
 *
 *   M_l0 = [b·(2M_0 + M_b)/EI_r − a·(2M_0 + M_a)/EI_l + 2a·φ·M_0] / [2(a + b)·φ],   φ = 1/EI_l + 1/EI_r
 *
 * @param lap its sides [mm]
 * @param I_l, I_r second moments of area of the left and the right member; only their ratio matters
 * @returns [N·mm], linear in the moments
 */
export function leftShare({ a, b }: { a: number; b: number }, { M_0, M_a, M_b }: LapMoments, I_l = 1, I_r = 1): number {
  const phi = 1 / I_l + 1 / I_r
  return ((b * (2 * M_0 + M_b)) / I_r - (a * (2 * M_0 + M_a)) / I_l + 2 * a * phi * M_0) / (2 * (a + b) * phi)
}
