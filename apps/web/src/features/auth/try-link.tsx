import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { trialMode } from '../../api/trial-mode.ts'
import styles from './auth.module.css'

/** The way to the simulator without an account, where the server offers one. */
export function TryLink() {
  const { t } = useTranslation()
  if (trialMode() === 'off') return null
  return (
    <p className={styles.try}>
      <Link to="/try">{t('Experimentar sem conta')}</Link>
    </p>
  )
}
