export type Range = [min: number, max: number]

export const LOCATIONS = ['PORTUGAL', 'SPAIN', 'GERMANY', 'OTHER'] as const
export const TYPES = ['ROOF', 'FACADE'] as const
export const ORIENTATIONS = ['HORIZONTAL', 'VERTICAL'] as const
export const GROUPS = ['WIND', 'SNOW'] as const
export const ROOFS = ['DUOPITCH', 'MONOPITCH', 'FLAT'] as const
export const LINE_MODES = ['WORST', 'FIELD', 'AT'] as const
export const WALLS = ['LONG', 'GABLE'] as const
export const METHODS = ['FORMULA', 'SIMPLIFIED'] as const
export const CPI_MODES = ['DEFAULT', 'TYPED'] as const
export const OBSTRUCTIONS = ['PROJECTION', 'TALLER_BUILDING'] as const
export const OBSTRUCTION_PLACES = ['START', 'END', 'ALONG'] as const

export const WIND_ZONES = {
  PORTUGAL: ['A', 'B'],
  SPAIN: ['A', 'B', 'C'],
  GERMANY: ['1', '2', '3', '4'],
  OTHER: [],
} as const
export const TERRAINS = {
  PORTUGAL: ['I', 'II', 'III', 'IV'],
  SPAIN: ['I', 'II', 'III', 'IV', 'V'],
  GERMANY: ['INLAND', 'COAST', 'ISLAND'],
  OTHER: ['0', 'I', 'II', 'III', 'IV'],
} as const
export const TERRAIN_DEFAULTS = { PORTUGAL: 'II', SPAIN: 'III', GERMANY: 'INLAND', OTHER: 'II' } as const
export const SNOW_ZONES = {
  PORTUGAL: ['Z1', 'Z2', 'Z3'],
  SPAIN: ['1', '2', '3', '4', '5', '6', '7'],
  GERMANY: ['1', '1a', '2', '2a', '3'],
  OTHER: [],
} as const
export const EXPOSURES = {
  PORTUGAL: ['WINDSWEPT', 'NORMAL', 'SHELTERED'],
  SPAIN: ['PROTECTED', 'NORMAL', 'EXPOSED'],
  GERMANY: ['NORMAL', 'SHELTERED'],
  OTHER: ['WINDSWEPT', 'NORMAL', 'SHELTERED'],
} as const

export const RANGES = {
  mainSpanM: [0.1, 25],
  cantileverM: [0, 5],
  spacingM: [0.1, 10],
  inclinationDegrees: [0, 75],
  altitudeM: [-100, 3500],
  sideM: [1, 1000],
  ridgeHeightM: [1, 200],
  parapetM: [0, 5],
  vb0: [10, 60],
  orography: [1, 1.6],
  cpi: [-0.9, 0.9],
  yM: [0, 1000],
  startM: [0, 1000],
  sk: [0, 30],
  cEsl: [1, 4],
  obstructionHeightM: [0.1, 100],
  distanceM: [0, 1000],
  upperSideM: [0.1, 1000],
  upperPitchDeg: [0, 90],
} as const satisfies Record<string, Range>

export const MAX_MAIN_SPANS = 20
