import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type PgBoss from 'pg-boss'
import { resultColumns } from '../calculations/result-columns.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { againWhileAway } from '../db/while-away.ts'
import type { MessageKey } from '../messages/messages.ts'
import { lockUser } from '../users/user-store.ts'
import { CALCULATE, CALCULATE_FAILED, type CalculateJob } from './boss.ts'
import { type CalculationQueue, inTransaction } from './calculation-queue.ts'
import { type CalculationAnswer, type CalculationTask, ThreadTimeoutError } from './threads.ts'

interface Outcome {
  status: 'COMPLETE' | 'ERROR'
  answer?: CalculationAnswer
  errorMessage?: MessageKey
}

export interface RunnerDeps {
  db: Db
  boss: PgBoss
  queue: CalculationQueue
  calculate: (task: CalculationTask, timeoutMs: number) => Promise<CalculationAnswer>
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Runs the jobs of the queue; whatever happens to a worker, a calculation gets one result or one error. */
export class CalculationRunner {
  readonly #deps: RunnerDeps
  #abandoned = false

  constructor(deps: RunnerDeps) {
    this.#deps = deps
  }

  /** From now on nothing is written: what is under way stays a lost job, which the queue gives out again. */
  abandon(): void {
    this.#abandoned = true
  }

  /** Takes one job and does it; false when there is none. */
  async takeCalculation(): Promise<boolean> {
    const [job] = await this.#deps.boss.fetch<CalculateJob>(CALCULATE, { batchSize: 1 })
    if (job === undefined) return false
    const { calculationId, runToken } = job.data
    // Done again while the database is away, rather than left for lost: reading is harmless, and the token lets one result in.
    const again = <T>(work: () => Promise<T>) => againWhileAway(job.expireInSeconds * 1000, work)
    const row = await again(() =>
      this.#deps.db
        .selectFrom('calculations')
        .select(['request', 'user_id'])
        .where('id', '=', calculationId)
        .where('run_token', '=', runToken)
        .executeTakeFirst(),
    )
    const outcome = row && (await this.#compute(row.request, job))
    await again(async () => {
      if (!this.#abandoned) await this.#finish(CALCULATE, job, row?.user_id, outcome)
    })
    return !this.#abandoned
  }

  /** Takes one job that was given up (its workers died, or it never came to an end) and says so in its calculation. */
  async takeFailure(): Promise<boolean> {
    const [job] = await this.#deps.boss.fetch<CalculateJob>(CALCULATE_FAILED, { batchSize: 1 })
    if (job === undefined) return false
    const row = await this.#deps.db
      .selectFrom('calculations')
      .select('user_id')
      .where('id', '=', job.data.calculationId)
      .executeTakeFirst()
    this.#deps.logger.error(
      { calculation: job.data.calculationId },
      'a calculation was given up after repeated attempts',
    )
    await this.#finish(CALCULATE_FAILED, job, row?.user_id, { status: 'ERROR', errorMessage: 'CalculationFailed' })
    return true
  }

  async #compute(request: string, job: PgBoss.Job<CalculateJob>): Promise<Outcome> {
    try {
      // Done or stopped well before the queue takes the job for lost.
      const answer = await this.#deps.calculate({ request }, job.expireInSeconds * 800)
      return { status: 'COMPLETE', answer }
    } catch (error) {
      this.#deps.logger.error({ err: error, calculation: job.data.calculationId }, 'a calculation failed')
      return {
        status: 'ERROR',
        errorMessage: error instanceof ThreadTimeoutError ? 'CalculationTimedOut' : 'CalculationFailed',
      }
    }
  }

  /** Writes the outcome, lets the user's next run in and ends the job, all or nothing. */
  async #finish(
    name: string,
    job: PgBoss.Job<CalculateJob>,
    userId: string | undefined,
    outcome: Outcome | undefined,
  ): Promise<void> {
    const { db, boss, queue } = this.#deps
    await db.transaction().execute(async (tx) => {
      if (userId !== undefined && outcome !== undefined && (await lockUser(tx, userId))) {
        await writeOutcome(tx, job.data, outcome)
        await queue.admitWaiting(tx, userId)
      }
      await boss.complete(name, job.id, {}, { db: inTransaction(tx) })
    })
    queue.wake()
  }
}

/** One statement, fenced by the run's token: a result that comes too late finds no row. */
async function writeOutcome(
  tx: Transaction<Tables>,
  { calculationId, runToken }: CalculateJob,
  outcome: Outcome,
): Promise<void> {
  await tx
    .updateTable('calculations')
    .set({
      status: outcome.status,
      run_token: null,
      run_admitted: false,
      run_requested_at: null,
      error_message: outcome.errorMessage ?? null,
      ...(outcome.answer === undefined ? {} : await resultColumns(tx, calculationId, outcome.answer)),
    })
    .where('id', '=', calculationId)
    .where('run_token', '=', runToken)
    .execute()
}
