import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalculations } from '../../api/calculations.ts'
import { shownName } from '../../i18n/default-names.ts'
import { TYPE_LABELS } from '../../i18n/labels.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { useFileImport } from '../../ui/simulation/use-file-import.tsx'
import { useSimulationActions } from '../../ui/simulation/use-simulation-actions.tsx'
import { groupByProject, searchSimulations } from './search.ts'
import { SearchBox } from './search-box.tsx'
import { SimulationCard } from './simulation-card.tsx'
import styles from './simulations.module.css'

/** All saved simulations by project, with a search over name, project and type. */
export default function SimulationsScreen() {
  const { t } = useTranslation()
  const { data: simulations, error, refetch } = useCalculations()
  const actions = useSimulationActions()
  const files = useFileImport()
  const [text, setText] = useState('')
  const searched = useDeferredValue(text)
  usePageTitle(t('Simulações'))

  if (!simulations)
    return (
      <Page title={t('As suas simulações guardadas')}>
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} height="3.5em" />}
      </Page>
    )
  if (simulations.length === 0)
    return (
      <Page title={t('As suas simulações guardadas')}>
        <EmptyState
          title={t('Não há simulações guardadas, deseja iniciar uma simulação?')}
          actions={
            <>
              <Link to="/dashboard" className={buttonClass()}>
                {t('Página inicial')}
              </Link>
              {files.button}
              <Link to="/simulator" className={buttonClass({ variant: 'primary' })}>
                {t('Iniciar simulação')}
              </Link>
            </>
          }
        />
        {files.overlay}
      </Page>
    )

  const { shown, total } = searchSimulations(simulations, searched, (type) =>
    t(TYPE_LABELS[type as keyof typeof TYPE_LABELS] ?? type),
  )
  return (
    <Page
      title={t('As suas simulações guardadas')}
      actions={
        <>
          {files.button}
          <Link to="/simulator" className={buttonClass({ variant: 'primary' })}>
            {t('Nova Simulação')}
          </Link>
        </>
      }
    >
      <SearchBox text={text} onChange={setText} shown={shown.length} total={total} />
      {shown.length === 0 ? (
        <EmptyState title={t('Nenhum resultado encontrado para {{text}}', { text: searched.trim() })} />
      ) : (
        groupByProject(shown).map((group) => (
          <section key={group.project} className={styles.group} aria-label={shownName(group.project, t)}>
            <h2 className={styles.project}>
              {shownName(group.project, t)} <span className="unit tabular">{group.simulations.length}</span>
            </h2>
            <ul className={styles.cards}>
              {group.simulations.map((simulation) => (
                <li key={simulation.id}>
                  <SimulationCard simulation={simulation} actions={actions} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {actions.dialogs}
      {files.overlay}
    </Page>
  )
}
