/** The default catalogue; a maker replaces it with its own file. Outside dimensions in mm, method 8.1. */
import type { Catalogue, SectionFamily, SheetShape, SteelGrade } from '../input.ts'

const STEELS: SteelGrade[] = [
  { id: 'S280', name: 'S280GD+Z', fyb: 280, fu: 360 },
  { id: 'S350', name: 'S350GD+Z', fyb: 350, fu: 420 },
]

/** What all families have in common. */
const COMMON = { rOverT: 1.5, coating: 'Z275', steels: ['S280', 'S350'], supportDetail: 'bearing' as const }

/** Depth, flanges, lips, largest thickness of the C and Z families. */
const CHANNELS: [h: number, b: number, c: number, thickest: number][] = [
  [100, 50, 15, 3],
  [120, 50, 18, 3],
  [150, 60, 20, 3],
  [180, 60, 20, 3],
  [200, 70, 20, 4],
  [220, 70, 20, 4],
  [250, 80, 25, 4],
  [300, 90, 25, 4],
]

/** Depth, closed flange, base between webs, foot, lip of the Ω families. */
const OMEGAS: [h: number, bTop: number, bBase: number, bFoot: number, c: number][] = [
  [80, 50, 70, 35, 12],
  [120, 55, 80, 40, 15],
  [160, 60, 90, 45, 16],
  [200, 70, 100, 50, 18],
  [250, 80, 110, 60, 20],
]

const channels = (profileType: 'C' | 'Z'): SectionFamily[] =>
  CHANNELS.map(([h, b, c, thickest]) => ({
    profileType,
    typology: `${profileType}-${h}-${b}`,
    name: `${profileType} ${h}×${b}`,
    h,
    bTop: b,
    bBottom: b,
    cTop: c,
    cBottom: c,
    thicknesses: [1.5, 2, 2.5, 3, 4].filter((t) => t <= thickest),
    ...COMMON,
    // Two Z lie in each other, so that they can be lapped.
    ...(profileType === 'Z' && { nests: true }),
  }))

const omegas: SectionFamily[] = OMEGAS.map(([h, bTop, bBase, bFoot, c]) => ({
  profileType: 'OMEGA',
  typology: `OMEGA-${h}-${bTop}`,
  name: `Ω ${h}×${bTop}`,
  h,
  bTop,
  bBase,
  bFoot,
  c,
  thicknesses: [1.5, 2, 2.5, 3],
  ...COMMON,
}))

/** Of the trapezoidal sheets; method 6.24. */
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

const genericSheets: SheetShape[] = SHAPES.map(([heightMm, ribMm, narrowFlangeMm, wideFlangeMm, inertias]) => ({
  id: `T${heightMm}-${ribMm}`,
  name: `T ${heightMm}/${ribMm}`,
  origin: ORIGIN,
  heightMm,
  ribMm,
  narrowFlangeMm,
  wideFlangeMm,
  thicknesses: inertias.map((inertiaCm4M, i) => ({ tNomMm: THICKNESSES[i]!, tCoatMm: 0.04, inertiaCm4M })),
}))

export const genericCatalogue: Catalogue = {
  version: 'generic-2',
  origin: "generic dimensions of the kind sold in Iberia and Germany; not any maker's product",
  families: [...channels('C'), ...channels('Z'), ...omegas],
  steels: STEELS,
  sheets: genericSheets,
}
