import type { MatrixTable, SectionMatrices } from '@madre/engine'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import { propertyTable, symbolInline, valueInline } from './property-table.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'
import { unitText } from './units.ts'

/** The matrices of the distorting line of an Ω, with which another program can repeat the eigenvalue. */
export function sectionMatrices(m: SectionMatrices, s: Subject): Block[] {
  return [
    { kind: 'heading', level: 2, text: s.say('section.line') },
    { kind: 'text', text: withSymbols(s.say('section.lineText')) },
    propertyTable(m.values, s),
    { kind: 'together', blocks: matrixTable(s.say('section.sway'), m.sway, s) },
    ...(m.spread ? [{ kind: 'together', blocks: matrixTable(s.say('section.spread'), m.spread, s) } as const] : []),
    { kind: 'text', text: withSymbols(s.say('section.lineMatrices')) },
    ...(m.warping.length > 0 ? [{ kind: 'together', blocks: warpingTable(m.warping, s) } as const] : []),
  ]
}

/** Rows: places of the cross-section; columns: fields. */
function warpingTable(warping: SectionMatrices['warping'], s: Subject): Block[] {
  const head = ['U_t', 'U_phi', 'U_f'].map((symbol, i): Line => {
    const { unit } = warping[0]!.values[i]!
    return [symbolInline(symbol), ` [${unitText(unit)}]`].flat()
  })
  return [
    { kind: 'heading', level: 3, text: s.say('section.warping') },
    { kind: 'text', text: withSymbols(s.say('section.warpingText')) },
    {
      kind: 'table',
      small: true,
      columns: columnsOf('auto left', ...head.map(() => '1fr right' as const)),
      head: [s.say('section.place'), ...head],
      rows: warping.map(({ place, values }) => [place, ...values.map(({ value }) => valueInline(value, s))]),
    },
  ]
}

/** Rows: matrices; columns: pairs of fields. */
function matrixTable(title: string, { fields, rows }: MatrixTable, s: Subject): Block[] {
  const pairs = fields.flatMap((a, i) => fields.slice(i).map((b) => [a, b] as const))
  const head = pairs.map(([a, b]): Line => [symbolInline(a), ' ', symbolInline(b)].flat())
  return [
    { kind: 'text', text: { strong: title } },
    {
      kind: 'table',
      small: true,
      columns: columnsOf('auto left', ...pairs.map(() => (pairs.length > 1 ? '1fr right' : 'auto right'))),
      head: ['', ...head],
      rows: rows.map(({ symbol, values }) => [symbolInline(symbol), ...values.map((v) => valueInline(v, s))]),
    },
  ]
}
