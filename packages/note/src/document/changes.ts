import type { CalculationRequest } from '@madre/contract'
import { difference } from '@madre/difference'
import type { Solution } from '@madre/engine'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import { PRINTED, type Subject } from './subject.ts'

/** Changes since the previous revision, as a chapter without a number. */
export function changes(s: Subject): Block[] {
  const { revision, request, result, catalogue, language } = s.note
  const previous = revision?.previous
  if (!previous) return []
  const { title, heads, engines, sections, equal } = difference(
    {
      name: previous.letter,
      engineVersion: previous.engineVersion,
      request: previous.request as CalculationRequest,
      solution: previous.solution as Solution,
    },
    { name: revision.letter, engineVersion: result.engineVersion, request, solution: s.explanation.solution },
    language,
    { steels: catalogue.steels, shown: PRINTED },
  )
  const rows = sections.flatMap((section): Line[][] => [
    [section.title, '', ''],
    ...section.rows.map(({ label, before, after }): Line[] => [label, before, after]),
  ])
  const firstOf = sections.map((_, i) => sections.slice(0, i).reduce((sum, of) => sum + of.rows.length + 1, 0))
  const table: Block = {
    kind: 'table',
    columns: columnsOf('1.1fr left', '1fr left', '1fr left'),
    head: [...heads],
    rows,
    strongRows: firstOf,
    small: true,
    mayBreak: true,
  }
  return [
    { kind: 'heading', level: 1, text: title, unnumbered: true },
    ...(engines === null ? [] : [{ kind: 'text', text: engines } as const]),
    ...(rows.length === 0 ? [] : [table]),
    { kind: 'text', text: equal },
  ]
}
