/** The default catalogue; a maker replaces it with its own file. Outside dimensions in mm, method 8.1. */
import type { Catalogue, SectionFamily, SteelGrade } from '../input.ts'
import { genericSheets } from './generic-sheets.ts'

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

export const genericCatalogue: Catalogue = {
  version: 'generic-2',
  origin: "generic dimensions of the kind sold in Iberia and Germany; not any maker's product",
  families: [...channels('C'), ...channels('Z'), ...omegas],
  steels: STEELS,
  sheets: genericSheets,
}
