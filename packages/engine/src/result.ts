/** What a design returns: screen and calculation note print these values and compute none. */
import type { Location, ProfileType } from './input.ts'

/** Every check, in the order in which a solution lists them. */
export const CHECK_CODES = [
  'GEOMETRY',
  'TENSION',
  'COMPRESSION',
  'BENDING_Y_POS',
  'BENDING_Y_NEG',
  'BENDING_Z',
  'SHEAR',
  'M_V',
  'JOINT_MOMENT',
  'JOINT_SHEAR',
  'WEB_CRIPPLING_END',
  'WEB_CRIPPLING_INT',
  'M_R',
  'WEB_CRIPPLING_LOAD',
  'M_F',
  'N_M_SECTION',
  'FREE_FLANGE_STRESS',
  'FREE_FLANGE_BUCKLING',
  'LTB',
  'FLEXURAL_BUCKLING',
  'TORSIONAL_BUCKLING',
  'N_M_MEMBER',
  'SHEETING_SHEAR',
  'DEFLECTION_SPAN',
  'DEFLECTION_CONSOLE',
  'DEFLECTION_SPAN_2',
  'DEFLECTION_CONSOLE_2',
  'DEFLECTION_SPAN_3',
  'DEFLECTION_CONSOLE_3',
  'DEFLECTION_SPAN_4',
  'DEFLECTION_CONSOLE_4',
  'DEFLECTION_SPAN_5',
  'DEFLECTION_CONSOLE_5',
] as const
export type CheckCode = (typeof CHECK_CODES)[number]

/** The part of a section a limit is about, in front of it: 'top flange: b/t ≤ 60'. */
export type SectionPart = 'top flange' | 'bottom flange' | 'closed flange' | 'foot'

/** A limit of the standard that a section does not meet. */
export interface ScopeLimit {
  /** e.g. 'EN 1993-1-3 Table 5.1' */
  clause: string
  /** e.g. 'b/t ≤ 60' */
  limit: string
  value: number
}

/** One check; null figures: it does not apply. Every solution has every code, of joints and further deflection limits where the line has them. */
export interface Check {
  code: CheckCode
  clause: string
  status: 'OK' | 'FAIL' | 'NOT_APPLICABLE' | 'NOT_CHECKED'
  utilisation: number | null
  demand: number | null
  resistance: number | null
  /** of demand and resistance: kNm, kN, N/mm², mm or '' */
  unit: string
  /** from the left end of the whole line */
  xM: number | null
  /** counts the whole span list; at a support the span to its right */
  spanIndex: number | null
  location: 'SPAN' | 'SUPPORT' | 'CONSOLE' | null
  combinationId: string | null
  /** where the concentrated load stands that governs it; null where another load does, absent without one (1.5.0) */
  roofLoadXM?: number | null
  /** the model of the joints in which it governs; of lines with a lap, where a combination governs */
  model?: 'SUM' | 'SINGLE' | 'TEST'
  /** turned pieces govern */
  turned?: true
  /** SHEAR, M_V: a member that ends inside a lap governs */
  member?: 'ENDING'
  /** JOINT_MOMENT, JOINT_SHEAR: which one, counted from 0 */
  joint?: number
  /** the unmet limits of a NOT_APPLICABLE candidate (code GEOMETRY) */
  limits?: ScopeLimit[]
}

export interface SupportReaction {
  support: number
  xM: number
  /** > 0: bearing; < 0: uplift */
  maxKn: number
  minKn: number
  maxCombinationId: string
  minCombinationId: string
}

export interface Deflection {
  spanIndex: number
  /** signed, positive inwards */
  valueMm: number
  limitMm: number
  utilisation: number
  combinationId: string
  /** where the largest deflection stands */
  xM: number
  /** cantilever checked on its own bending only (short overhang), method 7.6 */
  ownBendingOnly: boolean
  /** by which further limit, 2 to 5 by its place in their list; absent of the first (1.7.0) */
  list?: number
}

/** What a joint carries at most over all ULS combinations and models. */
export type JointRecord =
  | {
      joint: number
      kind: 'LAP'
      /** signed, sagging positive: the largest in size */
      momentKnm: number
      combinationId: string
      model: 'SUM' | 'SINGLE' | 'TEST'
      /** of the left member there; null where nothing bends */
      shareLeft: number | null
      boltForceLeftKn: number
      boltForceRightKn: number
      boltForceSupportKn: number
    }
  | { joint: number; kind: 'SLEEVE' | 'HINGE'; momentKnm: number; shearKn: number }

/** Springs that a chosen sheet gives a section [N], by which rule, or why there is none; and its shear stiffness [kN], null where none is known. */
export interface SolutionSheeting {
  cDAN: number
  /** null: in what was declared already */
  cDCN: number | null
  cDN: number
  rule: 'TABLE_10_3' | '130P' | 'DECLARED' | 'NONE'
  reason: 'THICKNESS' | 'INSULATION' | 'FLANGE' | 'INVERTED_OMEGA' | 'NOT_DECLARED' | null
  sKn: number | null
}

export interface Solution {
  /** `{typology}-{thickness with one decimal}-{steel}` */
  id: string
  profileType: ProfileType
  section: string
  typology: string
  thicknessMm: number
  steel: string
  heightMm: number
  massPerMetreKg: number
  alignmentLengthM: number
  alignmentWeightKg: number
  estimatedWeightKgM2: number
  status: 'OK' | 'FAIL' | 'NOT_APPLICABLE'
  /** why a NOT_APPLICABLE one is so: a limit of the standard, named in its checks, or no load that reaches it */
  reason?: 'OUTSIDE_STANDARD' | 'NOTHING_CHECKED' | 'JOINT_NOT_POSSIBLE' | 'LAP_TOO_SHORT'
  /** with reason JOINT_NOT_POSSIBLE */
  jointProblem?: 'NOT_NESTING' | 'NO_SLEEVE' | 'SLEEVE_TOO_LONG'
  /** with reason LAP_TOO_SHORT: the shortest side of the family */
  lapNeededM?: number
  /** of two thicknesses that of the end bays; `thicknessMm` and `massPerMetreKg` are those of the others */
  endBayThicknessMm?: number
  /** its pieces, the longest first; with joints */
  pieces?: { lengthM: number; thicknessMm: number; count: number; massKg: number }[]
  /** of laps and sleeves, in `alignmentWeightKg` already; with joints */
  jointWeightKg?: number
  /** every joint but the continuous ones; none of a candidate that is NOT_APPLICABLE; with joints */
  joints?: JointRecord[]
  pass: boolean
  /** largest of its checks; null when no check applies */
  utilisation: number | null
  governing: CheckCode | null
  checks: Check[]
  reactions: SupportReaction[]
  deflections: Deflection[]
  /**
   * largest displacement in the plane of the envelope under the characteristic combinations, whichever limit deflections have, and the span
   * it stands in; absent under a panel, where nothing acts in the plane, and in results before engine 1.4.0
   */
  sidewaysMm?: { valueMm: number; spanIndex: number }
  /** what the chosen sheet gives it; null without one, absent in results before engine 1.9.0 */
  sheeting?: SolutionSheeting | null
  /** shear stiffness S the sheeting must have, EN 1993-1-3 10.1.1(6); null where no panel holds the upper fibre */
  shearStiffnessRequiredKn: number | null
  /** largest twist along the line to first order [°], characteristic combinations, method 5.25; of C and Z without panel (1.4.0) */
  twistDegrees?: number
}

export interface Combination {
  /** 'ULS-07', 'SLS-03' */
  id: string
  limitState: 'ULS' | 'SLS'
  situation: 'PERSISTENT' | 'ACCIDENTAL' | 'CHARACTERISTIC' | 'FREQUENT' | 'QUASI_PERMANENT'
  /** '1.35·Gmax + 1.50·Sreg + 0.90·Wp' */
  formula: string
  factors: Record<string, number>
}

/** A value of national choice with where it comes from. */
export interface NationalParameter {
  key: 'gammaGSup' | 'gammaGInf' | 'gammaQ' | 'gammaAccidental' | 'gammaM0' | 'gammaM1' | 'gammaM2' | 'gammaMSer'
  symbol: string
  value: number
  source: string
  /** false: not yet compared with the text of the annex */
  confirmed: boolean
}

export interface NationalParameters {
  location: Location
  gammaGSup: number
  gammaGInf: number
  gammaQ: number
  gammaM0: number
  gammaM1: number
  details: NationalParameter[]
}

/** Internal forces of one unfactored load case. Own weight stands as its own case 'OwnWeight' for 1 kN/m. */
export interface LoadCaseStatics {
  id: string
  /** at right angles to the envelope, at `supportsXM`; absent in results before engine 1.3.2: what is marked so below */
  reactionsKn: number[]
  /** what acts on the line at right angles to the envelope: the sum of the reactions (1.3.2) */
  loadKn?: number
  /** in the plane of the envelope, positive down the slope or the façade, at `inPlaneXM`; absent where a panel carries it or there is none (1.3.2) */
  inPlaneReactionsKn?: number[]
  /** what acts there in all, and what falls on a metre at most: a panel carries it in the sheet (1.3.2) */
  inPlaneLoadKn?: number
  inPlaneKnM?: number
  /** of the whole line, also between the stations: largest and smallest M_y, largest |V_z| and |M_z| */
  extremes: { momentMaxKnm: number; momentMinKnm: number; shearKn: number; lateralMomentKnm: number }
  stations: {
    xM: number[]
    momentKnm: number[]
    /** at a support or point load the station stands twice: left and right value */
    shearKn: number[]
    /** w·EI, positive inwards [kNm³] */
    deflectionEiKnm3: number[]
  }
}

/** Unfactored forces of one load case at right angles to the envelope or in its plane. */
export interface CaseForces {
  /** [kN] at the places of the statics */
  reactionsKn: number[]
  /** what acts in all; absent in a result that does not say it */
  loadKn?: number
}

export interface CharacteristicReactions extends CaseForces {
  id: string
  /** largest or smallest values at each place, which act at different times; null: one case, whose values act together */
  extreme: 'MAX' | 'MIN' | null
  /** null where a panel carries it, nothing acts, or the result does not say it */
  inPlane: CaseForces | null
  /** what a panel carries in its plane at most [kN/m]; null where the member carries it, or nothing acts */
  intoSheetKnM: number | null
}

export interface Warning {
  code: string
  /** English; screen and note translate by code and values */
  message: string
  values?: Record<string, number | string>
}

export interface Design {
  engineVersion: string
  catalogueVersion: string
  /** of the members (1.6.0) */
  spacingM: number
  nationalParameters: NationalParameters
  combinations: Combination[]
  statics: {
    supportsXM: number[]
    /** discrete restraints of either fibre; `upper` null under a panel (1.6.0) */
    restraintsXM: { upper: number[] | null; lower: number[] }
    /** the spans, of the whole list, that a case of live load is on, where that leaves main spans out (1.6.0) */
    arrangements: { id: string; spans: number[] }[]
    /** supports and discrete restraints of either fibre, where the member carries loads in the plane of the envelope (1.3.2) */
    inPlaneXM?: number[]
    lengthM: number
    /**
     * largest and smallest reactions of the concentrated load over all its places, unfactored, at `supportsXM`; absent without one (1.5.0).
     * In the plane of the envelope at `inPlaneXM`; absent where that is (1.7.0)
     */
    roofPointLoad?: { maxKn: number[]; minKn: number[]; inPlaneMaxKn?: number[]; inPlaneMinKn?: number[] }
    loadCases: LoadCaseStatics[]
  }
  solutions: Solution[]
  warnings: Warning[]
}
