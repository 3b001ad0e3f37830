/** Longest texts and lists of what is kept; the numbers of a request stand in `fields.ts`. */
export const LIMITS = {
  nameLength: 25,
  descriptionLength: 2000,
  /** of the block of a place, and of the names in it */
  siteGroups: 10,
  siteNameLength: 100,
  furtherDeflections: 4,
} as const

/** Longest texts of a revision, and of the title block of a project. */
export const REVISION_LIMITS = { message: 500, reason: 500, jobNumber: 40, client: 80, site: 120 } as const
/** Largest logo of an office: bytes of the PNG, and pixels of a side. */
export const LOGO_LIMITS = { bytes: 100 * 1024, pixels: 1000 } as const

export const TEMPLATE_NAME_LENGTH = 60

export const CHECK_COMMENT_LENGTH = 2000
/** How long a link works [days], and its longest label. */
export const SHARE_LIMITS = { days: { min: 1, max: 365, usual: 30 }, label: 60 } as const

export const SIMULATION_TYPES = ['ROOF', 'FACADE', 'GENERAL'] as const
export const LOCATIONS = ['PORTUGAL', 'SPAIN', 'GERMANY', 'OTHER'] as const
export const PROFILE_TYPES = ['OMEGA', 'C', 'Z'] as const
export const SUPPORT_WIDTHS = ['LESS_THAN_135', 'BETWEEN_135_AND_200', 'MORE_THAN_200'] as const
export const DEFLECTION_COMBINATIONS = ['CHARACTERISTIC', 'FREQUENT', 'QUASI_PERMANENT'] as const
export const DEFLECTION_ACTIONS = ['TOTAL', 'VARIABLE'] as const
export const DEFLECTION_PLACES = ['SPANS', 'CANTILEVERS'] as const
export const PROFILE_FORMATS = ['MAJOR_AXIS_BENDING_REGULAR', 'MAJOR_AXIS_BENDING_INVERTED'] as const
export const PROFILE_ORIENTATIONS = ['HORIZONTAL', 'VERTICAL'] as const
export const POINT_LOAD_INTRODUCTIONS = ['FLANGE', 'WEB'] as const
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

/** What is offered without an account: the simulator alone, with the calculation note, or nothing. */
export const TRIAL_MODES = ['screen', 'note', 'off'] as const
export type TrialMode = (typeof TRIAL_MODES)[number]

/** The longest line a calculation note is printed of on trial. */
export const TRIAL_NOTE_MAIN_SPANS = 5

/** Words and lengths of a sheet; its numbers stand in `fields.ts`. */
export const SHEETS = {
  nameLength: 60,
  sourceLength: 200,
  positions: ['POSITIVE', 'NEGATIVE'],
  through: ['TROUGH', 'CREST'],
  ribs: ['EVERY', 'SECOND'],
  laidOn: ['FLANGE', 'INSULATION'],
  /** zinc where nothing is said of it [mm] */
  tCoatMm: 0.04,
  /** shapes of a catalogue */
  most: 200,
} as const
