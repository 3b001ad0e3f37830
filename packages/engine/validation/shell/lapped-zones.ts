import type { LappedLine } from './case.ts'

/** Inside a lap, its ends and support included (of an uncut line: over the inner support); up to the depth of the section beside it; the rest. */
export type LapZone = 'lap' | 'beside' | 'span'

const SAME = 1e-3

export function zoneOf({ spansMm, lapsMm, section }: LappedLine, xMm: number): LapZone {
  const supports = spansMm.slice(0, -1).map((_, i) => spansMm.slice(0, i + 1).reduce((sum, length) => sum + length))
  const beyond = supports.map((support, i) => {
    const [a, b] = lapsMm[i] ?? [0, 0]
    return Math.max(support - a - xMm, xMm - support - b)
  })
  const least = Math.min(...beyond)
  if (least <= SAME) return 'lap'
  return least <= section.h ? 'beside' : 'span'
}
