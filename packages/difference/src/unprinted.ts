import type { RequestDifference } from '@madre/contract'
import { sayer } from '@madre/words/climate/climate-words'
import { type DifferenceRow, NOTHING } from './compare-facts.ts'
import type { FactTexts } from './facts/fact-texts.ts'
import { spanName } from './facts/spans.ts'

/** A value of a request in full: numbers with all their digits, lists in one line. */
function valueText(s: FactTexts, value: unknown): string {
  if (value === undefined || value === null) return NOTHING
  if (typeof value === 'number') return String(value).replace('.', s.mark)
  if (typeof value === 'boolean') return value ? sayer(s.language)('yes') : sayer(s.language)('no')
  if (typeof value !== 'object') return s.free(String(value))
  if (Array.isArray(value)) return value.map((v) => valueText(s, v)).join('; ')
  return Object.entries(value)
    .map(([key, v]) => `${key} ${valueText(s, v)}`)
    .join('; ')
}

/** Input without a line, by its path in the request. @param s  of a line that has the span */
export function unprintedRow(s: FactTexts, { path, span, before, after }: RequestDifference): DifferenceRow {
  const place = s.given.spans.findIndex((of) => of.kind === span?.kind && of.index === span.index)
  return {
    key: span === null ? path : `${path} ${span.kind} ${span.index}`,
    label: place < 0 ? path : `${path}, ${spanName(s, place)}`,
    before: valueText(s, before),
    after: valueText(s, after),
  }
}
