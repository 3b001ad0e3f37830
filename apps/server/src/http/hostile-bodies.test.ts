import { DEFAULT_BRAND, type Problem } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const embed = { allowedOrigins: ['https://www.maker.example'], requestMailTo: 'sales@maker.example' }
const brand = { ...DEFAULT_BRAND, embed }

let server: TestServer
let ana: ApiClient
let token: string

beforeAll(async () => {
  server = await testServer({ work: false, app: { brand, trial: 'note', mail: true } })
  ana = await server.signedIn()
  const made = await ana.post<{ token: string }>('Users/tokens', { name: 'robot', scope: 'write', expiresInDays: 1 })
  token = made.body.token
})
afterAll(() => server.close())

const design = () => ({ name: 'Hall', request: sampleRequest(), chosenResultId: 'OMEGA-160-60-2.0-S350' })
const contact = { name: 'Ana', email: 'ana@studio.example', company: '', message: '' }
const cookie = () => ({ cookie: ana.cookie ?? '' })
const bearer = () => ({ authorization: `Bearer ${token}` })

/** Every door a file or a body of a stranger can come in by: where to, as whom, and what is legal there. */
const DOORS: [string, string, () => Record<string, string>, () => object][] = [
  ['an import', 'Calculations', cookie, () => ({ name: 'Hall', request: sampleRequest() })],
  ['an import by a program', 'Calculations', bearer, () => ({ name: 'Hall', request: sampleRequest() })],
  ['a new token', 'Users/tokens', cookie, () => ({ name: 'robot', scope: 'read', expiresInDays: 1 })],
  ['the note of a trial', 'Trial/calculation-note', () => ({}), design],
  ['a design for the maker', 'Enquiries', () => ({}), () => ({ ...design(), contact, consent: true })],
]

const HOSTILE: [string, (legal: string) => string, number, string, string?][] = [
  ['huge', (b) => b.replace('{', `{"pad":"${'x'.repeat(300_000)}",`), 413, 'BodyTooLarge'],
  [
    'huge in a field',
    (b) => b.replace(/"name":"\w+"/, `"name":"${'x'.repeat(200_000)}"`),
    400,
    'ValidationFailed',
    'name',
  ],
  ['deep in lists', (b) => b.replace('{', `{"deep":${'['.repeat(60_000)}${']'.repeat(60_000)},`), 400, 'BodyTooDeep'],
  ['deep in objects', (b) => b.replace('{', `{"deep":${'{"a":'.repeat(40)}1${'}'.repeat(40)},`), 400, 'BodyTooDeep'],
  ['with a prototype', (b) => b.replace('{', '{"__proto__":{"isAdmin":true},'), 400, 'ValidationFailed', '__proto__'],
  [
    'with a constructor',
    (b) => b.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
    400,
    'ValidationFailed',
    'constructor',
  ],
  ['with fields nobody knows', (b) => b.replace('{', '{"isAdmin":true,'), 400, 'ValidationFailed', 'isAdmin'],
  [
    'with what no database stores',
    (b) => b.replace(/"name":"\w+"/, '"name":"a\\u0000b"'),
    400,
    'ValidationFailed',
    'name',
  ],
  [
    'a drawing with a script',
    () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    400,
    'InvalidJson',
  ],
  ['a list', (b) => `[${b}]`, 400, 'ValidationFailed'],
  ['a number', () => '1e999', 400, 'ValidationFailed'],
  ['nothing', () => '', 400, 'ValidationFailed'],
]

describe.each(DOORS)('%s', (_, path, as, legal) => {
  it.each(HOSTILE)('that is %s is refused in words', async (what, make, status, code, field) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/madre/${path}`,
      remoteAddress: '203.0.113.9',
      headers: { 'content-type': 'application/json', ...as() },
      payload: make(JSON.stringify(legal())),
    })
    const problem = answer.json<Problem>()
    expect([answer.statusCode, problem.code], what).toEqual([status, code])
    if (field !== undefined) expect(problem.details.map((d) => d.field)).toContain(field)
    expect(answer.body).not.toMatch(/<script|\n\s+at |node_modules/)
    expect({}).not.toHaveProperty('isAdmin')
  })
})

describe('an access token', () => {
  const ask = (authorization: string) =>
    server.app.inject({ url: '/api/madre/Calculations', headers: { authorization } })

  it.each([
    ['nothing', 'Bearer '],
    ['a word', 'Bearer null'],
    ['a prototype', 'Bearer __proto__'],
    ['a statement', "Bearer ' OR 1=1 --"],
    ['a path', 'Bearer ../../etc/passwd'],
    ['ten thousand characters', `Bearer ${'x'.repeat(10_000)}`],
    ['two tokens', `Bearer ${'a'.repeat(43)}, Bearer ${'b'.repeat(43)}`],
    ['a password', 'Basic YTpi'],
  ])('that is %s opens nothing', async (_, authorization) => {
    const answer = await ask(authorization)
    expect(answer.statusCode).toBe(401)
    expect(answer.json<Problem>().details[0]?.description).toBeTruthy()
  })

  it('is not another one with its letters turned, cut or joined', async () => {
    const turned = token.replace(/[a-zA-Z]/g, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()))
    for (const other of [turned, token.slice(0, -1), `${token}x`, ` ${token} x`])
      expect((await ask(`Bearer ${other}`)).statusCode, other.length.toString()).toBe(401)
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200)
  })
})
