import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A turn is renewed at this interval [ms], and free again without renewal for this long [s]: its process is gone then. */
const RENEW_MS = 10_000
const LAPSES_S = 30

/**
 * Takes the user's only turn to write an export, over all processes of the server.
 *
 * @returns releases the turn, to be called once or more; null while it is taken
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
    // Without renewal the turn lapses. A second export beside this one does less harm than a failure.
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
