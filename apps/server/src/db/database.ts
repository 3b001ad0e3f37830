import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './directory-lock.ts'
import { migrate } from './migrate.ts'
import { openPGlite } from './pglite.ts'
import { PGlitePool } from './pglite-pool.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface Database {
  db: Db
  /** the same connections for what speaks SQL by itself: the job queue */
  pool: PostgresPool
  /** whether this process is the only one that can reach the data */
  embedded: boolean
  close(): Promise<void>
}

/**
 * Opens PostgreSQL at a URL, or the embedded one in a directory, with the newest schema.
 *
 * @throws DirectoryInUseError  the directory belongs to another process
 */
export async function openDatabase(
  where: { url: string; connections?: number; onError?: (error: Error) => void } | { directory: string },
): Promise<Database> {
  const { pool, release } = 'url' in where ? openPostgres(where) : await openEmbedded(where.directory)
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    await release()
  }
  try {
    await migrate(db)
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
  return { db, pool, embedded: 'directory' in where, close }
}

function openPostgres({
  url,
  connections = 10,
  onError,
}: {
  url: string
  connections?: number
  onError?: (error: Error) => void
}) {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server ends is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => onError?.(error))
  return { pool: pool as PostgresPool, release: async () => {} }
}

async function openEmbedded(directory: string) {
  const unlock = await lockDirectory(directory)
  try {
    return { pool: new PGlitePool(await openPGlite(directory)) as PostgresPool, release: unlock }
  } catch (error) {
    await unlock()
    throw error
  }
}
