/** One row of the κ_R table (method 6.13; EN 1993-1-3 Table 10.1). */
export interface LateralMomentRow {
  system: 'simple-simple' | 'simple-continuous' | 'continuous-continuous'
  place: 'span' | 'support'
  /** M_0,fz / (q_h·L_a²). */
  M_0: number
  kappa_R: (R: number) => number
}

export const LATERAL_MOMENTS: readonly LateralMomentRow[] = [
  { system: 'simple-simple', place: 'span', M_0: 1 / 8, kappa_R: (R) => (1 - 0.0225 * R) / (1 + 1.013 * R) },
  { system: 'simple-continuous', place: 'span', M_0: 9 / 128, kappa_R: (R) => (1 - 0.0141 * R) / (1 + 0.416 * R) },
  { system: 'simple-continuous', place: 'support', M_0: -1 / 8, kappa_R: (R) => (1 + 0.0314 * R) / (1 + 0.396 * R) },
  { system: 'continuous-continuous', place: 'span', M_0: 1 / 24, kappa_R: (R) => (1 - 0.0125 * R) / (1 + 0.198 * R) },
  {
    system: 'continuous-continuous',
    place: 'support',
    M_0: -1 / 12,
    kappa_R: (R) => (1 + 0.0178 * R) / (1 + 0.191 * R),
  },
]

/** l_fz/L_a = η1·(1 + η2·R^η3)^η4 (method 6.14; EN 1993-1-3 (10.9), Table 10.2). */
export const bucklingLengthRatio = (eta: readonly [number, number, number, number], R: number): number =>
  eta[0] * (1 + eta[1] * R ** eta[2]) ** eta[3]

export const TABLE_10_2 = {
  gravityEndSpanNoBar: [0.414, 1.72, 1.11, -0.178],
  gravityIntermediateNoBar: [0.657, 8.17, 2.22, -0.107],
  gravityEndSpanOneBar: [0.515, 1.26, 0.868, -0.242],
  upliftSimpleNoBar: [0.694, 5.45, 1.27, -0.168],
  upliftEndSpanNoBar: [0.515, 1.26, 0.868, -0.242],
  upliftIntermediateNoBar: [0.306, 0.232, 0.742, -0.279],
  upliftIntermediateOneBar: [0.515, 1.26, 0.868, -0.242],
  upliftSimpleOneBar: [0.8, 6.75, 1.49, -0.155],
  upliftSimpleTwoBars: [0.902, 8.55, 2.18, -0.111],
} as const satisfies Record<string, readonly [number, number, number, number]>

/** R = K·L_a⁴/(π⁴·B), turned round: the foundation that belongs to R. */
export const foundationOf = (R: number, B: number, L_a: number): number => (R * Math.PI ** 4 * B) / L_a ** 4
