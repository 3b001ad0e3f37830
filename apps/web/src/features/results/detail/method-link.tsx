import type { CheckCode } from '@madre/engine'
import { addressOfReading, METHOD_OF_CHECK } from '@madre/note/method'
import { useTranslation } from 'react-i18next'
import styles from './checks.module.css'

/** To the reading of the method that derives a check; in a window of its own, so that the results stay as they are. */
export function MethodLink({ code }: { code: CheckCode }) {
  const { t } = useTranslation()
  const reading = METHOD_OF_CHECK[code]
  return (
    <a href={addressOfReading(reading)} target="_blank" rel="noreferrer" className={styles.method}>
      {t('Método {{reading}}', { reading })}
    </a>
  )
}
