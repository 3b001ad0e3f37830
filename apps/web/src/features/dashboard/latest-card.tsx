import type { CalculationSummary } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { shownName } from '../../i18n/default-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Card } from '../../ui/page/card.tsx'
import { chosenFacts, simulationFacts } from '../../ui/simulation/simulation-facts.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './dashboard.module.css'

/** The simulation changed last, to go on with. */
export function LatestCard({ simulation }: { simulation: CalculationSummary }) {
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
