import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { TooltipProps } from './overlay-props.ts'
import styles from './popup.module.css'

/** A word or two on hover and focus. The child is one focusable element with a name of its own. */
export function TooltipPopup({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className={styles.positioner}>
          <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
