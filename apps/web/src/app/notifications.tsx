import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { classNames } from '../ui/class-names.ts'
import { useLate } from '../ui/late/late-code.ts'
import styles from './notifications.module.css'

/** Wide enough for a reason on one line; on a phone it leaves room for the buttons beside it. */
const WIDTH = { '--width': 'min(420px, 78vw)' } as CSSProperties

/** Where notifications appear: above everything, open dialogs included, and over no control. */
export function Notifications() {
  const { t } = useTranslation()
  const late = useLate()
  if (!late) return null
  return createPortal(
    <late.Toaster
      style={WIDTH}
      closeButton
      duration={6000}
      containerAriaLabel={t('Notificações')}
      className={classNames('no-print', styles.list)}
      toastOptions={{
        closeButtonAriaLabel: t('Fechar'),
        classNames: {
          toast: styles.toast ?? '',
          title: styles.title ?? '',
          description: styles.description ?? '',
          closeButton: styles.close ?? '',
          success: styles.success ?? '',
          error: styles.error ?? '',
          info: styles.info ?? '',
          warning: styles.warning ?? '',
        },
      }}
    />,
    document.body,
  )
}
