import { useEffect, useRef } from 'react'

/** Moves the focus to the element once `takes` is true, but only if the element that had the focus has gone. */
export function useTakenFocus<E extends HTMLElement>(takes: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    const { activeElement } = document
    if (takes && (activeElement === null || activeElement === document.body)) element.current?.focus()
  }, [takes])
  return element
}
