import type { Costs, Problem, User } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ work: false })
})
afterAll(() => server.close())

interface Described {
  paths: Record<string, Record<string, { responses: unknown }>>
  components: { schemas: Record<string, unknown> }
}

const COSTS: Costs = {
  currency: 'EUR',
  pricePerKg: { S280: 1.15, S350: 1.21 },
  pricePerM: 0.4,
  pricePerLine: 18,
  co2PerKg: { S280: 2.4, 'a steel of an older catalogue': 2.4 },
  co2Source: 'EPD …, A1–A3',
  co2ValidUntil: '2028-12-14',
}
const refused = async (client: ApiClient, costs: unknown) => {
  const { status, body } = await client.patch<Problem>('Users/me', { costs })
  return [status, Object.fromEntries(body.details.map((d) => [d.field, d.code]))]
}

describe('what a user pays for a line', () => {
  it('is nothing until it is set, replaced as a whole, goes with null, and is exported', async () => {
    const ana = await server.signedIn()
    expect((await ana.get<User>('Users/whoami')).body.costs).toBeNull()
    expect((await ana.patch<User>('Users/me', { costs: COSTS })).body.costs).toEqual(COSTS)
    expect((await ana.patch<User>('Users/me', { lang: 'pt' })).body.costs).toEqual(COSTS)
    const { email } = (await ana.get<User>('Users/whoami')).body
    expect((await server.client().login(email)).body.costs).toEqual(COSTS)
    expect((await ana.get<{ user: User }>('Users/export')).body.user.costs).toEqual(COSTS)
    await ana.patch('Users/me', { costs: { co2PerKg: { S280: 0 }, co2Source: ' EPD ' } })
    expect((await ana.get<User>('Users/whoami')).body.costs).toEqual({ co2PerKg: { S280: 0 }, co2Source: 'EPD' })
    expect((await ana.patch<User>('Users/me', { costs: null })).body.costs).toBeNull()
    expect((await (await server.signedIn()).get<User>('Users/whoami')).body.costs).toBeNull()
  })

  it('is told to a sign-in alone, and set by one', async () => {
    const ana = await server.signedIn()
    await ana.patch('Users/me', { costs: COSTS })
    const { body } = await ana.post<{ token: string }>('Users/tokens', { name: 'x', scope: 'write', expiresInDays: 1 })
    const headers = { authorization: `Bearer ${body.token}` }
    const program = server.client()
    const told = await program.get<User>('Users/whoami', headers)
    expect([told.status, 'costs' in told.body, told.body.startValues]).toEqual([200, false, null])
    expect((await program.patch<Problem>('Users/me', { costs: null }, headers)).body.code).toBe('NotForTokens')
    expect(JSON.stringify((await program.get('Calculations', headers)).body)).not.toContain('pricePerKg')
  })

  it('stands in no answer but those about the user, and in nothing of a simulation', async () => {
    const ana = await server.signedIn()
    await ana.patch('Users/me', { costs: { ...COSTS, pricePerM: 7.123, co2Source: 'source of nobody else' } })
    const { id } = await ana.createCalculation()
    await ana.post('Templates', { name: 'Hall', request: sampleRequest() })
    for (const path of [`Calculations/${id}`, 'Calculations', 'Templates', 'Sheets', 'Catalogue'])
      expect((await ana.get(path)).text, path).not.toMatch(/7\.123|source of nobody else|costs/)
    const exported = (await ana.get<{ user: User; calculations: unknown }>('Users/export')).body
    expect(exported.user.costs?.pricePerM).toBe(7.123)
    expect(JSON.stringify(exported.calculations)).not.toMatch(/7\.123|costs/)

    const { paths, components } = (await server.app.inject({ url: '/api/openapi.json' })).json() as Described
    /** Whether a schema has costs, in whatever it refers to. */
    const tells = (schema: unknown, seen = new Set<string>()): boolean => {
      const text = JSON.stringify(schema ?? {})
      return Array.from(text.matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name]) => name!).some((name) => {
        if (name === 'Costs') return true
        if (seen.has(name)) return false
        seen.add(name)
        return tells(components.schemas[name], seen)
      })
    }
    const answers = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) => (tells(responses) ? [`${method} ${path}`] : [])),
    )
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.filter((answer) => !/\/Users\/(login|whoami|me)$/.test(answer))).toEqual([])
  })

  it('is refused with every field that is wrong', async () => {
    const ana = await server.signedIn()
    expect(await refused(ana, {})).toEqual([400, { costs: 'NothingToChange' }])
    expect(await refused(ana, { pricePerM: 1, co2PerKg: { S280: 2 } })).toEqual([
      400,
      { 'costs.currency': 'CurrencyNeeded', 'costs.co2Source': 'SourceNeeded' },
    ])
    expect(
      await refused(ana, {
        currency: 'eur',
        pricePerKg: { S280: -1, S350: '1e308', S420: 1e308 },
        pricePerLine: 100_000.5,
        co2PerKg: { S280: 20.5 },
        co2ValidUntil: '2028-02-30',
        weight: 1,
      }),
    ).toEqual([
      400,
      {
        'costs.currency': 'InvalidValue',
        'costs.pricePerKg.S280': 'AtLeast',
        'costs.pricePerKg.S350': 'MustBeNumber',
        'costs.pricePerKg.S420': 'AtMost',
        'costs.pricePerLine': 'AtMost',
        'costs.co2PerKg.S280': 'AtMost',
        'costs.co2ValidUntil': 'MustBeDate',
        'costs.weight': 'UnknownField',
        'costs.co2Source': 'SourceNeeded',
      },
    ])
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`S${i}`, 1]))
    expect(await refused(ana, { currency: 'EUR', pricePerKg: many })).toEqual([400, { 'costs.pricePerKg': 'MaxItems' }])
    const long = 'S'.repeat(41)
    expect(await refused(ana, { currency: 'EUR', pricePerKg: { [long]: 1 } })).toEqual([
      400,
      { [`costs.pricePerKg.${long}`]: 'InvalidValue' },
    ])
    expect((await ana.get<User>('Users/whoami')).body.costs).toBeNull()
  })

  it('takes no name that is one of every object', async () => {
    const ana = await server.signedIn()
    const body = '{"costs":{"currency":"EUR","pricePerKg":{"__proto__":1}}}'
    const answer = await server.app.inject({
      method: 'PATCH',
      url: '/api/madre/Users/me',
      headers: { 'content-type': 'application/json', cookie: ana.cookie ?? '' },
      payload: body,
    })
    expect(answer.statusCode).toBe(400)
  })
})
