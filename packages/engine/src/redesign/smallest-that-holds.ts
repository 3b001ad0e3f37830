/**
 * Smallest whole number of [from, to] for which `holds`, by bisection. Assumes monotone `holds`.
 * Null when it does not hold at `to`.
 */
export function smallestThatHolds(from: number, to: number, holds: (n: number) => boolean): number | null {
  if (from > to || !holds(to)) return null
  let low = from
  let high = to
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return high
}
