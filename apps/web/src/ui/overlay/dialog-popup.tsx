import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './dialog.module.css'
import drawer from './drawer.module.css'
import type { DialogProps, DrawerProps } from './overlay-props.ts'

/** A question or a small form over the page. Escape and a click outside close it; the focus returns to its previous place. */
export function DialogPopup({
  open,
  onClose,
  title,
  description,
  footer,
  wide = false,
  large = false,
  reading = false,
  printed = false,
  children,
}: DialogProps) {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          initialFocus={() => (reading ? heading.current : firstControl(popup.current))}
          data-printed={printed || undefined}
          className={classNames(styles.popup, wide && styles.wide, large && styles.large)}
        >
          <div className={styles.head}>
            <Base.Title ref={heading} tabIndex={reading ? -1 : undefined} className={styles.title}>
              {title}
            </Base.Title>
            <Base.Close render={<IconButton icon="close" label={t('Fechar')} compact tooltip={false} />} />
          </div>
          <div className={styles.body}>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The first focus: the first field, else the first (safe) answer, never the close button. */
function firstControl(popup: HTMLElement | null): HTMLElement | null {
  const controls = [...(popup?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [])]
  return controls.find((control) => control.tagName !== 'BUTTON') ?? controls[1] ?? controls[0] ?? null
}

/** A panel that slides in from the right edge; Escape and a click outside close it. */
export function DrawerPopup({ open, onClose, title, children, wide = false }: DrawerProps) {
  const { t } = useTranslation()
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={classNames(drawer.drawer, wide && drawer.wide)}>
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={t('Fechar')} tooltip={false} />} />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
