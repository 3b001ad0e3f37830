import type { Purlin } from './candidate.ts'

/**
 * The combinations left when every one is dropped that is a fraction of another with the same shape of load.
 * Exact: every stability utilisation grows with the load.
 */
export function undominated({ line, candidate }: Purlin): number[] {
  const { count, coefficients, ownShape, ownScale, size: others, families } = line.shapes
  const { ownFactor } = line.uls
  const kept: number[] = []
  for (const family of families) {
    const from = kept.length
    for (const c of family) {
      const own = ownOf(c)
      const size = sizeOf(c)
      if (size === 0) continue
      let same = from
      while (same < kept.length && !isSame(own / size, others[c]! / size, kept[same]!)) same++
      if (same === kept.length) kept.push(c)
      else if (size > sizeOf(kept[same]!)) kept[same] = c
    }
  }
  return kept.sort((a, b) => a - b)

  function ownOf(c: number): number {
    return ownShape < 0 ? 0 : coefficients[c * count + ownShape]! + ownFactor[c]! * candidate.ownWeight * ownScale
  }
  function sizeOf(c: number): number {
    return Math.max(others[c]!, Math.abs(ownOf(c)))
  }
  function isSame(own: number, other: number, k: number): boolean {
    const size = sizeOf(k)
    return Math.abs(own - ownOf(k) / size) <= 1e-9 && Math.abs(other - others[k]! / size) <= 1e-9
  }
}
