import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql, type Transaction } from 'kysely'
import type PgBoss from 'pg-boss'
import type { CalculationRow } from '../calculations/calculation-store.ts'
import type { Tables } from '../db/tables.ts'
import { CALCULATE, type CalculateJob } from './boss.ts'

/** So many calculations of one user run at a time; the others wait in the order they were started. */
const MAX_RUNNING_PER_USER = 2

/** The way of a run into the job queue. Every method belongs in a transaction that holds the user's row (`lockUser`). */
export class CalculationQueue {
  readonly #boss: PgBoss
  /** tells the workers of this process that there may be work */
  wake: () => void = () => {}

  constructor(boss: PgBoss) {
    this.#boss = boss
  }

  /** Sets a calculation IN_PROGRESS with a run of its own, and lets it into the queue as soon as the user's others allow. */
  async start(tx: Transaction<Tables>, userId: string, id: string): Promise<CalculationRow> {
    await tx
      .updateTable('calculations')
      .set({
        status: 'IN_PROGRESS',
        error_message: null,
        run_token: randomUUID(),
        run_admitted: false,
        run_requested_at: sql`clock_timestamp()`,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute()
    await this.admitWaiting(tx, userId)
    return tx.selectFrom('calculations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  /** Lets the user's waiting runs into the job queue, oldest first, while fewer than the limit stand in it. */
  async admitWaiting(tx: Transaction<Tables>, userId: string): Promise<void> {
    const runs = await tx
      .selectFrom('calculations')
      .select(['id', 'run_token', 'run_admitted'])
      .where('user_id', '=', userId)
      .where('run_token', 'is not', null)
      .orderBy('run_requested_at')
      .orderBy('id')
      .execute()
    const free = MAX_RUNNING_PER_USER - runs.filter((r) => r.run_admitted).length
    for (const run of runs.filter((r) => !r.run_admitted).slice(0, Math.max(0, free))) {
      const job: CalculateJob = { calculationId: run.id, runToken: run.run_token ?? '' }
      await tx.updateTable('calculations').set({ run_admitted: true }).where('id', '=', run.id).execute()
      await this.#boss.send(CALCULATE, job, { db: inTransaction(tx) })
    }
  }
}

/** The job queue's statements inside one of our transactions. */
export function inTransaction(tx: Transaction<Tables>): PgBoss.Db {
  return {
    async executeSql(text: string, values: unknown[]) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
