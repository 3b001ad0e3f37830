import type { User } from '@madre/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCatalogue } from '../../api/catalogue.ts'
import { Icon } from '../../ui/icon.tsx'
import { START_VALUE_NAMES, startValueKeys } from '../../ui/simulation/start-value-facts.ts'
import styles from './simulator.module.css'

/** Which of the user's own values a new simulation starts with, and which of them are no longer to be had; nothing where there are none. */
export function StartOfNew({ user }: { user: User }) {
  const { t } = useTranslation()
  const { data: catalogue } = useCatalogue()
  const { startValues: start, startValuesLeftOut } = user
  if (!start) return null
  const own = startValueKeys(start).map((key) => t(START_VALUE_NAMES[key]))
  const leftOut = startValuesLeftOut.map((key) => {
    const name = Object.entries(START_VALUE_NAMES).find(([known]) => known === key)?.[1]
    return name ? t(name) : key
  })
  const steels = start.steelGrades?.filter((id) => catalogue && !catalogue.steels.some((s) => s.id === id)) ?? []
  return (
    <div className={styles.startOfNew}>
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
    </div>
  )
}
