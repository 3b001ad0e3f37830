import type { Check } from '@madre/engine'
import { addressOfReading, METHOD_OF_CHECK, readingOf } from '@madre/method'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { checkName } from '../model/check-names.ts'
import styles from './checks.module.css'

/** Link to the reading of the method for a check, in a new window, so that the results stay. */
export function MethodLink({ check }: { check: Check }) {
  const { t } = useTranslation()
  const reading = readingOf(check)
  return (
    <a href={addressOfReading(reading)} target="_blank" rel="noreferrer" className={styles.method}>
      {t('Método {{reading}}', { reading })}
    </a>
  )
}

/** The names of checks without figures, each a link to its reading. */
export function CheckNames({ checks }: { checks: Check[] }) {
  const { t } = useWords()
  const separator = useFormat().list(['', ''])
  return checks.map(({ code }, i) => (
    <Fragment key={code}>
      {i > 0 && separator}
      <a href={addressOfReading(METHOD_OF_CHECK[code])} target="_blank" rel="noreferrer">
        {t(checkName(code, { checks }))}
      </a>
    </Fragment>
  ))
}
