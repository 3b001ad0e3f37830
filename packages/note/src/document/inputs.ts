import {
  bandRows,
  factorRows,
  introductionText,
  memberFacts,
  pointRows,
  restraintColumns,
  rowsOf,
  type SpanColumn,
  spanLoads,
  spanName,
} from '@madre/difference'
import { type Block, type Column, columnsOf, type Line } from '../typst/blocks.ts'
import { symbolInline } from './property-table.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

const left: Column = { width: '1fr', align: 'left' }
const right: Column = { width: 'auto', align: 'right' }

/** The input as read by the engine, with the drawing of the loaded line. */
export function inputs(s: Subject, lineAlt: string): Block[] {
  return [
    { kind: 'heading', level: 1, text: s.say('inputs.heading') },
    ...description(s),
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: s.say('inputs.geometry') },
        { kind: 'facts', columns: 1, rows: rowsOf(memberFacts(s, s.note.catalogue)) },
      ],
    },
    { kind: 'figure', file: 'line.svg', alt: lineAlt, caption: s.say('inputs.lineCaption'), width: '100%' },
    { kind: 'heading', level: 2, text: s.say('inputs.loads') },
    ...spanTables(s),
    ...bandTable(s),
    ...pointTable(s),
    ...roofPoint(s),
    ...introduction(s),
    ...factorTable(s),
  ]
}

function description(s: Subject): Block[] {
  const text = s.free(s.note.calculation.description).trim()
  return text === '' ? [] : [{ kind: 'text', text: s.labelled(s.say('description'), text) }]
}

/** A table with more columns is split into two. */
const WIDEST = 6

function spanTables(s: Subject): Block[] {
  const { spans } = s.given
  const length: SpanColumn = ['inputs.length', (i) => s.typed(spans[i]!.lengthM, 2)]
  const loads = spanLoads(s)
  const restraints = restraintColumns(s)
  const unit: Block = { kind: 'text', text: s.say('inputs.areaUnit') }
  if (loads.length + restraints.length < WIDEST) return [unit, spanTable(s, [length, ...loads, ...restraints])]
  const blocks = [unit, spanTable(s, [length, ...loads])]
  if (restraints.length === 0) return blocks
  return [...blocks, { kind: 'heading', level: 3, text: s.say('inputs.restraints') }, spanTable(s, restraints)]
}

function spanTable(s: Subject, columns: SpanColumn[]): Block {
  return {
    kind: 'table',
    columns: columnsOf('auto left', ...columns.map(() => '1fr right' as const)),
    head: [s.say('inputs.span'), ...columns.map(([key]) => s.say(key))],
    rows: s.given.spans.map((_, i) => [spanName(s, i), ...columns.map(([, text]) => text(i))]),
    small: s.given.spans.length > 8,
  }
}

function bandTable(s: Subject): Block[] {
  const used = bandRows(s)
  if (used.length === 0) return []
  const most = Math.max(...used.map(([, bands]) => bands.length))
  const rows = used.map(([action, bands]): Line[] => [
    action,
    ...Array.from({ length: most }, (_, i) => bands[i] ?? ''),
  ])
  return [
    { kind: 'heading', level: 3, text: s.say('inputs.bands') },
    {
      kind: 'table',
      columns: [{ width: 'auto', align: 'left' }, ...rows[0]!.slice(1).map(() => left)],
      head: [s.say('action'), ...rows[0]!.slice(1).map((_, i) => s.say('inputs.band', { n: i + 1 }))],
      rows,
    },
  ]
}

function pointTable(s: Subject): Block[] {
  const all = pointRows(s)
  if (all.length === 0) return []
  return [
    { kind: 'heading', level: 3, text: s.say('inputs.pointLoads') },
    {
      kind: 'table',
      columns: [left, left, right, { width: '2fr', align: 'left' }],
      head: [s.say('action'), s.say('inputs.span'), s.say('inputs.force'), s.say('inputs.position')],
      rows: all,
    },
  ]
}

function roofPoint(s: Subject): Block[] {
  const value = s.given.imposed.roofPointKn
  if (value === 0) return []
  const text = s.say('inputs.roofLoad', { value: s.typed(value, 2) })
  return [{ kind: 'text', text: s.labelled(s.say('case.LiveR'), text) }]
}

/** How the point loads reach the member. */
function introduction(s: Subject): Block[] {
  const text = introductionText(s)
  return text === null
    ? []
    : [{ kind: 'text', text: withSymbols(s.labelled(s.say('inputs.introduction'), `${text}.`)) }]
}

function factorTable(s: Subject): Block[] {
  const rows = factorRows(s).map(([key, psi]): Line[] => [s.say(key), ...psi])
  if (rows.length === 0) return []
  const head = [s.say('action'), symbolInline('psi_0'), symbolInline('psi_1'), symbolInline('psi_2')]
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 3, text: s.say('inputs.factors') },
        { kind: 'table', columns: [left, right, right, right], head, rows },
      ],
    },
  ]
}
