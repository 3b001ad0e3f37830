import { rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Lifecycle } from '../lifecycle.ts'

const EVERY_MS = 5_000
/** So many times the longest turn a loop may take is silence that no work explains. */
const SILENT_TURNS = 2
/** The least that a turn must be granted [ms]: a machine may be slow. */
const LEAST_SILENCE_MS = 120_000

/**
 * Watches over the work of a process: writes the health file while the loops turn and the database answers, takes it away
 * while they do not, and ends the process, to be started again, when a loop has come to a stand.
 *
 * @param silentForMs  how long the most silent loop has been without a turn
 * @param longestTurnMs  what one turn may take at most
 * @returns ends the watch
 */
export function watchWork({
  db,
  lifecycle,
  file,
  silentForMs,
  longestTurnMs,
  everyMs = EVERY_MS,
  leastSilenceMs = LEAST_SILENCE_MS,
  onStand = (message) => {
    throw new Error(message)
  },
}: {
  db: Db
  lifecycle: Lifecycle
  file: string | null
  silentForMs: () => number
  longestTurnMs: number
  everyMs?: number
  leastSilenceMs?: number
  onStand?: (message: string) => void
}): () => void {
  const limit = Math.max(leastSilenceMs, SILENT_TURNS * longestTurnMs)
  const look = async () => {
    const answers = await sql`SELECT 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (file === null) return
    if (answers && !lifecycle.ending && silentForMs() < limit) writeFileSync(file, `${new Date().toISOString()}\n`)
    else rmSync(file, { force: true })
  }
  const timer = setInterval(() => {
    const silence = silentForMs()
    if (silence >= limit && !lifecycle.ending)
      onStand(`the work has come to a stand: no turn for ${Math.round(silence / 1000)} s`)
    // A file that cannot be written grows old, which says the same.
    void look().catch(() => {})
  }, everyMs)
  void look().catch(() => {})
  return () => {
    clearInterval(timer)
    if (file !== null) rmSync(file, { force: true })
  }
}
