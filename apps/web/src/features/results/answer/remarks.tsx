import { derivedLoads, restraintsUnspecified, typedLoads } from '@madre/contract'
import { warningsAbout } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { isLoadNotUsed, loadName } from '../../../ui/simulation/load-not-used.ts'
import { SymbolText } from '../../../ui/symbol-text.tsx'
import { useResults } from '../engine/results-context.ts'
import { warningText } from '../model/warning-words.ts'
import styles from './answer.module.css'

/** Assumptions and exclusions of the calculation in plain words, for the chosen solution or the lightest that passes. */
export function Remarks() {
  const { t } = useWords()
  const format = useFormat()
  const { calculation, typed: given, result, chosen, isOutdated } = useResults()
  const assumed = !isOutdated && restraintsUnspecified(given.restraints)
  const subject = chosen ?? result.solutions.find((s) => s.pass)
  // A load that counts in no check is named beside the answer.
  const { site } = calculation.request.metadata
  const typed = derivedLoads(site).length > 0 ? typedLoads(given, site) : null
  const warnings = warningsAbout(result.warnings, subject?.id).filter(
    (w) => !isLoadNotUsed(w) && (w.code !== 'LOADS_BY_USER' || typed === null || typed.length > 0),
  )
  const count = warnings.length + Number(assumed)
  if (count === 0) return null
  return (
    <details className={styles.remarks}>
      <summary>{t('{{count}} condições a respeitar', { count })}</summary>
      <ul>
        {assumed && (
          <li>{t('Travamentos não especificados: fibra superior considerada travada pelo revestimento.')}</li>
        )}
        {warnings.map((w) => (
          <li key={w.code}>
            <SymbolText
              text={
                w.code === 'LOADS_BY_USER' && typed !== null
                  ? t('warning.LOADS_BY_USER.some' satisfies WordKey, {
                      loads: typed.map((load) => loadName(load, t)).join('; '),
                    })
                  : warningText(w, chosen, t, format)
              }
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
