import { useEffect, useState } from 'react'

/** Whether the pointer is down. From mouse events, which also follow a tap, after its blur. */
let isDown = false
const ENDS = ['mouseup', 'dragend', 'pointercancel'] as const

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isDown = true), true)
  for (const end of ENDS) document.addEventListener(end, () => (isDown = false), true)
}

/** Runs at once; while the pointer is down, after its release and the click. */
export function afterPress(next: () => void): void {
  if (!isDown) {
    next()
    return
  }
  const finish = () => {
    for (const end of ENDS) document.removeEventListener(end, finish, true)
    // The click follows the release within the same turn.
    setTimeout(next)
  }
  for (const end of ENDS) document.addEventListener(end, finish, true)
}

/** The value; while the pointer is down the previous one, so that a pressed element does not move because of a change above it. */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value)
  useEffect(() => afterPress(() => setShown(value)), [value])
  return shown
}
