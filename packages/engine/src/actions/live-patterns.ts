/** Arrangements of the imposed load, a free action; engineering.md D8 and Q.1. */

export interface LivePattern {
  /** 'Live', 'Live:odd', 'Live:even', 'Live:pair1-2' */
  id: string
  /** indices of the loaded spans */
  spans: number[]
}

/**
 * All spans; odd and even indices; for each adjacent pair i, i+1 the spans i, i−2, i−4 … and i+1, i+3 …
 * Only spans that carry load count, and equal arrangements are listed once.
 * @param loaded per span of the whole list, consoles included
 */
export function livePatterns(loaded: boolean[]): LivePattern[] {
  const n = loaded.length
  const candidates: LivePattern[] = [
    { id: 'Live', spans: loaded.map((_, i) => i) },
    { id: 'Live:odd', spans: loaded.map((_, i) => i).filter((i) => i % 2 === 1) },
    { id: 'Live:even', spans: loaded.map((_, i) => i).filter((i) => i % 2 === 0) },
  ]
  for (let i = 0; i + 1 < n; i++) {
    const spans: number[] = []
    for (let k = i; k >= 0; k -= 2) spans.unshift(k)
    for (let k = i + 1; k < n; k += 2) spans.push(k)
    candidates.push({ id: `Live:pair${i + 1}-${i + 2}`, spans })
  }
  const seen = new Set<string>()
  return candidates
    .map((p) => ({ ...p, spans: p.spans.filter((i) => loaded[i]) }))
    .filter((p) => {
      const key = p.spans.join()
      if (p.spans.length === 0 || seen.has(key)) return false
      seen.add(key)
      return true
    })
}
