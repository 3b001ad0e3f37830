/** What the engine designs from. Units are in the names or stand beside the field. */

export type ProfileType = 'OMEGA' | 'C' | 'Z'
export type Location = 'PORTUGAL' | 'SPAIN' | 'GERMANY' | 'OTHER'
export type SimulationType = 'ROOF' | 'FACADE' | 'GENERAL'
export type SupportWidth = 'LESS_THAN_135' | 'BETWEEN_135_AND_200' | 'MORE_THAN_200'
export type DeflectionCombination = 'CHARACTERISTIC' | 'FREQUENT' | 'QUASI_PERMANENT'

/** A list over the spans: left console (if any), main spans, right console (if any). */
export type PerSpan = number[]

export interface PointLoads {
  /** CONSOLE 0 is the left console, 1 the right one; SPAN i the i-th main span. */
  spanType: 'SPAN' | 'CONSOLE'
  spanIdx: number
  /** p1, p2 [kN] vertical; l1, l2 [% of the span, from its left end] */
  loads: { p1: number; p2: number; l1: number; l2: number }
}

/** Three consecutive bands from x = 0: w [kN/m²] over l [m]. */
export interface WindBands {
  w1: number
  l1: number
  w2: number
  l2: number
  w3: number
  l3: number
}

/** Three consecutive bands from x = 0: s [kN/m²] over l [m]. */
export interface SnowBands {
  s1: number
  l1: number
  s2: number
  l2: number
  s3: number
  l3: number
}

/** EN 1990 Table A1.1: psi1, psi2, psi3 of the request are ψ0, ψ1, ψ2. */
export interface CombinationFactors {
  psi1: number
  psi2: number
  psi3: number
}

export interface DesignInput {
  steelGrades: string[]
  simulationType: SimulationType
  location: Location
  inclinationDegrees: number
  spanLengthsM: PerSpan
  hasLeftCantilever: boolean
  hasRightCantilever: boolean
  transverseLengthM: number
  supportWidth: SupportWidth
  /** one entry */
  sectionTypes: ProfileType[]
  sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR' | 'MAJOR_AXIS_BENDING_INVERTED'
  profileOrientation: 'HORIZONTAL' | 'VERTICAL'
  /** [kN/m²]; either this or the Min/Max pair, the other null */
  loadPermanentDistributed: PerSpan | null
  loadPermanentDistributedMin: PerSpan | null
  loadPermanentDistributedMax: PerSpan | null
  loadPermanentPoint: PointLoads[]
  /** how point loads reach the member, absent: FLANGE; method 4.13 to 4.18 */
  pointLoadIntroduction?: 'FLANGE' | 'WEB' | undefined
  /** length over which a point load presses on the flange [mm], absent: 100 */
  pointLoadBearingMm?: number | undefined
  /** [kN/m²] */
  loadLiveDistributed: PerSpan
  loadLivePoint: PointLoads[]
  loadLiveCombinationFactor: CombinationFactors
  loadWindPressure: WindBands
  loadWindSuction: WindBands
  loadWindLocalPressure: WindBands
  loadWindLocalSuction: WindBands
  loadWindCombinationFactor: CombinationFactors
  /** [kN/m²]; null when unused */
  loadSnowRegular: PerSpan | null
  loadSnowExceptional: PerSpan | null
  loadSnowAccumulation: SnowBands
  loadSnowCombinationFactor: CombinationFactors
  /** limit: span / limit */
  deflectionLimit: { limit: number; combination: DeflectionCombination }
  axialLoad: { valueKn: number; direction: 'TRACTION' | 'COMPRESSIONS'; type: 'DESIGN' | 'UNFACTORED_WIND' }
  spanRestraints: {
    /** type 0: held by the panel; type 1: lateralLocks discrete restraints a span */
    upper: { type: 0 | 1; lateralLocks: PerSpan }
    lower: { use: boolean; lateralLocks: PerSpan }
  }
  /** coveringInertia [cm⁴/m], fixationsPerMeter [1/m] */
  claddingProperties: { coveringInertia: number; fixationsPerMeter: number }
}

/** One section family of a catalogue: outside dimensions, mm. */
export type SectionFamily = ChannelFamily | OmegaFamily

interface FamilyBase {
  typology: string
  name: string
  h: number
  /** inside radius [mm], or rOverT times the nominal thickness */
  r?: number | undefined
  rOverT?: number | undefined
  /** nominal thicknesses [mm] */
  thicknesses: number[]
  /** coating designation, e.g. Z275: 0.04 mm off the nominal thickness */
  coating: string
  steels: string[]
  supportDetail: 'bearing' | 'cleat'
}

export interface ChannelFamily extends FamilyBase {
  profileType: 'C' | 'Z'
  bTop: number
  bBottom: number
  cTop: number
  cBottom: number
}

export interface OmegaFamily extends FamilyBase {
  profileType: 'OMEGA'
  /** closed flange over the outside of the webs; the same at the bottom of the webs */
  bTop: number
  bBase: number
  bFoot: number
  c: number
}

export interface SteelGrade {
  id: string
  name: string
  /** [N/mm²] */
  fyb: number
  fu: number
}

export interface Catalogue {
  version: string
  origin: string
  families: SectionFamily[]
  steels: SteelGrade[]
}

/** One cross-section for `sectionProperties`: outside dimensions mm, strengths N/mm². */
export interface SectionCommon {
  h: number
  bTop: number
  /** inside radius */
  r: number
  /** nominal thickness */
  t: number
  tCoat?: number | undefined
  /** overrides t − tCoat */
  tDesign?: number | undefined
  fyb: number
  fu: number
  gammaM0?: number | undefined
  gammaM1?: number | undefined
  /** bearing length of the web-crippling resistances [mm], default 100 */
  ss?: number | undefined
}

export type SectionInput =
  | (SectionCommon & { profile: 'C' | 'Z'; bBottom: number; cTop: number; cBottom: number })
  | (SectionCommon & { profile: 'OMEGA'; bBase: number; bFoot: number; c: number })

/** A continuous line for `analyseBeam`: x from the left end, loads downwards positive. */
export interface BeamInput {
  spansM: number[]
  leftCantilever: boolean
  rightCantilever: boolean
  eiKnm2: number
  loads: BeamLoad[]
}

export type BeamLoad =
  | { type: 'uniform' | 'linear'; fromM: number; toM: number; q0KnM: number; q1KnM?: number | undefined }
  | { type: 'point'; xM: number; pKn: number }

/** A line of an Ω for `analyseOmegaLine`, method 5.8 to 5.15: N, mm, x from the left end of the line. */
export interface OmegaLineInput {
  /** outside dimensions; tNom nominal, t core thickness; r inside radius, 0: sharp midline corners; c lip, 0: none */
  section: { h: number; bTop: number; bBase: number; bFoot: number; c: number; tNom: number; t: number; r: number }
  /** [N/mm²] */
  E: number
  nu: number
  /** REGULAR: the closed flange is the upper fibre; INVERTED: the feet are */
  format: 'REGULAR' | 'INVERTED'
  spans: number[]
  /** left, right; 0: none */
  consoles: [number, number]
  /** [N/mm] of each part of the line: left console (if any), spans, right console (if any); positive towards the supports */
  q: number[]
  /** [x, P], P positive towards the supports */
  points: [number, number][]
  /** constant along the line, tension positive */
  N: number
  /** the upper fibre held sideways along the whole line */
  panel: boolean
  /** rotational spring of the panel [N·mm/mm per rad] */
  CD: number
  /** x of the discrete lateral restraints of each fibre */
  lower: number[]
  upper: number[]
}
