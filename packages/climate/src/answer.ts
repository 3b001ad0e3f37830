/** What `derive` returns: the loads, the lines of their derivation, and remarks about them. */

export interface Bands {
  w1: number
  l1: number
  w2: number
  l2: number
  w3: number
  l3: number
}

export interface DriftBands {
  s1: number
  l1: number
  s2: number
  l2: number
  s3: number
  l3: number
}

export interface Factors {
  psi1: number
  psi2: number
  psi3: number
}

/** Loads by their field of the request; those of a group that was not asked are absent. */
export interface DerivedLoads {
  loadWindPressure?: Bands
  loadWindSuction?: Bands
  loadWindLocalPressure?: Bands
  loadWindLocalSuction?: Bands
  loadSnowRegular?: number[] | null
  loadSnowExceptional?: number[] | null
  loadSnowAccumulation?: DriftBands
  loadSnowCombinationFactor?: Factors
}
export type LoadKey = keyof DerivedLoads

/** The loads a derivation may offer, in the order of the form. */
export const LOAD_KEYS = [
  'loadWindPressure',
  'loadWindSuction',
  'loadWindLocalPressure',
  'loadWindLocalSuction',
  'loadSnowRegular',
  'loadSnowExceptional',
  'loadSnowAccumulation',
  'loadSnowCombinationFactor',
] as const satisfies LoadKey[]

/** A wind direction as it is calculated: θ = 0 on the near eave and on the other side, θ = 90 on each gable; along and across a wall. */
export type WindCase = 'EAVE' | 'FAR' | 'GABLE_L' | 'GABLE_R' | 'SIDE_L' | 'SIDE_R' | 'FRONT' | 'LEE'

/** A piece of the line in one wind case: from, to [m], the shares of the zones it meets (null: the worst of them counts). */
export type ZonePiece = [from: number, to: number, zones: Record<string, number | null>]
export type LoadPiece = [from: number, to: number, w: number]

export interface WindCasePieces {
  pieces: ZonePiece[]
  suction: LoadPiece[]
  pressure: LoadPiece[]
}

export interface StepOperand {
  symbol: string
  value: number
  unit: string
}

/**
 * One line of the derivation. `formula` is arithmetic over the operands' symbols with sqrt, min, max, abs, ln, log10, cos and tan in degrees;
 * `substitution` is the same with their numbers. A line without formula is read off a table, a map or the input.
 */
export interface Step {
  symbol: string
  formula: string | null
  substitution: string | null
  operands: StepOperand[]
  value: number | string
  unit: string
  clause: string
  /** false: it stands on a table not yet held against the official text */
  confirmed: boolean
  group: 'WIND' | 'SNOW'
  /** what the line is about beyond its symbol: 'EAVE:F', 'suction', a band */
  about?: StepAbout
}

export interface StepAbout {
  /** a zone of cpe, e.g. 'EAVE:F' */
  zone?: string
  /** which of its two signs, where there are two */
  sign?: 'SUCTION' | 'PRESSURE'
  /** a written load and its band, from 1 */
  load?: LoadKey
  band?: number
  /** the ends of a written band [m] */
  fromM?: number
  toM?: number
}

export type RemarkCode =
  | 'COAST_FROM_MUNICIPALITY'
  | 'WIND_ZONE_BELOW_RULE'
  | 'ALTITUDE_OUTSIDE_MUNICIPALITY'
  | 'ZONE_BORDER'
  | 'ES_CPI_BY_OPENINGS'
  | 'CSCD_ELEMENT_FREQUENCY'
  | 'FLAT_TABLE_BELOW_5_DEGREES'
  | 'MIRRORED_CASE_ENVELOPED'
  | 'BANDS_MERGED'
  | 'SNOW_ABOVE_1500'
  | 'ES_EXPOSURE_REVERSED'
  | 'VALLEY_OVER_WHOLE_SLOPE'
  | 'EXCEPTIONAL_PT_NOT_SEEN'
  | 'DRIFT_BY_EN_IN_SPAIN'
  | 'NOT_CONFIRMED'

export interface Remark {
  code: RemarkCode
  data: Record<string, string | number | string[]>
}

export type RefusalCode =
  | 'GENERAL_TYPE'
  | 'MISSING'
  | 'OUT_OF_RANGE'
  | 'NOT_ALLOWED'
  | 'PITCH_OUT_OF_TABLE'
  | 'EAVE_BELOW_GROUND'
  | 'LINE_LONGER_THAN_BUILDING'
  | 'PLACE_UNKNOWN'
  | 'ALTITUDE_ABOVE_LIMIT'
  | 'ALTITUDE_ABOVE_TABLE'
  | 'SLENDER'
  | 'HEIGHT_ABOVE_TABLE'
  | 'NO_FIELD_LINE'
  | 'DRIFT_OUT_OF_SCOPE'
  | 'UPPER_ROOF_SLIDES'

export interface Refusal {
  code: RefusalCode
  /** a field of the request, or 'site.…' */
  field: string
  /** '' where no text is behind it */
  clause: string
  /** one English sentence */
  message: string
  /** numbers of the sentence, for those who write their own */
  values?: Record<string, string | number>
}

export interface Derivation {
  ok: true
  tablesVersion: string
  loads: DerivedLoads
  remarks: Remark[]
  steps: Step[]
  /** kN/m² */
  qp?: number
  /** 'CASE:ZONE': [c_s, c_p] */
  cpe?: Record<string, [number, number]>
  /** the same times q_p [kN/m²] */
  we?: Record<string, [number, number]>
  windCases?: Partial<Record<WindCase, WindCasePieces>>
  /** kN/m² */
  sk?: number
  /** μ_1, of a trough μ_2 */
  mu?: number
}

export interface Refused {
  ok: false
  errors: Refusal[]
}

export type Answer = Derivation | Refused
