import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from './database.ts'
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts'
import { DatabaseDoesNotOpenError } from './pglite.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'madre-embedded-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe.skipIf(onPostgres)('the embedded database', () => {
  const filled = async () => {
    cpSync(inject('emptyData'), directory, { recursive: true })
    const database = await openDatabase({ directory })
    await insertUser(database.db, 'ana@example.com')
    return database
  }
  const insertUser = (db: Awaited<ReturnType<typeof openDatabase>>['db'], email: string) =>
    db
      .insertInto('users')
      .values({
        email,
        email_key: email,
        password_hash: 'x',
        first_name: 'A',
        last_name: 'B',
        company: 'C',
        lang: 'en',
        activated_at: null,
      })
      .execute()

  it('keeps what was committed, readable by its owner only', async () => {
    await (await filled()).close()
    const again = await openDatabase({ directory })
    expect((await again.db.selectFrom('users').select('email').execute()).map((u) => u.email)).toEqual([
      'ana@example.com',
    ])
    await again.close()
    expect(statSync(join(directory, 'db')).mode & 0o777).toBe(0o700)
  })

  it('is backed up by a copy of its directory and restored by putting it back', async () => {
    const database = await filled()
    await database.close()
    const backup = `${directory}-backup`
    cpSync(directory, backup, { recursive: true })
    rmSync(directory, { recursive: true })
    cpSync(backup, directory, { recursive: true })
    rmSync(backup, { recursive: true })
    const restored = await openDatabase({ directory })
    expect((await restored.db.selectFrom('users').select('email').execute()).length).toBe(1)
    await insertUser(restored.db, 'bea@example.com')
    await restored.close()
  })

  it('refuses a second opening of its directory', async () => {
    const database = await filled()
    await expect(openDatabase({ directory })).rejects.toThrow(DirectoryInUseError)
    await database.close()
    await (await openDatabase({ directory })).close()
  })

  it('clears away what a first start that was cut off has left', async () => {
    mkdirSync(join(directory, 'db.new-abc123'))
    writeFileSync(join(directory, 'db.new-abc123', 'PG_VERSION'), '18')
    await (await openDatabase({ directory })).close()
    expect(readdirSync(directory).sort()).toEqual(['db', 'lock'])
  })

  /** Every file below a directory with what is in it, but for the lock, which every start writes. */
  const contents = (below = directory): string[] =>
    readdirSync(below, { withFileTypes: true }).flatMap((entry) => {
      const path = join(below, entry.name)
      if (entry.isDirectory()) return contents(path)
      if (path === join(directory, 'lock')) return []
      return [`${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`]
    })

  it.each<[string, (db: string) => void]>([
    ['has lost its version', (db) => rmSync(join(db, 'PG_VERSION'))],
    ['is of another version', (db) => writeFileSync(join(db, 'PG_VERSION'), '17\n')],
    [
      'has lost all its files',
      (db) => readdirSync(db).forEach((name) => void rmSync(join(db, name), { recursive: true })),
    ],
    ['has a control file that was cut short', (db) => truncateSync(join(db, 'global/pg_control'), 100)],
  ])('that %s is refused with what to do, and not a byte of it is changed', async (_, damage) => {
    await (await filled()).close()
    damage(join(directory, 'db'))
    const before = contents()
    await expect(openDatabase({ directory })).rejects.toThrow(/cannot be opened: .* put your last backup in its place/)
    expect(contents()).toEqual(before)
  })

  it('that turns out damaged when it is opened is refused, and no later start touches it', async () => {
    await (await filled()).close()
    for (const name of readdirSync(join(directory, 'db/pg_wal')))
      if (/^0/.test(name)) truncateSync(join(directory, 'db/pg_wal', name), 4096)
    await expect(openDatabase({ directory })).rejects.toThrow(DatabaseDoesNotOpenError)
    const before = contents()
    await expect(openDatabase({ directory })).rejects.toThrow(/an earlier start found its files damaged/)
    expect(contents()).toEqual(before)
  })

  it('waits in line: a query beside a transaction sees all of it or nothing', async () => {
    const { db, close } = await filled()
    const inside = db.transaction().execute(async (tx) => {
      for (let i = 0; i < 5; i++) await insertUser(tx as never, `t${i}@example.com`)
    })
    const counts = await Promise.all(
      Array.from({ length: 5 }, async () => (await db.selectFrom('users').select('id').execute()).length),
    )
    await inside
    for (const count of counts) expect([1, 6]).toContain(count)
    await expect(
      db.transaction().execute(async (tx) => {
        await insertUser(tx as never, 'half@example.com')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect((await db.selectFrom('users').select('id').execute()).length).toBe(6)
    await close()
  })
})

describe('the lock of a data directory', () => {
  /** A process that takes the lock and says what came of it; ended with the test. */
  const holder = (before: string[] = []) => {
    const script = `
      import('${new URL('./directory-lock.ts', import.meta.url).pathname}').then((m) => {
        m.lockDirectory(process.argv[1])
        console.log('held')
        setInterval(() => {}, 1000)
      }).catch((e) => { console.log('failed', e.message); process.exit(1) })`
    const [command = '', ...args] = [...before, process.execPath, '--import', 'tsx', '-e', script, directory]
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    running.push(child)
    return new Promise<{ child: typeof child; said: string }>((done) =>
      child.stdout.once('data', (data) => done({ child, said: String(data) })),
    )
  }
  const running: ChildProcess[] = []
  const killed = (child: ChildProcess) => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    return ended
  }
  afterEach(async () => {
    for (const child of running.splice(0)) if (child.exitCode === null && child.signalCode === null) await killed(child)
  })

  it('is held against another process, and free at once when that is killed', async () => {
    const { child, said } = await holder()
    expect(said).toBe('held\n')
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError)
    expect(() => lockDirectory(directory)).toThrow(`is in use by another Madre: process ${child.pid} on`)
    await killed(child)
    lockDirectory(directory)()
  })

  it('is held within one process as well, and let go once', () => {
    const unlock = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError)
    unlock()
    lockDirectory(directory)()
  })

  const NAMESPACES = ['unshare', '--pid', '--fork', '--kill-child', '--mount', '--uts', '--net', '--ipc']
  const canUnshare = spawnSync(NAMESPACES[0] ?? '', [...NAMESPACES.slice(1), 'true']).status === 0

  it.skipIf(!canUnshare)(
    'is held across namespaces, as two containers have them, however long the holder stands still (needs the right to unshare)',
    async () => {
      const one = await holder(NAMESPACES)
      expect(one.said).toBe('held\n')
      expect((await holder(NAMESPACES)).said).toMatch(/^failed .* is in use by another Madre/)
      expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError)
      // The file says what it likes: an old time or another name is no reason to take the directory.
      writeFileSync(join(directory, 'lock'), '')
      utimesSync(join(directory, 'lock'), 0, 0)
      expect((await holder(NAMESPACES)).said).toMatch(/^failed .* is in use by another Madre/)
      await killed(one.child)
      await expect.poll(async () => (await holder(NAMESPACES)).said, { interval: 200 }).toBe('held\n')
    },
  )
})
