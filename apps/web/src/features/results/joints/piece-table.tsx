import { DELIVERY_LENGTH_M, isTooLongToDeliver, type Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { thicknessText } from '../../../ui/simulation/solution-name.ts'
import { useResults } from '../engine/results-context.ts'
import { lapTestOf } from '../model/lap-tests.ts'
import { NumericHead } from '../numeric-head.tsx'
import table from '../table.module.css'
import styles from './joints.module.css'

/** From the last bolt row to the end of a piece, unless its maker has tested another distance [mm]. */
const EDGE_MM = 35

/** What so many lines are ordered as; pieces too long to be delivered are marked. */
export function PieceTable({ solution, lines }: { solution: Solution; lines?: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { engine } = useResults()
  const { pieces = [], joints = [], jointWeightKg = 0 } = solution
  const kg = (value: number) => format.number(value, 1, true)
  const head = (name: string, unit?: string) => (
    <NumericHead>
      {name} {unit && <span className="unit">[{unit}]</span>}
    </NumericHead>
  )
  return (
    <div className={styles.pieces}>
      <table className={table.table}>
        <caption className={styles.caption}>{t('pieces' satisfies WordKey)}</caption>
        <thead>
          <tr>
            {head(t('Comprimento'), 'm')}
            {head(t('thickness' satisfies WordKey), 'mm')}
            {head(t('Quantidade'))}
            {head(t('Massa de uma'), 'kg')}
            {head(t('Massa de todas'), 'kg')}
          </tr>
        </thead>
        <tbody>
          {pieces.map((p) => (
            <Fragment key={`${p.lengthM} ${p.thicknessMm}`}>
              <tr>
                <td className={table.numeric}>{format.number(p.lengthM, 3, true)}</td>
                <td className={table.numeric}>{thicknessText(p.thicknessMm, format)}</td>
                <td className={table.numeric}>{format.number((lines ?? 1) * p.count, 0)}</td>
                <td className={table.numeric}>{kg(p.massKg)}</td>
                <td className={table.numeric}>{kg((lines ?? 1) * p.count * p.massKg)}</td>
              </tr>
              {isTooLongToDeliver(p.lengthM) && (
                <tr>
                  <td colSpan={5} className={styles.delivery}>
                    {t('Mais de {{limit}} m não são entregues numa só peça.', { limit: DELIVERY_LENGTH_M })}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {lines === undefined && joints.some(({ kind }) => kind === 'LAP') && (
        <p className="unit">
          {t(
            'Uma peça termina {{edge}} mm além da última fila de parafusos. Sobreposições e mangas acrescentam {{kg}} kg à linha.',
            { edge: format.typed(lapTestOf(solution, engine?.catalogue)?.edgeMm ?? EDGE_MM), kg: kg(jointWeightKg) },
          )}
        </p>
      )}
    </div>
  )
}
