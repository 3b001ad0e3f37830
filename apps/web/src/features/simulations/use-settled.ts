import { useEffect, useState } from 'react'

/** While a text is being typed: not every letter is a question to the server. */
const SETTLES_MS = 200

/** A text once it has not changed for a moment; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
