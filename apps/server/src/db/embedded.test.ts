import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from './database.ts'
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts'

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
    expect(readdirSync(directory).sort()).toEqual(['db'])
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
  const holder = () => {
    const script = `
      import('${new URL('./directory-lock.ts', import.meta.url).pathname}').then(async (m) => {
        await m.lockDirectory(process.argv[1])
        console.log('held')
        setInterval(() => {}, 1000)
      }, (e) => { console.log('failed', e.message); process.exit(1) })`
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', script, directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return new Promise<typeof child>((done) => child.stdout.once('data', () => done(child)))
  }

  it('is held against another process, and free at once when that is killed', async () => {
    const child = await holder()
    await expect(lockDirectory(directory)).rejects.toThrow(/is in use by another Madre on this machine/)
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await ended
    const unlock = await lockDirectory(directory)
    await unlock()
    expect(existsSync(join(directory, 'lock'))).toBe(false)
  })

  it('is held against another machine while that shows signs of life', async () => {
    writeFileSync(join(directory, 'lock'), 'other-machine 17\n')
    await expect(lockDirectory(directory)).rejects.toThrow(/in use by other-machine 17/)
    const { utimesSync } = await import('node:fs')
    utimesSync(join(directory, 'lock'), new Date(Date.now() - 60_000), new Date(Date.now() - 60_000))
    await (await lockDirectory(directory))()
  })
})
