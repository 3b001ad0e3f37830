/** Arrangements of the imposed load, a free action; method 1.8 and 1.9. */
import type { Arrangement, CombinationFactors } from '../input.ts'

/**
 * Roofs of category H have all ψ 0. Area load and point loads are alternatives there, and neither acts with snow or wind.
 * Source: EN 1991-1-1:2002, 6.3.4.2(1), 3.3.2(1); method 1.9.
 */
export const isCategoryH = ({ psi_0, psi_1, psi_2 }: CombinationFactors): boolean =>
  psi_0 === 0 && psi_1 === 0 && psi_2 === 0

/**
 * All spans; odd and even indices; for each adjacent pair i, i+1 the spans i, i−2, i−4 … and i+1, i+3 …
 * Only spans that carry load count, and equal arrangements are listed once.
 * @param loaded per span of the whole list, cantilevers included
 */
export function livePatterns(loaded: boolean[], loads: Arrangement['loads'] = 'ALL'): Arrangement[] {
  const n = loaded.length
  const family = loads === 'POINTS' ? 'LiveQ' : 'Live'
  const candidates: Omit<Arrangement, 'loads'>[] = [
    { id: family, spans: loaded.map((_, i) => i) },
    { id: `${family}:odd`, spans: loaded.map((_, i) => i).filter((i) => i % 2 === 1) },
    { id: `${family}:even`, spans: loaded.map((_, i) => i).filter((i) => i % 2 === 0) },
  ]
  for (let i = 0; i + 1 < n; i++) {
    const spans: number[] = []
    for (let k = i; k >= 0; k -= 2) spans.unshift(k)
    for (let k = i + 1; k < n; k += 2) spans.push(k)
    candidates.push({ id: `${family}:pair${i + 1}-${i + 2}`, spans })
  }
  const seen = new Set<string>()
  return candidates
    .map(({ id, spans }) => ({ id, spans: spans.filter((i) => loaded[i]), loads }))
    .filter((p) => {
      const key = p.spans.join()
      if (p.spans.length === 0 || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

/** By whether each span carries area load and point loads: of all of it, or in category H of the area load, then of the point loads. */
export const arrangementsOf = (psi: CombinationFactors, area: boolean[], points: boolean[]): Arrangement[] =>
  isCategoryH(psi)
    ? [...livePatterns(area, 'AREA'), ...livePatterns(points, 'POINTS')]
    : livePatterns(area.map((loaded, i) => loaded || points[i]!))
