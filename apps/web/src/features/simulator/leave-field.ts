import { notify } from '../../ui/overlay/notify.ts'

/**
 * Leaves the field that is being typed in, lets what it shows then be drawn, and goes on. A number that went back because it was refused is
 * told, since going on takes the field and its message out of sight.
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
