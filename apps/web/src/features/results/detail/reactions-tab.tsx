import { isWindFromOneEnd } from '@madre/contract'
import type { InPlaneReaction, Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { combinationName } from '../model/actions.ts'
import { lineOf, spanIndexAt, spanName, supportNumber } from '../model/place.ts'
import { NumericHead } from '../numeric-head.tsx'
import table from '../table.module.css'
import { CharacteristicReactions } from './characteristic-reactions.tsx'
import styles from './reactions.module.css'

/** Design reactions for frame and fixings, and the deflections against their limits. */
export function ReactionsTab({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { result, typed, calculation } = useResults()
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
      {isWindFromOneEnd(typed, calculation.request.metadata.site) && (
        <p className={styles.wide}>{t('windFromOneEnd' satisfies WordKey)}</p>
      )}
      <InPlaneReactions solution={solution} />
      <CharacteristicReactions solution={solution} />
      <div>
        <h4>{t('deflections' satisfies WordKey)}</h4>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('span' satisfies WordKey)}</th>
              <NumericHead>x [m]</NumericHead>
              <NumericHead>δ [mm]</NumericHead>
              <NumericHead>{t('Limite')} [mm]</NumericHead>
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

/** In-plane reactions of supports and restraints; nothing where a panel takes them, or there is no such load. */
function InPlaneReactions({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const { engine, result } = useResults()
  const { data, isError } = useEngine('explain', engine && { solutionId: solution.id })
  if (isError) return <p>{t('Não foi possível obter as forças no plano.')}</p>
  if (!data || data.inPlaneReactions.length === 0) return null
  const line = lineOf(result)
  const place = ({ at, xM }: InPlaneReaction) =>
    at === 'SUPPORT'
      ? t('apoio {{n}}', { n: supportNumber(xM, line) })
      : t('travamento, {{span}}', { span: spanName(spanIndexAt(xM, line), line, t) })
  return (
    <ReactionTable
      title={t('Forças no plano da envolvente, valores de cálculo')}
      where={t('Onde')}
      place={place}
      reactions={data.inPlaneReactions}
      note={t(
        'Positiva: a carga empurra no sentido descendente da vertente ou da fachada; a resistir por esquadros, fixações e travamentos.',
      )}
    />
  )
}

/** The largest and the smallest force at each place [kN], with the combinations they come from. */
function ReactionTable<R extends Omit<InPlaneReaction, 'at'>>({
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
            <NumericHead>x [m]</NumericHead>
            <NumericHead>{t('Maior')} [kN]</NumericHead>
            <NumericHead>{t('Menor')} [kN]</NumericHead>
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
