import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PGlite's own start parameters without -F (which turns fsync off), and with the one sync method its file system reaches. */
const START_PARAMS = [...PGlite.defaultStartParams.filter((p) => p !== '-F'), '-c', 'wal_sync_method=fsync']

type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => void } } }

/** The directory file system with the one operation it lacks: an fsync that reaches the disk. */
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

/**
 * Opens the embedded PostgreSQL in a directory, making it on the first start, and proves that a commit reaches the disk.
 *
 * The caller holds the lock of the directory: two processes on one directory lose rows silently.
 * @throws when a commit of this build does not call fsync
 */
export async function openPGlite(directory: string): Promise<PGlite> {
  const target = join(directory, 'db')
  if (!existsSync(target)) await createCluster(directory, target)
  const fs = new DurableNodeFS(target)
  const pg = await PGlite.create({ fs, startParams: START_PARAMS })
  await pg.exec('CREATE TABLE IF NOT EXISTS durability_proof (at timestamptz NOT NULL)')
  const before = fs.syncs
  await pg.exec('DELETE FROM durability_proof; INSERT INTO durability_proof VALUES (now())')
  if (fs.syncs === before) {
    await pg.close()
    throw new Error('the embedded database did not flush a commit to the disk; refusing to run without durability')
  }
  return pg
}

/** initdb into a directory beside the target, flushed and renamed: a kill in between leaves nothing half made behind. */
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
  // Windows cannot open a directory for flushing; its file system journals names by itself.
  if (process.platform === 'win32') return
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}
