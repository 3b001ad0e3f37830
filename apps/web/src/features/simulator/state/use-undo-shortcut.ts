import { useEffect, useRef } from 'react'
import { leaveField } from '../leave-field.ts'

/**
 * Ctrl+Z takes the last change of the form back, Ctrl+Y and Ctrl+Shift+Z make it again, from wherever the focus is; text that is no number,
 * such as a name, keeps the browser's own.
 */
export function useUndoShortcut(simulator: { undo: () => void; redo: () => void }): void {
  const latest = useRef(simulator)
  latest.current = simulator
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const redo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!redo && key !== 'z') return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') || isFreeText(event.target)) return
      event.preventDefault()
      const field = event.target instanceof HTMLElement ? event.target : null
      // Valid text is in the form already. Refused text is reset as when the field is left, and this reset is then the whole undo step.
      if (field?.getAttribute('aria-invalid') === 'true') leaveField(() => field.focus())
      else
        leaveField(() => {
          if (redo) latest.current.redo()
          else latest.current.undo()
          requestAnimationFrame(() => giveBack(field))
        })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The focus returns to where it was, unless the change is in another step, which takes it. */
function giveBack(field: HTMLElement | null): void {
  if (field?.isConnected && document.activeElement === document.body) field.focus({ preventScroll: true })
}

/** Whether an event comes from text that is not one of the form's numbers. */
const isFreeText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    target.getAttribute('role') !== 'spinbutton' &&
    !['checkbox', 'radio', 'number', 'button'].includes(target.type))
