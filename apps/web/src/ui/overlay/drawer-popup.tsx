import { Dialog as Base } from '@base-ui/react/dialog'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import dialogStyles from './dialog.module.css'
import styles from './drawer.module.css'
import type { DrawerProps } from './overlay-props.ts'

/** A panel that slides in from the right edge; Escape and a click outside close it. */
export function DrawerPopup({ open, onClose, title, children, wide = false }: DrawerProps) {
  const { t } = useTranslation()
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={dialogStyles.backdrop} />
        <Base.Popup className={classNames(styles.drawer, wide && styles.wide)}>
          <div className={dialogStyles.head}>
            <Base.Title className={dialogStyles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={t('Fechar')} tooltip={false} />} />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
