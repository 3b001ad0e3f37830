import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetKeptTrial, keptTrial } from '../../api/kept-trial.ts'
import { shownName } from '../../i18n/default-names.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './auth-layout.module.css'
import { Splash } from './splash.tsx'

/** The shared frame of all authentication screens: the form, and a drawing of what the product is for. */
export function AuthLayout({
  title,
  lead,
  expanded = false,
  children,
}: {
  title: string
  lead?: ReactNode
  /** more room for the form */
  expanded?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames(styles.layout, expanded && styles.expanded)}>
      <div className={styles.side}>
        <div className={styles.box}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <KeptNotice />
          {children}
        </div>
      </div>
      <div className={styles.splash}>
        <Splash />
      </div>
    </div>
  )
}

/** That a simulation of a trial waits for the account: whoever signs in on this device sees it before, and may leave it. */
function KeptNotice() {
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
