import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Toaster } from 'sonner'
import styles from './notifications.module.css'

/** The corner where notifications appear, above everything, open dialogs included. */
export function Notifications() {
  const { t } = useTranslation()
  return createPortal(
    <Toaster
      position="bottom-right"
      closeButton
      duration={6000}
      containerAriaLabel={t('Notificações')}
      className="no-print"
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
        },
      }}
    />,
    document.body,
  )
}
