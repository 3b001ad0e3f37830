import { useRef } from 'react'

/**
 * Runs what writes one at a time: while it is under way, a second click or key press is no further one. It holds from the very first moment,
 * when no button can show yet that it is busy.
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
