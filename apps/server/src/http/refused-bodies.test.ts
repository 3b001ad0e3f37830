import type { Calculation, Problem, Template } from '@madre/contract'
import { unlimited } from '@madre/contract/testing/unlimited'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { NO_LIMITS, type TestServer, testServer } from '../testing/test-server.ts'

type JsonSchema = Parameters<typeof unlimited>[0]

let server: TestServer
let ana: ApiClient

beforeAll(async () => {
  server = await testServer({ work: false, app: { trial: 'note', limits: { ...NO_LIMITS, refusedBodiesAMinute: 3 } } })
  ana = await server.signedIn()
})
afterAll(() => server.close())

const withGroups = (groups: unknown[]) => {
  const request = sampleRequest()
  return { ...request, metadata: { ...request.metadata, site: { groups } } }
}
const send = (remoteAddress: string, payload: string, path = 'Trial/calculation-note') =>
  server.app.inject({
    method: 'POST',
    url: `/api/madre/${path}`,
    remoteAddress,
    headers: { 'content-type': 'application/json', cookie: ana.cookie ?? '' },
    payload,
  })

describe('a body', () => {
  it.each([
    ['zeros without end', withGroups(Array(120_000).fill(0)), 'BodyTooManyValues', ''],
    ['texts without end', withGroups(Array(80_000).fill('')), 'BodyTooManyValues', ''],
    [
      'more groups than there are',
      withGroups(Array(11).fill('WIND')),
      'ValidationFailed',
      'request.metadata.site.groups',
    ],
  ])('of %s is refused', async (_, request, code, field) => {
    const answer = await send('198.51.100.2', JSON.stringify({ name: 'Hall', request }), 'Calculations')
    const problem = answer.json<Problem>()
    expect([answer.statusCode, problem.code, problem.details[0]?.field]).toEqual([400, code, field])
  })

  it('with a thousand faults has a hundred of them named', async () => {
    const faults = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`unknown${i}`, 0]))
    const answer = await send(
      '198.51.100.1',
      JSON.stringify({ name: 'Hall', request: sampleRequest(), ...faults }),
      'Calculations',
    )
    expect([answer.statusCode, answer.json<Problem>().details.length]).toEqual([400, 100])
  })
})

describe('an address whose bodies are refused', () => {
  it.each([
    ['by the schema', '{}'],
    ['as no JSON', '{'],
    ['as too many values', `[${'0,'.repeat(5000)}0]`],
    ['as too deep', '['.repeat(50)],
    ['as too large', `"${'x'.repeat(300_000)}"`],
    ['as what no database stores', '{"name":"\\u0000"}'],
  ])('%s: after three of them none is read until the minute is over', async (how, body) => {
    const address = `2001:db8:${how.length}::1`
    const neighbour = `2001:db8:${how.length}::2`
    for (let i = 0; i < 3; i++) expect([400, 413]).toContain((await send(address, body)).statusCode)
    const refused = await send(neighbour, JSON.stringify({ name: 'Hall', request: sampleRequest() }), 'Calculations')
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'TooManyRequests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    const reading = await server.app.inject({
      url: '/api/madre/Users/whoami',
      remoteAddress: address,
      headers: { cookie: ana.cookie ?? '' },
    })
    expect(reading.statusCode).toBe(200)
    expect((await send(`2001:db8:${how.length}:1::1`, '{')).statusCode).not.toBe(429)
  })

  it('what is legal counts for nothing', async () => {
    const legal = JSON.stringify({ name: 'Hall', request: sampleRequest() })
    for (let i = 0; i < 6; i++) expect((await send('198.51.100.7', legal, 'Calculations')).statusCode).toBe(201)
  })
})

it('a simulation and a template stored before with more than that are read, renamed, listed and exported', async () => {
  const { id } = await ana.createCalculation()
  const template = await ana.post<Template>('Templates', { name: 'Old', request: sampleRequest() })
  const request = JSON.stringify(withGroups(Array(80_000).fill('')))
  const { db } = server.database
  await db.updateTable('calculations').set({ request }).where('id', '=', id).execute()
  await db.updateTable('templates').set({ request }).where('id', '=', template.body.id).execute()
  const read = await ana.get<Calculation>(`Calculations/${id}`)
  expect(read.body.request.metadata.site?.groups).toHaveLength(80_000)
  const renamed = await ana.patch(`Calculations/${id}`, { name: 'Other' })
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Other'])
  const listed = await ana.get<{ id: string }[]>('Calculations')
  expect(listed.body.map((c) => c.id)).toContain(id)
  const path = `Templates/${template.body.id}`
  expect((await ana.get<Template>(path)).body.request.metadata.site?.groups).toHaveLength(80_000)
  expect((await ana.patch(path, { name: 'Older' })).status).toBe(200)
  expect((await ana.get<{ name: string }[]>('Templates')).body.map((t) => t.name)).toEqual(['Older'])
  const exported = await ana.get<Record<'calculations' | 'templates', Calculation[]>>('Users/export')
  for (const kept of [exported.body.calculations.find((c) => c.id === id), exported.body.templates[0]])
    expect(kept?.request.metadata.site?.groups).toHaveLength(80_000)
})

it('every list, record and text that a route takes has its limit', async () => {
  const { body } = await server.app.inject({ url: '/api/openapi.json' })
  const { paths, components } = JSON.parse(body)
  const found: string[] = []
  let taken = 0
  for (const [path, methods] of Object.entries<Record<string, never>>(paths)) {
    for (const [method, operation] of Object.entries<{
      requestBody?: { content: Record<string, { schema: JsonSchema }> }
      parameters?: { name: string; schema: JsonSchema }[]
    }>(methods)) {
      const schemas = [
        ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => ['body', schema] as const),
        ...(operation.parameters ?? []).map(({ name, schema }) => [name, schema] as const),
      ]
      taken += schemas.length
      for (const [name, schema] of schemas)
        found.push(...unlimited(schema, components.schemas, `${method} ${path} ${name}`))
    }
  }
  expect(taken).toBeGreaterThan(40)
  // Not read, and bounded with the body it stands in.
  expect(found).toEqual([expect.stringMatching(/Trial\/calculation-note body\.result: anything$/)])
})
