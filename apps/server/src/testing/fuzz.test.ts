import { ordinaryRequests } from '@madre/contract/testing/ordinary-request'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiClient, PASSWORD } from './api-client.ts'
import { sampleRequest } from './sample-request.ts'
import { type TestServer, testServer } from './test-server.ts'

/** Bodies an endpoint; FUZZ_BODIES=100000 for a long run. */
const BODIES = Number(process.env.FUZZ_BODIES ?? 2000)
const AT_ONCE = 25

let server: TestServer
let ana: ApiClient
let id: string
let sheetId: string

beforeAll(async () => {
  server = await testServer({ work: false })
  ana = await server.signedIn()
  id = (await ana.createCalculation()).id
  sheetId = (await ana.post<{ id: string }>('Sheets', { name: 'Kept', sheet })).body.id
})
afterAll(() => server.close())

/** Any JSON value, with the ones that break things more often than by chance. */
const evil = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '0',
  'null',
  "'; DROP TABLE users; --",
  '__proto__',
  -0,
  0,
  1e308,
  -1,
  0.1 + 0.2,
  2 ** 53,
  [],
  {},
  null,
  true,
  [[[]]],
  'é'.repeat(300),
  '😀',
)
const junk = fc.oneof(evil, fc.jsonValue({ maxDepth: 3 }))

type Path = (string | number)[]

function paths(value: unknown, here: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [here]
  return [here, ...Object.entries(value).flatMap(([key, child]) => paths(child, [...here, key]))]
}

function withChange(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  const next = rest.length === 0 ? change(copy[key]) : withChange(copy[key], rest, change)
  if (next === undefined) delete copy[key]
  else copy[key] = next
  return copy
}

/** A legal body with up to three of its values replaced, dropped, doubled or joined by unknown ones; or anything at all. */
function bodies(legal: unknown): fc.Arbitrary<string> {
  const change = fc.oneof(
    junk.map((value) => () => value),
    fc.constant(() => undefined),
    fc.constant((old: unknown) =>
      Array.isArray(old) ? [...old, ...old] : typeof old === 'number' ? -old * 1000 : old,
    ),
    junk.map(
      (value) => (old: unknown) =>
        old !== null && typeof old === 'object' && !Array.isArray(old) ? { ...old, extra: value } : value,
    ),
  )
  const mutated = fc
    .array(fc.tuple(fc.constantFrom(...paths(legal)), change), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((body, [path, c]) => safely(body, path, c), legal))
  return fc.oneof(
    { weight: 8, arbitrary: mutated.map((b) => JSON.stringify(b) ?? '') },
    { weight: 2, arbitrary: junk.map((b) => JSON.stringify(b)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  )
}

function safely(body: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  try {
    return withChange(body, path, change)
  } catch {
    return body
  }
}

const calculation = () => ({ name: 'Nave', description: '', request: sampleRequest(), chosenResultId: null })
const startValues = () => {
  const { location, steelGrades, deflectionLimit, loadWindCombinationFactor, claddingProperties } = sampleRequest()
  const spanRestraints = { upper: { type: 1, lateralLocks: 2 }, lower: { use: true, lateralLocks: 1 } }
  return { location, steelGrades, deflectionLimit, loadWindCombinationFactor, claddingProperties, spanRestraints }
}
const costs = {
  currency: 'EUR',
  pricePerKg: { S280: 1.15, S350: 1.21 },
  pricePerM: 0.4,
  pricePerLine: 18,
  co2PerKg: { S280: 2.4 },
  co2Source: 'EPD',
  co2ValidUntil: '2028-12-14',
}
const sheet = {
  kind: 'TRAPEZOIDAL',
  name: 'T 35/207',
  source: 'table',
  heightMm: 35,
  ribMm: 207,
  narrowFlangeMm: 40,
  wideFlangeMm: 119,
  tNomMm: 0.75,
  tCoatMm: 0.04,
  inertiaCm4M: 8.5,
}
const panel = {
  kind: 'DECLARED',
  name: 'Sandwich 80',
  source: 'test report',
  shearStiffnessKn: 900,
  spacingM: 1.5,
  rotationalStiffnessN: 400,
  flangeMm: 70,
}
/** Lines as engineers enter them, as they are and changed. */
const ordinary = ordinaryRequests.map((request) => ({
  ...calculation(),
  request: { ...request, metadata: sampleRequest().metadata },
}))
const account = { password: PASSWORD, firstName: 'A', lastName: 'B', company: 'C' }

describe('whatever comes in, the answer is 2xx or 4xx, and JSON', () => {
  it.each<[string, string, () => unknown]>([
    ['POST', 'Users', () => ({ userName: 'f@example.com', email: 'f@example.com', ...account })],
    ['POST', 'Users/login', () => ({ email: 'f@example.com', password: 'x' })],
    ['POST', 'Users/confirm-email', () => ({ userId: id, code: 'c' })],
    ['POST', 'Users/forgot-password', () => ({ email: 'f@example.com' })],
    ['POST', 'Users/reset-password', () => ({ userId: id, code: 'c', password: PASSWORD, confirmPassword: PASSWORD })],
    ['POST', 'Users/change-password', () => ({ currentPassword: 'x', password: PASSWORD, confirmPassword: PASSWORD })],
    ['POST', 'Users/delete-account', () => ({ password: 'x' })],
    ['PATCH', 'Users/me', () => ({ lang: 'pt', firstName: 'A', autosave: true, startValues: startValues(), costs })],
    ['POST', 'Calculations', calculation],
    ['PATCH', 'Calculations/{id}', calculation],
    ['POST', 'Templates', () => ({ name: 'Hall', request: sampleRequest() })],
    ['POST', 'Calculations/{id}/revisions', () => ({ message: 'snow of the valley', reason: 'for two weeks' })],
    ['POST', 'Calculations/{id}/revisions/A/check', () => ({ email: 'bea@example.com', message: 'before Friday' })],
    ['POST', 'Calculations/{id}/shares', () => ({ letter: null, days: 30, label: 'maker' })],
    ['PUT', 'Projects', () => ({ name: 'Nave 1', jobNumber: '24-017', client: 'Câmara', site: 'Braga' })],
    ['PUT', 'Users/logo', () => ({ png: 'iVBORw0KGgo=' })],
    ['POST', 'Sheets', () => ({ name: 'Roof', sheet })],
    ['PATCH', 'Sheets/{sheet}', () => ({ name: 'Roof', sheet: panel })],
  ])(
    '%s %s',
    async (method, path, legal) => {
      const url = `/api/madre/${path.replace('{id}', id).replace('{sheet}', sheetId)}`
      let sent = 0
      const failures: string[] = []
      const seen = new Map<number, number>()
      const property = fc.asyncProperty(
        fc.array(bodies(legal()), { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (batch) => {
          await Promise.all(
            batch.map(async (payload) => {
              const response = await server.app.inject({
                method: method as 'POST',
                url,
                remoteAddress: `203.0.${sent++ % 256}.${Math.floor(sent / 256) % 256}`,
                headers: { 'content-type': 'application/json', cookie: ana.cookie ?? '' },
                payload,
              })
              const { statusCode } = response
              seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1)
              const fine = statusCode < 500 && (response.body === '' || typeof response.json() === 'object')
              if (!fine) failures.push(`${statusCode} for ${payload}`)
            }),
          )
        },
      )
      await fc.assert(property, { numRuns: Math.ceil(BODIES / AT_ONCE) })
      expect(failures.slice(0, 3)).toEqual([])
      expect(sent).toBeGreaterThanOrEqual(BODIES)
      expect(
        [...seen.keys()].some((s) => s === 400),
        JSON.stringify([...seen]),
      ).toBe(true)
    },
    60_000 + BODIES * 60,
  )

  it(
    'for ordinary lines too: taken as they are, refused or taken when something in them is changed',
    async () => {
      const send = async (payload: string) => {
        const response = await server.app.inject({
          method: 'PATCH',
          url: `/api/madre/Calculations/${id}`,
          headers: { 'content-type': 'application/json', cookie: ana.cookie ?? '' },
          payload,
        })
        expect(response.statusCode, payload).toBeLessThan(500)
        return response.statusCode
      }
      const seen = new Set<number>()
      const property = fc.asyncProperty(
        ordinary.chain((legal) => fc.tuple(fc.constant(legal), bodies(legal))),
        async ([legal, changed]) => {
          expect(await send(JSON.stringify(legal)), JSON.stringify(legal)).toBe(200)
          seen.add(await send(changed))
        },
      )
      await fc.assert(property, { numRuns: Math.ceil(BODIES / 10) })
      expect(seen.has(400)).toBe(true)
    },
    60_000 + BODIES * 60,
  )

  it('in addresses, parameters and headers as well', async () => {
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('%00', '..', '%2e%2e%2f', 'null', '%', '*', '"1"', id),
    )
    let asked = 0
    const property = fc.asyncProperty(
      fc.constantFrom('GET', 'PATCH', 'DELETE', 'POST', 'PUT', 'HEAD', 'OPTIONS'),
      fc.constantFrom('Calculations/', 'Users/', 'Users/sessions/', 'Catalogue', 'Checks/', 'Shares/', 'Verify/', ''),
      text,
      fc.constantFrom('', '/calculate', '/cancel', '/calculation-note', '/revisions', '/revisions/A', '/history', '/x'),
      text,
      text,
      async (method, head, middle, tail, lang, match) => {
        const query = `lang=${encodeURIComponent(lang)}&lang=de&${encodeURIComponent(middle)}`
        const response = await server.app.inject({
          method: method as 'GET',
          url: `/api/madre/${head}${encodeURIComponent(middle)}${tail}?${query}`,
          headers: { cookie: ana.cookie ?? '', 'if-match': match.replace(/[^\x20-\x7e]/g, ''), 'accept-language': 'x' },
          ...(method === 'PATCH' ? { payload: { name: 'n' } } : {}),
        })
        asked++
        expect(response.statusCode).toBeLessThan(500)
      },
    )
    await fc.assert(property, { numRuns: Math.min(BODIES, 5000) })
    expect(asked).toBeGreaterThanOrEqual(Math.min(BODIES, 5000))
  }, 120_000)
})
