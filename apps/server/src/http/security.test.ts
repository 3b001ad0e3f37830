import type { Problem } from '@madre/contract'
import { ENGINE_VERSION, genericCatalogue } from '@madre/engine'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { hashPassword } from '../users/hashing.ts'
import { ProblemError } from './problem.ts'

// What passwords take of the processor is the attack here.
vi.unmock('@node-rs/argon2')

let server: TestServer
let ana: ApiClient

beforeAll(async () => {
  server = await testServer()
  ana = await server.signedIn()
})
afterAll(() => server.close())

describe('a change', () => {
  const post = (headers: Record<string, string>, payload = '{"name":"x"}') =>
    server.app.inject({
      method: 'POST',
      url: '/api/madre/Calculations',
      headers: { host: 'localhost:3000', 'content-type': 'application/json', cookie: ana.cookie ?? '', ...headers },
      payload,
    })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://localhost:4000' }],
    [{ origin: 'https://localhost:3000' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
  ])('from another site is refused: %j', async (headers) => {
    const response = await post(headers)
    expect([response.statusCode, response.json<Problem>().code]).toEqual([403, 'CrossSite'])
  })

  it.each([[{}], [{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'http://localhost:3000' }]])(
    'from our own pages or a program gets through to the check of its body: %j',
    async (headers) => {
      expect((await post(headers)).json<Problem>().code).toBe('ValidationFailed')
    },
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('is JSON only, not %j', async (type) => {
    const response = await post({ 'content-type': type })
    expect([response.statusCode, response.json<Problem>().code]).toEqual([415, 'JsonOnly'])
  })
})

describe('a body', () => {
  const send = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/madre/Calculations',
      headers: { 'content-type': 'application/json', cookie: ana.cookie ?? '' },
      payload,
    })

  it('larger than 256 kB is refused', async () => {
    const response = await send(JSON.stringify({ name: 'x'.repeat(300_000) }))
    expect([response.statusCode, response.json<Problem>().code]).toEqual([413, 'BodyTooLarge'])
  })

  it('nested without end is refused', async () => {
    for (const payload of [
      '['.repeat(50_000) + ']'.repeat(50_000),
      `{"request":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`,
    ]) {
      const response = await send(payload)
      expect([response.statusCode, response.json<Problem>().code]).toEqual([400, 'BodyTooDeep'])
    }
  })

  it.each(['{"name":', 'undefined', 'NaN', '{"a":NaN}', '{name:1}', "{'name':1}", '\u0000', '[1,]'])(
    'that is no JSON is refused: %j',
    async (payload) => {
      const response = await send(payload)
      expect([response.statusCode, response.json<Problem>().code]).toEqual([400, 'InvalidJson'])
    },
  )

  it('with unknown fields or __proto__ is refused, each by name', async () => {
    const request = JSON.stringify(sampleRequest())
    const response = await send(
      `{"name":"x","isAdmin":true,"user_id":"1","request":${request.slice(0, -1)},"bonus":1}}`,
    )
    expect(response.statusCode).toBe(400)
    expect(
      response
        .json<Problem>()
        .details.map((d) => d.field)
        .sort(),
    ).toEqual(['isAdmin', 'request.bonus', 'user_id'])
    const poisoned = await send(`{"name":"x","__proto__":{"admin":true},"request":{"constructor":1}}`)
    expect(poisoned.json<Problem>().details.map((d) => [d.field, d.code])).toEqual([
      ['__proto__', 'UnknownField'],
      ['request.constructor', 'UnknownField'],
    ])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('with characters that no database stores is refused, the field by name', async () => {
    for (const name of ['a\\u0000b', '\\ud800']) {
      const response = await send(`{"name":"${name}","request":{}}`)
      expect(response.json<Problem>().details.map((d) => [d.field, d.code])).toEqual([['name', 'InvalidCharacters']])
    }
  })
})

describe('every answer', () => {
  it('carries the headers that keep a browser strict', async () => {
    const { headers } = await server.app.inject({ url: '/api/madre/Users/whoami' })
    const csp = String(headers['content-security-policy'])
    expect(csp).toContain("default-src 'self'")
    expect(csp).toContain("script-src 'self';")
    expect(csp).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('has the one policy, the page with the viewer of the API as well: no script of a page’s own, none that is made from text', async () => {
    const policyOf = async (url: string) =>
      (await server.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']
    const policy = await policyOf('/login')
    expect(await policyOf('/developers')).toBe(policy)
    const directives = new Map(
      String(policy)
        .split(';')
        .map((one) => [one.split(' ')[0], one]),
    )
    expect(directives.get('script-src')).toBe("script-src 'self'")
    expect(directives.get('style-src')).toBe("style-src 'self' 'unsafe-inline'")
    expect(directives.get('connect-src')).toBe("connect-src 'self'")
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/)
  })

  it.each([
    '/%61pi/madre/Users/whoami',
    '/a%70%69/madre/Users/whoami',
    'http://localhost/api/madre/Users/whoami',
    '/api/madre/no-such-route',
    '/api/%ff',
  ])('of the API is kept nowhere, however its path is written: %s', async (url) => {
    const { headers, statusCode } = await server.app.inject({ url })
    expect([statusCode >= 400, headers['cache-control']]).toEqual([true, 'no-store'])
  })

  it('that is a refusal for now is logged as a warning', async () => {
    const busy = await testServer({ work: false })
    try {
      busy.app.log.info('ready')
      busy.database.db.executeQuery = () => {
        throw new ProblemError(503, 'TooBusy', { headers: { 'retry-after': '5' } })
      }
      const client = busy.client()
      client.cookie = `madre-session=${'x'.repeat(43)}`
      expect((await client.get('Users/whoami')).status).toBe(503)
      const levels = busy.log.filter((line) => line.includes('"status":503')).map((line) => JSON.parse(line).level)
      expect(new Set(levels)).toEqual(new Set([40]))
      expect(busy.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    } finally {
      await busy.close()
    }
  })

  it('hides what went wrong inside, and logs it under the request’s id', async () => {
    const broken = await testServer({
      work: false,
      app: { makeNote: () => Promise.reject(new Error('SECRET_DETAIL /etc/x')) },
    })
    try {
      const client = await broken.signedIn()
      const { id } = await client.createCalculation()
      const result = { engineVersion: ENGINE_VERSION, catalogueVersion: genericCatalogue.version, solutions: [] }
      await broken.database.db
        .updateTable('calculations')
        .set({ status: 'COMPLETE', result: JSON.stringify(result), chosen_result_id: 'x' })
        .execute()
      const answer = await client.get<Problem>(`Calculations/${id}/calculation-note`)
      expect([answer.status, answer.body.code]).toEqual([500, 'NoteFailed'])
      expect(answer.text).not.toContain('SECRET_DETAIL')
      expect(answer.body.details[0]!.description).toContain(answer.body.traceId)
      expect(broken.log.find((line) => line.includes('SECRET_DETAIL'))).toContain(answer.body.traceId)
    } finally {
      await broken.close()
    }
  })

  it('is a problem document for unknown routes and odd addresses of the API', async () => {
    for (const url of [
      '/api/madre/Nothing',
      '/api/other/Users/whoami',
      '/api',
      '/api/madre/%',
      '/api/madre/Calculations/%E0%A4%A',
      `/api/madre/${'x'.repeat(5000)}`,
    ]) {
      const response = await server.app.inject({ url })
      expect([url.slice(0, 40), response.statusCode >= 400 && response.statusCode < 500]).toEqual([
        url.slice(0, 40),
        true,
      ])
      expect(response.json<Problem>().details[0]?.description, url).toBeTruthy()
    }
    expect((await server.app.inject({ method: 'PUT', url: '/api/madre/Calculations' })).statusCode).toBe(404)
  })
})

describe('behind TLS', () => {
  let secure: TestServer
  beforeAll(async () => {
    secure = await testServer({
      work: false,
      app: { plainHttp: false, baseUrl: 'https://madre.example', trustProxy: 'loopback' },
    })
  })
  afterAll(() => secure.close())

  it('the cookie is __Host-, Secure, HttpOnly and SameSite, without a domain', async () => {
    const client = secure.client()
    await client.register('tls@example.com')
    const answer = await client.login('tls@example.com')
    const [cookie = '', device = ''] = answer.headers['set-cookie'] as string[]
    expect(cookie).toMatch(/^__Host-madre-session=[A-Za-z0-9_-]{43};/)
    expect(device).toMatch(/^__Host-madre-device=/)
    for (const one of [cookie, device]) {
      for (const part of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) expect(one.split('; ')).toContain(part)
      expect(one).not.toMatch(/domain/i)
    }
    const plain = secure.client()
    plain.cookie = client.cookie?.replace('__Host-', '')
    expect((await plain.get('Users/whoami')).status).toBe(401)
  })

  it('the browser is told to stay with https', async () => {
    const { headers } = await secure.app.inject({ url: '/healthz', headers: { host: 'madre.example' } })
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  })

  it('the origin of a change is the public address, whatever the Host header says', async () => {
    const send = (origin: string) =>
      secure.app.inject({ method: 'POST', url: '/api/madre/Users/logout', headers: { origin, host: 'evil.example' } })
    expect((await send('https://evil.example')).statusCode).toBe(403)
    expect((await send('https://madre.example')).statusCode).toBe(204)
  })

  it('the client’s address comes from the proxy, and from nobody else', async () => {
    const attempt = (forwarded: string, remoteAddress: string) =>
      secure.app.inject({
        method: 'POST',
        url: '/api/madre/Users/login',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: `${forwarded}-${remoteAddress}@example.com`, password: 'x' },
      })
    await attempt('203.0.113.1', '127.0.0.1')
    await attempt('203.0.113.2', '198.51.100.7')
    const ips = secure.log
      .map((line) => JSON.parse(line))
      .filter((l) => l.path === '/api/madre/Users/login' && l.status === 401)
      .map((l) => l.ip)
    expect(ips).toEqual(['203.0.113.1', '198.51.100.7'])
  })
})

describe('on plain http', () => {
  it('only loopback names are answered, so that no other name can be pointed here', async () => {
    const ask = (host: string) => server.app.inject({ url: '/api/madre/Brand', headers: { host } })
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect((await ask(host)).statusCode, host).toBe(200)
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example'])
      expect((await ask(host)).statusCode, host).toBe(421)
  })

  it('there is neither Secure nor HSTS', async () => {
    const client = server.client()
    await client.register('plain@example.com')
    const answer = await client.login('plain@example.com')
    expect(String([answer.headers['set-cookie']].flat()[0])).toMatch(
      /^madre-session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  })
})

describe('attempts', () => {
  const wrong = (client: ApiClient, email: string) => client.post<Problem>('Users/login', { email, password: 'wrong' })

  it('to sign in are limited per account, from wherever they come, existing or not', async () => {
    for (const email of ['limited@example.com', 'limited-nobody@example.com']) {
      await server.client().register('limited@example.com')
      for (let i = 0; i < 10; i++) expect((await wrong(server.client(`203.0.113.${i}`), email)).status).toBe(401)
      const answer = await wrong(server.client('203.0.113.99'), email.toUpperCase())
      expect([answer.status, answer.body.code]).toEqual([429, 'TooManyRequests'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60)
      expect(answer.body.details[0]?.description).toMatch(/Please try again in 1[45] minutes/)
    }
    expect((await server.client().login('limited@example.com')).status).toBe(429)
  })

  it('of a stranger do not lock the owner’s browser out, which has ten of its own', async () => {
    const owner = server.client('203.0.120.1')
    const stranger = server.client('203.0.120.2')
    for (const client of [owner, stranger])
      await client.register(`${client === owner ? 'owner' : 'stranger'}@example.com`)
    await owner.login('owner@example.com')
    await stranger.login('stranger@example.com')
    // A device of the stranger's own account, and one that is made up, count for nothing here.
    const [id] = (owner.device ?? '').split('.')
    for (const device of [undefined, stranger.device, `${id}.${'x'.repeat(43)}`]) {
      stranger.device = device
      for (let i = 0; i < 10; i++) await wrong(stranger, 'owner@example.com')
      expect((await wrong(stranger, 'owner@example.com')).status).toBe(429)
    }
    expect((await server.client('203.0.120.3').login('owner@example.com')).status).toBe(429)
    expect((await owner.login('owner@example.com')).status).toBe(200)
    expect((await server.client('203.0.120.3').login('owner@example.com')).status, 'his opens it for no one else').toBe(
      429,
    )

    for (let i = 0; i < 10; i++) expect((await wrong(owner, 'owner@example.com')).status).toBe(401)
    expect((await owner.login('owner@example.com')).status).toBe(429)
  })

  it('from a browser that has signed in before count for its address like any others', async () => {
    const owner = server.client('203.0.121.1')
    await owner.register('addressed@example.com')
    await owner.login('addressed@example.com')
    const crowd = Array.from({ length: 100 }, (_, i) => wrong(server.client('203.0.121.1'), `other-${i}@example.com`))
    await Promise.all(crowd)
    expect((await owner.login('addressed@example.com')).status).toBe(429)
  })

  it('to sign in are counted before they are compared: parallel guesses do not slip through', async () => {
    await server.client().register('parallel@example.com')
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => wrong(server.client(`203.0.114.${i}`), 'parallel@example.com')),
    )
    expect(answers.filter((a) => a.status === 401).length).toBe(10)
    expect(answers.filter((a) => a.status === 429).length).toBe(15)
  })

  it('to sign in are forgotten after the right password', async () => {
    const client = server.client('203.0.115.1')
    await client.register('clumsy@example.com')
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 8; i++) await wrong(client, 'clumsy@example.com')
      expect((await client.login('clumsy@example.com')).status).toBe(200)
    }
  })

  it('to sign in are limited per address, an IPv6 network of /64 counting as one', async () => {
    const hundred = Array.from({ length: 100 }, (_, i) => server.client(`2001:db8:5:5::${i.toString(16)}`))
    const answers = await Promise.all(hundred.map((client, i) => wrong(client, `v6-${i}@example.com`)))
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([401]))
    expect((await wrong(server.client('2001:db8:5:5:ffff::1'), 'v6-new@example.com')).status).toBe(429)
    expect((await wrong(server.client('2001:db8:5:6::1'), 'v6-new@example.com')).status).toBe(401)
  })

  it.each([
    ['Users/forgot-password', { email: 'spam@example.com' }, 5],
    ['Users/confirm-email', { userId: 'u1', code: 'c' }, 10],
    ['Users/reset-password', { userId: 'u1', code: 'c', password: PASSWORD, confirmPassword: PASSWORD }, 10],
  ])('at %s are limited per account', async (path, body, max) => {
    for (let i = 0; i < max; i++) expect((await server.client(`203.0.116.${i}`).post(path, body)).status).not.toBe(429)
    expect((await server.client('203.0.116.200').post(path, body)).status).toBe(429)
  })

  it.each([
    ['Users/forgot-password', (i: number) => ({ email: `spam${i}@example.com` }), 50],
    ['Users/confirm-email', (i: number) => ({ userId: `v${i}`, code: 'c' }), 50],
    [
      'Users/reset-password',
      (i: number) => ({ userId: `v${i}`, code: 'c', password: PASSWORD, confirmPassword: PASSWORD }),
      50,
    ],
  ])('at %s are limited per address', async (path, body, max) => {
    const client = server.client('203.0.117.1')
    const answers = await Promise.all(Array.from({ length: max + 5 }, (_, i) => client.post(path, body(i))))
    expect(answers.filter((a) => a.status === 429).length).toBe(5)
    expect((await server.client('203.0.117.2').post(path, body(9999))).status).not.toBe(429)
  })

  it('come from one counter for all processes of a server', async () => {
    await server.client().register('shared@example.com')
    for (let i = 0; i < 10; i++) await wrong(server.client('203.0.118.1'), 'shared@example.com')
    await server.restart()
    expect((await server.client().login('shared@example.com')).status).toBe(429)
  })
})

it('turns sign-ins away while too many passwords wait to be hashed', async () => {
  let isOpen = true
  // More come than may wait, and whoever has had his turn comes again at once: the places stay taken until the answer is there.
  const comer = async (): Promise<void> => {
    while (isOpen) await hashPassword('one of many')
  }
  const crowd = Array.from({ length: 150 }, () => comer().catch(() => {}))
  const answer = await server.client('203.0.119.1').login('crowd@example.com')
  isOpen = false
  await Promise.all(crowd)
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  expect((await server.client('203.0.119.1').login('crowd@example.com')).status).toBe(401)
})
