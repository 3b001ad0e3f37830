import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PGlite's start parameters without -F (which turns fsync off), and with the only sync method its file system supports. */
const START_PARAMS = [...PGlite.defaultStartParams.filter((p) => p !== '-F'), '-c', 'wal_sync_method=fsync']

type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => void } } }

/** The directory file system with the missing operation: an fsync that reaches the disk. */
class DurableNodeFS extends NodeFS {
  syncs = 0

  override async init(pg: PGlite, opts: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, opts)
    const attach = (module: unknown) => {
      ;(module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        this.syncs++
        fsyncSync(stream.nfd)
      }
    }
    const preRun = [...((emscriptenOpts.preRun ?? []) as unknown[]), attach]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts }
  }
}

/** The only PostgreSQL version whose files this build reads. */
const PG_MAJOR = '18'
const PG_CONTROL_BYTES = 8192
/** Marks a database that did not open, so that no later start writes to it. */
const REFUSED_FILE = 'db.does-not-open'

/** The data exist but cannot be opened; the message says what to do. */
export class DatabaseDoesNotOpenError extends Error {
  constructor(directory: string, why: string, cause?: unknown) {
    const path = resolve(directory)
    super(
      `the database in ${path} cannot be opened: ${why}. It is left as it is. Make a copy of ${path}, put your last backup in its place, ` +
        `and start again; to try once more as it is, remove ${join(path, REFUSED_FILE)} where that file exists`,
      { cause },
    )
  }
}

/**
 * Opens the embedded PostgreSQL in a directory, creates it on the first start, and proves that a commit reaches the disk.
 *
 * The caller holds the lock of the directory: two processes on one directory lose rows silently. Decision 0007.
 * @throws DatabaseDoesNotOpenError  there is a database that cannot be opened; from then on nothing writes to it
 * @throws when a commit of this build does not call fsync
 */
export async function openPGlite(directory: string): Promise<PGlite> {
  const target = join(directory, 'db')
  if (existsSync(target)) requireWhole(directory, target)
  else await createCluster(directory, target)
  const fs = new DurableNodeFS(target)
  const pg = await PGlite.create({ fs, startParams: START_PARAMS }).catch((error: unknown) => {
    writeFileSync(join(directory, REFUSED_FILE), `${new Date().toISOString()} ${String(error)}\n`)
    throw new DatabaseDoesNotOpenError(directory, 'its files are damaged', error)
  })
  await pg.exec('CREATE TABLE IF NOT EXISTS durability_proof (at timestamptz NOT NULL)')
  const before = fs.syncs
  await pg.exec('DELETE FROM durability_proof; INSERT INTO durability_proof VALUES (now())')
  if (fs.syncs === before) {
    await pg.close()
    throw new Error('the embedded database did not flush a commit to the disk; refusing to run without durability')
  }
  return pg
}

/** Checks without writing. Without a version file, opening would create a new database over the existing data. */
function requireWhole(directory: string, target: string): void {
  const refuse = (why: string) => {
    throw new DatabaseDoesNotOpenError(directory, why)
  }
  if (existsSync(join(directory, REFUSED_FILE))) refuse('an earlier start found its files damaged')
  const versionFile = join(target, 'PG_VERSION')
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : ''
  if (version !== PG_MAJOR)
    refuse(
      version === ''
        ? `${versionFile} is missing`
        : `it is of PostgreSQL ${version}, and this version of Madre reads ${PG_MAJOR}`,
    )
  const control = join(target, 'global', 'pg_control')
  if (!existsSync(control) || statSync(control).size !== PG_CONTROL_BYTES) refuse(`${control} is missing or cut short`)
}

/** Runs initdb in a directory beside the target, flushes and renames it: a kill in between leaves nothing half made. */
async function createCluster(directory: string, target: string): Promise<void> {
  for (const name of readdirSync(directory))
    if (name.startsWith('db.new-')) rmSync(join(directory, name), { recursive: true, force: true })
  const fresh = join(directory, `db.new-${randomBytes(6).toString('hex')}`)
  mkdirSync(fresh, { mode: 0o700 })
  const pg = await PGlite.create({ fs: new DurableNodeFS(fresh), startParams: START_PARAMS })
  await pg.close()
  chmodSync(fresh, 0o700)
  syncTree(fresh)
  renameSync(fresh, target)
  syncPath(directory)
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(directory)
}

function syncPath(path: string): void {
  // Windows cannot open a directory for flushing. Its file system journals names by itself.
  if (process.platform === 'win32') return
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
