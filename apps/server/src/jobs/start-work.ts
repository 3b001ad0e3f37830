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

/** How often a worker looks for jobs of other processes; those of its own wake it. */
const POLL_MS = 500
const MAIL_POLL_MS = 2_000
/** How often it looks whether every run has a job that lives. */
const MEND_MS = 3_000
const CLEANING_MS = 3_600_000
/** A calculation that is not done by then is left to the next start. */
const STOP_WITHIN_MS = 8_000

export interface WorkDeps {
  database: Database
  boss: PgBoss
  queue: CalculationQueue
  calculate: RunnerDeps['calculate']
  mail: { smtpUrl: string; from: string; baseUrl: string; brand: Brand } | null
  logger: FastifyBaseLogger
  /** how many calculations of any length run at a time */
  runners?: number
  /** how long a stop waits for the calculations at hand [ms] */
  stopWithinMs?: number
}

export interface Work {
  wakeMail: () => void
  /** how long the most silent of its loops has been without a turn */
  silentForMs(): number
  /** Ends after the calculations at hand, or leaves them to be done again. */
  stop(): Promise<void>
}

/** Starts what a worker does: calculations, given-up calculations, mail, and clearing away what has run out. */
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
  // On the embedded database nobody else can be working: what is still marked so was cut off.
  if (database.embedded) await retryCutOffJobs(database, boss)

  const runner = new CalculationRunner({ db, boss, queue, calculate, logger })
  // A database that is away is said once where it is found out, and is no failure of the work.
  const onError = (what: string) => (error: unknown) =>
    logger[error instanceof DatabaseAwayError ? 'warn' : 'error']({ err: error }, what)
  const mend = async () => {
    await mendClock(db)
    await mendRuns({ db, queue, logger })
    return false
  }
  const taking = (take: () => Promise<boolean>) => new WorkLoop(take, POLL_MS, onError('taking a calculation'))
  // Where one long calculation runs at a time, on one or two processors, two short ones at once are done no sooner than one
  // after the other, and take from the requests: there the short ones keep to their own turn.
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
