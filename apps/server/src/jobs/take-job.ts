import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { againWhileAway } from '../db/while-away.ts'
import type { CalculateJob } from './boss.ts'

/** After this time a job taken without an answer is left to the expiry of its queue. */
const ASK_AGAIN_MS = 30_000

export interface TakenJob {
  id: string
  data: CalculateJob
  /** silence after which its worker counts as lost */
  expireInSeconds: number
  /** whether another worker took it before and was lost */
  wasTaken: boolean
}

/**
 * Takes the next job of a queue as the job queue itself does, except for the count of retries: an attempt counts once a worker has begun it
 * (`keepJob`), not when its process ended before. A job whose taking was executed and whose answer was lost with its connection is found
 * again by the mark of the taking, instead of lying until it counts as lost.
 *
 * @param butOf  users whose jobs are left to others
 */
export async function takeJob(db: Db, name: string, butOf: readonly string[] = []): Promise<TakenJob | undefined> {
  const taking = randomUUID()
  let isAskedAgain = false
  return againWhileAway(ASK_AGAIN_MS, async () => {
    const lost = isAskedAgain ? await takenJob(db, name, taking) : undefined
    isAskedAgain = true
    return lost ?? takeNext(db, name, taking, butOf)
  })
}

async function takenJob(db: Db, name: string, taking: string): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`
    SELECT id, data, EXTRACT(epoch FROM expire_in)::float8 AS "expireInSeconds", false AS "wasTaken" FROM pgboss.job
    WHERE name = ${name} AND state = 'active' AND data->>'taking' = ${taking}`.execute(db)
  return rows[0]
}

async function takeNext(db: Db, name: string, taking: string, butOf: readonly string[]): Promise<TakenJob | undefined> {
  const ofOthers = butOf.length === 0 ? sql`` : sql`AND coalesce(data->>'userId', '') <> ALL(${[...butOf]}::text[])`
  const { rows } = await sql<TakenJob>`
    WITH next AS (
      SELECT id, started_on IS NOT NULL AS was_taken FROM pgboss.job
      WHERE name = ${name} AND state < 'active' AND start_after < now() ${ofOthers}
      ORDER BY priority DESC, created_on, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE pgboss.job SET state = 'active', started_on = now(), data = data || jsonb_build_object('taking', ${taking}::text) FROM next
    WHERE job.name = ${name} AND job.id = next.id
    RETURNING job.id, data, EXTRACT(epoch FROM expire_in)::float8 AS "expireInSeconds", was_taken AS "wasTaken"`.execute(
    db,
  )
  return rows[0]
}

/** Records that a job in progress is alive and, if it has just begun, counts the attempt. */
export async function keepJob(db: Db, name: string, id: string, hasBegun: boolean): Promise<void> {
  await sql`
    UPDATE pgboss.job SET started_on = now(), retry_count = retry_count + ${hasBegun ? 1 : 0}::int
    WHERE name = ${name} AND id = ${id} AND state = 'active'`.execute(db)
}
