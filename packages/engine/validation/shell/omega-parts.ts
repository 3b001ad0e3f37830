import type { OmegaLine } from './case.ts'

/** x where the parts of the line (left console, spans, right console) end, and the supports among them. */
export function partsOf({ consoles, spans }: Pick<OmegaLine, 'consoles' | 'spans'>): {
  ends: number[]
  supports: number[]
} {
  const ends = [0]
  for (const length of [consoles[0], ...spans, consoles[1]]) if (length > 0) ends.push(ends[ends.length - 1]! + length)
  return { ends, supports: ends.slice(consoles[0] > 0 ? 1 : 0, consoles[1] > 0 ? -1 : undefined) }
}
