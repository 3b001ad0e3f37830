/** Span sizes [m] up to which 0, 1, 2 … lateral restraints are proposed. */
const LOCK_THRESHOLDS = [3.5, 7, 10.5, 14, 17.5, 20.5] as const

/** Number of lateral restraints proposed for a span [m]: one more at each threshold passed, 6 above the last. */
export function lockCount(size: number): number {
  const index = LOCK_THRESHOLDS.findIndex((threshold) => size <= threshold)
  return index === -1 ? LOCK_THRESHOLDS.length : index
}

/** Longer than the table reaches: the 6 proposed are an extension of it, and the form says so. */
export const isBeyondLockTable = (size: number) => size > LOCK_THRESHOLDS[5]
