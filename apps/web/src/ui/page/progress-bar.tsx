import { useTranslation } from 'react-i18next'
import styles from './progress-bar.module.css'

/** A thin bar along the top of its positioned parent during work; nothing otherwise. */
export function ProgressBar({ active }: { active: boolean }) {
  const { t } = useTranslation()
  if (!active) return null
  return (
    <div className={styles.track} role="progressbar" aria-label={t('A processar')}>
      <div className={styles.bar} />
    </div>
  )
}
