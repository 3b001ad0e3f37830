import type { Check, Solution } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useId, useState } from 'react'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useResults } from '../engine/results-context.ts'
import { combinationName, formulaInWords, situationName } from '../model/actions.ts'
import { checkName } from '../model/check-names.ts'
import { clauseText } from '../model/limit-words.ts'
import { lineOf, memberText, placeText, roofLoadText } from '../model/place.ts'
import table from '../table.module.css'
import { UtilisationBar } from '../utilisation-bar.tsx'
import styles from './checks.module.css'
import { Derivation } from './derivation.tsx'
import { MethodLink } from './method-link.tsx'

/** One check with its figures; it opens to its derivation. */
export function CheckRow({ check, solution }: { check: Check; solution: Solution }) {
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
