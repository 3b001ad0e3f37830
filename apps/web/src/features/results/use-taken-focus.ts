import { useEffect, useRef } from 'react'

/** Where the focus goes once `takes` holds, if what had it is gone; nobody is taken away from where they are. */
export function useTakenFocus<E extends HTMLElement>(takes: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    const { activeElement } = document
    if (takes && (activeElement === null || activeElement === document.body)) element.current?.focus()
  }, [takes])
  return element
}
