/** The derivation of one solution as data: what screen and note print, line by line. */

import type { Check, Combination, Solution } from './result.ts'
import type { Point } from './sections/midline.ts'

export interface Operand {
  /** as in the expression, e.g. 'W_eff_y' */
  symbol: string
  value: number
  unit: string
}

export type StepSource = 'input' | 'table' | 'solver' | 'statics'

/** What governs, beside the line that shows it: an edge of a free flange, which of its two lateral loads, the end of its compressed part. */
export type StepRemark =
  | 'edge.web'
  | 'edge.lip'
  | 'lateralLoad.first'
  | 'lateralLoad.spring'
  | 'lateralLoad.axis'
  | 'place.end'

/**
 * One line of a derivation. `expression` is arithmetic over the operands' symbols: + − * / ^ ( ), the functions sqrt, min, max, abs, cbrt,
 * and pi; its value is `value` (a test re-evaluates every one). A step without expression is a value read from a table, a solver or the input:
 * `source` says which.
 */
export interface Step {
  symbol: string
  value: number
  unit: string
  expression: string | null
  operands: Operand[]
  clause: string
  /** where a value without expression comes from, in words of screen and note */
  source?: StepSource
  /** which of several possibilities the line shows, in words of screen and note */
  remark?: StepRemark
}

export interface CheckDerivation {
  check: Check
  /** null for checks without a combination (GEOMETRY) */
  combination: Combination | null
  steps: Step[]
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

/** A named value of the gross section, the effective sections or the resistances. */
export interface PropertyValue {
  symbol: string
  value: number
  unit: string
}

/** The matrices of one family of displacements of a cross-section, upper triangle row by row [N, mm]. */
export interface MatrixTable {
  /** symbols of the fields, in the order of the indices */
  fields: string[]
  rows: { symbol: string; values: number[] }[]
}

/** What the line of an Ω that distorts is made of. */
export interface SectionMatrices {
  values: PropertyValue[]
  sway: MatrixTable
  /** null where a panel on the feet leaves no spread */
  spread: MatrixTable | null
}

/** Readings of the standard or of an annex still to be held against its text, and what is not shown of the method. */
export type NotConfirmed =
  | 'nationalFactors'
  | 'favourablePermanent'
  | 'accidentalFactors'
  | 'planLoads'
  | 'liveAlternatives'
  | 'innerRadius'
  | 'pointLoadCrippling'
  | 'tensionEdge'
  | 'shiftInMember'
  | 'purlinLimits'
  | 'antiRollDevice'
  | 'continuity'
  | 'hatCurve'
  | 'distortionRange'
  | 'invertedPanel'
  | 'feetSpring'
  | 'rotationalSpring'
  | 'freeFlangeCurve'

/** Design force of a support or a discrete restraint in the plane of the envelope, over all ultimate combinations. */
export interface InPlaneReaction {
  xM: number
  at: 'SUPPORT' | 'RESTRAINT'
  maxKn: number
  minKn: number
  maxCombinationId: string
  minCombinationId: string
}

export interface Explanation {
  solution: Solution
  /** dimensions and material as designed */
  section: {
    outlineMm: Point[]
    midlineMm: Point[]
    dimensions: PropertyValue[]
    gross: PropertyValue[]
    /** unreduced values on the midline with sharp corners, 5.1(4), and how I_gr of the deflections follows from them */
    sharpCorners: { values: PropertyValue[]; steps: Step[] }
    effective: {
      sense: EffectiveSectionPicture['sense']
      values: PropertyValue[]
      steps: Step[]
      picture: EffectiveSectionPicture
    }[]
    resistances: Step[]
    /** Ω: the matrices of its line */
    matrices: SectionMatrices | null
  }
  checks: CheckDerivation[]
  /** empty where a panel carries the in-plane load, or there is none */
  inPlaneReactions: InPlaneReaction[]
  /** items not yet held against the text of the standard, or not shown */
  notConfirmed: { code: NotConfirmed; clause: string }[]
}
