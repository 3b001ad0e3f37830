import type { CalculationSummary } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSimulationActions } from '../../actions/use-simulation-actions.tsx'
import { useSummaries } from '../../api/calculations.ts'
import { useWhoami } from '../../api/users.ts'
import { shownName } from '../../i18n/default-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { useAfterPress } from '../../ui/after-press.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyExtra } from '../../ui/lazy-extra.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Failure } from '../../ui/page/failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { chosenFacts, simulationFacts } from '../../ui/simulation/simulation-facts.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './dashboard.module.css'
import { HistoryCard } from './history-card.tsx'

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
      <DroppedFiles />
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

/** The simulation changed last, to go on with. */
function LatestCard({ simulation }: { simulation: CalculationSummary }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id, calculationStatus, lastUpdateDate, metadata } = simulation
  const name = shownName(simulation.name, t)
  const chosen = chosenFacts(simulation, format)
  const finished = calculationStatus === 'COMPLETE'
  return (
    <Card
      title={calculationStatus === 'PENDING' ? t('Simulação Pausada') : t('Última Simulação')}
      actions={<StatusBadge status={calculationStatus} />}
    >
      <p className={styles.latestName}>{name}</p>
      <p className={styles.meta}>{shownName(metadata.projectName, t)}</p>
      <p className={styles.meta}>
        {simulationFacts(simulation, t)} · {format.date(lastUpdateDate)} {format.time(lastUpdateDate)}
      </p>
      {chosen && <p className={styles.chosen}>{chosen}</p>}
      <div className={styles.latestActions}>
        <Link
          to="/simulator/$simulation"
          params={{ simulation: id }}
          search={finished ? { step: 'results' } : {}}
          className={buttonClass({ variant: 'primary' })}
        >
          {finished ? t('Ver resultados') : t('Continuar')}
          <Icon name="arrow-right" />
        </Link>
        {finished && (
          <Link to="/simulator/$simulation" params={{ simulation: id }} className={buttonClass()}>
            <Icon name="edit" />
            {t('Editar')}
          </Link>
        )}
      </div>
    </Card>
  )
}

/** The three profile types side by side, as sections. */
function PurlinPicture() {
  return (
    <svg viewBox="0 0 244 84" width="244" height="84" aria-hidden="true" fill="none" stroke="currentColor">
      <g strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M6 60v10h18l8-56h22l8 56h18V60" />
        <path d="M140 26V14h-32v56h32V58" />
        <path d="M170 26V14h30v56h32V58" />
      </g>
    </svg>
  )
}
