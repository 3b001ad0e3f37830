import { notify } from '../../ui/overlay/notify.ts'

/**
 * Leaves the edited field, waits for its redraw, and goes on. A refused number that went back is reported, since the field and its message
 * go out of sight.
 */
export function leaveField(next: () => void, to: HTMLElement | null = null): void {
  const field = document.activeElement
  const wasWrong = field instanceof HTMLElement && field.getAttribute('aria-invalid') === 'true'
  if (to) to.focus({ preventScroll: true })
  else if (field instanceof HTMLElement) field.blur()
  requestAnimationFrame(() => {
    if (wasWrong && field instanceof HTMLInputElement) tellWhatWentBack(field)
    next()
  })
}

function tellWhatWentBack(field: HTMLInputElement) {
  const message = document.getElementById(field.getAttribute('aria-errormessage') ?? '')?.textContent
  const label = field.labels?.[0]?.textContent
  if (message) notify.warning(label || message, label ? message : undefined)
}
