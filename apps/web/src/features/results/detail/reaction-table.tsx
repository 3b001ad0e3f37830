import type { InPlaneReaction } from '@madre/engine'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { combinationName } from '../model/actions.ts'
import table from '../table.module.css'
import styles from './reactions.module.css'

/** The largest and the smallest force at each place [kN], with the combinations they come from. */
export function ReactionTable<R extends Omit<InPlaneReaction, 'at'>>({
  title,
  where,
  place,
  reactions,
  marksNegative = false,
  note,
}: {
  title: string
  /** head of the places */
  where: string
  place: (reaction: R) => string | number
  reactions: readonly R[]
  /** a negative force is uplift */
  marksNegative?: boolean
  note: string
}) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div>
      <h4>{title}</h4>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{where}</th>
            <th scope="col" className={table.numeric}>
              x [m]
            </th>
            <th scope="col" className={table.numeric}>
              {t('Maior')} [kN]
            </th>
            <th scope="col" className={table.numeric}>
              {t('Menor')} [kN]
            </th>
          </tr>
        </thead>
        <tbody>
          {reactions.map((r) => (
            <tr key={r.xM}>
              <th scope="row">{place(r)}</th>
              <td className={table.numeric}>{format.number(r.xM, 2, true)}</td>
              <td className={table.numeric}>
                {format.number(r.maxKn, 2, true)}{' '}
                <span className={styles.combination}>{combinationName(r.maxCombinationId, t)}</span>
              </td>
              <td className={table.numeric}>
                <span className={marksNegative && r.minKn < 0 ? styles.uplift : undefined}>
                  {format.number(r.minKn, 2, true)}
                </span>{' '}
                <span className={styles.combination}>{combinationName(r.minCombinationId, t)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="unit">{note}</p>
    </div>
  )
}
