import { type ComparedDesign, difference } from '@madre/difference'
import type { Catalogue } from '@madre/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage } from '../../i18n/languages.ts'
import styles from './design-difference.module.css'

/** The differences of two designs, in the words of the note. Equal lines are counted. */
export function DesignDifference({
  before,
  after,
  steels = [],
}: {
  before: ComparedDesign
  after: ComparedDesign
  steels?: Catalogue['steels'] | undefined
}) {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const found = useMemo(() => difference(before, after, language, { steels }), [before, after, language, steels])
  const [what, ...names] = found.heads
  return (
    <div className={styles.difference}>
      {found.engines && <p className={styles.engines}>{found.engines}</p>}
      {found.sections.map(({ key, title, rows }) => (
        <table key={key} className={styles.table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                <td>{row.before}</td>
                <td>{row.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className="unit">{found.equal}</p>
    </div>
  )
}
