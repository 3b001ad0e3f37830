import type { Check, Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useWords } from '../../../i18n/facade.ts'
import { classNames } from '../../../ui/class-names.ts'
import { UTILISATION_MEANING } from '../model/check-names.ts'
import table from '../table.module.css'
import { CheckRow } from './check-row.tsx'
import styles from './checks.module.css'
import { FastenerMoves } from './fastener-moves.tsx'
import { CheckNames } from './method-link.tsx'

const byUtilisation = (a: Check, b: Check) => (b.utilisation ?? -1) - (a.utilisation ?? -1)

/** Every check of a solution: those with a figure, the governing one first; the others in words. */
export function ChecksTab({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const made = solution.checks.filter((c) => c.utilisation !== null).sort(byUtilisation)
  const fulfilled = solution.checks.filter((c) => c.utilisation === null && c.status === 'OK')
  // Without a chosen sheet its check is not mentioned.
  const notApplicable = solution.checks.filter(
    (c) => c.status === 'NOT_APPLICABLE' && (c.code !== 'SHEETING_SHEAR' || solution.sheeting),
  )
  const notChecked = solution.checks.filter((c) => c.status === 'NOT_CHECKED')
  return (
    <div className={styles.checks}>
      <table className={classNames(table.table, table.folding, styles.table)}>
        <caption className="visually-hidden">{t('checks' satisfies WordKey)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('check' satisfies WordKey)}</th>
            <th scope="col">{t('utilisation' satisfies WordKey)}</th>
            <th scope="col" className={table.numeric}>
              {t('Solicitação')}
            </th>
            <th scope="col" className={table.numeric}>
              {t('Resistência')}
            </th>
            <th scope="col">{t('Posição')}</th>
            <th scope="col">{t('combination' satisfies WordKey)}</th>
            <th scope="col">{t('Cláusula')}</th>
          </tr>
        </thead>
        <tbody>
          {made.map((check) => (
            <CheckRow key={check.code} check={check} solution={solution} />
          ))}
        </tbody>
      </table>
      {made.length > 0 && <p className="unit">{t(UTILISATION_MEANING)}</p>}
      <FastenerMoves solution={solution} />
      {fulfilled.length > 0 && (
        <p>
          {t('Cumprido:')} <CheckNames checks={fulfilled} />.
        </p>
      )}
      {notChecked.length > 0 && (
        <p className={styles.notChecked}>
          {t('Não verificado, nada se afirma sobre:')} <CheckNames checks={notChecked} />.
        </p>
      )}
      {notApplicable.length > 0 && (
        <p className="unit">
          {t('Não se aplica a este caso:')} <CheckNames checks={notApplicable} />.
        </p>
      )}
    </div>
  )
}
