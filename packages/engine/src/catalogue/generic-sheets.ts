/** Trapezoidal sheets of the default catalogue: dimensions of the kind sold, no maker's product; method 6.24. */
import type { SheetShape } from '../input.ts'

const ORIGIN =
  "generic dimensions of the kind sold, not any maker's product; I_eff half of the gross value of the sharp midline at core thickness"

/** Nominal thicknesses [mm]. */
const THICKNESSES = [0.63, 0.75, 0.88, 1]

/** Depth, pitch, narrow and wide flange [mm]; I_eff of each thickness [cm⁴/m]. */
const SHAPES: [heightMm: number, ribMm: number, narrowFlangeMm: number, wideFlangeMm: number, inertias: number[]][] = [
  [30, 200, 40, 110, [5.1, 6.2, 7.3, 8.3]],
  [35, 207, 40, 119, [7.1, 8.5, 10, 11.5]],
  [40, 183, 40, 119, [10.4, 12.5, 14.8, 16.9]],
  [50, 250, 40, 135, [13.8, 16.6, 19.6, 22.4]],
  [85, 280, 40, 119, [40.3, 48.5, 57.3, 65.5]],
]

export const genericSheets: SheetShape[] = SHAPES.map(([heightMm, ribMm, narrowFlangeMm, wideFlangeMm, inertias]) => ({
  id: `T${heightMm}-${ribMm}`,
  name: `T ${heightMm}/${ribMm}`,
  origin: ORIGIN,
  heightMm,
  ribMm,
  narrowFlangeMm,
  wideFlangeMm,
  thicknesses: inertias.map((inertiaCm4M, i) => ({ tNomMm: THICKNESSES[i]!, tCoatMm: 0.04, inertiaCm4M })),
}))
