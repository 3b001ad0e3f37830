/** The derivation of one solution as data: the lines that screen and note print; decision 0005. */
import type { CharacteristicReactions, Check, CheckCode, Combination, Solution, SupportReaction } from './result.ts'
import type { Point } from './sections/midline.ts'

/** A named value: an operand, or a property of the section. */
export interface Operand {
  /** as in expressions, e.g. 'W_eff_y' */
  symbol: string
  value: number
  unit: string
}

export type StepSource = 'input' | 'section' | 'table' | 'solver' | 'statics' | 'assumption' | 'record'

/** What governs or what is meant, beside the line that shows it; screen and note have words for each. */
export type StepRemark =
  | 'edge.web'
  | 'edge.lip'
  | 'flange.upper'
  | 'flange.lower'
  | 'compressed.upper'
  | 'compressed.lower'
  | 'support.end'
  | 'lateralLoad.first'
  | 'lateralLoad.spring'
  | 'lateralLoad.axis'
  | 'lateralLoad.inPlane'
  | 'place.end'
  | 'spring.elsewhere'
  | 'force.opposed'
  | 'fastener.family'
  | 'fastener.nearEdge'
  | 'place.pulled'
  | 'place.lap'
  | 'member.left'
  | 'member.right'
  | 'curve.lateral'
  | 'curve.b'
  | 'curve.c'
  | 'curve.flange'
  | 'length.span'
  | 'length.console'
  | 'length.line'
  | 'distortion'

/** Lines that other checks show too: the strip of a free flange; from the moment to χ_LT. The note prints them once. */
export type StepPart = 'strip' | 'lateral'

/**
 * One line of a derivation. `expression` is arithmetic over the symbols of the operands and pi, as `parseExpression` reads it; `value` is its
 * value, which a test evaluates again. A line without expression is a value from a table, a solver or the input: `source` says which.
 */
export interface Step extends Operand {
  expression: string | null
  operands: Operand[]
  clause: string
  /** where a value without expression comes from, in words of screen and note */
  source?: StepSource
  /** which of several possibilities the line shows, in words of screen and note */
  remark?: StepRemark
  part?: StepPart
}

export interface CheckDerivation {
  check: Check
  /** null for checks without a combination (GEOMETRY) */
  combination: Combination | null
  steps: Step[]
  /** of the section, where the line has two thicknesses */
  thicknessMm?: number
  /** over the support of a lap: the span of the member that is checked */
  side?: 'LEFT' | 'RIGHT'
}

/** A plate of an effective section: what is left of it, from its start to its end, in parts of its length. */
export interface EffectivePlate {
  name: string
  start: Point
  end: Point
  /** effective intervals as fractions 0…1 of the plate, rising */
  effective: [number, number][]
  /** t_eff / t: χ_d on the parts of an edge stiffener */
  thicknessFactor: number[]
}

export interface EffectiveSectionPicture {
  sense: 'COMPRESSION' | 'TOP_COMPRESSED' | 'BOTTOM_COMPRESSED'
  plates: EffectivePlate[]
  zNeutralMm: number
}

/** A plate of a cross-section by its place: an Ω has two webs, feet and lips alike. */
export type PlatePart = 'lipTop' | 'flangeTop' | 'web' | 'flangeBottom' | 'lipBottom' | 'closedFlange' | 'foot' | 'lip'

/** The same, or two equal flanges in one. */
export type PrintedPart = PlatePart | 'flanges' | 'lips'

/** How the width of a plate follows from the outside dimensions; role null: depth and corners, which all widths share. */
export interface PlateWidth {
  role: PrintedPart | null
  steps: Step[]
}

/** One plate in the table of an effective section; of equal halves one row. */
export interface EffectivePlateRow {
  role: PrintedPart
  /** subscript of its symbols, as in b_p_f */
  index: string
  count: 1 | 2
  b_p: number
  t: number
  /** null where the plate is in tension and nothing is taken off */
  reduction: {
    psi: number
    k_sigma: number
    /** formula of k_σ where it is not a number by definition (method 8.8) */
    k_sigma_expression: string | null
    lambda_p: number
    rho: number
  } | null
  /** what is left, after the iteration, in widths of b_p; empty where a lip too short is left out */
  effective: { symbol: string; width: number }[]
}

/** One straight part of an effective section on the midline with sharp corners; A and the second moments hold all `count` of them. */
export interface EffectivePartRow {
  role: PrintedPart
  /** the widths it consists of */
  symbols: string[]
  count: 1 | 2
  b: number
  t: number
  A: number
  /** centroid from the top outside face, height */
  z: number
  height: number
  /** about the neutral axis: A·(height²/12 + (z − z_NA)²) */
  I_y: number
  /** centroid from the axis of the web (Ω: of symmetry), breadth */
  y: number
  breadth: number
  I_z: number
}

/** A limit of the standard the section meets: its proportion or quantity with its numbers. */
export interface MetLimit {
  /** of the section, where the line has two thicknesses */
  thicknessMm?: number
  clause: string
  /** its plate; null: the whole section */
  part: PlatePart | null
  /** e.g. 'b/t ≤ 60' */
  limit: string
  step: Step
  /** the number on the other side, where the limit is a formula */
  bound: number | null
}

/** The lines for some plates of an effective section; `as` names the sense that has printed the same. */
export interface EffectiveGroup {
  roles: PrintedPart[]
  steps: Step[]
  as: EffectiveSectionPicture['sense'] | null
}

/** The matrices of one family of displacements of a cross-section, upper triangle row by row [N, mm]. */
export interface MatrixTable {
  /** symbols of the fields, in the order of the indices */
  fields: string[]
  rows: { symbol: string; values: number[] }[]
}

/** The matrices of the distorting line of an Ω. */
export interface SectionMatrices {
  values: Operand[]
  sway: MatrixTable
  /** null where a panel on the feet leaves no spread */
  spread: MatrixTable | null
  /** warping U_t, U_phi, U_f at the places where σ_q is looked at; empty where no load in the plane of the envelope acts on it */
  warping: { place: string; values: Operand[] }[]
}

/** Design force of a support or a discrete restraint in the plane of the envelope, over all ultimate combinations. */
export interface InPlaneReaction extends Omit<SupportReaction, 'support'> {
  at: 'SUPPORT' | 'RESTRAINT'
}

/** A load of a case along part of the line, or at one place, with the lines of its components. */
export interface LineLoad {
  caseId: string
  fromM: number
  toM: number
  steps: Step[]
}

/** Where the fasteners of the cladding stand on the upper flange of a section with free flanges. */
export interface SectionFastener {
  /** from the web midline */
  aMm: number
  /** given by the request or by the maker's family, else the middle */
  origin: 'REQUEST' | 'FAMILY' | 'MIDDLE'
  /** too near an edge of the flange for the rotational spring that the cladding gives elsewhere, 10.1.5.2(7) */
  isNearEdge: boolean
}

/** What the checks of the free flanges would be with the fasteners of the cladding elsewhere. */
export interface FastenerMove {
  /** towards the tip of the flange positive */
  byMm: number
  /** utilisations, by the code of their checks */
  utilisations: { code: CheckCode; utilisation: number }[]
}

/** A bearing length at an end and the resistance of the web it gives. */
export interface EndBearing {
  lengthMm: number
  resistanceKn: number
}

/** The section of a line as it is printed. */
export interface SectionExplanation {
  outlineMm: Point[]
  midlineMm: Point[]
  /** dimensions and material as designed */
  dimensions: Operand[]
  gross: Operand[]
  /** unreduced values on the midline with sharp corners, 5.1(4), and how I_gr of the deflections follows from them */
  sharpCorners: { values: Operand[]; steps: Step[] }
  /** widths b_p of the plates */
  widths: PlateWidth[]
  effective: {
    sense: EffectiveSectionPicture['sense']
    values: Operand[]
    /** all lines: those of the groups, then the sums of the parts */
    steps: Step[]
    picture: EffectiveSectionPicture
    plates: EffectivePlateRow[]
    parts: EffectivePartRow[]
    groups: EffectiveGroup[]
    sums: Step[]
    /** the same turned upside down: a C or Z of equal flanges */
    mirrors: EffectiveSectionPicture['sense'] | null
  }[]
  resistances: Step[]
  /** how C_D follows from a chosen sheet; empty without one */
  sheeting: Step[]
  /** Ω: the matrices of its line */
  matrices: SectionMatrices | null
}

/** A lap over its support, in the combination and the model of its largest moment: the shares of its members and the forces of its bolts. */
export interface JointExplanation {
  /** its number among all joints */
  joint: number
  combinationId: string
  model: NonNullable<Check['model']>
  /** where the concentrated load of a roof stands then */
  roofLoadXM: number | null
  steps: Step[]
}

/** What is printed of a line with joints besides. */
export interface JointsExplanation {
  /** sections besides the first one: of the end bays, and turned where the turned pieces govern a check */
  sections: { of: 'END_BAYS' | 'TURNED' | 'TURNED_END_BAYS'; section: SectionExplanation }[]
  laps: JointExplanation[]
  /** by model; one where no lap stands in the line */
  reactions: { model: NonNullable<Check['model']> | null; cases: CharacteristicReactions[] }[]
}

export interface Explanation {
  solution: Solution
  /** unfactored, without the own weight */
  lineLoads: LineLoad[]
  /** of two thicknesses that of the inner spans */
  section: SectionExplanation
  checks: CheckDerivation[]
  /** with what 10 mm nearer the web and 10 mm farther from it would change; null for a section without free flanges */
  fastener: (SectionFastener & { moves: FastenerMove[] }) | null
  /** what GEOMETRY is about */
  limits: MetLimit[]
  /** empty where a panel carries the in-plane load, or there is none */
  inPlaneReactions: InPlaneReaction[]
  /** the bearing at an end, whole and shared with another line; null where no single web bears at an end */
  endBearing: { whole: EndBearing; half: EndBearing } | null
  /** readings of the standard or of an annex not yet compared with its text, and what is not shown of the method */
  notConfirmed: { code: string; clause: string }[]
  /** null for a line of one piece */
  joints: JointsExplanation | null
}
