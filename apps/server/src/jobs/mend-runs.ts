import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { lockUserIfThere } from '../users/user-store.ts'
import { CALCULATE, CALCULATE_LONG } from './boss.ts'
import { type CalculationQueue, NO_RUN } from './calculation-queue.ts'

/** Whether the job of a run will end by itself. */
const hasLivingJob = sql<boolean>`EXISTS (
  SELECT 1 FROM pgboss.job
  WHERE name IN (${CALCULATE}, ${CALCULATE_LONG}) AND state IN ('created', 'retry', 'active') AND data->>'runToken' = calculations.run_token::text)`

/**
 * Repairs the job queue after the machine's clock was set back. The queue compares times with the clock. Jobs due now then seem due later,
 * running jobs seem to have begun in the future, and the queue's own next check is too late.
 */
export async function mendClock(db: Db): Promise<void> {
  await sql`UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry') AND start_after > now() + interval '6 seconds'`.execute(
    db,
  )
  await sql`UPDATE pgboss.job SET started_on = now() WHERE state = 'active' AND started_on > now() + interval '1 second'`.execute(
    db,
  )
  await sql`UPDATE pgboss.version SET maintained_on = NULL WHERE maintained_on > now() + interval '1 second'`.execute(
    db,
  )
}

/** A run whose worker was lost waits again until another takes it. */
async function mendShares(db: Db): Promise<void> {
  await sql`
    UPDATE calculations SET run_share = NULL
    WHERE run_token IS NOT NULL AND run_share IS NOT NULL AND EXISTS (
      SELECT 1 FROM pgboss.job
      WHERE name IN (${CALCULATE}, ${CALCULATE_LONG}) AND state IN ('created', 'retry')
        AND data->>'runToken' = calculations.run_token::text)`.execute(db)
}

/**
 * Ends runs that nothing else would end: their job has failed for good, and the job that records the failure died with its worker or was
 * never created. Then admits the runs that wait behind them.
 */
export async function mendRuns({
  db,
  queue,
  logger,
}: {
  db: Db
  queue: CalculationQueue
  logger: Pick<FastifyBaseLogger, 'error'>
}): Promise<void> {
  await mendShares(db)
  const lost = await db
    .selectFrom('calculations')
    .select(['id', 'user_id', 'run_token'])
    .where('run_token', 'is not', null)
    .where('run_admitted', '=', true)
    .where(sql<boolean>`NOT ${hasLivingJob}`)
    .execute()
  for (const { id, user_id, run_token } of lost) {
    logger.error({ calculation: id }, 'a calculation was given up after repeated attempts')
    await db.transaction().execute(async (tx) => {
      if (!(await lockUserIfThere(tx, user_id))) return
      await tx
        .updateTable('calculations')
        .set({
          ...NO_RUN,
          status: 'ERROR',
          error_message: 'CalculationInterrupted',
        })
        .where('id', '=', id)
        .where('run_token', '=', run_token)
        .where(sql<boolean>`NOT ${hasLivingJob}`)
        .execute()
      await queue.admitWaiting(tx, user_id)
    })
  }
  if (lost.length > 0) queue.wake()
}
