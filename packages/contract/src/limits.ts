/** Bounds of every number of a request, and the fixed choices beside them; contract.md §1. */
export const LIMITS = {
  mainSpans: { min: 1, max: 20 },
  spanM: { min: 0.1, max: 25 },
  consoleM: { min: 0, max: 5 },
  spacingM: { min: 0.1, max: 10 },
  angleDegrees: { min: 0, max: 75 },
  load: { min: -100, max: 100 },
  axialKn: { min: 0, max: 100 },
  positionPercent: { min: 0, max: 100 },
  pointLoadBearingMm: { min: 10, max: 500 },
  roofPointLoadKn: { min: 0, max: 100 },
  bandM: { min: 0, max: 510 },
  deflection: { min: 50, max: 1000 },
  psi: { min: 0, max: 1 },
  locks: { min: 0, max: 10 },
  coveringInertia: { min: 0, max: 100_000 },
  fixationsPerMeter: { min: 0, max: 100 },
  fastenerToWebMm: { min: 1, max: 200 },
  nameLength: 25,
  descriptionLength: 2000,
  /** of the block of a place, and of the names in it */
  siteGroups: 10,
  siteNameLength: 100,
} as const

/** Longest name of a template. */
export const TEMPLATE_NAME_LENGTH = 60

export const SIMULATION_TYPES = ['ROOF', 'FACADE', 'GENERAL'] as const
export const LOCATIONS = ['PORTUGAL', 'SPAIN', 'GERMANY', 'OTHER'] as const
export const PROFILE_TYPES = ['OMEGA', 'C', 'Z'] as const
export const SUPPORT_WIDTHS = ['LESS_THAN_135', 'BETWEEN_135_AND_200', 'MORE_THAN_200'] as const
export const DEFLECTION_COMBINATIONS = ['CHARACTERISTIC', 'FREQUENT', 'QUASI_PERMANENT'] as const
export const PROFILE_FORMATS = ['MAJOR_AXIS_BENDING_REGULAR', 'MAJOR_AXIS_BENDING_INVERTED'] as const
export const PROFILE_ORIENTATIONS = ['HORIZONTAL', 'VERTICAL'] as const
export const POINT_LOAD_INTRODUCTIONS = ['FLANGE', 'WEB'] as const
/** How point loads reach the member in a request that does not say it. */
export const POINT_LOAD_DEFAULTS = { introduction: 'FLANGE', bearingMm: 100 } as const
/** Concentrated load of roofs of category H that a new simulation starts with [kN], EN 1991-1-1 Table 6.10. */
export const ROOF_POINT_LOAD_KN = 1
export const LANGUAGES = ['en', 'pt', 'de', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** [ψ0, ψ1, ψ2] of EN 1990 Table A1.1, sent as psi1, psi2, psi3. */
export const DELTA_PRESETS = {
  live: { category_h: [0, 0, 0] },
  wind: { 'en1991-1-4': [0.6, 0.2, 0] },
  snow: { 'h<=1000m': [0.5, 0.2, 0], 'h>1000m': [0.7, 0.5, 0.2] },
} as const
