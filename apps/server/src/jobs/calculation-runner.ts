import type { FastifyBaseLogger } from 'fastify'
import type PgBoss from 'pg-boss'
import { resultColumns } from '../calculations/result-columns.ts'
import type { Db, Tx } from '../db/database.ts'
import { againWhileAway } from '../db/while-away.ts'
import type { MessageKey } from '../messages/messages.ts'
import { lockUserIfThere } from '../users/user-store.ts'
import { CALCULATE, CALCULATE_FAILED, CALCULATE_LONG, type CalculateJob } from './boss.ts'
import { type CalculationQueue, inTransaction, NO_RUN } from './calculation-queue.ts'
import { newRunCells, type RunCells, thousandthsDone } from './run-cells.ts'
import { NotShortError, type ShortPlace, ShortPlaces, watchShort } from './short-places.ts'
import { keepJob, type TakenJob, takeJob } from './take-job.ts'
import { type CalculationAnswer, type CalculationTask, ThreadTimeoutError } from './threads.ts'

/**
 * The longest time of one calculation. The largest legal requests take up to 12 s of processor time. The smallest machine we name (2
 * processors, 2 GB) shares its processors with requests, notes, other calculations, and perhaps other programs.
 */
export const CALCULATION_BUDGET_MS = 300_000
/** Interval at which a run reports its progress and checks whether it is still wanted. */
const LOOK_MS = 1_000
/** On a busy machine one candidate may take seconds. A run without progress for this long is stuck, whatever the expiry of its job. */
const STANDS_MS = 20_000
/** Interval of checks until a run that was lost before has begun. */
const BEGIN_LOOK_MS = 50
/** The run is no longer wanted: cancelled, edited or deleted. */
class RunDroppedError extends Error {}

interface Outcome {
  status: 'COMPLETE' | 'ERROR'
  answer?: CalculationAnswer
  errorMessage?: MessageKey
}

export interface RunnerDeps {
  db: Db
  boss: PgBoss
  queue: CalculationQueue
  /** rejects with the signal's reason when it aborts */
  calculate: (task: CalculationTask, signal: AbortSignal) => Promise<CalculationAnswer>
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Runs the jobs of the queue. Whatever happens to a worker, a calculation gets one result or one error. */
export class CalculationRunner {
  readonly #deps: RunnerDeps
  /** runs in progress, by token */
  readonly #atHand = new Map<string, { since: number; abort: AbortController }>()
  readonly #shortPlaces: ShortPlaces
  #abandoned = false

  constructor(deps: RunnerDeps) {
    this.#deps = deps
    this.#shortPlaces = new ShortPlaces(deps.db)
  }

  /** Stops all writing. Calculations in progress count as lost, and the queue gives them to another worker. */
  abandon(): void {
    this.#abandoned = true
  }

  /** Ends the thread of a run that is no longer wanted. */
  drop(runToken: string): void {
    this.#atHand.get(runToken)?.abort.abort(new RunDroppedError())
  }

  /** Takes and runs one long job; false without one. */
  takeLong(): Promise<boolean> {
    return this.#take(CALCULATE_LONG)
  }

  /** Takes and runs one job of any length; false without one. */
  async takeAny(): Promise<boolean> {
    return (await this.takeLong()) || (await this.#take(CALCULATE))
  }

  /** Takes and runs one short job; false without one. */
  takeShort(): Promise<boolean> {
    return this.#shortPlaces.in((place) => this.#take(CALCULATE, place))
  }

  /** Takes one short job beside `takeShort` while a slow run blocks that one. */
  async takeShortInPlace(): Promise<boolean> {
    return this.#shortPlaces.isOneOverrun() && this.takeShort()
  }

  async #take(name: string, place: ShortPlace | null = null): Promise<boolean> {
    const job = await (place === null ? takeJob(this.#deps.db, name) : this.#shortPlaces.takeJob(name, place))
    if (job === undefined) return false
    const { calculationId, runToken } = job.data
    // Retried while the database is away, instead of being left as lost: reading is harmless, and the token admits one result only.
    const again = <T>(work: () => Promise<T>) => againWhileAway(job.expireInSeconds * 1000, work)
    const row = await again(() =>
      this.#deps.db
        .updateTable('calculations')
        .set({ run_share: 0 })
        .where('id', '=', calculationId)
        .where('run_token', '=', runToken)
        .returning(['request', 'user_id'])
        .executeTakeFirst(),
    )
    const outcome = row && (await this.#compute(row.request, name, job, place !== null))
    await again(async () => {
      if (this.#abandoned) return
      if (outcome instanceof NotShortError) await this.#goBack(name, job, row?.user_id ?? '', outcome.costMs)
      else await this.#finish(name, job, row?.user_id, outcome)
    })
    return !this.#abandoned
  }

  /** Takes one failed job (its workers died, or it never ended) and records the failure in its calculation. */
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
    await this.#finish(CALCULATE_FAILED, job, row?.user_id, { status: 'ERROR', errorMessage: 'CalculationInterrupted' })
    return true
  }

  /** undefined when the outcome is no longer wanted */
  async #compute(
    request: string,
    name: string,
    job: TakenJob,
    hasToBeShort: boolean,
  ): Promise<Outcome | NotShortError | undefined> {
    const { calculationId, runToken } = job.data
    const run = { since: performance.now(), abort: new AbortController() }
    const cells = newRunCells()
    const endWatch = this.#watch(name, job, cells, run.abort)
    const endPlace = hasToBeShort ? watchShort(cells, run.abort, CALCULATION_BUDGET_MS) : () => {}
    this.#atHand.set(runToken, run)
    try {
      const answer = await this.#deps.calculate({ request, cells, isLong: name === CALCULATE_LONG }, run.abort.signal)
      return { status: 'COMPLETE', answer }
    } catch (error) {
      if (error instanceof RunDroppedError) return undefined
      if (error instanceof NotShortError) return error
      this.#deps.logger.error({ err: error, calculation: calculationId }, 'a calculation failed')
      return {
        status: 'ERROR',
        errorMessage: error instanceof ThreadTimeoutError ? 'CalculationTimedOut' : 'CalculationFailed',
      }
    } finally {
      endWatch()
      endPlace()
      if (this.#atHand.get(runToken) === run) this.#atHand.delete(runToken)
    }
  }

  /**
   * Reports the progress of a run every second. Ends the run when it is no longer wanted, is stuck, or has used its budget. A stuck run
   * ends well before its job expires; a run with progress keeps its job alive. A run whose thread has not started yet is not stuck: on a
   * busy machine the start alone takes longer than a job may be silent.
   */
  #watch(name: string, job: TakenJob, cells: RunCells, abort: AbortController): () => void {
    const began = performance.now()
    const standsMs = Math.max(STANDS_MS, job.expireInSeconds * 800)
    let hasBegun = false
    let said = 0
    let movedAt = began
    let looking = false
    const look = async () => {
      const now = performance.now()
      const thousandths = thousandthsDone(cells)
      const begins = !hasBegun && thousandths > 0
      hasBegun ||= begins
      const moved = !hasBegun || thousandths !== said
      if (moved) movedAt = now
      const stands = now - movedAt > standsMs
      if (stands) abort.abort(new ThreadTimeoutError(`nothing was done for ${standsMs} ms`))
      if (now - began > CALCULATION_BUDGET_MS)
        abort.abort(new ThreadTimeoutError(`not done within ${CALCULATION_BUDGET_MS} ms`))
      said = thousandths
      const wanted = await this.#say(name, job, stands ? null : thousandths / 1000, begins)
      if (!wanted) abort.abort(new RunDroppedError())
    }
    const lookIfDone = () => {
      if (looking || this.#abandoned) return
      looking = true
      // Writing the result waits for a database that is away.
      look()
        .catch(() => {})
        .finally(() => {
          looking = false
        })
    }
    const timers = [setInterval(lookIfDone, LOOK_MS)]
    // A run lost before may have ended its process: the new attempt is recorded before it can end this one too.
    if (job.wasTaken)
      timers.push(
        setInterval(() => {
          if (!hasBegun && thousandthsDone(cells) > 0) lookIfDone()
        }, BEGIN_LOOK_MS),
      )
    return () => timers.forEach(clearInterval)
  }

  /** Records the progress of a run, and that its job is alive; false when the calculation no longer holds the run. */
  async #say(name: string, { id, data }: TakenJob, share: number | null, begins: boolean): Promise<boolean> {
    const { db } = this.#deps
    if (share !== null) await keepJob(db, name, id, begins)
    const run = share === null ? db.selectFrom('calculations').select('id') : null
    const found = run
      ? await run.where('id', '=', data.calculationId).where('run_token', '=', data.runToken).executeTakeFirst()
      : await db
          .updateTable('calculations')
          .set({ run_share: share })
          .where('id', '=', data.calculationId)
          .where('run_token', '=', data.runToken)
          .returning('id')
          .executeTakeFirst()
    return found !== undefined
  }

  /** Gives up a short place and ends its job; the run starts again among the long ones. */
  async #goBack(name: string, job: TakenJob, userId: string, costMs: number): Promise<void> {
    const { db, boss, queue } = this.#deps
    const isBack = await db.transaction().execute(async (tx) => {
      const isThere = await lockUserIfThere(tx, userId)
      const back = isThere && (await queue.goBackAsLong(tx, userId, job.data, costMs))
      await boss.complete(name, job.id, {}, { db: inTransaction(tx) })
      return back
    })
    if (isBack) queue.wake()
  }

  /** Writes the outcome, admits the user's next run and ends the job, in one transaction. */
  async #finish(
    name: string,
    job: Pick<TakenJob, 'id' | 'data'>,
    userId: string | undefined,
    outcome: Outcome | undefined,
  ): Promise<void> {
    const { db, boss, queue } = this.#deps
    const admitted = await db.transaction().execute(async (tx) => {
      let n = 0
      if (userId !== undefined && outcome !== undefined && (await lockUserIfThere(tx, userId))) {
        await writeOutcome(tx, job.data, outcome)
        n = await queue.admitWaiting(tx, userId)
      }
      await boss.complete(name, job.id, {}, { db: inTransaction(tx) })
      return n
    })
    // Every look into the queue is a statement; on the embedded database it delays the requests.
    if (admitted > 0) queue.wake()
  }
}

/** One statement, fenced by the run's token: a late result finds no row. */
async function writeOutcome(tx: Tx, { calculationId, runToken }: CalculateJob, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('calculations')
    .set({
      ...NO_RUN,
      status: outcome.status,
      error_message: outcome.errorMessage ?? null,
      ...(outcome.answer === undefined ? {} : await resultColumns(tx, calculationId, outcome.answer)),
    })
    .where('id', '=', calculationId)
    .where('run_token', '=', runToken)
    .execute()
}
