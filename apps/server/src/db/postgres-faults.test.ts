import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Calculation, CalculationSummary } from '@madre/contract'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type ServeProcess, serveProcess, temporaryDirectory } from '../testing/serve-process.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'

interface Proxy {
  port: number
  freeze(): void
  freezeAt(text: string): void
  stall(): void
  refuse(): void
  heal(): void
  close(): Promise<void>
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The promise is 15 s; the rest is for a machine that does other things as well. */
const WHOLE_WITHIN_MS = 30_000

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('when connections to PostgreSQL are lost in use', () => {
  let data: TestDatabase
  let proxy: Proxy
  let web: ServeProcess
  let worker: ServeProcess
  let ana: ApiClient
  const health = () => join(directory, 'worker-health')
  let directory = ''

  beforeEach(async () => {
    data = await testDatabase()
    const own = new URL(data.url ?? '')
    const { tcpProxy } = (await import(new URL('../../../../scripts/tcp-proxy.mjs', import.meta.url).href)) as {
      tcpProxy(port: number): Promise<Proxy>
    }
    proxy = await tcpProxy(Number(own.port))
    own.port = String(proxy.port)
    directory = temporaryDirectory()
    web = await serveProcess({ DATABASE_URL: own.href }, 'web')
    worker = await serveProcess({ DATABASE_URL: own.href, HEALTH_FILE: health() }, 'worker')
    ana = new ApiClient(web.address)
    await ana.register('ana@example.com')
    await ana.login('ana@example.com')
  })
  afterEach(async () => {
    for (const process of [web, worker]) await process.end('SIGKILL')
    await proxy.close()
    await data.remove()
  })

  async function terminateAll(): Promise<void> {
    const admin = new pg.Client({ connectionString: data.url })
    await admin.connect()
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await admin.end()
  }

  it.each<[string, () => Promise<void>, boolean]>([
    [
      'every backend is terminated, again and again',
      async () => {
        for (let i = 0; i < 15; i++) {
          await terminateAll()
          await pause(200)
        }
      },
      false,
    ],
    [
      'the server is gone for a while',
      async () => {
        proxy.refuse()
        await pause(8_000)
        proxy.heal()
      },
      true,
    ],
    [
      'the server stands still for a while',
      async () => {
        proxy.stall()
        await pause(14_000)
        proxy.heal()
      },
      true,
    ],
    ['what is connected is swallowed, while new connections work', async () => proxy.freeze(), false],
  ])(
    '%s: web and worker live, say 503 meanwhile, and are whole again, with nothing lost',
    async (_, fault, mustRefuse) => {
      const statuses = new Map<number, number>()
      const acknowledged: string[] = []
      let going = true
      /** answers 201 in a row, of each client */
      const inARow = Array<number>(6).fill(0)
      const clients = Array.from(inARow, async (_, i) => {
        for (let n = 0; going; n++) {
          const name = `n${i}-${n}`
          const answer = await ana.post<Calculation>('Calculations', { name, request: sampleRequest() })
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          if (answer.status === 201) {
            acknowledged.push(name)
            inARow[i] = (inARow[i] ?? 0) + 1
          } else {
            inARow[i] = 0
            expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
          }
          await pause(40)
        }
      })
      const before = await ana.createCalculation({}, 'before')
      await ana.post(`Calculations/${before.id}/calculate`)
      await pause(500)
      await fault()
      inARow.fill(0)
      await expect.poll(() => Math.min(...inARow), { timeout: WHOLE_WITHIN_MS }).toBeGreaterThan(20)
      going = false
      await Promise.all(clients)
      if (mustRefuse) expect(statuses.get(503)).toBeGreaterThan(0)

      expect([web.child.exitCode, worker.child.exitCode]).toEqual([null, null])
      expect((await fetch(`${web.address}/readyz`)).status).toBe(200)
      const kept = (await ana.get<CalculationSummary[]>('Calculations')).body.map((c) => c.name)
      expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([])
      expect((await ana.settled(before.id, 60_000)).calculationStatus).toBe('COMPLETE')
      expect((await ana.calculated()).calculationStatus).toBe('COMPLETE')
      expect(existsSync(health())).toBe(true)
    },
    180_000,
  )

  it('a job whose taking was executed and its answer swallowed is taken again long before it counts as lost', async () => {
    const { id } = await ana.createCalculation()
    await ana.post(`Calculations/${id}/calculate`)
    proxy.freezeAt("SET state = 'active'")
    const status = async () => (await ana.get<Calculation>(`Calculations/${id}`)).body.calculationStatus
    await expect.poll(status, { timeout: WHOLE_WITHIN_MS }).toBe('COMPLETE')
  }, 60_000)

  it('connections that are swallowed while they lie idle cost no request its answer', async () => {
    const ask = () => Promise.all(Array.from({ length: 20 }, () => ana.get('Calculations')))
    await ask()
    await pause(1_500)
    proxy.freeze()
    expect((await ask()).map((answer) => answer.status)).toEqual(Array(20).fill(200))
  }, 60_000)

  it('the health file of a worker is gone while its database is', async () => {
    await expect.poll(() => existsSync(health()), { timeout: 20_000 }).toBe(true)
    proxy.refuse()
    await expect.poll(() => existsSync(health()), { timeout: 40_000 }).toBe(false)
    proxy.heal()
    await expect.poll(() => existsSync(health()), { timeout: 40_000 }).toBe(true)
  }, 120_000)
})
