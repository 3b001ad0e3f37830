/** What a shell case file holds: the lines of `../shared` shapes, with what only the shells need beside them. */
import type { OmegaLineInput } from '../../src/stability/omega-line-input.ts'

/** A line of an Ω: the shape `madre line` reads. */
export type OmegaLine = OmegaLineInput

/** Outside dimensions of an Ω [mm]. */
export type OmegaSection = OmegaLine['section']

/** How the shells depart from the plain model of an Ω line. */
export interface OmegaShells {
  /** a restraint holds both feet (both edges of the closed flange), or only one of them */
  restraintHolds?: 'both' | 'one'
  /** length of the elements [mm] */
  elementMm?: number
}

export interface OmegaBuckling {
  kind: 'omega-buckling'
  case: OmegaLine
  shells?: OmegaShells
}

/** Outside dimensions of a C or Z with lips [mm], thickness t everywhere; the lower flange may have its own width. */
export interface FlangedDimensions {
  profile: 'C' | 'Z'
  h: number
  b: number
  c: number
  t: number
  bLower?: number
}

/** A line of a C or Z under one load over its whole length [N, mm]. */
export interface FlangedLine {
  section: FlangedDimensions
  spansMm: number[]
  /** x of the bars that hold the free flange (without a panel: both flanges) sideways */
  barsMm: number[]
  panel: boolean
  /** fastener to web */
  aMm: number
  CD: number
  /** N/mm, positive towards the supports */
  qNmm: number
  /** where q acts on the upper flange, from the web [mm]; with panel: web corner under gravity, fastener in uplift */
  loadAtMm?: number
  /** forces [x, P] towards the supports at the same place, each spread evenly over 100 mm along the line */
  pointsN?: [number, number][]
  /** how they reach the member: on the flange (absent), or by a fitting on the web, which takes their moment about it as well */
  pointsBy?: 'FLANGE' | 'WEB'
}

export interface FreeFlange {
  kind: 'free-flange'
  case: FlangedLine
  shells?: { elementMm?: number; analysis?: 'first order' | 'second order' }
}

/** A line without panel under load in the plane of the envelope, at the outer fibre [N, mm]. */
export interface SidewaysLine {
  section: OmegaSection | FlangedDimensions
  /** INVERTED: the feet of an Ω are the outer fibre */
  format?: 'REGULAR' | 'INVERTED'
  spansMm: number[]
  /** left and right */
  cantileversMm?: [number, number]
  /** over the whole line [N/mm], and single forces [x, P] */
  qNmm: number
  pointsN?: [number, number][]
  /** x of the restraints of either fibre; those of a C or Z hold the web corner of the flange */
  upperMm: number[]
  lowerMm: number[]
}

export interface Sideways {
  kind: 'sideways'
  case: SidewaysLine
  shells?: { elementMm?: number }
}

/** The whole line of a C or Z without a panel, its load towards the supports through the shear centre, at the height of the upper flange. */
export interface FreeLine {
  kind: 'free-line'
  case: { section: FlangedDimensions; spansMm: number[]; barsMm: number[]; qNmm: number }
  shells?: { elementMm?: number }
}

/** A line of Z under a panel whose spans are members of their own that overlap over the inner supports; without laps one piece. */
export interface LappedLine extends Omit<FlangedLine, 'panel' | 'loadAtMm'> {
  /** by inner support: how far the right member reaches into the left span, the left one into the right span [mm]; empty: uncut */
  lapsMm: [number, number][]
  /** by span, where it is not that of the section */
  tMm?: number[]
  /** the members of the second, fourth … span lie turned: their flanges are exchanged */
  alternate?: boolean
}

export interface LappedFlange {
  kind: 'lapped-flange'
  case: LappedLine
  shells?: {
    elementMm?: number
    /** of a bolt in the plane of the web [N/mm]; two make a row */
    boltNmm?: number
    /** the part of its load up to which the line is followed: a quarter, all of it, or beyond (absent: 1.25) */
    followedTo?: number
  }
}

/** How much of its load a C or Z carries. */
export interface CarriedLine {
  kind: 'carried'
  case: FlangedLine
  shells?: {
    elementMm?: number
    /** the part of its load up to which the line is followed (absent: 1.4) */
    followedTo?: number
    /** the smallest part of that load by which a step may go on (absent: 0.002) */
    smallestStep?: number
    /** with mass, the load rising within two seconds: a plate that snaps moves and comes to rest */
    inertia?: boolean
  }
}

export type ShellCase = (OmegaBuckling | FreeFlange | Sideways | FreeLine | LappedFlange | CarriedLine) & { id: string }
