import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import styles from './popup.module.css'

/** A small panel beside its trigger, closed by Escape or a click elsewhere. */
export function Popover({
  trigger,
  title,
  children,
  side = 'bottom',
}: {
  /** one button */
  trigger: ReactElement
  title?: string
  children: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right'
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} side={side} collisionPadding={8} className={styles.positioner}>
          <Base.Popup className={styles.popover}>
            {title && <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
