/** Whether the pointer is down: mouse events, which come for a tap as well, and after its blur. */
let isDown = false
const ENDS = ['mouseup', 'dragend', 'pointercancel'] as const

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isDown = true), true)
  for (const end of ENDS) document.addEventListener(end, () => (isDown = false), true)
}

/** Runs at once, or, while the pointer is down, once it is up and what it pressed has had its click. */
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
