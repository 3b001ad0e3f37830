import { useRef } from 'react'

/**
 * Runs writing work one at a time: during the work a second click or key press is ignored. This holds from the first moment, when no button
 * can show yet that it is busy.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false)
  return async (work) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await work()
    } finally {
      isRunning.current = false
    }
  }
}
