/** Runs `act` when the browser is idle. @returns cancels it */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: 2_000 })
  return () => window.cancelIdleCallback(handle)
}
