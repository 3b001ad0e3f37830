import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

/** The database does not answer, or the connection to it was lost; `cause` says how. What was under way may or may not have been done. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('the database is away', { cause })
  }
}

/** A new connection, and a free one of those there are, come within this. */
const CONNECT_MS = 5_000
/** Our longest statement takes a fraction of it: a connection that is silent for so long is lost. */
const ANSWER_MS = 6_000
/**
 * A connection that has not answered for so long is asked whether it is there before it gets a statement, and has so long to
 * say yes. Without that, a swallowed connection that lies idle costs the next request the whole wait for an answer, after
 * those at hand have had theirs.
 */
const FRESH_MS = 1_000
const PING_MS = 2_000
/** Changes of the schema, and waiting for the lock that they happen under, have more time. */
const PATIENT_ANSWER_MS = 600_000

/**
 * What each connection asks of the server: that it ends, and with it the locks it holds, when we are gone without a word, as
 * behind a firewall that swallows everything.
 */
const SESSION = `
  SET idle_in_transaction_session_timeout = '5s';
  SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 10000`

/** Connections to PostgreSQL, each replaced when it is lost: no loss ends the process, every loss is a DatabaseAwayError. */
export class ReplacingPool implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #answeredAt = new WeakMap<pg.PoolClient, number>()
  #lostAt = 0
  #patient = 0

  constructor(url: string, connections: number, onLost: (error: Error) => void) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    })
    const lost = (error: Error) => {
      this.#lostAt = performance.now()
      onLost(error)
    }
    // Of idle connections, and of those in use: unheard, either event would end the process.
    this.#pool.on('error', lost)
    this.#pool.on('connect', (client) => client.on('error', lost))
  }

  async connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw isLoss(error) ? new DatabaseAwayError(error) : error
      })
      const answeredAt = this.#answeredAt.get(client)
      const connection = this.#connection(client)
      if (answeredAt === undefined) {
        try {
          await connection.query(SESSION, [])
        } catch (error) {
          connection.release()
          throw error
        }
        return connection
      }
      // Where one was lost, those that have not answered since are likely to be as dead: better a new one.
      if (answeredAt > this.#lostAt && (await this.#isThere(client, answeredAt))) return connection
      drop(client)
    }
  }

  /** Lets every statement take its time while the work lasts. */
  async patiently<T>(work: () => Promise<T>): Promise<T> {
    this.#patient++
    try {
      return await work()
    } finally {
      this.#patient--
    }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #isThere(client: pg.PoolClient, answeredAt: number): Promise<boolean> {
    const asked = performance.now()
    if (asked - answeredAt < FRESH_MS) return true
    try {
      await this.#answer(client, 'SELECT 1', [], PING_MS)
      return true
    } catch {
      this.#lostAt = Math.max(this.#lostAt, asked)
      return false
    }
  }

  #connection(client: pg.PoolClient): PostgresPoolClient {
    let loss: DatabaseAwayError | undefined
    const query = async <R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> => {
      if (loss) throw loss
      const asked = performance.now()
      try {
        const result = await this.#answer(client, text, values)
        this.#answeredAt.set(client, performance.now())
        return result as unknown as PostgresQueryResult<R>
      } catch (error) {
        if (!isLoss(error)) throw error
        // Those that have answered since it was asked are there.
        this.#lostAt = Math.max(this.#lostAt, asked)
        loss = new DatabaseAwayError(error)
        throw loss
      }
    }
    return {
      query: query as PostgresPoolClient['query'],
      release: () => (loss ? drop(client) : client.release()),
    }
  }

  async #answer(
    client: pg.PoolClient,
    text: string,
    values: readonly unknown[],
    ms = this.#patient > 0 ? PATIENT_ANSWER_MS : ANSWER_MS,
  ): Promise<pg.QueryResult> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`no answer within ${ms} ms`)), ms)
    })
    try {
      return await Promise.race([values.length === 0 ? client.query(text) : client.query(text, [...values]), late])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Ends a connection without a goodbye, which one that is frozen would never have answered. */
function drop(client: pg.PoolClient): void {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  client.release(true)
}

/** Codes with which the server itself says that this connection, or the server, is at its end or not yet there. */
const ENDING = /^(08...|57P0.|53300|25P03)$/

/** Whether an error is of the connection; those of a statement, and of our own code, are not. */
function isLoss(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ENDING.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError)
}
