import type { PerSpan, Span, Values } from './values.ts'

/** One span of the line as in the request: left cantilever, main spans, right cantilever. */
export interface LineSpan extends Span {
  kind: 'SPAN' | 'CONSOLE'
  /** index among the main spans, or 0 for the left and 1 for the right cantilever */
  index: number
}

/** Lengths have few decimals; this removes rounding errors of their sums. */
export const roundLength = (m: number) => Math.round(m * 1e9) / 1e9

/** The spans that exist, left to right: cantilevers only when used and longer than 0. */
export function lineSpans(spans: Values['spans']): LineSpan[] {
  const main = spans.main.map((s, index): LineSpan => ({ ...s, kind: 'SPAN', index }))
  if (!spans.useConsole) return main
  const cantilevers = spans.console.map((s, index): LineSpan => ({ ...s, kind: 'CONSOLE', index }))
  return [...cantilevers.slice(0, 1), ...main, ...cantilevers.slice(1)].filter((s) => s.kind === 'SPAN' || s.size > 0)
}

/** Length of the whole line [m], cantilevers included. */
export function totalLength(spans: Values['spans']): number {
  return roundLength(lineSpans(spans).reduce((sum, s) => sum + s.size, 0))
}

/** The entry of a list that belongs to a span. */
export function entryOf<T>(list: PerSpan<T>, span: Pick<LineSpan, 'kind' | 'index'>): T {
  const entry = (span.kind === 'SPAN' ? list.main : list.console)[span.index]
  if (entry === undefined) throw new RangeError(`no entry for ${span.kind} ${span.index}`)
  return entry
}

export function withEntry<T>(list: PerSpan<T>, span: Pick<LineSpan, 'kind' | 'index'>, entry: T): PerSpan<T> {
  const replaced = (entries: T[]) => entries.map((e, i) => (i === span.index ? entry : e))
  return span.kind === 'SPAN'
    ? { main: replaced(list.main), console: list.console }
    : { main: list.main, console: replaced(list.console) }
}
