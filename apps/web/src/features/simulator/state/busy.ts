/** A save or a calculation shows for at least this long: what flickers is not read. */
const MINIMUM_BUSY_MS = 700

/** The outcome of the work, not before the minimum time has passed. */
export async function atLeast<T>(work: Promise<T>, ms = MINIMUM_BUSY_MS): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
