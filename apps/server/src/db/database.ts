import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely'
import { lockDirectory } from './directory-lock.ts'
import { migrate } from './migrate.ts'
import { openPGlite } from './pglite.ts'
import { PGlitePool } from './pglite-pool.ts'
import { ReplacingPool } from './postgres-pool.ts'
import { hasRoom, STORAGE_RESERVE, StorageFullError } from './storage.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type Executor = Db | Tx

export interface Database {
  db: Db
  /** the same connections for the job queue, which writes its own SQL */
  pool: PostgresPool
  /** whether only this process can reach the data */
  embedded: boolean
  /** runs a schema change while no other process runs one */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * Opens PostgreSQL at a URL, or the embedded database in a directory, with the newest schema.
 *
 * @param where  `reserve`: required free space on the disk of the embedded database [bytes]
 * @throws StorageFullError  the space is not free
 * @throws DirectoryInUseError  the directory belongs to another process
 * @throws DatabaseDoesNotOpenError  the directory holds a database that cannot be opened
 * @throws NewerSchemaError  the schema is of a newer version
 */
export async function openDatabase(
  where:
    | { url: string; connections?: number; onError?: (error: Error) => void }
    | { directory: string; reserve?: number },
): Promise<Database> {
  const embedded = 'directory' in where
  const { pool, release, alone } = embedded ? await openEmbedded(where) : openPostgres(where)
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let vacuuming: NodeJS.Timeout | undefined
  const close = async () => {
    clearInterval(vacuuming)
    await db.destroy()
    await release()
  }
  try {
    await alone(() => migrate(db))
    if (embedded) vacuuming = await keepVacuumed(db)
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
  return { db, pool, embedded, alone, close }
}

const VACUUM_MS = 3_600_000

/** A PostgreSQL server vacuums by itself; the embedded one does not. Dead rows would stay, and lists could not use index-only scans. */
async function keepVacuumed(db: Db): Promise<NodeJS.Timeout> {
  const vacuum = () => sql`VACUUM`.execute(db)
  await vacuum()
  // A failed vacuum is repeated next time.
  return setInterval(() => void vacuum().catch(() => {}), VACUUM_MS).unref()
}

/** An arbitrary number, the same in every version: the lock for schema changes. */
const SCHEMA_LOCK = 4_919_131_337

async function withAdvisoryLock<T>(pool: PostgresPool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK])
    return await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [SCHEMA_LOCK]).catch(() => {})
    client.release()
  }
}

function openPostgres({
  url,
  connections = 10,
  onError = () => {},
}: {
  url: string
  connections?: number
  onError?: (error: Error) => void
}) {
  const pool = new ReplacingPool(url, connections, onError)
  const alone: Database['alone'] = (work) => pool.patiently(() => withAdvisoryLock(pool, work))
  return { pool: pool as PostgresPool, release: async () => {}, alone }
}

async function openEmbedded({ directory, reserve = STORAGE_RESERVE }: { directory: string; reserve?: number }) {
  const unlock = lockDirectory(directory)
  try {
    const alone: Database['alone'] = (work) => work()
    const room = (statement: string) => hasRoom(directory, statement, reserve)
    if (!room('recovery')) throw new StorageFullError()
    const open = () => openPGlite(directory)
    const pool: PostgresPool = new PGlitePool(await open(), { open, hasRoom: room })
    return { pool, release: async () => unlock(), alone }
  } catch (error) {
    unlock()
    throw error
  }
}
