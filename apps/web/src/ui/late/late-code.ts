import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { ToasterProps, toast } from 'sonner'
import type { DialogProps, DrawerProps, MenuPopupProps, TooltipProps } from '../overlay/overlay-props.ts'
import type { TabListProps } from '../page/tabs-props.ts'

interface LateParts {
  DialogPopup: ComponentType<DialogProps>
  DrawerPopup: ComponentType<DrawerProps>
  MenuPopup: ComponentType<MenuPopupProps>
  TooltipPopup: ComponentType<TooltipProps>
  TabListWithKeys: ComponentType<TabListProps<string>>
  Toaster: ComponentType<ToasterProps>
  toast: typeof toast
}

const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

let source: () => Promise<LateParts> = () => Promise.reject(new Error('no code to load'))
let parts: LateParts | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Sets the source of the code. It is not imported here, since that code imports this file. */
export function lateFrom(load: () => Promise<LateParts>): void {
  source = load
}

/** Loads the code, once; after a failure the next call tries again. */
export function loadLate(): Promise<void> {
  loading ??= source().then(
    async (loaded) => {
      await untilReleased()
      parts = loaded
      keepingFocus(() => {
        for (const listener of listeners) listener()
      })
    },
    () => {
      loading = null
    },
  )
  return loading
}

/** A press without a click, as at the end of a drag, ends this long after its release [ms]. */
const NO_CLICK_MS = 300
let isPressed = false
let onReleased: (() => void) | null = null

/** A pressed element must not be re-created before its release: the click would be lost. */
const untilReleased = (): Promise<void> =>
  isPressed
    ? new Promise((done) => {
        onReleased = done
      })
    : Promise.resolve()

function watchPresses(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const press = () => {
    clearTimeout(timer)
    isPressed = true
  }
  const release = (afterMs: number) => () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isPressed = false
      onReleased?.()
      onReleased = null
    }, afterMs)
  }
  const watch = (event: string, act: () => void) => addEventListener(event, act, { capture: true, passive: true })
  for (const event of ['pointerdown', 'keydown']) watch(event, press)
  for (const event of ['click', 'keyup', 'pointercancel', 'blur']) watch(event, release(0))
  watch('pointerup', release(NO_CLICK_MS))
}

/** Loads the code at the first sign of a user, so that it is ready for a menu or a question. */
export function loadLateAtFirstSign(): void {
  watchPresses()
  const start = () => {
    for (const sign of FIRST_SIGNS) removeEventListener(sign, start)
    void loadLate()
  }
  for (const sign of FIRST_SIGNS) addEventListener(sign, start, { passive: true })
}

/** Buttons with a tooltip or a menu, and tabs, are re-created once the code is there. The focused one gets the focus back. */
function keepingFocus(change: () => void): void {
  const focused = document.activeElement
  const place = [...document.querySelectorAll('button')].indexOf(focused as HTMLButtonElement)
  flushSync(change)
  if (place < 0 || focused?.isConnected || document.activeElement !== document.body) return
  document.querySelectorAll('button')[place]?.focus({ preventScroll: true })
}

/** Runs with the code: at once, or as soon as it is loaded. */
export function withLate(use: (late: LateParts) => void): void {
  if (parts) use(parts)
  // By then its users are on screen.
  else void loadLate().then(() => setTimeout(() => parts && use(parts)))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The code of parts shown only after an action, once it is loaded. */
export const useLate = (): LateParts | null => useSyncExternalStore(subscribe, () => parts)

/**
 * The same for parts that open and close. `isOpen` becomes true just after the code has come and the focus is back, so that closing returns
 * the focus there.
 */
export function useLateOpen(open: boolean): { late: LateParts | null; isOpen: boolean } {
  const late = useLate()
  const [isReady, setReady] = useState(late !== null)
  useEffect(() => {
    if (open) void loadLate()
  }, [open])
  useEffect(() => {
    if (!late) return
    const timer = setTimeout(() => setReady(true))
    return () => clearTimeout(timer)
  }, [late])
  return { late, isOpen: open && isReady }
}
