import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Calculation, type CalculationSummary, LANGUAGES, type Problem } from '@madre/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import type { TestDatabase } from '../testing/test-database.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { openDatabase } from './database.ts'
import { STORAGE_RESERVE, StorageFullError } from './storage.ts'

const onPostgres = process.env.TEST_DATABASE_URL !== undefined
const MB = 2 ** 20

const mount = (size: string, at: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', at]).status === 0
const unmount = (at: string) => spawnSync('umount', ['-l', at])

const mayMount = (() => {
  const at = mkdtempSync(join(tmpdir(), 'madre-mount-'))
  const may = mount('1m', at)
  if (may) unmount(at)
  rmSync(at, { recursive: true, force: true })
  return may
})()

let disk: string
const ballast = () => join(disk, 'ballast')
const freeBytes = () => {
  const { bavail, bsize } = statfsSync(disk)
  return bavail * bsize
}
/** Fills the disk but for so much. */
const fill = (leaveBytes: number) => writeFileSync(ballast(), Buffer.alloc(Math.max(0, freeBytes() - leaveBytes)))
const makeRoom = () => rmSync(ballast(), { force: true })

beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'madre-disk-'))
})
afterEach(() => {
  unmount(disk)
  rmSync(disk, { recursive: true, force: true })
})

interface Postgres {
  url: string
  stop(): Promise<void>
}

/**
 * A database whose data stand on the small disk. On PostgreSQL in a server of its own: a checkpoint that fails on the full
 * disk fails every `DROP DATABASE` of the server.
 */
async function onDisk(): Promise<TestDatabase> {
  mount(onPostgres ? '64m' : '300m', disk)
  if (!onPostgres) {
    const directory = join(disk, 'data')
    cpSync(inject('emptyData'), directory, { recursive: true })
    return { env: {}, open: () => openDatabase({ directory }), remove: async () => {} }
  }
  const { startPostgres } = (await import(new URL('../../../../scripts/with-postgres.mjs', import.meta.url).href)) as {
    startPostgres(): Promise<Postgres>
  }
  const postgres = await startPostgres()
  const place = join(disk, 'space')
  mkdirSync(place)
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const { rows } = await admin.query('SHOW data_directory')
  const { uid, gid } = statSync(rows[0].data_directory)
  chownSync(place, uid, gid)
  await admin.query(`CREATE TABLESPACE small LOCATION '${place}'`)
  await admin.query('CREATE DATABASE on_small_disk TABLESPACE small')
  await admin.end()
  const url = new URL(postgres.url)
  url.pathname = '/on_small_disk'
  return { env: {}, open: () => openDatabase({ url: url.href }), remove: () => postgres.stop() }
}

const create = (ana: ApiClient, name: string) =>
  // Text that does not compress, so that the disk fills within a few.
  ana.post<Calculation & Problem>('Calculations', {
    name,
    description: Array.from({ length: 100 }, () => Math.random().toString(36).slice(2))
      .join('')
      .slice(0, 900),
    request: sampleRequest(),
  })

describe.skipIf(!mayMount)('a full disk (needs the right to mount one)', () => {
  let server: TestServer | undefined
  afterEach(async () => {
    makeRoom()
    await server?.close()
    server = undefined
  })

  it('is said in words, loses nothing, lets reading go on, and all is whole again when there is room', async () => {
    server = await testServer({ data: await onDisk(), work: false })
    const ana = await server.signedIn()
    fill(onPostgres ? 100 * 1024 : STORAGE_RESERVE + 2 * MB)
    const acknowledged: string[] = []
    let refused: Problem | undefined
    for (let n = 0; n < 20_000 && refused === undefined; n++) {
      const { status, body } = await create(ana, `n${n}`)
      if (status === 201) acknowledged.push(`n${n}`)
      else refused = body
    }
    expect([refused?.status, refused?.code]).toEqual([507, 'StorageFull'])
    expect(refused?.details[0]?.description).toBe(
      'The server’s disk is full: nothing can be saved at the moment. What is saved is safe. Please tell whoever runs the server.',
    )
    const words = await Promise.all(
      LANGUAGES.map(async (lang) => {
        const answer = await ana.post<Problem>(`Calculations?lang=${lang}`, { name: 'x', request: sampleRequest() })
        return answer.status === 507 ? answer.body.title : ''
      }),
    )
    if (!onPostgres) expect(new Set(words).size).toBe(LANGUAGES.length)
    const names = async () => (await ana.get<CalculationSummary[]>('Calculations')).body.map((c) => c.name)
    expect(await names()).toEqual(expect.arrayContaining(acknowledged))
    makeRoom()
    expect((await create(ana, 'after')).status).toBe(201)
    expect(await names()).toEqual(expect.arrayContaining([...acknowledged, 'after']))
  }, 240_000)

  it.skipIf(onPostgres)('lets a program read on with its token, and the API says where a 507 may come', async () => {
    server = await testServer({ data: await onDisk(), work: false })
    const ana = await server.signedIn()
    const { body: kept } = await create(ana, 'kept')
    const { body: made } = await ana.post<{ id: string; token: string }>('Users/tokens', {
      name: 'robot',
      scope: 'read',
      expiresInDays: 30,
    })
    fill(1 * MB)
    const listed = await server
      .client()
      .get<CalculationSummary[]>('Calculations', { authorization: `Bearer ${made.token}` })
    expect([listed.status, listed.body.length]).toEqual([200, 1])

    const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json()
    const account = { email: 'new@example.com', password: PASSWORD, firstName: 'E', lastName: 'N', company: 'Nave' }
    const writes: [method: string, path: string, as: string, body?: object][] = [
      ['POST', 'Users', 'Users', account],
      ['POST', 'Users/login', 'Users/login', { email: 'a@example.com', password: PASSWORD }],
      ['POST', 'Users/tokens', 'Users/tokens', { name: 'two', scope: 'read', expiresInDays: 30 }],
      ['DELETE', `Users/tokens/${made.id}`, 'Users/tokens/{id}'],
      ['GET', 'Users/export', 'Users/export'],
      ['POST', 'Calculations', 'Calculations', { name: 'x', request: sampleRequest() }],
      ['PATCH', `Calculations/${kept.id}`, 'Calculations/{id}', { name: 'y' }],
      ['POST', `Calculations/${kept.id}/calculate`, 'Calculations/{id}/calculate'],
      ['DELETE', `Calculations/${kept.id}`, 'Calculations/{id}'],
      ['POST', 'Users/logout', 'Users/logout'],
    ]
    for (const [method, path, as, body] of writes) {
      expect([method, as, (await ana.request(method, path, body)).status]).toEqual([method, as, 507])
      expect(Object.keys(paths[`/api/madre/${as}`][method.toLowerCase()].responses), `${method} ${as}`).toContain('507')
    }
  })

  it.skipIf(onPostgres)(
    'that fills under a commit breaks the embedded database down, which recovers by itself with all that was acknowledged',
    async () => {
      mount('200m', disk)
      const directory = join(disk, 'data')
      cpSync(inject('emptyData'), directory, { recursive: true })
      // As if somebody else filled the disk between the look and the write: no reserve.
      const database = await openDatabase({ directory, reserve: 0 })
      const { db } = database
      await sql`CREATE TABLE filling (n integer, text text)`.execute(db)
      fill(24 * MB)
      let acknowledged = 0
      const write = () =>
        sql`INSERT INTO filling SELECT ${acknowledged}, string_agg(md5(random()::text), '') FROM generate_series(1, 300)`.execute(
          db,
        )
      await expect(
        (async () => {
          for (; acknowledged < 20_000; acknowledged++) await write()
        })(),
      ).rejects.toThrow(/No space left on device/)
      makeRoom()
      await write()
      acknowledged++
      const { rows } = await sql<{ n: number }>`SELECT count(DISTINCT n)::int AS n FROM filling`.execute(db)
      expect(rows[0]?.n).toBe(acknowledged)
      await database.close()
      await (await openDatabase({ directory })).close()
    },
    240_000,
  )

  it.skipIf(onPostgres)('is said at the start, before anything is touched', async () => {
    mount('200m', disk)
    const directory = join(disk, 'data')
    cpSync(inject('emptyData'), directory, { recursive: true })
    fill(10 * MB)
    await expect(openDatabase({ directory })).rejects.toThrow(StorageFullError)
    makeRoom()
    await (await openDatabase({ directory })).close()
  })
})
