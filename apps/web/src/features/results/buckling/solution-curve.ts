/** Requests to the worker about the buckling of a solution, and its answers. */
import type { Action, BucklingMode, StripModel } from '@madre/strips'

export interface CurveQuestion {
  typology: string
  thicknessMm: number
  steel: string
  action: Action
  /** a few points for the first drawing, or all points with the minima */
  detail: 'coarse' | 'fine'
}

export interface SolutionCurve {
  nodes: StripModel['nodes']
  /** largest compressive stress at factor 1 [N/mm²] */
  f_yb: number
  modes: BucklingMode[]
  minima: BucklingMode[]
}
