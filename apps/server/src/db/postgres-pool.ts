import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

/** The database does not answer, or the connection was lost; `cause` says how. Statements in progress may or may not have been executed. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('the database is away', { cause })
  }
}

/** Timeout for a new connection, and for a free one of the pool. */
const CONNECT_MS = 5_000
/** Our longest statement takes a fraction of it: a connection silent for this long is lost. */
const ANSWER_MS = 6_000
/**
 * A connection silent for FRESH_MS is pinged before it gets a statement, and must answer within PING_MS. Without the ping, an idle
 * connection that was lost silently costs the next request the whole timeout.
 */
const FRESH_MS = 1_000
const PING_MS = 2_000
/** Timeout of schema changes, and of waiting for their lock. */
const PATIENT_ANSWER_MS = 600_000

/**
 * Settings of each connection on the server: it ends, with its locks, if we disappear silently, for example behind a firewall that drops
 * all packets.
 */
const SESSION = `
  SET idle_in_transaction_session_timeout = '5s';
  SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 10000`

/** Connections to PostgreSQL, each replaced when it is lost. A loss never ends the process; it is a DatabaseAwayError. */
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
    // Errors of idle connections and of those in use: either event ends the process if it has no listener.
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
      // After a loss, connections that have not answered since are probably lost too: a new one is better.
      if (answeredAt > this.#lostAt && (await this.#isThere(client, answeredAt))) return connection
      drop(client)
    }
  }

  /** Lifts the timeout of statements while the work runs. */
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
        // Connections that have answered since this one was asked are alive.
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

/** Ends a connection without a goodbye, which a frozen one never answers. */
function drop(client: pg.PoolClient): void {
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  client.release(true)
}

/** SQLSTATE codes by which the server reports that this connection, or the server, is ending or not ready. */
const ENDING = /^(08...|57P0.|53300|25P03)$/

/** Whether an error comes from the connection, not from a statement or our own code. */
function isLoss(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ENDING.test(error.code ?? '')
  return error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError)
}
