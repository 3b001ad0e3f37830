import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { GridColumn } from '../grid/grid-row.ts'
import { type LineSpan, lineSpans } from '../model/line.ts'
import { idOf } from '../model/point-loads.ts'
import type { Values } from '../model/values.ts'

/** What a span is called: "Span 2", "Left cantilever". */
export function spanName(t: TFunction, span: Pick<LineSpan, 'kind' | 'index'>): string {
  if (span.kind === 'SPAN') return t('spanNumber' satisfies WordKey, { n: span.index + 1 })
  return span.index === 0 ? t('Consola esq.') : t('Consola dir.')
}

/** A column a span that exists, left to right. */
export function spanColumns(t: TFunction, spans: Values['spans']): { line: LineSpan[]; columns: GridColumn[] } {
  const line = lineSpans(spans)
  return {
    line,
    columns: line.map((span) => ({ id: idOf(span), title: spanName(t, span), isCantilever: span.kind === 'CONSOLE' })),
  }
}
