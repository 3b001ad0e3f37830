import { cloneElement, type ReactElement, useState } from 'react'
import { loadLate, useLate } from '../late/late-code.ts'
import type { MenuProps } from './overlay-props.ts'

/** A list of actions that opens from its trigger; arrow keys, type-ahead and Escape work. */
export function Menu(props: MenuProps) {
  const late = useLate()
  const [isWanted, setWanted] = useState(false)
  if (late) return <late.MenuPopup {...props} defaultOpen={isWanted} />
  const open = () => {
    setWanted(true)
    void loadLate()
  }
  return cloneElement(props.trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
  })
}
