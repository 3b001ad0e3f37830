import type { StartValues, User } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../api/catalogue.ts'
import { Icon } from '../../ui/icon.tsx'
import { START_VALUE_NAMES, startValueKeys } from '../../ui/simulation/start-value-facts.ts'
import { type Draft, usableGrades } from './model/simulation.ts'
import { isSameStart, startValuesOf } from './model/taken-start-values.ts'
import { NewFromTemplate } from './new-from-template.tsx'
import styles from './simulator.module.css'
import type { SimulatorState } from './state/use-simulator.ts'

/** What a new simulation can start from: a template, the user's own values and what of them is no longer to be had. Empty where there is neither. */
export function StartOfNew({ user, simulator }: { user: User; simulator: SimulatorState }) {
  return (
    <div className={styles.startOfNew}>
      <NewFromTemplate simulator={simulator} />
      <OwnStartValues user={user} draft={simulator.draft} />
    </div>
  )
}

function OwnStartValues({ user, draft }: { user: User; draft: Draft }) {
  const { t } = useTranslation()
  const { data: catalogue } = useCatalogue()
  const { startValues: start, startValuesLeftOut } = user
  if (!start) return null
  const available = catalogue?.steels.map((s) => s.id)
  const { steelGrades = [] } = start
  const steels = steelGrades.filter((id) => available && !available.includes(id))
  const usable: StartValues = {
    ...start,
    ...(available && steelGrades.length > 0 ? { steelGrades: usableGrades(steelGrades, available) } : {}),
  }
  // A template, or a change, puts others in their place.
  const present = startValuesOf(draft).values
  const own = startValueKeys(usable)
    .filter((key) => isSameStart(usable, present, key))
    .filter((key) => key !== 'steelGrades' || steels.length < steelGrades.length)
    .map((key) => t(START_VALUE_NAMES[key]))
  const leftOut = startValuesLeftOut.map((key) => {
    const name = Object.entries(START_VALUE_NAMES).find(([known]) => known === key)?.[1]
    return name ? t(name) : key
  })
  return (
    <>
      {own.length > 0 && (
        <p>
          {t('Com os seus valores iniciais: {{list}}.', { list: own.join(', ') })}{' '}
          <Link to="/account">{t('Ver na conta')}</Link>
        </p>
      )}
      {steels.length > 0 && (
        <p className={styles.leftOut}>
          <Icon name="alert" size={14} />
          {t('Dos seus valores iniciais, o catálogo já não tem: {{list}}.', { list: steels.join(', ') })}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.leftOut}>
          <Icon name="alert" size={14} />
          {t('Dos seus valores iniciais, já não são permitidos: {{list}}.', { list: leftOut.join(', ') })}
        </p>
      )}
    </>
  )
}
