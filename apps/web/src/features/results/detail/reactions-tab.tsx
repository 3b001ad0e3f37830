import type { Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useResults } from '../engine/results-context.ts'
import { combinationName } from '../model/actions.ts'
import { lineOf, spanName } from '../model/place.ts'
import table from '../table.module.css'
import { CharacteristicReactions } from './characteristic-reactions.tsx'
import { InPlaneReactions } from './in-plane-reactions.tsx'
import { ReactionTable } from './reaction-table.tsx'
import styles from './reactions.module.css'

/** Design reactions for frame and fixings, and the deflections against their limits. */
export function ReactionsTab({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { result } = useResults()
  return (
    <div className={styles.tab}>
      <ReactionTable
        title={t('Reações de apoio, valores de cálculo')}
        where={t('support' satisfies WordKey)}
        place={(r) => r.support + 1}
        reactions={solution.reactions}
        marksNegative
        note={t('Positiva: apoio; negativa: arrancamento, a resistir pelas fixações.')}
      />
      <InPlaneReactions solution={solution} />
      <CharacteristicReactions solution={solution} />
      <div>
        <h4>{t('deflections' satisfies WordKey)}</h4>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('span' satisfies WordKey)}</th>
              <th scope="col" className={table.numeric}>
                x [m]
              </th>
              <th scope="col" className={table.numeric}>
                δ [mm]
              </th>
              <th scope="col" className={table.numeric}>
                {t('Limite')} [mm]
              </th>
            </tr>
          </thead>
          <tbody>
            {solution.deflections.map((d) => (
              <tr key={`${d.spanIndex} ${d.list}`}>
                <th scope="row">
                  {spanName(d.spanIndex, lineOf(result), t)}
                  {d.list && <span className={styles.note}>{t('limitN' satisfies WordKey, { n: d.list })}</span>}
                  {d.ownBendingOnly && <span className={styles.note}>{t('só a flexão própria da consola')}</span>}
                </th>
                <td className={table.numeric}>{format.number(d.xM, 2, true)}</td>
                <td className={table.numeric}>
                  {format.number(d.valueMm, 1, true)}{' '}
                  <span className={styles.combination}>{combinationName(d.combinationId, t)}</span>
                </td>
                <td className={table.numeric}>{format.number(d.limitMm, 1, true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="unit">{t('Positiva: para dentro.')}</p>
        {solution.sidewaysMm && (
          <p>
            {t('sideways' satisfies WordKey, {
              value: format.number(solution.sidewaysMm.valueMm, 1, true),
              span: spanName(solution.sidewaysMm.spanIndex, lineOf(result), t),
            })}
          </p>
        )}
      </div>
    </div>
  )
}
