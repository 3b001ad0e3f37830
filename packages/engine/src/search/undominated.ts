import type { Purlin } from './candidate.ts'

/**
 * The combinations that are no fraction of another one with the same shape of load.
 * Exact: every stability utilisation grows with the load.
 */
export function undominated({ line, candidate }: Purlin): number[] {
  const { count, coefficients, ownShape, ownScale, size: others, families } = line.shapes
  const own = line.uls.ownFactor.map((factor, c) =>
    ownShape < 0 ? 0 : coefficients[c * count + ownShape]! + factor * candidate.ownWeight * ownScale,
  )
  const size = own.map((v, c) => Math.max(others[c]!, Math.abs(v)))
  const isSame = (a: number, b: number) =>
    Math.abs(own[a]! / size[a]! - own[b]! / size[b]!) <= 1e-9 &&
    Math.abs(others[a]! / size[a]! - others[b]! / size[b]!) <= 1e-9
  const kept = families.flatMap((family) => {
    const apart: number[] = []
    for (const c of family) {
      if (size[c] === 0) continue
      const same = apart.findIndex((k) => isSame(c, k))
      if (same < 0) apart.push(c)
      else if (size[c]! > size[apart[same]!]!) apart[same] = c
    }
    return apart
  })
  return kept.sort((a, b) => a - b)
}
