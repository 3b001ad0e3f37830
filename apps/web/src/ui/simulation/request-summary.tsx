import type { TypedLine } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import { scrollFade } from '../page/scroll-fade.ts'
import styles from './request-summary.module.css'
import { type SummaryTable, summarise } from './summarise.ts'

/** The input, read-only, section by section. */
export function RequestSummary({ typed }: { typed: TypedLine }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className={styles.summary}>
      {summarise(typed, t, format).map((section) => (
        <section key={section.title} className={classNames(styles.section, section.tables.some(isWide) && styles.wide)}>
          <h3 className={styles.title}>{section.title}</h3>
          {section.rows.length > 0 && (
            <dl>
              {section.rows.map((row) => (
                <div key={row.label} className={styles.row}>
                  <dt>{row.label}</dt>
                  <dd className="tabular">
                    {row.value} {row.unit && <span className="unit">{row.unit}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {section.tables.map((table) => (
            <ValueTable key={table.caption} table={table} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** "Span 1" stays on one line of a narrow head; the long name of a cantilever may take two. */
const unbroken = (text: string) => text.replace(/ (?=\d+$)/, '\u00a0')

/** A line of many spans uses the whole width of the card. */
const isWide = ({ head }: SummaryTable) => head.length > 6

function ValueTable({ table }: { table: SummaryTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled with the keyboard
    <section ref={scrollFade} className={classNames(styles.scroll, 'fades')} tabIndex={0} aria-label={table.caption}>
      <table className={styles.table}>
        <caption>
          {table.caption} <span className="unit">{table.unit}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {unbroken(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.body.map((line) => (
            <tr key={line.label}>
              {line.label === '' ? <td /> : <th scope="row">{line.label}</th>}
              {line.cells.map((cell, i) => (
                <td key={table.head[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
