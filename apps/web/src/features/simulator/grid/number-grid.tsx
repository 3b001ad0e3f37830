import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { NumberCell } from '../../../ui/number-field/number-cell.tsx'
import { type NumberRules, resolveRules } from '../../../ui/number-field/number-text.ts'
import type { FieldBounds } from '../model/bounds.ts'
import styles from './number-grid.module.css'
import { parseTable, place, readCell } from './paste.ts'

export interface GridColumn {
  id: string
  title: string
  isConsole?: boolean
}

export interface GridRow {
  id: string
  label: string
  /** what screen readers call it, where the label alone does not tell it from others */
  name?: string
  /** of one column; they may differ (a console is shorter than a span) */
  bounds: (column: number) => FieldBounds
  value: (column: number) => number
  /** `pasted` values come one after the other, typed ones replace each other while a cell is focused */
  set: (column: number, value: number, how: 'typed' | 'pasted') => void
  onEditStart?: () => void
  note?: (column: number) => string | undefined
}

const rulesOf = (bounds: FieldBounds): NumberRules => resolveRules(bounds)

/** Numbers by span or band, a column each: Enter moves down, Tab right, a row, column or table from a spreadsheet fills the cells. */
export function NumberGrid({ label, columns, rows }: { label: string; columns: GridColumn[]; rows: GridRow[] }) {
  const { t } = useTranslation()
  const table = useRef<HTMLTableElement>(null)
  const [messages, setMessages] = useState<HTMLElement | null>(null)
  const [report, setReport] = useState('')

  const focusCell = (row: number, column: number) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"] input`)?.focus()

  const onKeyDown = (row: number, column: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = row + (event.shiftKey ? -1 : 1)
    if (next >= 0 && next < rows.length) focusCell(next, column)
    else if (!event.shiftKey && column + 1 < columns.length) focusCell(0, column + 1)
    else if (event.shiftKey && column > 0) focusCell(rows.length - 1, column - 1)
  }

  const onPaste = (row: number, column: number) => (event: ClipboardEvent) => {
    const pasted = parseTable(event.clipboardData.getData('text/plain'))
    if (pasted.length === 1 && pasted[0]?.length === 1) return
    event.preventDefault()
    const { cells, beyond } = place(pasted, { row, column }, { rows: rows.length, columns: columns.length })
    const refused: string[] = []
    for (const cell of cells) {
      const target = rows[cell.row]
      const read = target && readCell(cell.text, rulesOf(target.bounds(cell.column)))
      if (read && 'value' in read) target.set(cell.column, read.value, 'pasted')
      else refused.push(`${columns[cell.column]?.title}: “${cell.text}”`)
    }
    const told = [t('Coladas: {{n}} células.', { n: cells.length - refused.length })]
    if (refused.length > 0) told.push(t('Recusado: {{list}}.', { list: refused.join(', ') }))
    if (beyond > 0) told.push(t('Fora da grelha: {{n}}.', { n: beyond }))
    setReport(told.join(' '))
  }

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div role="group" className={styles.scroll} aria-label={label} tabIndex={0}>
        <table ref={table} className={styles.grid}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {columns.map((column) => (
                <th key={column.id} scope="col" className={classNames(column.isConsole && styles.console)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, r) => (
              <tr key={row.id} onFocus={row.onEditStart} onBlur={() => setReport('')}>
                <th scope="row">
                  {row.label} <span className="unit">{row.bounds(0).unit}</span>
                </th>
                {columns.map((column, c) => {
                  const { unit, ...rules } = row.bounds(c)
                  return (
                    <td
                      key={column.id}
                      data-cell={`${r}:${c}`}
                      className={classNames(column.isConsole && styles.console)}
                    >
                      <NumberCell
                        {...rules}
                        unit={unit}
                        label={`${row.name ?? row.label}, ${column.title}`}
                        messages={messages}
                        value={row.value(c)}
                        onChange={(value) => row.set(c, value, 'typed')}
                        note={row.note?.(c)}
                        onKeyDown={onKeyDown(r, c)}
                        onPaste={onPaste(r, c)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div ref={setMessages} className={styles.messages} aria-live="polite" />
      <p className={styles.report} aria-live="polite">
        {report}
      </p>
    </div>
  )
}
