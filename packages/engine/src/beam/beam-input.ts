/** A continuous line for `analyseBeam`: x from the left end, loads downwards positive. */
export interface BeamInput {
  spansM: number[]
  leftCantilever: boolean
  rightCantilever: boolean
  /** EI; or `stiffness`, one of the two */
  eiKnm2?: number | undefined
  /** rising, over the whole line */
  stiffness?: { fromM: number; toM: number; eiKnm2: number }[] | undefined
  /** rotational springs between the two sides at an inner support, 0 a hinge; supports counted from 0 */
  springs?: { support: number; kKnmPerRad: number }[] | undefined
  /** where M and V are asked for */
  sectionsM?: number[] | undefined
  loads: BeamLoad[]
}

export type BeamLoad =
  | { type: 'uniform' | 'linear'; fromM: number; toM: number; q0KnM: number; q1KnM?: number | undefined }
  | { type: 'point'; xM: number; pKn: number }
