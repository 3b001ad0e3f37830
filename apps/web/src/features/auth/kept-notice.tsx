import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetKeptTrial, keptTrial } from '../../api/kept-trial.ts'
import { shownName } from '../../i18n/default-names.ts'
import { Button } from '../../ui/button.tsx'
import styles from './auth.module.css'

/** That a simulation of a trial waits for the account: whoever signs in on this device sees it before, and may leave it. */
export function KeptNotice() {
  const { t } = useTranslation()
  const [kept, setKept] = useState(keptTrial)
  if (!kept) return null
  return (
    <div className={styles.kept} role="status">
      <p>
        {t('A simulação «{{name}}» da sua experiência fica na conta assim que iniciar sessão.', {
          name: shownName(kept.creation.name, t),
        })}
      </p>
      <Button
        compact
        onClick={() => {
          forgetKeptTrial()
          setKept(null)
        }}
      >
        {t('Não guardar')}
      </Button>
    </div>
  )
}
