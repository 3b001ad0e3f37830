/** What the engine designs: a line, from the sections of a catalogue; and what it is told of one section by itself. */

export type ProfileType = 'OMEGA' | 'C' | 'Z'
export type Location = 'PORTUGAL' | 'SPAIN' | 'GERMANY' | 'OTHER'

export interface LineSpan {
  /** CONSOLE 0 is the left cantilever, 1 the right one; SPAN i the i-th main span */
  kind: 'SPAN' | 'CONSOLE'
  index: number
  length: number
}

/** A load per area over part of the line [N/mm²], on a roof per area of plan where it is imposed load or snow. */
export interface Band {
  from: number
  to: number
  value: number
}

/** A vertical force on a span of the whole list [N], downwards positive. */
export interface SpanForce {
  span: number
  x: number
  P: number
}

/** EN 1990 Table A1.1 */
export interface CombinationFactors {
  psi_0: number
  psi_1: number
  psi_2: number
}

/** Spans that an arrangement of the imposed load holds, and of which loads it is. */
export interface Arrangement {
  /** 'Live', 'Live:odd', 'Live:even', 'Live:pair1-2'; of point loads alone 'LiveQ' … */
  id: string
  spans: number[]
  loads: 'ALL' | 'AREA' | 'POINTS'
}

/** Pressure and suction, each general and local. */
export type WindCase = 'Wp' | 'Ws' | 'Wlp' | 'Wls'

/** What the request calls a load, for what is said about it. */
export interface NamedLoad {
  name: string
  /** its case in the combinations */
  id: WindCase | 'Sacc' | 'Nax'
  /** bands with a value and without length, counted from 1 */
  nowhere: number[]
  /** wind given with a minus, which counts as its magnitude */
  isNegative: boolean
}

/** Which combinations of serviceability a deflection limit looks at. */
export type ServiceCombination = 'CHARACTERISTIC' | 'FREQUENT' | 'QUASI_PERMANENT'

/** A deflection limit beside the first one: L / n_lim, of cantilevers 2L / n_lim, or a length [mm]. */
export interface FurtherDeflection {
  allowed: { n_lim: number } | { delta_lim: number }
  combination: ServiceCombination
  /** TOTAL: of the combination; VARIABLE: without that of its permanent load */
  action: 'TOTAL' | 'VARIABLE'
  of: 'SPANS' | 'CONSOLES'
}

/** What joins the members of two main spans over the support between them. Of a lap `a`, `b` [mm]: from the support to its left and its right end bolt row. */
export type Joint = { kind: 'CONTINUOUS' | 'SLEEVE' | 'HINGE' } | { kind: 'LAP'; a: number; b: number }

/** The joints of a line, one for each support between two main spans. */
export interface Joints {
  supports: Joint[]
  /** HEAVIER: beside one thickness of all spans, pairs with a larger one in the end bays */
  endBays: 'SAME' | 'HEAVIER'
}

/** Cladding of which two numbers are known: second moment of area of the sheet [mm⁴/mm], fasteners a metre; either 0: no spring. */
export interface TypedCladding {
  kind: 'TYPED'
  I_eff: number
  p: number
}

/** A trapezoidal sheet of steel, as it lies and is screwed; N, mm. */
export interface TrapezoidalSheet {
  kind: 'TRAPEZOIDAL'
  /** depth of the profile, outside, and pitch of its ribs */
  h_w: number
  b_R: number
  /** flat widths of its flanges */
  b_narrow: number
  b_wide: number
  /** with its zinc, and of the core */
  t_nom: number
  t: number
  /** effective second moment of area, the smaller of both senses [mm⁴/mm] */
  I_eff: number
  /** POSITIVE: the narrow flange lies on the purlin; NEGATIVE: the wide one */
  position: 'POSITIVE' | 'NEGATIVE'
  /** screws in the flange on the purlin, or in the other one */
  through: 'TROUGH' | 'CREST'
  /** screwed at every rib or at every second one */
  ribs: 'EVERY' | 'SECOND'
  laidOn: 'FLANGE' | 'INSULATION'
  /** length of the diaphragm in the direction in which the sheet spans */
  b_roof: number
}

/** What a user declares of a tested cladding; null: nothing. */
export interface DeclaredCladding {
  kind: 'DECLARED'
  /** S_0 [N], shown for purlins s_0 apart */
  shear: { S_0: number; s_0: number } | null
  /** C_0 of connection and panel together [N], shown on a flange b_0 wide */
  rotation: { C_0: number; b_0: number } | null
}

export type Cladding = TypedCladding | TrapezoidalSheet | DeclaredCladding

/** What is designed: one line of purlins or rails and what acts on it. N, mm, rad; x from the left end of the line. */
export interface PurlinLine {
  location: Location
  profileType: ProfileType
  steelGrades: string[]
  /** the section turned about its length */
  isInverted: boolean
  envelope: 'ROOF' | 'FACADE' | 'GENERAL'
  /** of a roof; 0 elsewhere */
  pitch: number
  /** across the slope of the roof or lying on the façade, else along the slope or upright */
  isLevel: boolean
  /** left cantilever (if any), main spans, right cantilever (if any) */
  spans: LineSpan[]
  /** to the next line */
  spacing: number
  /** at the supports, s_s */
  bearingLength: number
  /** held by the panel along the line, or number of restraints by span */
  restraints: { upper: 'PANEL' | number[]; lower: number[] }
  /** with a: from each of its fasteners to the web midline; null: as the family says, or b/2 */
  cladding: Cladding & { a: number | null }
  /** one band a span */
  permanent: { max: Band[]; min: Band[]; points: SpanForce[] }
  /** `area` with one band a span; in category H area and points are alternatives, and neither acts with snow or wind */
  imposed: {
    area: Band[]
    points: SpanForce[]
    arrangements: Arrangement[]
    isCategoryH: boolean
    psi: CombinationFactors
    /** concentrated load of a roof of category H, vertical, at any place of the line and alone [N]; 0: none */
    Q_k: number
  }
  /** how point loads reach the member, and over which length those on the flange press */
  introduction: { kind: 'FLANGE' | 'WEB'; bearingLength: number }
  /** each empty where there is none */
  snow: { regular: Band[]; accumulated: Band[]; exceptional: Band[]; psi: CombinationFactors }
  /** across the line, inwards positive */
  wind: { cases: { id: WindCase; bands: Band[] }[]; psi: CombinationFactors }
  /** tension positive; by its own design value, or with every wind case by the factor of that */
  axial: { N: number; kind: 'DESIGN' | 'UNFACTORED_WIND' }
  /** δ ≤ L / n_lim, of cantilevers 2L / n_lim */
  deflection: { n_lim: number; combination: ServiceCombination }
  /** up to four more, each of spans or of cantilevers */
  furtherDeflections: FurtherDeflection[]
  /** null: one piece, of which nothing is said */
  joints: Joints | null
  named: NamedLoad[]
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
  /** what its maker has measured of sleeves that join it */
  sleeves?: SleeveRecord[] | undefined
  /** C, Z: where its maker sets the fasteners of the cladding, from the web midline [mm] */
  fastenerToWeb?: number | undefined
}

/** What a maker has measured of a sleeve over a support: stiffness by its mean, resistances by their design values. */
export interface SleeveRecord {
  /** nominal, of the members it joins */
  thicknessMm: number
  /** absent: every steel of the family */
  steels?: string[] | undefined
  lengthMm: number
  kThetaKnmPerRad: number
  mRdKnm: number
  vRdKn: number
  /** absent: that of the member over the same length */
  massKg?: number | undefined
  source: string
}

/** A lap as its maker has tested it to Annex A of EN 1993-1-3. */
export interface TestedLap {
  source: string
  /** of the lap over half the sum of both members; absent: both models */
  stiffnessRatio?: number | undefined
  /** of the sum of both moment resistances; absent: 0.85 */
  kappaS?: number | undefined
  /** shortest side; absent: by the height alone */
  minSideMm?: number | undefined
  /** from the end bolt row to the end of the piece; absent: 35 */
  edgeMm?: number | undefined
}

export interface ChannelFamily extends FamilyBase {
  profileType: 'C' | 'Z'
  /** Z: two of them lie in each other */
  nests?: boolean | undefined
  lap?: TestedLap | undefined
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

/** A shape of trapezoidal sheet that a line may be given, with its thicknesses; the engine is told of the one that was chosen. */
export interface SheetShape {
  id: string
  name: string
  /** source of its dimensions */
  origin: string
  heightMm: number
  ribMm: number
  narrowFlangeMm: number
  wideFlangeMm: number
  thicknesses: { tNomMm: number; tCoatMm?: number | undefined; inertiaCm4M: number }[]
}

export interface Catalogue {
  version: string
  origin: string
  families: SectionFamily[]
  steels: SteelGrade[]
  /** absent: none */
  sheets?: SheetShape[] | undefined
}

/** One cross-section for `sectionProperties`: outside dimensions mm, strengths N/mm². */
export type SectionInput = {
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
} & (
  | { profile: 'C' | 'Z'; bBottom: number; cTop: number; cBottom: number }
  | { profile: 'OMEGA'; bBase: number; bFoot: number; c: number }
)
