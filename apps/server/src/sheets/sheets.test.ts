import type { Calculation, KeptSheet, Problem, Sheet } from '@madre/contract'
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

const T35: Sheet = {
  kind: 'TRAPEZOIDAL',
  name: 'T 35/207',
  heightMm: 35,
  ribMm: 207,
  narrowFlangeMm: 40,
  wideFlangeMm: 119,
  tNomMm: 0.75,
  tCoatMm: 0.04,
  inertiaCm4M: 8.5,
}
const PANEL: Sheet = {
  kind: 'DECLARED',
  name: 'Sandwich 80',
  source: 'test report 12-345',
  shearStiffnessKn: 900,
  spacingM: 1.5,
}
const LAID = { position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE', roofLengthM: 20 } as const

const keep = (client: ApiClient, name: string, sheet: unknown = T35) =>
  client.post<KeptSheet & Problem>('Sheets', { name, sheet })
const names = async (client: ApiClient) => (await client.get<KeptSheet[]>('Sheets')).body.map((s) => s.name)

describe('a sheet', () => {
  it('is kept whole, listed by name, renamed, replaced and deleted, and no simulation changes with it', async () => {
    const ana = await server.signedIn()
    expect(await names(ana)).toEqual([])
    const { status, body: kept } = await keep(ana, '  Roof ')
    expect([status, kept.name, kept.sheet]).toEqual([201, 'Roof', T35])
    await keep(ana, 'barn', PANEL)
    expect(await names(ana)).toEqual(['barn', 'Roof'])
    expect(Object.keys(kept)).toEqual(['id', 'name', 'sheet', 'creationDate', 'lastUpdateDate'])

    const request = sampleRequest({ sheeting: { ...T35, ...LAID } } as never)
    request.claddingProperties = { coveringInertia: 0, fixationsPerMeter: 0 }
    const { body: made } = await ana.post<Calculation>('Calculations', { name: 'Under it', request })
    const thicker = { ...T35, tNomMm: 0.88 }
    expect((await ana.patch<KeptSheet>(`Sheets/${kept.id}`, { name: 'Large roof' })).body).toMatchObject({
      name: 'Large roof',
      sheet: T35,
    })
    expect((await ana.patch<KeptSheet>(`Sheets/${kept.id}`, { sheet: thicker })).body).toMatchObject({
      name: 'Large roof',
      sheet: thicker,
    })
    expect((await ana.delete(`Sheets/${kept.id}`)).status).toBe(204)
    expect(await names(ana)).toEqual(['barn'])
    const after = (await ana.get<Calculation>(`Calculations/${made.id}`)).body
    expect([after.lastUpdateDate, after.request]).toEqual([made.lastUpdateDate, made.request])
  })

  it('belongs to its user alone', async () => {
    const [ana, eve] = [await server.signedIn(), await server.signedIn()]
    const { id } = (await keep(ana, 'Mine')).body
    for (const answer of [
      await eve.patch<Problem>(`Sheets/${id}`, { name: 'Hers' }),
      await eve.request<Problem>('DELETE', `Sheets/${id}`),
      await ana.request<Problem>('DELETE', 'Sheets/none'),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'SheetNotFound'])
    expect(await names(eve)).toEqual([])
    expect((await keep(eve, 'Mine')).status, 'a name is taken within an account only').toBe(201)
    const renamed = await eve.patch<Problem>(`Sheets/${id}`, { name: 'Mine' })
    expect([renamed.status, renamed.body.code], 'whose it is comes before its name').toEqual([404, 'SheetNotFound'])
    expect(await names(ana)).toEqual(['Mine'])
  })

  it('has a name of its own, whatever its case', async () => {
    const ana = await server.signedIn()
    await keep(ana, 'Épi')
    const { id } = (await keep(ana, 'Other')).body
    for (const answer of [await keep(ana, 'ÉPI'), await ana.patch<Problem>(`Sheets/${id}`, { name: 'épi' })])
      expect([answer.status, answer.body.code]).toEqual([409, 'SheetNameTaken'])
    expect((await ana.patch(`Sheets/${id}`, { name: 'OTHER' })).status, 'its own name in another case').toBe(200)
    const both = await Promise.all([keep(ana, 'Twice'), keep(ana, 'twice')])
    expect(both.map((a) => a.status).sort()).toEqual([201, 409])
  })

  it('is refused with the path of what is wrong', async () => {
    const ana = await server.signedIn()
    const refused = async (body: unknown) => {
      const answer = await ana.post<Problem>('Sheets', body)
      return [answer.status, Object.fromEntries(answer.body.details.map((d) => [d.field, d.code]))]
    }
    expect(await refused({ name: ' ', sheet: { ...T35, ribMm: 1e308, tNomMm: 'NaN' }, roof: 1 })).toEqual([
      400,
      { name: 'NotBlank', 'sheet.ribMm': 'AtMost', 'sheet.tNomMm': 'MustBeNumber', roof: 'UnknownField' },
    ])
    expect(await refused({ name: 'x', sheet: { ...T35, ...LAID } })).toEqual([
      400,
      Object.fromEntries(Object.keys(LAID).map((key) => [`sheet.${key}`, 'UnknownField'])),
    ])
    expect(await refused({ name: 'x', sheet: { ...T35, narrowFlangeMm: 120 } })).toEqual([
      400,
      { 'sheet.wideFlangeMm': 'FlangesTooWide' },
    ])
    const { spacingM: _, ...half } = PANEL
    expect(await refused({ name: 'x', sheet: half })).toEqual([400, { sheet: 'PairNeeded' }])
    const { id } = (await keep(ana, 'Whole')).body
    const nothing = await ana.patch<Problem>(`Sheets/${id}`, {})
    expect([nothing.status, nothing.body.details[0]?.code]).toEqual([400, 'NothingToChange'])
    expect(await names(ana)).toEqual(['Whole'])
  })

  it('is one of fifty at most, however many come at once', async () => {
    const ana = await server.signedIn()
    const { id } = (await ana.get<{ id: string }>('Users/whoami')).body
    await sql`INSERT INTO sheets (user_id, name, name_key, sheet)
      SELECT ${id}, 'n' || n, 'n' || n, ${JSON.stringify(T35)} FROM generate_series(1, 49) n`.execute(
      server.database.db,
    )
    const two = await Promise.all([keep(ana, 'fiftieth'), keep(ana, 'one more')])
    expect(two.map((a) => a.status).sort()).toEqual([201, 400])
    expect(two.find((a) => a.status === 400)?.body).toMatchObject({
      code: 'TooManySheets',
      title: 'There are 50 sheets already. Delete one first.',
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
    expect((await program.get<KeptSheet[]>('Sheets', reads)).body.map((s) => s.id)).toEqual([id])
    expect((await program.patch<Problem>(`Sheets/${id}`, { name: 'x' }, reads)).body.code).toBe('TokenReadsOnly')
    expect((await program.patch(`Sheets/${id}`, { name: 'By program' }, writes)).status).toBe(200)
  })

  it('is exported with the account, and deleted with it', async () => {
    const ana = await server.signedIn()
    const { body: kept } = await keep(ana, 'Mine')
    const exported = (await ana.get<{ sheets: KeptSheet[] }>('Users/export')).body
    expect(exported.sheets).toEqual([kept])
    expect((await ana.post('Users/delete-account', { password: PASSWORD })).status).toBe(204)
    const left = await server.database.db.selectFrom('sheets').select('id').where('id', '=', kept.id).execute()
    expect(left).toEqual([])
  })
})
