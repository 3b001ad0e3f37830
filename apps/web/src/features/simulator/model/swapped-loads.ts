import { entryOf, type LineSpan, lineSpans } from './line.ts'
import type { MinMax, Values } from './values.ts'

/** Where the least permanent load is more than the greatest: in a span, or in all (null) where they have the same loads. */
export function swappedLoads({ loads, spans }: Values): (MinMax & { span: LineSpan | null })[] {
  const { distributed } = loads.permanent
  const { isMinMax, isSpanBySpan } = distributed.cfgMode
  if (!isMinMax) return []
  const entries = isSpanBySpan
    ? lineSpans(spans).map((span) => ({ ...entryOf(distributed, span), span }))
    : distributed.main.slice(0, 1).map((entry) => ({ ...entry, span: null }))
  return entries.filter(({ min, max }) => min > max)
}
