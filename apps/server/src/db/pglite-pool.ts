import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { PGliteStatements } from './pglite-statements.ts'
import { StorageFullError } from './storage.ts'

/** The single connection of an embedded database as a pool. One caller has it at a time. Decision 0007. */
export class PGlitePool implements PostgresPool {
  readonly #open: () => Promise<PGlite>
  readonly #hasRoom: (statement: string) => boolean
  /** null after a crash, until it is reopened */
  #pg: PGlite | null
  #statements: PGliteStatements
  #last: Promise<void> = Promise.resolve()

  /**
   * @param open     reopens it after a crash
   * @param hasRoom  whether the disk has room for a statement
   */
  constructor(pg: PGlite, { open, hasRoom }: { open: () => Promise<PGlite>; hasRoom: (statement: string) => boolean }) {
    this.#pg = pg
    this.#statements = new PGliteStatements(pg)
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
    // PGlite answers within the microtask queue: under load no new request would be read until all others are done.
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
    // Closing writes. On a full disk it stays open: the files are then as after a power cut, and the next start recovers them.
    if (this.#hasRoom('closing')) await this.#pg?.close()
  }

  /** Reopens the database after a crash on a full disk; it recovers once the disk has room. */
  async #whole(): Promise<PGlite> {
    if (this.#pg !== null) return this.#pg
    if (!this.#hasRoom('recovery')) throw new StorageFullError()
    this.#pg = await this.#open()
    this.#statements = new PGliteStatements(this.#pg)
    return this.#pg
  }

  async #query<R>(pg: PGlite, text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // After a crash this instance answers nothing, not even a rollback.
    if (pg !== this.#pg) throw new StorageFullError()
    if (!this.#hasRoom(text)) throw new StorageFullError()
    try {
      const result = this.#statements.run(text, values)
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
