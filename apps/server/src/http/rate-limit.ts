import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Executor } from '../db/database.ts'
import { ProblemError } from './problem.ts'

export interface Limit {
  /** the kind of action: 'login', 'forgot' … */
  name: string
  /** counted per e-mail key or per address */
  key: string
  max: number
  minutes: number
}

/** The rest of a limit in its present window. */
export interface LimitState {
  max: number
  remaining: number
  resetSeconds: number
}

/** Counters shared by every process of a server: in the database, with a hash of the key. */
export class RateLimiter {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Counts one attempt against each limit. It counts first and compares after, so that parallel attempts cannot slip through.
   *
   * @param onCounted  gets the rest of each limit, before a refusal
   * @throws ProblemError 429  when one of the limits is used up
   */
  async spend(limits: readonly Limit[], onCounted: (state: LimitState) => void = () => undefined): Promise<void> {
    for (const limit of limits) {
      const { hits, window_ends_at } = await this.#count(limit)
      onCounted({
        max: limit.max,
        remaining: Math.max(0, limit.max - hits),
        resetSeconds: secondsUntil(window_ends_at),
      })
      if (hits > limit.max) throw tooMany(window_ends_at)
    }
  }

  /** @throws ProblemError 429  when the limit is used up already; does not count */
  async check(limit: Limit): Promise<void> {
    const row = await this.#db
      .selectFrom('rate_limits')
      .select(['hits', 'window_ends_at'])
      .where('key', '=', rowKey(limit))
      .where('window_ends_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
    if (row && row.hits >= limit.max) throw tooMany(row.window_ends_at)
  }

  #count(limit: Limit) {
    const ends = sql<Date>`now() + make_interval(mins => ${limit.minutes})`
    return this.#db
      .insertInto('rate_limits')
      .values({ key: rowKey(limit), hits: 1, window_ends_at: ends })
      .onConflict((oc) =>
        oc.column('key').doUpdateSet({
          hits: sql<number>`CASE WHEN rate_limits.window_ends_at < now() THEN 1 ELSE rate_limits.hits + 1 END`,
          window_ends_at: sql<Date>`CASE WHEN rate_limits.window_ends_at < now() THEN ${ends} ELSE rate_limits.window_ends_at END`,
        }),
      )
      .returning(['hits', 'window_ends_at'])
      .executeTakeFirstOrThrow()
  }

  /** Resets the counter: a correct password clears the wrong ones before it. */
  async clear(limit: Limit, db: Executor = this.#db): Promise<void> {
    await db.deleteFrom('rate_limits').where('key', '=', rowKey(limit)).execute()
  }

  async removeEnded(): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('window_ends_at', '<', sql<Date>`now()`).execute()
  }
}

function rowKey(limit: Limit): string {
  return `${limit.name}:${createHash('sha256').update(limit.key).digest('hex').slice(0, 32)}`
}

const secondsUntil = (time: Date) => Math.max(1, Math.ceil((time.getTime() - Date.now()) / 1000))

function tooMany(endsAt: Date): ProblemError {
  const seconds = secondsUntil(endsAt)
  return new ProblemError(429, 'TooManyRequests', {
    values: { minutes: Math.max(1, Math.ceil(seconds / 60)) },
    headers: { 'retry-after': String(seconds) },
  })
}
