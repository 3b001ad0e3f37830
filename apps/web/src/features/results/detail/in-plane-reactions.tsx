import type { InPlaneReaction, Solution } from '@madre/engine'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { lineOf, spanIndexAt, spanName, supportNumber } from '../model/place.ts'
import table from '../table.module.css'
import styles from './reactions.module.css'

/** What supports and restraints have to hold in the plane of the envelope; nothing where a panel does, or there is no such load. */
export function InPlaneReactions({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { engine, result } = useResults()
  const { data, isError } = useEngine('explain', engine && { solutionId: solution.id })
  if (isError) return <p>{t('Não foi possível obter as forças no plano.')}</p>
  if (!data || data.inPlaneReactions.length === 0) return null
  const line = lineOf(result)
  const place = ({ at, xM }: InPlaneReaction) =>
    at === 'SUPPORT'
      ? t('apoio {{n}}', { n: supportNumber(xM, line) })
      : t('travamento, {{span}}', { span: spanName(spanIndexAt(xM, line), line, t) })
  const force = (kN: number, combination: string) => (
    <>
      {format.number(kN, 2, true)} <span className={styles.combination}>{combination}</span>
    </>
  )
  return (
    <div>
      <h4>{t('Forças no plano da envolvente, valores de cálculo')}</h4>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('Onde')}</th>
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
          {data.inPlaneReactions.map((r) => (
            <tr key={r.xM}>
              <th scope="row">{place(r)}</th>
              <td className={table.numeric}>{format.number(r.xM, 2, true)}</td>
              <td className={table.numeric}>{force(r.maxKn, r.maxCombinationId)}</td>
              <td className={table.numeric}>{force(r.minKn, r.minCombinationId)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="unit">
        {t(
          'Positiva: a carga empurra no sentido descendente da vertente ou da fachada; a resistir por esquadros, fixações e travamentos.',
        )}
      </p>
    </div>
  )
}
