import { type CalculationSummary, decode } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SimulationActions } from '../../actions/use-simulation-actions.tsx'
import { useCalculation } from '../../api/calculations.ts'
import { shownName } from '../../i18n/default-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import { recalculatedWords, underestimatedWords } from '../../ui/simulation/earlier-engine.ts'
import { RequestSummary } from '../../ui/simulation/request-summary.tsx'
import { revisionText } from '../../ui/simulation/revision-words.ts'
import { chosenFacts, simulationFacts } from '../../ui/simulation/simulation-facts.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './simulations.module.css'

/** One simulation; a click opens what was entered, fetched when first asked for. */
export function SimulationCard({
  simulation,
  actions,
}: {
  simulation: CalculationSummary
  actions: SimulationActions
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const panel = useId()
  const [open, setOpen] = useState(false)
  const { id, calculationStatus, lastUpdateDate } = simulation
  const name = shownName(simulation.name, t)
  const choices = [
    { label: t('Alterar detalhes'), icon: 'tag' as const, onSelect: () => actions.changeDetails(simulation) },
    {
      label: t('Duplicar'),
      icon: 'copy' as const,
      disabled: actions.duplicating === id,
      onSelect: () => actions.duplicate(simulation),
    },
    { label: t('Descarregar ficheiro'), icon: 'download' as const, onSelect: () => actions.exportFile(simulation) },
    { label: t('Apagar'), icon: 'delete' as const, danger: true, onSelect: () => actions.askDelete(simulation) },
  ]
  return (
    <article className={styles.card}>
      <div className={styles.cardHead}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron-right" className={classNames(styles.chevron, open && styles.turned)} />
          <CardTexts simulation={simulation} />
          <span className={styles.cardState}>
            <StatusBadge status={calculationStatus} />
            <span className={styles.cardDate}>
              {format.date(lastUpdateDate)} <span className="unit">{format.time(lastUpdateDate)}</span>
            </span>
          </span>
        </button>
        <div className={styles.cardButtons}>
          <Link
            to="/simulator/$simulation"
            params={{ simulation: id }}
            className={buttonClass({ variant: 'ghost', compact: true })}
            aria-label={t('Editar {{name}}', { name })}
          >
            <Icon name="edit" />
            {t('Editar')}
          </Link>
          <span className={styles.wideButtons}>
            {choices.map(({ label, icon, danger, disabled, onSelect }) => (
              <IconButton
                key={label}
                icon={icon}
                label={`${label}: ${name}`}
                danger={danger ?? false}
                disabled={disabled}
                onClick={onSelect}
              />
            ))}
          </span>
          <span className={styles.narrowButtons}>
            <Menu
              trigger={<IconButton icon="more" label={t('Mais ações para {{name}}', { name })} />}
              items={choices}
            />
          </span>
        </div>
      </div>
      <div id={panel} hidden={!open}>
        {open && <Opened id={id} />}
      </div>
    </article>
  )
}

function CardTexts({ simulation }: { simulation: CalculationSummary }) {
  const { t } = useTranslation()
  const format = useFormat()
  const chosen = chosenFacts(simulation, format)
  return (
    <span className={styles.cardTexts}>
      <span className={styles.cardName}>{shownName(simulation.name, t)}</span>
      <span className={styles.cardMeta}>{simulationFacts(simulation, t)}</span>
      {chosen && <span className={styles.cardChosen}>{chosen}</span>}
      {underestimatedWords(simulation.underestimated, t).map((sentence) => (
        <span key={sentence} className={styles.cardWarning}>
          {sentence}
        </span>
      ))}
      {simulation.revision && <span className={styles.cardChosen}>{revisionText(simulation.revision, t)}</span>}
      {simulation.recalculated && (
        <span className={styles.cardChosen}>{recalculatedWords(simulation.recalculated, t, format)}</span>
      )}
    </span>
  )
}

function Opened({ id }: { id: string }) {
  const { data, error, refetch } = useCalculation(id)
  if (data) return <RequestSummary typed={decode(data.request).typed} />
  return (
    <div className={styles.loading}>
      <Pending error={error} refetch={refetch} lines={4} />
    </div>
  )
}
