import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { StorageFullError } from './storage.ts'

/** The one connection of an embedded database behind the interface of a pool: whoever has it, has it alone. */
export class PGlitePool implements PostgresPool {
  readonly #open: () => Promise<PGlite>
  readonly #hasRoom: (statement: string) => boolean
  /** null after it has broken down, until it is opened again */
  #pg: PGlite | null
  #last: Promise<void> = Promise.resolve()

  /**
   * @param open     opens it once more after it has broken down
   * @param hasRoom  whether the disk has room for a statement
   */
  constructor(pg: PGlite, { open, hasRoom }: { open: () => Promise<PGlite>; hasRoom: (statement: string) => boolean }) {
    this.#pg = pg
    this.#open = open
    this.#hasRoom = hasRoom
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
    const pg = await this.#whole().catch((error: unknown) => {
      release()
      throw error
    })
    return {
      query: (<R>(text: string, values?: readonly unknown[]) =>
        this.#query<R>(pg, text, values)) as PostgresPoolClient['query'],
      release: () => release(),
    }
  }

  async end(): Promise<void> {
    await this.#last
    // Closing writes. Left open it is what a power cut would leave, from which it recovers.
    if (this.#hasRoom('closing')) await this.#pg?.close()
  }

  /** It breaks down when it cannot write its log; from what it has written it recovers, given room. */
  async #whole(): Promise<PGlite> {
    if (this.#pg !== null) return this.#pg
    if (!this.#hasRoom('recovery')) throw new StorageFullError()
    this.#pg = await this.#open()
    return this.#pg
  }

  async #query<R>(pg: PGlite, text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // What has broken down never answers again, not even to a rollback.
    if (pg !== this.#pg) throw new StorageFullError()
    if (!this.#hasRoom(text)) throw new StorageFullError()
    try {
      // Without parameters the text may hold several statements, which only the simple protocol takes.
      const result = values.length === 0 ? (await pg.exec(text)).at(-1) : await pg.query(text, [...values])
      const rows = (result?.rows ?? []) as R[]
      const command = /^\s*(select|insert|update|delete|merge)\b/i.exec(text)?.[1]?.toUpperCase() ?? 'SELECT'
      const rowCount = command === 'SELECT' ? rows.length : (result?.affectedRows ?? rows.length)
      return { command: command as 'SELECT', rowCount, rows }
    } catch (error) {
      if (/^(PANIC|FATAL)$/.test((error as { severity?: string }).severity ?? '')) this.#pg = null
      throw error
    }
  }
}
