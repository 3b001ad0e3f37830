import type { CalculationSummary } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSimulationActions } from '../../actions/use-simulation-actions.tsx'
import { useSummaries } from '../../api/summaries.ts'
import { useWhoami } from '../../api/users.ts'
import { useAfterPress } from '../../ui/after-press.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyExtra } from '../../ui/lazy-extra.ts'
import { Card } from '../../ui/page/card.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import styles from './dashboard.module.css'
import { HistoryCard } from './history-card.tsx'
import { LatestCard } from './latest-card.tsx'
import { PurlinPicture } from './purlin-picture.tsx'

const DroppedFiles = lazyExtra(() => import('./dropped-files.tsx'))

/** Greeting, the latest simulation, a new one, the history; the simulator of a new simulation follows. */
export default function DashboardScreen() {
  const { t } = useTranslation()
  const { data: user } = useWhoami()
  const list = useSummaries()
  const { error, refetch } = list
  // The simulator stands below: what is pressed there must not move because its save has come into the list.
  const simulations = useAfterPress(list.summaries)
  const actions = useSimulationActions()
  usePageTitle(t('Painel'))
  return (
    <>
      <Page
        flush
        width="wide"
        title={t('Olá, {{name}}', { name: [user?.firstName, user?.lastName].filter(Boolean).join(' ') })}
        lead={t('Dimensione madres e perfis de aço segundo a EN 1993-1-3.')}
      >
        <div className={styles.grid}>
          <div className={styles.start}>
            <LatestOrNothing simulations={simulations} />
            <Card
              className={styles.newCard}
              title={t('Nova Simulação')}
              actions={<Icon name="arrow-right" className={styles.newArrow} />}
            >
              <PurlinPicture />
              <p className={styles.newText}>{t('Cobertura, fachada ou caso geral, com Ω, C ou Z.')}</p>
              <Link to="/simulator" className={styles.cover}>
                <span className="visually-hidden">{t('Nova Simulação')}</span>
              </Link>
            </Card>
          </div>
          {error && !simulations ? (
            <Card title={t('Histórico')}>
              <Failure error={error} onRetry={() => void refetch()} />
            </Card>
          ) : (
            <HistoryCard
              simulations={simulations}
              actions={actions}
              more={list.hasMore ? { isLoading: list.isLoadingMore, load: () => void list.loadMore() } : null}
            />
          )}
        </div>
        <h2 className={styles.next}>{t('Nova Simulação')}</h2>
      </Page>
      {actions.dialogs}
      <Suspense>
        <DroppedFiles />
      </Suspense>
    </>
  )
}

function LatestOrNothing({ simulations }: { simulations: CalculationSummary[] | undefined }) {
  if (!simulations)
    return (
      <Card>
        <Skeleton lines={4} />
      </Card>
    )
  const latest = simulations[0]
  return latest ? <LatestCard simulation={latest} /> : null
}
