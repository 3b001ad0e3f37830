import { loadsNotEntered, type TypedLine } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import styles from './loads-not-entered.module.css'

const WORDS = {
  windNotEntered: 'windNotEntered' satisfies WordKey,
  snowNotEntered: 'snowNotEntered' satisfies WordKey,
}

/** Wind or snow that nobody entered, shown before the answer, which holds without them only; nothing if both were entered. */
export function LoadsNotEntered({ typed }: { typed: TypedLine }) {
  const { t } = useTranslation()
  const missing = loadsNotEntered(typed)
  if (missing.length === 0) return null
  return (
    <p className={styles.missing}>
      <Icon name="alert" />
      {missing.map((load) => (
        <strong key={load}>{t(WORDS[load])}</strong>
      ))}
    </p>
  )
}
