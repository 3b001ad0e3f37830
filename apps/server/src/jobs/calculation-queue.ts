import { randomUUID } from 'node:crypto'
import type { CalculationRequest } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import { CompiledQuery, type NotNull, sql } from 'kysely'
import type PgBoss from 'pg-boss'
import type { CalculationRow } from '../calculations/calculation-store.ts'
import type { Tx } from '../db/database.ts'
import { CALCULATE, CALCULATE_LONG, type CalculateJob } from './boss.ts'
import { estimatedCostMs } from './estimated-cost.ts'

/** Calculations of one user that run at a time. The others wait in the order in which they were started. */
const MAX_RUNNING_PER_USER = 2
/** A calculation estimated at this or less [ms] is short: it never waits behind a longer one (decision 0014). */
export const SHORT_MS = 1_000
/** The scale of turns: fine enough for calculations above a second, coarse enough for decades in an integer. */
const MS_PER_TURN = 100

/** Columns of a calculation without a run. */
export const NO_RUN = {
  run_token: null,
  run_admitted: false,
  run_requested_at: null,
  run_cost_ms: null,
  run_turn: null,
  run_share: null,
} as const

/** A calculation whose run began or ended, and the number of its user's runs admitted with that. */
interface Moved {
  row: CalculationRow
  admitted: number
}

/** Admits runs to the job queue. Every method with a transaction needs one that holds the user's row (`lockUser`). */
export class CalculationQueue {
  readonly #boss: PgBoss
  readonly #catalogue: Catalogue
  /** tells the workers of this process that there may be work */
  wake: () => void = () => {}
  /** tells the workers of this process that a run is no longer wanted; those of other processes notice within seconds */
  drop: (runToken: string) => void = () => {}

  constructor(boss: PgBoss, catalogue: Catalogue) {
    this.#boss = boss
    this.#catalogue = catalogue
  }

  /** Sets a calculation IN_PROGRESS with a new run, and admits the run to the queue as soon as the user's others allow. */
  async start(tx: Tx, { user_id, id, request }: CalculationRow): Promise<Moved> {
    await tx
      .updateTable('calculations')
      .set({
        ...NO_RUN,
        status: 'IN_PROGRESS',
        error_message: null,
        run_token: randomUUID(),
        run_requested_at: sql`clock_timestamp()`,
        run_cost_ms: estimatedCostMs(JSON.parse(request) as CalculationRequest, this.#catalogue),
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute()
    const admitted = await this.admitWaiting(tx, user_id)
    const row = await tx.selectFrom('calculations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { row, admitted }
  }

  async cancel(tx: Tx, { user_id, id, result, run_token }: CalculationRow): Promise<Moved> {
    const row = await tx
      .updateTable('calculations')
      .set({ ...NO_RUN, status: result === null ? 'PENDING' : 'EDITED', error_message: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { row, admitted: await this.released(tx, user_id, run_token) }
  }

  /**
   * Removes the job of a run that its calculation no longer holds from the queue, and admits the runs that waited behind it.
   *
   * @returns the number admitted
   */
  async released(tx: Tx, userId: string, runToken: string | null): Promise<number> {
    if (runToken === null) return 0
    await this.#removeJobs(tx, [runToken])
    return this.admitWaiting(tx, userId)
  }

  /** Removes the jobs of all runs of a user who is about to be deleted. Returns their tokens. */
  async releaseAll(tx: Tx, userId: string): Promise<string[]> {
    const runs = await tx
      .selectFrom('calculations')
      .select('run_token')
      .where('user_id', '=', userId)
      .where('run_token', 'is not', null)
      .$narrowType<{ run_token: NotNull }>()
      .execute()
    const tokens = runs.map(({ run_token }) => run_token)
    await this.#removeJobs(tx, tokens)
    return tokens
  }

  /** A job has the id of its run. A worker that already has it finds out that it is no longer wanted. */
  async #removeJobs(tx: Tx, tokens: string[]): Promise<void> {
    if (tokens.length === 0) return
    await sql`
      DELETE FROM pgboss.job WHERE name IN (${CALCULATE}, ${CALCULATE_LONG}) AND id = ANY(${tokens}::uuid[])`.execute(
      tx,
    )
  }

  /**
   * Admits the user's waiting runs to the job queue, oldest first, up to the limit.
   *
   * @returns the number admitted: the workers have to be told of them
   */
  async admitWaiting(tx: Tx, userId: string): Promise<number> {
    const runs = await tx
      .selectFrom('calculations')
      .select(['id', 'run_token', 'run_admitted', 'run_cost_ms'])
      .where('user_id', '=', userId)
      .where('run_token', 'is not', null)
      .$narrowType<{ run_token: NotNull }>()
      .orderBy('run_requested_at')
      .orderBy('id')
      .execute()
    const free = MAX_RUNNING_PER_USER - runs.filter((r) => r.run_admitted).length
    const admitted = runs.filter((r) => !r.run_admitted).slice(0, Math.max(0, free))
    for (const run of admitted) {
      const cost = run.run_cost_ms ?? 0
      const turn = cost > SHORT_MS ? await nextTurn(tx, userId, cost) : null
      await tx
        .updateTable('calculations')
        .set({ run_admitted: true, run_turn: turn })
        .where('id', '=', run.id)
        .execute()
      await this.#send(tx, turn, { userId, calculationId: run.id, runToken: run.run_token })
    }
    return admitted.length
  }

  /**
   * Moves a run wrongly taken for short to the queue of long ones, with its actual cost.
   *
   * @returns whether it is still the run of its calculation
   */
  async goBackAsLong(
    tx: Tx,
    userId: string,
    { calculationId, runToken }: CalculateJob,
    costMs: number,
  ): Promise<boolean> {
    const turn = await nextTurn(tx, userId, costMs)
    const run = await tx
      .updateTable('calculations')
      .set({ run_cost_ms: costMs, run_turn: turn, run_share: null })
      .where('id', '=', calculationId)
      .where('run_token', '=', runToken)
      .returning('id')
      .executeTakeFirst()
    if (run === undefined) return false
    await this.#send(tx, turn, { userId, calculationId, runToken })
    return true
  }

  /** @param turn  of a long run; null for a short one */
  async #send(tx: Tx, turn: number | null, job: CalculateJob): Promise<void> {
    const options = { id: job.runToken, priority: -(turn ?? 0), db: inTransaction(tx) }
    await this.#boss.send(turn === null ? CALCULATE : CALCULATE_LONG, job, options)
  }
}

/**
 * The turn of a user's next long calculation, by start-time fair queueing. It begins at the end of the user's last one, but not before the
 * turn now being served, and moves the user's end on by its cost. So a user with many or long calculations comes less often, and a user who
 * was away gets no credit for that time. Decision 0014.
 */
async function nextTurn(tx: Tx, userId: string, costMs: number): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    SELECT greatest(
      (SELECT turn_ends FROM users WHERE id = ${userId}),
      coalesce(
        (SELECT max(run_turn) FROM calculations WHERE run_token IS NOT NULL AND run_share IS NOT NULL),
        (SELECT min(run_turn) FROM calculations WHERE run_token IS NOT NULL),
        (SELECT max(turn_ends) FROM users)))::int AS turn`.execute(tx)
  const turn = rows[0]?.turn ?? 0
  await tx
    .updateTable('users')
    .set({ turn_ends: turn + Math.ceil(costMs / MS_PER_TURN) })
    .where('id', '=', userId)
    .execute()
  return turn
}

/** Runs the job queue's statements inside one of our transactions. */
export function inTransaction(tx: Tx): PgBoss.Db {
  return {
    async executeSql(text: string, values: unknown[]) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
