import { LIMITS } from '@madre/contract'

/** What a number field needs to know of its number. */
export interface FieldBounds {
  min: number
  max: number
  /** decimals shown at least */
  precision: number
  /** decimals that can be typed */
  most: number
  step: number
  unit: string
}

const bounds = (
  range: { min: number; max: number },
  [precision, most]: [usual: number, greatest: number],
  step: number,
  unit: string,
): FieldBounds => ({ ...range, precision, most, step, unit })

/** Wind and snow are magnitudes: the direction has a row of its own. */
const MAGNITUDE = { min: 0, max: LIMITS.load.max }

/** Every number of the sheets: range of contract.md §1, usual and greatest decimals, step of the arrow keys and unit. */
export const BOUNDS = {
  angle: bounds(LIMITS.angleDegrees, [1, 3], 1, '°'),
  mainSpans: bounds(LIMITS.mainSpans, [0, 0], 1, ''),
  span: bounds(LIMITS.spanM, [2, 3], 0.1, 'm'),
  console: bounds(LIMITS.consoleM, [2, 3], 0.05, 'm'),
  spacing: bounds(LIMITS.spacingM, [2, 3], 0.1, 'm'),
  deformation: bounds(LIMITS.deflection, [0, 0], 10, ''),
  load: bounds(LIMITS.load, [2, 3], 0.05, 'kN/m²'),
  wind: bounds(MAGNITUDE, [2, 3], 0.05, 'kN/m²'),
  snow: bounds(MAGNITUDE, [2, 3], 0.05, 'kN/m²'),
  pointLoad: bounds(LIMITS.load, [2, 3], 0.1, 'kN'),
  roofPoint: bounds(LIMITS.roofPointLoadKn, [2, 3], 0.1, 'kN'),
  bearing: bounds(LIMITS.pointLoadBearingMm, [0, 0], 10, 'mm'),
  position: bounds(LIMITS.positionPercent, [1, 2], 5, '%'),
  band: bounds(LIMITS.bandM, [2, 3], 0.5, 'm'),
  psi: bounds(LIMITS.psi, [2, 3], 0.05, ''),
  axial: bounds(LIMITS.axialKn, [2, 3], 0.5, 'kN'),
  locks: bounds(LIMITS.locks, [0, 0], 1, ''),
  coveringInertia: bounds(LIMITS.coveringInertia, [2, 3], 1, 'cm⁴/m'),
  fixationsPerMeter: bounds(LIMITS.fixationsPerMeter, [1, 3], 1, '1/m'),
  fastenerToWeb: bounds(LIMITS.fastenerToWebMm, [0, 1], 1, 'mm'),
} as const satisfies Record<string, FieldBounds>
