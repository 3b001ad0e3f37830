import { useLateOpen } from '../late/late-code.ts'
import type { DrawerProps } from './overlay-props.ts'

/** A panel that slides in from the right edge; Escape and a click outside close it. */
export function Drawer(props: DrawerProps) {
  const { late, isOpen } = useLateOpen(props.open)
  return late && <late.DrawerPopup {...props} open={isOpen} />
}
