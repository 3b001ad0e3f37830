import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RawAnswer, sendRaw } from '../testing/raw-socket.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

/** Requests of random bytes; FUZZ_BODIES=100000 for a long run. */
const REQUESTS = Number(process.env.FUZZ_BODIES ?? 2000)
const AT_ONCE = 20

let server: TestServer
let port: number
/** of the server as it runs [ms] */
let patience: number
const web = mkdtempSync(join(tmpdir(), 'madre-web-'))

beforeAll(async () => {
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Madre</title>')
  writeFileSync(join(web, 'assets/main-1a2b3c.js'), 'export {}')
  server = await testServer({ work: false, app: { webDirectory: web, trustProxy: 'loopback' } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  // What does not come to its end, and connections that are kept for more, end within the patience of a test.
  patience = server.app.server.requestTimeout
  server.app.server.requestTimeout = 3_000
  server.app.server.keepAliveTimeout = 500
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true, force: true })
})

const send = (line: string, ...headers: string[]) =>
  sendRaw(
    port,
    Buffer.from(
      `${line}\r\nHost: localhost\r\n${headers.join('\r\n')}${headers.length ? '\r\n' : ''}Connection: close\r\n\r\n`,
      'latin1',
    ),
  )

/** What is wrong with an answer; undefined when it is as it must be. */
function fault({ status, headers, body }: RawAnswer): string | undefined {
  if (status < 200 || status >= 500) return `status ${status}`
  if (status < 400) return undefined
  if (!headers['content-type']?.startsWith('application/problem+json')) return `${status} as ${headers['content-type']}`
  if (body === '') return undefined
  const problem = JSON.parse(body) as { status: number; code: string; details: unknown[]; traceId: string }
  const whole = problem.status === status && problem.code !== '' && problem.details.length > 0 && problem.traceId !== ''
  return whole ? undefined : body
}

describe('the request line', () => {
  it.each([
    ['GET //%ff HTTP/1.1', 200],
    ['POST //% HTTP/1.1', 404],
    ['GET http:// HTTP/1.1', 200],
    ['GET /%ff HTTP/1.1', 200],
    ['GET /%E0%A4%A HTTP/1.1', 200],
    ['GET /\xff\xfe HTTP/1.1', 400],
    ['GET http://localhost/%ff?lang=%ff HTTP/1.1', 200],
    ['GET http://[ HTTP/1.1', 200],
    ['GET //?lang=pt HTTP/1.1', 200],
    ['GET /?lang=%ff HTTP/1.1', 200],
    ['GET /api/%ff HTTP/1.1', 404],
    ['GET /api/madre/%ff HTTP/1.1', 404],
    ['GET /api/madre/Calculations/%ff HTTP/1.1', 401],
    [`GET /api/madre/Calculations/${'x'.repeat(3000)} HTTP/1.1`, 401],
    ['GET /assets/%ff HTTP/1.1', 404],
    ['GET /assets/%00 HTTP/1.1', 400],
    ['GET /assets/..%2f..%2fetc%2fpasswd HTTP/1.1', 404],
    ['GET /assets/%5c..%5c HTTP/1.1', 403],
    ['OPTIONS * HTTP/1.1', 404],
    ['PROPFIND / HTTP/1.1', 404],
    ['GET / HTTP/1.7', 400],
    ['GET /', 200],
    ['G\x00T / HTTP/1.1', 400],
    ['\xff\xff\xff', 400],
    ['GET /\x7f\x01 HTTP/1.1', 400],
    ['CONNECT localhost:443 HTTP/1.1', 405],
    ['PRI * HTTP/2.0', 400],
    [`GET /${'a'.repeat(70_000)} HTTP/1.1`, 431],
  ])('%j is answered with %i', async (line, status) => {
    const answer = await send(line)
    expect([answer.status, fault(answer)]).toEqual([status, undefined])
  })
})

it('a body that does not come to its end is given up', async () => {
  const head = 'POST /api/madre/Users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  for (const rest of ['Content-Length: 100\r\n\r\n{"email":', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"ema\r\n']) {
    const answer = await sendRaw(port, head + rest)
    expect([answer.status, fault(answer)]).toEqual([408, undefined])
  }
  expect(patience).toBe(30_000)
})

describe('the headers', () => {
  it.each([
    [400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nno colon\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n'],
    [
      400,
      'POST /api/madre/Users HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    [
      400,
      'POST /api/madre/Users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    ],
    [417, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: the unexpected\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(70_000)}\r\n\r\n`],
    [200, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nUpgrade: websocket\r\n\r\n'],
    [200, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: \xff,,%,:::1\r\n\r\n'],
    [200, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: __proto__=%ff; =; %=%\r\n\r\n'],
    [
      200,
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: ;q=,*;q=9e99,gzip;q=x\r\n\r\n',
    ],
    [416, 'GET /assets/main-1a2b3c.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nRange: bytes=999-9\r\n\r\n'],
  ])('are answered with %i: %j', async (status, bytes) => {
    const answer = await sendRaw(port, Buffer.from(bytes, 'latin1'))
    expect([answer.status, fault(answer)]).toEqual([status, undefined])
  })
})

const HEADERS =
  `Accept Accept-Encoding Accept-Version Authorization Connection Content-Length Content-Type Cookie Expect Host
If-Match If-Modified-Since If-None-Match Origin Range Sec-Fetch-Site Transfer-Encoding Upgrade User-Agent X-Forwarded-For
X-Forwarded-Host X-Forwarded-Proto __proto__`.split(/\s+/)

it(
  'whatever bytes come in, the answer is 2xx, 3xx or a 4xx that says what it is, and the process lives',
  async () => {
    const byte = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...'/%?#:;=&.\\ \t@[]*0aF-') },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }).map((c) => String.fromCharCode(c)) },
    )
    const bytes = fc.array(byte, { maxLength: 24 }).map((a) => a.join(''))
    // Most requests must get past the parser: bytes it refuses stand in few of them.
    const printable = bytes.map((text) => text.replace(/[^\x21-\x7e]/g, '%'))
    const value = bytes.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '%'))
    const mostly = (calm: fc.Arbitrary<string>) =>
      fc.oneof({ weight: 19, arbitrary: calm }, { weight: 1, arbitrary: bytes })
    const path = fc.constantFrom(
      '',
      '/',
      '//',
      '/api/',
      '/api/madre/',
      '/assets/',
      'http://',
      '/api/madre/Calculations/',
    )
    const request = fc
      .tuple(
        mostly(fc.constantFrom('GET', 'GET', 'POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE')),
        mostly(fc.tuple(path, printable).map((parts) => parts.join(''))),
        mostly(fc.constantFrom('HTTP/1.1', 'HTTP/1.0')),
        fc.array(fc.tuple(mostly(fc.constantFrom(...HEADERS)), mostly(value)), { maxLength: 3 }),
        // Bytes after a whole request are refused before it is answered.
        fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: bytes }),
      )
      .map(([method, target, version, headers, body]) => {
        const lines = ['Host: localhost', ...headers.map(([name, text]) => `${name}: ${text}`), 'Connection: close']
        return `${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
      })
    const seen = new Map<number, number>()
    const failures: string[] = []
    const property = fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      await Promise.all(
        batch.map(async (text) => {
          const answer = await sendRaw(port, Buffer.from(text, 'latin1'))
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
          const wrong = fault(answer)
          if (wrong !== undefined) failures.push(`${wrong} for ${JSON.stringify(text)}`)
        }),
      )
      expect((await send('GET /healthz HTTP/1.1')).status).toBe(200)
    })
    await fc.assert(property, { numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true })
    expect(failures.slice(0, 5)).toEqual([])
    for (const status of [200, 400, 404]) expect(seen.get(status), JSON.stringify([...seen])).toBeGreaterThan(0)
    expect(server.log.filter((line) => /"level":[56]0/.test(line))).toEqual([])
  },
  60_000 + REQUESTS * 60,
)
