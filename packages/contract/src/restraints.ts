/** Restraints as a request has them, a number for each span, or as new simulations start, the same number for every span. */
interface Restraints {
  upper: { type: 0 | 1; lateralLocks: number | number[] }
  lower: { use: boolean }
}

/** Whether nothing is said of restraints: the upper fibre then counts as braced by the cladding, and nothing holds the lower one. */
export const restraintsUnspecified = ({ upper, lower }: Restraints): boolean =>
  upper.type === 0 && !lower.use && [upper.lateralLocks].flat().every((count) => count === 0)
