import { useEffect } from 'react'
import { Toaster as Base, type ToasterProps, useSonner } from 'sonner'
import { type Box, freePlace, isFree } from './free-place.ts'

const CONTROLS = 'a[href], button, input, select, textarea, label:has(input), summary, [tabindex="0"]'
/** Results the user was waiting for, which must stay visible. */
const FIGURES = '[data-figures]'
/** Interval of checks for covered elements while there are notifications [ms]. */
const LOOK_MS = 100
/** Visible height of each further notification under the first [px]. */
const PEEK = 14

/** Notifications at a place where they cover no control, since the next press must not hit them, and no awaited figures. */
export function Toaster(props: ToasterProps) {
  const isShown = useSonner().toasts.length > 0
  useEffect(() => {
    if (!isShown) return
    const first = requestAnimationFrame(keepClear)
    const timer = setInterval(keepClear, LOOK_MS)
    return () => {
      cancelAnimationFrame(first)
      clearInterval(timer)
    }
  }, [isShown])
  return <Base {...props} position="top-left" />
}

/** Moves the notifications away from elements they cover. They stay if they cover none, or are under the pointer. */
function keepClear(): void {
  const list = document.querySelector<HTMLElement>('[data-sonner-toaster]')
  const toasts = [...(list?.querySelectorAll<HTMLElement>('[data-sonner-toast]') ?? [])]
  const front = toasts[0]
  if (!list || !front || list.matches(':hover')) return
  const size = { width: front.offsetWidth, height: front.offsetHeight + PEEK * (toasts.length - 1) }
  const { left, top } = list.getBoundingClientRect()
  const controls = boxesOf(CONTROLS, list)
  const figures = boxesOf(FIGURES, list)
  const isPlaced = list.style.getPropertyValue('--top') !== ''
  if (isPlaced && isFree({ left, top, right: left + size.width, bottom: top + size.height }, [...controls, ...figures]))
    return
  const place = freePlace(size, { width: window.innerWidth, height: window.innerHeight }, { controls, figures })
  list.style.setProperty('--left', `${place.left}px`)
  list.style.setProperty('--top', `${place.top}px`)
}

/** The boxes to keep free. Under an open dialog nothing can be pressed or read. */
function boxesOf(kept: string, list: HTMLElement): Box[] {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document
  return [...dialog.querySelectorAll<HTMLElement>(kept)]
    .filter((part) => !list.contains(part))
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight)
}
