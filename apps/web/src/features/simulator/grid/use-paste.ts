import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { reasonText } from '../../../ui/number-field/number-message.ts'
import { type Refusal, resolveRules } from '../../../ui/number-field/number-text.ts'
import type { GridColumn, GridRow } from './grid-row.ts'
import { type PastedRow, parseTable, place, readRows } from './paste.ts'

/** The result of the last paste; it stays until the grid changes. */
interface PasteReport {
  taken: number
  beyond: number
  /** a sentence for each row that was not filled */
  faults: string[]
}

/** Reasons that quote the typed text. */
const SAYS_TEXT = new Set<Refusal>(['characters', 'grouping', 'range'])

/** Bounds of a pasted value of a row. */
const pasteBounds = (row: GridRow, column: number) => row.pasteBounds?.(column) ?? row.bounds(column)

/** Gives a row its pasted values. If they are invalid together, none is taken. */
function fillRow(row: GridRow, values: PastedRow['values']): string | null {
  if (row.fill) return row.fill(values)
  for (const { column, value } of values) row.set(column, value, 'pasted')
  return null
}

/** Fills a grid from a paste into one of its cells, row by row, and reports the result. */
export function usePaste(columns: GridColumn[], rows: GridRow[]) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const [report, setReport] = useState<PasteReport | null>(null)

  const refusedCells = (row: GridRow, refused: PastedRow['refused']) =>
    refused
      .map(({ column, text, reason }) => {
        const bounds = pasteBounds(row, column)
        const words = reasonText(t, i18n.language, { reason, text }, resolveRules(bounds), bounds.unit, row)
        const told = SAYS_TEXT.has(reason) ? words : t('“{{text}}”: {{reason}}', { text, reason: words })
        return format.labelled(columns[column]?.title ?? '', told)
      })
      .join(' ')

  const onPaste = (row: number, column: number) => (event: ClipboardEvent) => {
    const pasted = parseTable(event.clipboardData.getData('text/plain'))
    if (pasted.length === 1 && pasted[0]?.length === 1) return
    event.preventDefault()
    const { cells, beyond } = place(pasted, { row, column }, { rows: rows.length, columns: columns.length })
    const faults: string[] = []
    let taken = 0
    for (const { row: r, values, refused } of readRows(cells, (r, c) => resolveRules(pasteBounds(rows[r]!, c)))) {
      const target = rows[r]!
      const fault = refused.length > 0 ? refusedCells(target, refused) : fillRow(target, values)
      if (fault === null) taken += values.length
      else faults.push(t('{{row}}: não colado. {{reason}}', { row: target.name ?? target.label, reason: fault }))
    }
    setReport({ taken, beyond, faults })
  }

  return { onPaste, report, forgetReport: () => setReport(null) }
}
