import type { Calculation, Problem, Template, TemplateSummary } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ work: false })
})
afterAll(() => server.close())

const keep = (client: ApiClient, name: string, change: Parameters<typeof sampleRequest>[0] = {}) =>
  client.post<Template & Problem>('Templates', { name, request: sampleRequest(change) })
const names = async (client: ApiClient) => (await client.get<TemplateSummary[]>('Templates')).body.map((t) => t.name)

describe('a template', () => {
  it('keeps the whole request, is renamed, replaced and deleted, and is listed by name without its request', async () => {
    const ana = await server.signedIn()
    expect(await names(ana)).toEqual([])
    const { status, body: hall } = await keep(ana, '  Hall ', { transverseLengthM: 1.7 })
    expect([status, hall.name, hall.request]).toEqual([201, 'Hall', sampleRequest({ transverseLengthM: 1.7 })])
    await keep(ana, 'Éolo')
    await keep(ana, 'barn')
    const listed = await ana.get<TemplateSummary[]>('Templates')
    expect(listed.body.map((t) => t.name)).toEqual(expect.arrayContaining(['barn', 'Hall', 'Éolo']))
    expect(Object.keys(listed.body[0]!)).toEqual(['id', 'name', 'creationDate', 'lastUpdateDate'])
    expect((await ana.get<Template>(`Templates/${hall.id}`)).body).toEqual(hall)

    expect((await ana.patch<Template>(`Templates/${hall.id}`, { name: 'Large hall' })).body).toMatchObject({
      name: 'Large hall',
      request: hall.request,
    })
    const request = sampleRequest({ transverseLengthM: 2.2 })
    expect((await ana.patch<Template>(`Templates/${hall.id}`, { request })).body).toMatchObject({
      name: 'Large hall',
      request,
    })
    const { body: made } = await ana.post<Calculation>('Calculations', { name: 'From it', request })
    expect([made.calculationStatus, made.request.transverseLengthM]).toEqual(['PENDING', 2.2])
    expect((await ana.delete(`Templates/${hall.id}`)).status).toBe(204)
    expect((await ana.get(`Templates/${hall.id}`)).status).toBe(404)
    expect(await names(ana)).not.toContain('Large hall')
  })

  it('belongs to its user alone', async () => {
    const [ana, eve] = [await server.signedIn(), await server.signedIn()]
    const { id } = (await keep(ana, 'Mine')).body
    for (const answer of [
      await eve.get<Problem>(`Templates/${id}`),
      await eve.patch<Problem>(`Templates/${id}`, { name: 'Hers' }),
      await eve.request<Problem>('DELETE', `Templates/${id}`),
      await ana.get<Problem>('Templates/none'),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'TemplateNotFound'])
    expect(await names(eve)).toEqual([])
    expect((await keep(eve, 'Mine')).status, 'a name is taken within an account only').toBe(201)
    expect(await names(ana)).toEqual(['Mine'])
  })

  it('has a name of its own, whatever its case', async () => {
    const ana = await server.signedIn()
    await keep(ana, 'Épi')
    const { id } = (await keep(ana, 'Other')).body
    for (const answer of [await keep(ana, 'ÉPI'), await ana.patch<Problem>(`Templates/${id}`, { name: 'épi' })])
      expect([answer.status, answer.body.code]).toEqual([409, 'TemplateNameTaken'])
    expect((await ana.patch(`Templates/${id}`, { name: 'OTHER' })).status, 'its own name in another case').toBe(200)
    const both = await Promise.all([keep(ana, 'Twice'), keep(ana, 'twice')])
    expect(both.map((a) => a.status).sort()).toEqual([201, 409])
  })

  it('is refused with the path of what is wrong', async () => {
    const ana = await server.signedIn()
    const fields = async (body: unknown) => {
      const answer = await ana.post<Problem>('Templates', body)
      return [answer.status, answer.body.details.map((d) => d.field)]
    }
    expect(await fields({ name: ' ', request: sampleRequest({ transverseLengthM: 0 }), result: {} })).toEqual([
      400,
      ['name', 'request.transverseLengthM', 'result'],
    ])
    expect(await fields({ name: 'x'.repeat(61), request: sampleRequest() })).toEqual([400, ['name']])
    expect(await fields({ name: 'x'.repeat(60), request: sampleRequest({ steelGrades: ['S1'] }) })).toEqual([
      400,
      ['request.steelGrades.0'],
    ])
    const { id } = (await keep(ana, 'Whole')).body
    const nothing = await ana.patch<Problem>(`Templates/${id}`, {})
    expect([nothing.status, nothing.body.details[0]?.code]).toEqual([400, 'NothingToChange'])
  })

  it('is one of fifty at most', async () => {
    const ana = await server.signedIn()
    const { id } = (await ana.get<{ id: string }>('Users/whoami')).body
    await sql`INSERT INTO templates (user_id, name, name_key, request)
      SELECT ${id}, 'n' || n, 'n' || n, ${JSON.stringify(sampleRequest())} FROM generate_series(1, 49) n`.execute(
      server.database.db,
    )
    const two = await Promise.all([keep(ana, 'fiftieth'), keep(ana, 'one more')])
    expect(two.map((a) => a.status).sort()).toEqual([201, 400])
    expect(two.find((a) => a.status === 400)?.body).toMatchObject({
      code: 'TooManyTemplates',
      title: 'There are 50 templates already. Delete one first.',
    })
  })

  it('is for programs of its user as well; one that reads changes none', async () => {
    const ana = await server.signedIn()
    const { id } = (await keep(ana, 'Mine')).body
    const token = async (scope: string) => {
      const { body } = await ana.post<{ token: string }>('Users/tokens', { name: scope, scope, expiresInDays: 1 })
      return { authorization: `Bearer ${body.token}` }
    }
    const [reads, writes] = [await token('read'), await token('write')]
    const program = server.client()
    expect((await program.get(`Templates/${id}`, reads)).status).toBe(200)
    expect((await program.patch<Problem>(`Templates/${id}`, { name: 'x' }, reads)).body.code).toBe('TokenReadsOnly')
    expect((await program.patch(`Templates/${id}`, { name: 'By program' }, writes)).status).toBe(200)
  })

  it('is no change another site can make', async () => {
    const ana = await server.signedIn()
    const { id } = (await keep(ana, 'Mine')).body
    const headers = { 'sec-fetch-site': 'cross-site' }
    for (const [method, path] of [
      ['POST', 'Templates'],
      ['PATCH', `Templates/${id}`],
      ['DELETE', `Templates/${id}`],
    ] as const) {
      const answer = await ana.request<Problem>(method, path, method === 'DELETE' ? undefined : {}, headers)
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'CrossSite'])
    }
  })

  it('is exported with the account, and deleted with it', async () => {
    const ana = await server.signedIn()
    const { body: kept } = await keep(ana, 'Mine')
    const exported = (await ana.get<{ templates: Template[] }>('Users/export')).body
    expect(exported.templates).toEqual([kept])
    expect((await ana.post('Users/delete-account', { password: PASSWORD })).status).toBe(204)
    const left = await server.database.db.selectFrom('templates').select('id').where('id', '=', kept.id).execute()
    expect(left).toEqual([])
  })
})
