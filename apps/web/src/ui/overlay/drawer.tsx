import { useEffect } from 'react'
import { loadLate, useLate } from '../late/late-code.ts'
import type { DrawerProps } from './overlay-props.ts'

/** A panel that slides in from the right edge; Escape and a click outside close it. */
export function Drawer(props: DrawerProps) {
  const late = useLate()
  useEffect(() => {
    if (props.open) void loadLate()
  }, [props.open])
  return late && <late.DrawerPopup {...props} />
}
