import { type CSSProperties, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLate } from '../ui/late/late-code.ts'
import styles from './notifications.module.css'

const OFFSET = { top: 6, right: 16, bottom: 16, left: 16 }
/** Wide enough for a reason on one line, so that it is no higher than the bar it lies on. */
const WIDTH = { '--width': '420px' } as CSSProperties

const PHONE = '(max-width: 600px)'

function watchPhone(changed: () => void) {
  const phone = window.matchMedia(PHONE)
  phone.addEventListener('change', changed)
  return () => phone.removeEventListener('change', changed)
}

/**
 * Where notifications appear, above everything, open dialogs included: in the middle of the bars at the top, where neither fields nor drawings
 * nor results stand. On a phone those bars are full of buttons, so they appear at the bottom.
 */
export function Notifications() {
  const { t } = useTranslation()
  const isPhone = useSyncExternalStore(watchPhone, () => window.matchMedia(PHONE).matches)
  const late = useLate()
  if (!late) return null
  return createPortal(
    <late.Toaster
      position={isPhone ? 'bottom-center' : 'top-center'}
      offset={OFFSET}
      style={WIDTH}
      mobileOffset={OFFSET}
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
          warning: styles.warning ?? '',
        },
      }}
    />,
    document.body,
  )
}
