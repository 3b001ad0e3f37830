import { rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Lifecycle } from '../lifecycle.ts'

const EVERY_MS = 5_000
/** A loop silent for this many times its longest turn is stuck. */
const SILENT_TURNS = 2
/** The least time granted for a turn [ms]: a machine may be slow. */
const LEAST_SILENCE_MS = 120_000

/**
 * Watches the work of a process. Writes the health file while the loops turn and the database answers, removes it otherwise, and ends the
 * process, to be restarted, when a loop is stuck.
 *
 * @param silentForMs  time since the last turn of the most silent loop
 * @param longestTurnMs  the longest allowed turn
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
    // A file that cannot be written gets old, which has the same meaning.
    void look().catch(() => {})
  }, everyMs)
  void look().catch(() => {})
  return () => {
    clearInterval(timer)
    if (file !== null) rmSync(file, { force: true })
  }
}
