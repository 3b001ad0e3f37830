import type { Check, Solution } from '@madre/engine'
import { addressOfReading, METHOD_OF_CHECK, readingOf } from '@madre/method'
import type { WordKey } from '@madre/words/keys'
import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useResults } from '../engine/results-context.ts'
import { combinationName, formulaInWords, situationName } from '../model/actions.ts'
import { checkName, UTILISATION_MEANING } from '../model/check-names.ts'
import { clauseText } from '../model/limit-words.ts'
import { lineOf, memberText, placeText, roofLoadText } from '../model/place.ts'
import { NumericHead } from '../numeric-head.tsx'
import table from '../table.module.css'
import { UtilisationBar } from '../utilisation-bar.tsx'
import styles from './checks.module.css'
import { Derivation } from './derivation.tsx'
import { FastenerMoves } from './fastener-moves.tsx'

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
            <NumericHead>{t('Solicitação')}</NumericHead>
            <NumericHead>{t('Resistência')}</NumericHead>
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

function CheckRow({ check, solution }: { check: Check; solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  const { result, engine } = useResults()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const combination = result.combinations.find((c) => c.id === check.combinationId)
  const name = t(checkName(check.code, solution))
  const roofLoad = roofLoadText(check, t, format)
  const member = memberText(check, t, format)
  const model = check.model && t('Modelo {{model}}', { model: check.model })
  const figure = (value: number | null) => (
    <span className={styles.figure}>
      {value === null ? '–' : format.number(value, check.unit === '' ? 3 : 2, true)}{' '}
      {check.unit && <span className="unit">{check.unit}</span>}
    </span>
  )
  return (
    <>
      <tr className={classNames(table.row, styles.row)} data-status={check.status}>
        <th scope="row">
          {engine ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
              <span>{name}</span>
            </button>
          ) : (
            name
          )}
        </th>
        <td data-label={t('utilisation' satisfies WordKey)}>
          <span className={styles.meter}>
            <UtilisationBar utilisation={check.utilisation} pass={check.status !== 'FAIL'} />
            <span className={styles.value}>{format.utilisation(check.utilisation)}</span>
          </span>
        </td>
        <td className={table.numeric} data-label={t('Solicitação')}>
          {figure(check.demand)}
        </td>
        <td className={table.numeric} data-label={t('Resistência')}>
          {figure(check.resistance)}
        </td>
        <td data-label={t('Posição')}>
          {placeText(check, lineOf(result), t, format)}
          {member && <span className={styles.formula}>{member}</span>}
        </td>
        <td data-label={t('combination' satisfies WordKey)}>
          {combinationName(check.combinationId, t)}
          {combination && (
            <span className={styles.formula}>{formulaInWords(combination, result.statics, t, format)}</span>
          )}
          {roofLoad && <span className={styles.formula}>{roofLoad}</span>}
          {model && <span className={styles.formula}>{model}</span>}
        </td>
        <td className={styles.clause} data-label={t('Cláusula')}>
          {clauseText(check.clause, t)}
          <MethodLink check={check} />
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.derivationRow} id={panelId}>
          <td colSpan={7}>
            {combination && (
              <p className={styles.combination}>
                {combinationName(combination.id, t)} ·{' '}
                {format.labelled(
                  situationName(combination.situation, t),
                  formulaInWords(combination, result.statics, t, format),
                )}
                {roofLoad && `, ${roofLoad}`}
                {model && `, ${model}`}
              </p>
            )}
            <Derivation solutionId={solution.id} code={check.code} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Link to the reading of the method for a check, in a new window, so that the results stay. */
function MethodLink({ check }: { check: Check }) {
  const { t } = useTranslation()
  const reading = readingOf(check)
  return (
    <a href={addressOfReading(reading)} target="_blank" rel="noreferrer" className={styles.method}>
      {t('Método {{reading}}', { reading })}
    </a>
  )
}

/** The names of checks without figures, each a link to its reading. */
function CheckNames({ checks }: { checks: Check[] }) {
  const { t } = useWords()
  const separator = useFormat().list(['', ''])
  return checks.map(({ code }, i) => (
    <Fragment key={code}>
      {i > 0 && separator}
      <a href={addressOfReading(METHOD_OF_CHECK[code])} target="_blank" rel="noreferrer">
        {t(checkName(code, { checks }))}
      </a>
    </Fragment>
  ))
}
