import type { PostgresPool } from 'kysely'
import PgBoss from 'pg-boss'
import type { Database } from '../db/database.ts'

/** Queues of short and of long calculations: separate, so that no short one waits behind a long one. */
export const CALCULATE = 'calculate'
export const CALCULATE_LONG = 'calculate-long'
export const CALCULATE_FAILED = 'calculate-failed'

/** A run begun this many times, whose process died each time, becomes ERROR. */
const ATTEMPTS = 10

/** Identifies a run: the worker may write only while the calculation still holds this token. */
export interface CalculateJob {
  /** absent in a job of an earlier version */
  userId?: string
  calculationId: string
  runToken: string
}

/**
 * The job queue, in tables of the same database, so that a job is enqueued in the transaction of its request.
 *
 * @param expirySeconds  a job silent for this long counts as lost with its worker and is retried
 */
export async function openBoss(
  { pool, alone }: Pick<Database, 'pool' | 'alone'>,
  { expirySeconds, supervise, onError }: { expirySeconds: number; supervise: boolean; onError: (error: Error) => void },
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => executeSql(pool, text, values) },
    schedule: false,
    supervise,
    maintenanceIntervalSeconds: Math.max(1, Math.min(15, Math.floor(expirySeconds / 4))),
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 3,
  })
  boss.on('error', onError)
  await alone(async () => {
    await boss.start()
    await declareQueue(boss, CALCULATE_FAILED, { retryLimit: 20, retryDelay: 5, expireInSeconds: 60 })
    for (const name of [CALCULATE, CALCULATE_LONG])
      await declareQueue(boss, name, {
        retryLimit: ATTEMPTS,
        retryDelay: 0,
        expireInSeconds: expirySeconds,
        retentionDays: 365,
        deadLetter: CALCULATE_FAILED,
      })
  })
  return boss
}

async function declareQueue(boss: PgBoss, name: string, options: Omit<PgBoss.Queue, 'name'>): Promise<void> {
  await boss.createQueue(name, { name, ...options })
  await boss.updateQueue(name, { name, ...options })
}

async function executeSql(pool: PostgresPool, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const client = await pool.connect()
  try {
    const result = await client.query<unknown>(text, values)
    return { rows: result?.rows ?? [] }
  } catch (error) {
    // A failed text with its own BEGIN leaves the connection inside the failed transaction.
    await client.query('ROLLBACK', []).catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
