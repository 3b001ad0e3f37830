import type { CalculationSummary } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { shownName } from '../../i18n/default-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { TYPE_LABELS } from '../../i18n/labels.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Card } from '../../ui/page/card.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './dashboard.module.css'

/** The simulation changed last, to go on with. */
export function LatestCard({ simulation }: { simulation: CalculationSummary }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id, simulationType, spans, calculationStatus, lastUpdateDate, metadata } = simulation
  const name = shownName(simulation.name, t)
  const finished = calculationStatus === 'COMPLETE'
  return (
    <Card
      title={calculationStatus === 'PENDING' ? t('Simulação Pausada') : t('Última Simulação')}
      actions={<StatusBadge status={calculationStatus} />}
    >
      <p className={styles.latestName}>{name}</p>
      <p className={styles.meta}>{shownName(metadata.projectName, t)}</p>
      <p className={styles.meta}>
        {t(TYPE_LABELS[simulationType])} · {t('{{count}} vãos', { count: spans })} · {format.date(lastUpdateDate)}{' '}
        {format.time(lastUpdateDate)}
      </p>
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
