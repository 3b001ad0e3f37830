/** The code's stress of one kind of buckling beside that of the strips. */
import type { ModeKind } from './mode-kind.ts'

export interface Comparison {
  kind: ModeKind
  /** [N/mm²]; null where the code has none for this kind */
  codeNmm2: number | null
  /** lowest minimum of the kind; null where the curve has no separate one */
  stripsNmm2: number | null
  /** part by which the code stays below the strips; negative where it lies above; null where one is missing */
  margin: number | null
}

/** @param code stresses at which the code lets this kind happen; the lowest counts  @param minima of the curve */
export function compareStresses(
  kind: ModeKind,
  code: readonly number[],
  minima: readonly { kind: ModeKind; stressNmm2: number }[],
): Comparison {
  const lowest = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null)
  const codeNmm2 = lowest(code)
  const stripsNmm2 = lowest(minima.filter((m) => m.kind === kind).map((m) => m.stressNmm2))
  const margin = codeNmm2 === null || stripsNmm2 === null ? null : 1 - codeNmm2 / stripsNmm2
  return { kind, codeNmm2, stripsNmm2, margin }
}
