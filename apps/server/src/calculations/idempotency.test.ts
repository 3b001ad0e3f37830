import type { Calculation, CalculationSummary, Problem } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { removeOldKeys } from './idempotency.ts'

let server: TestServer
let ana: ApiClient
beforeAll(async () => {
  server = await testServer({ work: false })
  ana = await server.signedIn()
})
afterAll(() => server.close())

const create = (client: ApiClient, key: string, name = 'Nave') =>
  client.post<Calculation & Problem>('Calculations', { name, request: sampleRequest() }, { 'idempotency-key': key })
const count = async (client: ApiClient) => (await client.get<CalculationSummary[]>('Calculations')).body.length

it('a creation that is sent again makes one simulation', async () => {
  const first = await create(ana, 'again')
  const second = await create(ana, 'again')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(await count(ana)).toBe(1)
})

it('so do twenty at once', async () => {
  const bea = await server.signedIn()
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(bea, 'at once')))
  expect(new Set(answers.map((a) => a.status))).toEqual(new Set([201]))
  expect(new Set(answers.map((a) => a.body.id)).size).toBe(1)
  expect(await count(bea)).toBe(1)
})

it('the answer is the simulation as it is by then', async () => {
  const { id } = (await create(ana, 'renamed')).body
  await ana.patch(`Calculations/${id}`, { name: 'Other' })
  expect((await create(ana, 'renamed')).body).toMatchObject({ id, name: 'Other' })
})

it('another key, no key and another user’s key make others', async () => {
  const ids = [(await create(ana, 'k1')).body.id, (await create(ana, 'k2')).body.id]
  ids.push((await ana.createCalculation()).id, (await ana.createCalculation()).id)
  ids.push((await create(await server.signedIn(), 'k1')).body.id)
  expect(new Set(ids).size).toBe(5)
})

it('another body under the same key is refused, the same one in another order is not', async () => {
  await create(ana, 'body')
  const other = await create(ana, 'body', 'Another')
  expect([other.status, other.body.code]).toEqual([422, 'IdempotencyKeyReused'])
  const turned = Object.fromEntries(Object.entries(sampleRequest()).reverse())
  const answer = await ana.post('Calculations', { request: turned, name: 'Nave' }, { 'idempotency-key': 'body' })
  expect(answer.status).toBe(201)
})

it('the key of a simulation deleted since makes no other', async () => {
  const { id } = (await create(ana, 'deleted')).body
  await ana.delete(`Calculations/${id}`)
  const before = await count(ana)
  const answer = await create(ana, 'deleted')
  expect([answer.status, answer.body.code]).toEqual([404, 'CalculationNotFound'])
  expect(await count(ana)).toBe(before)
})

it('a key is remembered for 24 hours', async () => {
  const age = (hours: number) =>
    sql`UPDATE idempotency_keys SET created_at = now() - make_interval(mins => ${Math.round(hours * 60)}) WHERE key = 'old'`.execute(
      server.database.db,
    )
  const first = (await create(ana, 'old')).body.id
  await age(23.9)
  await removeOldKeys(server.database.db)
  expect((await create(ana, 'old')).body.id).toBe(first)
  await age(24.1)
  const second = (await create(ana, 'old')).body.id
  expect(second).not.toBe(first)
  expect((await create(ana, 'old')).body.id).toBe(second)
})

it.each(['', 'x'.repeat(129), 'tab\there', 'é'])('%j is no key', async (key) => {
  const answer = await create(ana, key)
  expect([answer.status, answer.body.details?.[0]?.field]).toEqual([400, 'idempotency-key'])
})

it('a creation that was refused leaves its key free', async () => {
  const bad = await ana.post('Calculations', { name: 'n', request: {} }, { 'idempotency-key': 'free' })
  expect(bad.status).toBe(400)
  expect((await create(ana, 'free')).status).toBe(201)
})

it('stands in the description of the API', async () => {
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json()
  const post = paths['/api/madre/Calculations'].post
  expect(post.parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'idempotency-key' }))
  expect(Object.keys(post.responses)).toContain('422')
})
