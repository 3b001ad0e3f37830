/** x where the parts of a line (left cantilever, spans, right cantilever) end, and the supports among them [mm]. */
export function partsOf({ consoles, spans }: { consoles: readonly [number, number]; spans: readonly number[] }): {
  ends: number[]
  supports: number[]
} {
  const ends = [0]
  for (const length of [consoles[0], ...spans, consoles[1]]) if (length > 0) ends.push(ends[ends.length - 1]! + length)
  return { ends, supports: ends.slice(consoles[0] > 0 ? 1 : 0, consoles[1] > 0 ? -1 : undefined) }
}
