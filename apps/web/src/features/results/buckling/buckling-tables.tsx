import type { ElasticLevel } from '@madre/engine'
import type { BucklingMode } from '@madre/strips'
import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { clauseText } from '../model/limit-words.ts'
import table from '../table.module.css'
import styles from './buckling.module.css'
import { KINDS, levelName } from './level-words.ts'
import type { SolutionCurve } from './solution-curve.ts'

/** The minima and the code's stresses; every point of the curve for readers who cannot see it. */
export function BucklingTables({ curve, levels }: { curve: SolutionCurve; levels: ElasticLevel[] }) {
  const { t } = useWords()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className={styles.tables}>
        <section>
          <h4>{t('Mínimos da curva')}</h4>
          {curve.minima.length > 0 ? (
            <Points modes={curve.minima} f_yb={curve.f_yb} />
          ) : (
            <p>{t('A curva não tem mínimos separados.')}</p>
          )}
        </section>
        <section>
          <h4>{t('Tensões elásticas da norma')}</h4>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('mode' satisfies WordKey)}</th>
                <th scope="col">{t('part' satisfies WordKey)}</th>
                <th scope="col" className={table.numeric}>
                  σ [N/mm²]
                </th>
                <th scope="col">{t('Cláusula')}</th>
              </tr>
            </thead>
            <tbody>
              {levels.map((l) => (
                <tr key={`${l.symbol} ${l.role} ${l.stressNmm2}`}>
                  <th scope="row">{t(KINDS[l.kind])}</th>
                  <td>{levelName(l, t, format)}</td>
                  <td className={table.numeric}>{format.number(l.stressNmm2, 0)}</td>
                  <td>{clauseText(l.clause, t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <details className={styles.values} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('Valores da curva')}</summary>
        {isOpen && <Points modes={curve.modes} f_yb={curve.f_yb} />}
      </details>
    </>
  )
}

function Points({ modes, f_yb }: { modes: BucklingMode[]; f_yb: number }) {
  const { t } = useWords()
  const format = useFormat()
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('mode' satisfies WordKey)}</th>
          <th scope="col" className={table.numeric}>
            {t('halfWavelength' satisfies WordKey)} [mm]
          </th>
          <th scope="col" className={table.numeric}>
            {t('Fator')}
          </th>
          <th scope="col" className={table.numeric}>
            σ [N/mm²]
          </th>
        </tr>
      </thead>
      <tbody>
        {modes.map((m) => (
          <tr key={m.lengthMm}>
            <th scope="row">{t(KINDS[m.kind])}</th>
            <td className={table.numeric}>{format.number(m.lengthMm, 0)}</td>
            <td className={table.numeric}>{format.number(m.factor, 2, true)}</td>
            <td className={table.numeric}>{format.number(m.factor * f_yb, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
