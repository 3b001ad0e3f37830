import type { Brand } from '@madre/contract'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type PgBoss from 'pg-boss'
import { removeOldKeys } from '../calculations/idempotency.ts'
import type { Database } from '../db/database.ts'
import { DatabaseAwayError } from '../db/postgres-pool.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { MailSender } from '../mail/sender.ts'
import { removeDeadSessions } from '../users/session-store.ts'
import { CALCULATE, CALCULATE_LONG } from './boss.ts'
import type { CalculationQueue } from './calculation-queue.ts'
import { CalculationRunner, type RunnerDeps } from './calculation-runner.ts'
import { mendClock, mendRuns } from './mend-runs.ts'
import { longCalculations } from './threads.ts'
import { WorkLoop } from './work-loop.ts'

/** Interval at which a worker looks for jobs of other processes; those of its own process wake it. */
const POLL_MS = 500
const MAIL_POLL_MS = 2_000
/** Interval of checks that every run has a living job. */
const MEND_MS = 3_000
const CLEANING_MS = 3_600_000
/** A calculation that does not end by then is left to the next start. */
const STOP_WITHIN_MS = 8_000

export interface WorkDeps {
  database: Database
  boss: PgBoss
  queue: CalculationQueue
  calculate: RunnerDeps['calculate']
  mail: { smtpUrl: string; from: string; baseUrl: string; brand: Brand } | null
  logger: FastifyBaseLogger
  /** number of calculations of any length at a time */
  runners?: number
  /** how long a stop waits for the calculations in progress [ms] */
  stopWithinMs?: number
}

export interface Work {
  wakeMail: () => void
  /** time since the last turn of its most silent loop */
  silentForMs(): number
  /** Ends after the calculations in progress, or leaves them to another start. */
  stop(): Promise<void>
}

/** Starts the work of a worker: calculations, failed calculations, mail, and removal of expired rows. */
export async function startWork({
  database,
  boss,
  queue,
  calculate,
  mail,
  logger,
  runners = longCalculations(),
  stopWithinMs = STOP_WITHIN_MS,
}: WorkDeps): Promise<Work> {
  const { db } = database
  // On the embedded database no other process can be working: jobs still marked active were cut off.
  if (database.embedded) await retryCutOffJobs(database, boss)

  const runner = new CalculationRunner({ db, boss, queue, calculate, logger })
  // A database that is away is logged once where it is noticed; it is no failure of the work.
  const onError = (what: string) => (error: unknown) =>
    logger[error instanceof DatabaseAwayError ? 'warn' : 'error']({ err: error }, what)
  const mend = async () => {
    await mendClock(db)
    await mendRuns({ db, queue, logger })
    return false
  }
  const taking = (take: () => Promise<boolean>) => new WorkLoop(take, POLL_MS, onError('taking a calculation'))
  // With one long calculation at a time (one or two processors) two short ones at once end no sooner than one after the other, and slow
  // down the requests. Short ones then keep to their own turn.
  const takeBesideShort = runners > 1 ? () => runner.takeAny() : () => runner.takeLong()
  const calculations = [
    ...Array.from({ length: runners }, () => taking(takeBesideShort)),
    taking(() => runner.takeShort()),
    taking(() => runner.takeShortInPlace()),
  ]
  const loops = [
    ...calculations,
    new WorkLoop(() => runner.takeFailure(), 4 * POLL_MS, onError('taking a failed calculation')),
    new WorkLoop(mend, MEND_MS, onError('looking after the runs')),
  ]
  queue.wake = () => {
    for (const loop of calculations) loop.wake()
  }
  queue.drop = (runToken) => runner.drop(runToken)

  const sender = mail === null ? null : new MailSender({ db, logger, ...mail })
  const mailLoop = sender && new WorkLoop(() => sender.sendNext(), MAIL_POLL_MS, onError('sending mail'))
  if (mailLoop) loops.push(mailLoop)

  const limiter = new RateLimiter(db)
  const clean = () =>
    Promise.all([removeDeadSessions(db), limiter.removeEnded(), removeOldKeys(db)]).catch(
      onError('clearing away what has run out'),
    )
  const cleaning = setInterval(clean, CLEANING_MS)
  cleaning.unref()

  return {
    wakeMail: () => mailLoop?.wake(),
    silentForMs: () => Math.max(...loops.map((loop) => loop.silentForMs())),
    async stop() {
      clearInterval(cleaning)
      const ended = Promise.all(loops.map((loop) => loop.stop()))
      await Promise.race([ended, new Promise((done) => setTimeout(done, stopWithinMs).unref())])
      runner.abandon()
      sender?.close()
    },
  }
}

async function retryCutOffJobs({ db }: Database, boss: PgBoss): Promise<void> {
  for (const name of [CALCULATE, CALCULATE_LONG]) {
    const { rows } = await sql<{
      id: string
    }>`SELECT id FROM pgboss.job WHERE name = ${name} AND state = 'active'`.execute(db)
    const ids = rows.map((r) => r.id)
    if (ids.length > 0) await boss.fail(name, ids)
  }
}
