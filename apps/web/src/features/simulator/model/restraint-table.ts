/** Span sizes [m] up to which 0, 1, 2 … lateral restraints are proposed. */
const RESTRAINT_THRESHOLDS = [3.5, 7, 10.5, 14, 17.5, 20.5] as const

/** Number of lateral restraints proposed for a span [m]: one more at each threshold passed, 6 above the last. */
export function restraintCount(size: number): number {
  const index = RESTRAINT_THRESHOLDS.findIndex((threshold) => size <= threshold)
  return index === -1 ? RESTRAINT_THRESHOLDS.length : index
}

/** Longer than the table reaches: the 6 proposed are an extension of it, and the form says so. */
export const isBeyondRestraintTable = (size: number) => size > RESTRAINT_THRESHOLDS[5]
