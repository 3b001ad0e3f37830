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
