/** Positions of the lateral restraints; method 5.2. */
import type { PurlinLine } from '../input.ts'

export interface Restraints {
  /** upper fibre held by the panel along the whole line */
  panel: boolean
  /** positions of discrete restraints [mm] */
  upper: number[]
  lower: number[]
}

/** n restraints of a span of length L stand at L·j/(n + 1), in cantilevers too. */
function positions(counts: number[], ends: number[]): number[] {
  return counts.flatMap((n, i) =>
    Array.from({ length: n }, (_, j) => ends[i]! + ((ends[i + 1]! - ends[i]!) * (j + 1)) / (n + 1)),
  )
}

/** @param ends of the spans [mm] */
export function restraintsOf({ restraints: { upper, lower } }: PurlinLine, ends: number[]): Restraints {
  const panel = upper === 'PANEL'
  return { panel, upper: panel ? [] : positions(upper, ends), lower: positions(lower, ends) }
}
