import { useLateOpen } from '../late/late-code.ts'
import type { DialogProps, DrawerProps } from './overlay-props.ts'

/** A question or a small form over the page. Escape and a click outside close it; the focus returns to its previous place. */
export function Dialog(props: DialogProps) {
  const { late, isOpen } = useLateOpen(props.open)
  return late && <late.DialogPopup {...props} open={isOpen} />
}

/** A panel that slides in from the right edge; Escape and a click outside close it. */
export function Drawer(props: DrawerProps) {
  const { late, isOpen } = useLateOpen(props.open)
  return late && <late.DrawerPopup {...props} open={isOpen} />
}
