import type { CalculationSummary } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileImport } from '../../actions/use-file-import.tsx'
import { type SimulationActions, useSimulationActions } from '../../actions/use-simulation-actions.tsx'
import { useFoundSummaries, useSummaries, useTouchedSummaries } from '../../api/summaries.ts'
import { shownName } from '../../i18n/default-names.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { groupByProject } from './group-by-project.ts'
import { SearchBox } from './search-box.tsx'
import { SimulationCard } from './simulation-card.tsx'
import styles from './simulations.module.css'
import { TouchedByEngine } from './touched-by-engine.tsx'
import { useSettled } from './use-settled.ts'

/** All saved simulations by project, with a search over name, project and type. */
export default function SimulationsScreen() {
  const { t } = useTranslation()
  const all = useSummaries()
  const touched = useTouchedSummaries()
  const [isTouchedShown, setTouchedShown] = useState(false)
  const { summaries: simulations, error, refetch } = all
  const actions = useSimulationActions()
  const files = useFileImport()
  const [text, setText] = useState('')
  const searched = useSettled(text).trim()
  const found = useFoundSummaries(searched)
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

  const list = isTouchedShown && touched.total > 0 ? touched : all
  const isSearched = searched !== '' && found.data !== undefined
  const shown = isSearched ? found.data.summaries : (list.summaries ?? simulations)
  const total = isSearched ? found.data.total : list.total
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
      <SearchBox text={text} onChange={setText} shown={isSearched ? shown.length : total} total={total} />
      {!isSearched && (
        <TouchedByEngine
          touched={touched.summaries ?? []}
          total={touched.total}
          isShown={list === touched}
          onShow={setTouchedShown}
        />
      )}
      {searched !== '' && found.isError ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : shown.length === 0 ? (
        <EmptyState title={t('Nenhum resultado encontrado para {{text}}', { text: searched })} />
      ) : (
        <ByProject simulations={shown} actions={actions} />
      )}
      {!isSearched && list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
          {t('Carregar mais')}
        </Button>
      )}
      {actions.dialogs}
      {files.overlay}
    </Page>
  )
}

function ByProject({ simulations, actions }: { simulations: CalculationSummary[]; actions: SimulationActions }) {
  const { t } = useTranslation()
  return (
    <>
      {groupByProject(simulations).map((group) => (
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
      ))}
    </>
  )
}
