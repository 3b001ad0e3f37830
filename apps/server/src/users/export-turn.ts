import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A turn is renewed this often [ms], and free again when it was not for so long [s]: its process is gone then. */
const RENEW_MS = 10_000
const LAPSES_S = 30

/**
 * Takes the one turn to write an export that a user has, whichever process of the server is asked.
 *
 * @returns what gives it back, to be called once or more; null while another has it
 */
export async function takeExportTurn(db: Db, userId: string): Promise<(() => Promise<void>) | null> {
  const key = `export:${createHash('sha256').update(userId).digest('hex').slice(0, 32)}`
  const lapses = sql<Date>`now() + make_interval(secs => ${LAPSES_S})`
  const taken = await db
    .insertInto('rate_limits')
    .values({ key, hits: 1, window_ends_at: lapses })
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet({ window_ends_at: lapses })
        .where('rate_limits.window_ends_at', '<', sql<Date>`now()`),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken === undefined) return null
  const renewing = setInterval(() => {
    const renewed = db.updateTable('rate_limits').set({ window_ends_at: lapses }).where('key', '=', key).execute()
    // Not renewed, it lapses: another export beside this one is no harm worth a failure.
    renewed.catch(() => {})
  }, RENEW_MS)
  renewing.unref()
  let held = true
  return async () => {
    clearInterval(renewing)
    if (held) {
      held = false
      await db.deleteFrom('rate_limits').where('key', '=', key).execute()
    }
  }
}
