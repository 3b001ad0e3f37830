import type { Check, Solution } from '@madre/engine'
import type { TFunction } from 'i18next'
import { useSimulationStore } from '../../../api/calculations.ts'
import { useWords } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ChangeLine, changesOf, noChangeText } from '../changes/change-line.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { combinationName } from '../model/actions.ts'
import { checkName } from '../model/check-names.ts'
import { failingChecks } from '../model/failing-checks.ts'
import { lineOf, placeText, roofLoadText } from '../model/place.ts'
import styles from './detail.module.css'

/** The worst failing check, and the smallest single changes that make the section pass. */
export function WhyNot({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  const { result, engine } = useResults()
  // Changes that make it pass are for the author to decide.
  const { isReadOnly } = useSimulationStore()
  const proposes = isReadOnly ? null : engine
  const line = lineOf(result)
  const changes = useEngine('changes', proposes && changesOf(solution))
  const [first, ...others] = failingChecks(solution)
  if (!first) return null
  const place = [placeText(first, line, t, format), roofLoadText(first, t, format) ?? []].flat().join(', ')
  return (
    <div className={styles.whyNot}>
      <h4>{t('Porque não verifica')}</h4>
      <p>
        <strong>{t(checkName(first.code, solution))}</strong>{' '}
        {format.labelled(`(${place})`, failureText(first, t, format))}.
      </p>
      {others.length > 0 && (
        <p>
          {t('Também não verificam:')}{' '}
          {format.list(others.map((c) => `${t(checkName(c.code, solution))} ${format.utilisation(c.utilisation)}`))}.
        </p>
      )}
      {proposes && (
        <>
          <h4>{t('A menor alteração de cada tipo que a faz verificar')}</h4>
          {changes.isPending && <Skeleton lines={2} label={t('A procurar a menor alteração…')} />}
          {changes.isError && <p>{t('Não foi possível procurar alterações.')}</p>}
          {changes.data?.length === 0 && <p>{noChangeText(proposes.typed, t)}</p>}
          {changes.data && changes.data.length > 0 && (
            <ul>
              {changes.data.map((change) => (
                <li key={JSON.stringify(change)}>
                  <ChangeLine change={change} solution={solution} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

function failureText(check: Check, t: TFunction, format: Format): string {
  const figures = {
    demand: format.number(check.demand ?? 0, 2, true),
    resistance: format.number(check.resistance ?? 0, 2, true),
    utilisation: format.utilisation(check.utilisation),
    combination: combinationName(check.combinationId, t),
  }
  if (check.unit === '') return t('{{utilisation}} na combinação {{combination}}', figures)
  return check.code.startsWith('DEFLECTION')
    ? t('{{demand}} mm para um limite de {{resistance}} mm, {{utilisation}} na combinação {{combination}}', figures)
    : t(
        '{{demand}} {{unit}} para uma resistência de {{resistance}} {{unit}}, {{utilisation}} na combinação {{combination}}',
        { ...figures, unit: check.unit },
      )
}
