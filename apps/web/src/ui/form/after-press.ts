/** Whether something is being pressed: from the press to the click that follows it. */
let isPressed = false
const waiting = new Set<() => void>()

// The press comes before the focus it takes away, the click after its end.
window.addEventListener('mousedown', () => (isPressed = true), true)
for (const end of ['mouseup', 'dragend', 'contextmenu'])
  window.addEventListener(
    end,
    () =>
      setTimeout(() => {
        isPressed = false
        for (const then of waiting) then()
        waiting.clear()
      }),
    true,
  )

/** Does what moves the page once nothing is pressed any more: what slips away from under the pointer is not clicked. */
export function afterPress(then: () => void): void {
  if (isPressed) waiting.add(then)
  else then()
}
