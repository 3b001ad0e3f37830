import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/** The one connection of an embedded database behind the interface of a pool: whoever has it, has it alone. */
export class PGlitePool implements PostgresPool {
  readonly #pg: PGlite
  #last: Promise<void> = Promise.resolve()

  constructor(pg: PGlite) {
    this.#pg = pg
  }

  async connect(): Promise<PostgresPoolClient> {
    const previous = this.#last
    let release = () => {}
    this.#last = new Promise((done) => {
      release = done
    })
    await previous
    // PGlite answers without ever leaving the microtasks: under load no new request would be read until all others are done.
    await new Promise((turn) => setImmediate(turn))
    return {
      query: (<R>(text: string, values?: readonly unknown[]) =>
        this.#query<R>(text, values)) as PostgresPoolClient['query'],
      release: () => release(),
    }
  }

  async end(): Promise<void> {
    await this.#last
    await this.#pg.close()
  }

  async #query<R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // Without parameters the text may hold several statements, which only the simple protocol takes.
    const result = values.length === 0 ? (await this.#pg.exec(text)).at(-1) : await this.#pg.query(text, [...values])
    const rows = (result?.rows ?? []) as R[]
    const command = /^\s*(select|insert|update|delete|merge)\b/i.exec(text)?.[1]?.toUpperCase() ?? 'SELECT'
    const rowCount = command === 'SELECT' ? rows.length : (result?.affectedRows ?? rows.length)
    return { command: command as 'SELECT', rowCount, rows }
  }
}
