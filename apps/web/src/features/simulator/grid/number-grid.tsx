import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { useHelp } from '../../../ui/form/help.tsx'
import { NumberCell } from '../../../ui/number-field/number-cell.tsx'
import { scrollFade } from '../../../ui/page/scroll-fade.ts'
import { GridErrors } from './grid-errors.tsx'
import type { GridColumn, GridRow } from './grid-row.ts'
import styles from './number-grid.module.css'
import { usePaste } from './use-paste.ts'

/** Numbers by span or band, a column each: Enter moves down, Tab right, a row, column or table from a spreadsheet fills the cells. */
export function NumberGrid({
  label,
  help,
  columns,
  rows,
}: {
  label: string
  /** what the numbers are for, behind an (i) beside the label, which is shown then */
  help?: string | undefined
  columns: GridColumn[]
  rows: GridRow[]
}) {
  const { t } = useTranslation()
  const labelId = useId()
  const { button, words, area } = useHelp(help, labelId)
  const table = useRef<HTMLTableElement>(null)
  const [messages, setMessages] = useState<HTMLElement | null>(null)
  const { onPaste, report, forgetReport } = usePaste(columns, rows)

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

  return (
    <div className={styles.frame} {...area}>
      {button && (
        <p className={styles.head}>
          <span id={labelId}>{label}</span>
          {button}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={scrollFade} role="group" className={classNames(styles.scroll, 'fades')} aria-label={label} tabIndex={0}>
        <table ref={table} className={styles.grid}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {columns.map((column) => (
                <th key={column.id} scope="col" className={classNames(column.isCantilever && styles.console)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, r) => (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                messages={messages}
                cell={(c) => ({ at: `${r}:${c}`, onKeyDown: onKeyDown(r, c), onPaste: onPaste(r, c) })}
                onEdit={forgetReport}
              />
            ))}
          </tbody>
        </table>
      </div>
      {words}
      <div ref={setMessages} className={styles.messages} aria-live="polite" />
      <p className={styles.report} aria-live="polite">
        {report && report.taken > 0 && t('Coladas: {{n}} células.', { n: report.taken })}{' '}
        {report && report.beyond > 0 && t('Fora da grelha: {{n}}.', { n: report.beyond })}
      </p>
      {report && report.faults.length > 0 && <GridErrors errors={report.faults} />}
    </div>
  )
}

function Row({
  row,
  columns,
  messages,
  cell,
  onEdit,
}: {
  row: GridRow
  columns: GridColumn[]
  /** where the cells say what is wrong with them */
  messages: HTMLElement | null
  /** where a cell stands, and what keys and pasted text do in it */
  cell: (column: number) => Pick<ComponentProps<typeof NumberCell>, 'onKeyDown' | 'onPaste'> & { at: string }
  onEdit: () => void
}) {
  return (
    <tr onFocus={row.onEditStart}>
      <th scope="row">
        {row.label}
        {'\u00a0'}
        <span className="unit">{row.bounds(0).unit}</span>
      </th>
      {columns.map((column, c) => {
        const { unit, ...rules } = row.bounds(c)
        const { at, ...handlers } = cell(c)
        return (
          <td key={column.id} data-cell={at} className={classNames(column.isCantilever && styles.console)}>
            <NumberCell
              {...rules}
              unit={unit}
              label={`${row.name ?? row.label}, ${column.title}`}
              messages={messages}
              value={row.value(c)}
              onChange={(value) => {
                onEdit()
                row.set(c, value, 'typed')
              }}
              note={row.note?.(c)}
              why={row.why?.(c)}
              minus={row.minus}
              {...handlers}
            />
          </td>
        )
      })}
    </tr>
  )
}
