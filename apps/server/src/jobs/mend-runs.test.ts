import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { CALCULATE } from './boss.ts'

let server: TestServer
let ana: ApiClient
beforeAll(async () => {
  server = await testServer({ work: false, expirySeconds: 5 })
  ana = await server.signedIn()
})
afterAll(() => server.close())

/** Three started while nobody works: two stand in the queue, one waits its turn. */
async function started(): Promise<string[]> {
  await server.restart({ work: false, expirySeconds: 5 })
  const cookie = ana.cookie
  ana = server.client()
  ana.cookie = cookie
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const { id } = await ana.createCalculation()
    await ana.post(`Calculations/${id}/calculate`)
    ids.push(id)
  }
  return ids
}

async function work(): Promise<void> {
  await server.restart({ expirySeconds: 5 })
  const cookie = ana.cookie
  ana = server.client()
  ana.cookie = cookie
}

it('a run whose job was given up with its worker becomes ERROR, and what waited behind it is done', async () => {
  const ids = await started()
  // As a kill leaves it: the job failed for good, and whoever took the one that says so is gone for a quarter of an hour.
  await sql`UPDATE pgboss.job SET state = 'failed' WHERE name = ${CALCULATE} AND data->>'calculationId' = ${ids[0]}`.execute(
    server.database.db,
  )
  await work()
  const { calculationStatus, errorCode } = await ana.settled(ids[0] ?? '', 25_000)
  expect([calculationStatus, errorCode]).toEqual(['ERROR', 'CalculationInterrupted'])
  for (const id of ids.slice(1)) expect((await ana.settled(id, 60_000)).calculationStatus).toBe('COMPLETE')
})

it('what waits starts at once though the clock was stepped back an hour', async () => {
  const ids = await started()
  const { db } = server.database
  await sql`UPDATE pgboss.job SET start_after = start_after + interval '1 hour', created_on = created_on + interval '1 hour'`.execute(
    db,
  )
  await sql`UPDATE pgboss.version SET maintained_on = now() + interval '1 hour'`.execute(db)
  await sql`UPDATE calculations SET run_requested_at = run_requested_at + interval '1 hour'`.execute(db)
  const before = Date.now()
  await work()
  for (const id of ids) expect((await ana.settled(id, 60_000)).calculationStatus).toBe('COMPLETE')
  expect(Date.now() - before).toBeLessThan(60_000)
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM pgboss.version WHERE maintained_on > now()`.execute(server.database.db)
  expect(rows[0]?.n).toBe(0)
})
