import { DatabaseAwayError } from './postgres-pool.ts'
import { isDiskFull, StorageFullError } from './storage.ts'

const PAUSE_MS = 1_000

/**
 * Repeats idempotent work while the database is away or its disk is full.
 *
 * @param untilMs  the longest time
 * @throws the last error if the database is not back by then, and every other error at once
 */
export async function againWhileAway<T>(untilMs: number, work: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + untilMs; ; ) {
    try {
      return await work()
    } catch (error) {
      const passes = error instanceof DatabaseAwayError || error instanceof StorageFullError || isDiskFull(error)
      if (!passes || performance.now() + PAUSE_MS > end) throw error
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
  }
}
