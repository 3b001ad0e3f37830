import type { CalculationSummary } from '@madre/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SimulationActions } from '../../actions/use-simulation-actions.tsx'
import { shownName } from '../../i18n/default-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyExtra } from '../../ui/lazy-extra.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { chosenFacts, simulationFacts } from '../../ui/simulation/simulation-facts.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './dashboard.module.css'

const Examples = lazyExtra(() => import('../../actions/examples.tsx'), <Skeleton lines={5} height="3em" />)

export function HistoryCard({
  simulations,
  actions,
  more,
}: {
  simulations: CalculationSummary[] | undefined
  actions: SimulationActions
  /** those that were not asked for yet; null when there are none */
  more: { isLoading: boolean; load: () => void } | null
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openResults = (simulation: string) =>
    navigate({ to: '/simulator/$simulation', params: { simulation }, search: { step: 'results' } })
  return (
    <Card
      title={t('Histórico')}
      actions={simulations?.length ? <Link to="/simulations">{t('Ver todas as simulações')}</Link> : undefined}
    >
      {!simulations ? (
        <Skeleton lines={5} height="1.6em" />
      ) : simulations.length === 0 ? (
        <>
          <EmptyState
            title={t('Ainda não tem simulações guardadas.')}
            text={t('A primeira já está pronta a calcular, aqui em baixo.')}
          />
          <Examples lead={t('Ou abra um exemplo terminado:')} onOpened={openResults} />
        </>
      ) : (
        <ul className={styles.rows}>
          {simulations.map((simulation) => (
            <HistoryRow key={simulation.id} simulation={simulation} actions={actions} />
          ))}
          {more && (
            <li className={styles.more}>
              <Button compact busy={more.isLoading} onClick={more.load}>
                {t('Carregar mais')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}

function HistoryRow({ simulation, actions }: { simulation: CalculationSummary; actions: SimulationActions }) {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const { id, calculationStatus, lastUpdateDate, metadata } = simulation
  const name = shownName(simulation.name, t)
  const chosen = chosenFacts(simulation, format)
  return (
    <li className={styles.row}>
      <Link to="/simulator/$simulation" params={{ simulation: id }} className={styles.rowName}>
        <span className={styles.rowTitle}>{name}</span>
        <span className={styles.rowProject}>
          {shownName(metadata.projectName, t)} · {simulationFacts(simulation, t)}
        </span>
        {chosen && <span className={styles.rowProject}>{chosen}</span>}
      </Link>
      <span className={styles.rowStatus}>
        <StatusBadge status={calculationStatus} />
      </span>
      <span className={styles.rowDate}>
        {format.date(lastUpdateDate)} <span className="unit">{format.time(lastUpdateDate)}</span>
      </span>
      <span className={styles.rowButtons}>
        <IconButton
          compact
          icon="edit"
          label={t('Editar {{name}}', { name })}
          onClick={() => void navigate({ to: '/simulator/$simulation', params: { simulation: id } })}
        />
        <IconButton
          compact
          icon="copy"
          label={t('Duplicar {{name}}', { name })}
          disabled={actions.duplicating === id}
          onClick={() => actions.duplicate(simulation)}
        />
        <IconButton
          compact
          danger
          icon="delete"
          label={t('Apagar {{name}}', { name })}
          onClick={() => actions.askDelete(simulation)}
        />
      </span>
    </li>
  )
}
