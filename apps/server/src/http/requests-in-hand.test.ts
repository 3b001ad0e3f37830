import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Problem } from '@madre/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { NO_LIMITS, type TestServer, testServer } from '../testing/test-server.ts'
import { registerRequestsInHand } from './requests-in-hand.ts'

const MOST = 3
const HELD = '203.0.113.1'

let server: TestServer
let ana: ApiClient
let address: string
/** notes that were begun, and what ends each */
let begun: ((pdf: string) => void)[] = []

beforeAll(async () => {
  server = await testServer({
    work: false,
    app: {
      trial: 'note',
      trustProxy: 'loopback',
      limits: { ...NO_LIMITS, requestsInHand: MOST },
      makeNote: (_, wanted) =>
        new Promise((done, fail) => {
          begun.push(done)
          wanted.addEventListener('abort', () => fail(wanted.reason))
        }),
    },
  })
  ana = await server.signedIn()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.db.deleteFrom('rate_limits').execute()
  begun = []
})

const ask = (path: string, from: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, {
    ...init,
    headers: { 'x-forwarded-for': from, cookie: ana.cookie ?? '', connection: 'close', ...init.headers },
  })

/** A request that is in hand until its note is made. */
const hold = (from = HELD, signal?: AbortSignal) =>
  ask('/api/madre/Trial/calculation-note', from, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hall', request: sampleRequest(), chosenResultId: 'OMEGA-160-60-2.0-S350' }),
    ...(signal === undefined ? {} : { signal }),
  })

/** As many as may be, in hand. */
async function held(from = HELD): Promise<Promise<Response>[]> {
  const answers = Array.from({ length: MOST }, () => hold(from))
  await pause(1_000)
  return answers
}
async function released(answers: Promise<Response>[]): Promise<number[]> {
  const ending = setInterval(() => {
    for (const end of begun.splice(0)) end('cGRm')
  }, 20)
  const statuses = (await Promise.all(answers)).map((answer) => answer.status)
  clearInterval(ending)
  return statuses
}

describe('of one address', () => {
  it('more than so many requests wait their turn, in the order they came, and others do not', async () => {
    const first = await held()
    const order: string[] = []
    const waiting = ['a', 'b'].map((name) =>
      ask(`/api/madre/Users/whoami?${name}`, HELD).then(({ status }) => order.push(`${name} ${status}`)),
    )
    await pause(200)
    expect(order).toEqual([])
    expect((await ask('/api/madre/Users/whoami', '203.0.113.2')).status).toBe(200)
    expect((await ask('/healthz', HELD)).status).toBe(200)
    expect((await ask('/readyz', HELD)).status).toBe(200)
    const statuses = await released(first)
    await Promise.all(waiting)
    expect([statuses, order]).toEqual([
      [200, 200, 200],
      ['a 200', 'b 200'],
    ])
  })

  it('whose turn does not come within five seconds are refused, with the time to come back', async () => {
    const first = await held()
    const started = performance.now()
    const answer = await ask('/api/madre/Users/whoami?lang=de', HELD)
    expect(Math.round((performance.now() - started) / 1000)).toBe(5)
    const problem = (await answer.json()) as Problem
    expect([answer.status, answer.headers.get('retry-after'), problem.code]).toEqual([429, '5', 'TooManyAtOnce'])
    expect(problem.title).toMatch(/^Zu viele gleichzeitige Anfragen/)
    await released(first)
  })

  it('those that leave, waiting or in hand, give their places back', async () => {
    const leave = new AbortController()
    const gone = Array.from({ length: 2 * MOST }, () => hold(HELD, leave.signal).catch(() => 'gone'))
    await pause(300)
    leave.abort()
    expect(new Set(await Promise.all(gone))).toEqual(new Set(['gone']))
    await pause(200)
    const again = Array.from({ length: MOST }, () => ask('/api/madre/Users/whoami', HELD))
    const started = performance.now()
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(performance.now() - started).toBeLessThan(4_000)
  })

  it('an office behind one network of IPv6 counts together', async () => {
    const first = await held('2001:db8:1:2::1')
    const answer = ask('/api/madre/Users/whoami', '2001:db8:1:2::9')
    const other = await ask('/api/madre/Users/whoami', '2001:db8:1:3::9')
    expect(other.status).toBe(200)
    const late = await Promise.race([answer.then(() => 'answered'), pause(300).then(() => 'waits')])
    expect(late).toBe('waits')
    await released(first)
    expect((await answer).status).toBe(200)
  })
})

it('of many requests that come at once four begin, and the one of another address before the others', async () => {
  const app = Fastify()
  registerRequestsInHand(app, 1_000)
  const begun: string[] = []
  app.get('/:name', async ({ params }) => {
    begun.push((params as { name: string }).name)
    return 'done'
  })
  await app.ready()
  const answers = Array.from({ length: 200 }, () => app.inject({ url: '/many', remoteAddress: '203.0.113.1' }))
  answers.push(app.inject({ url: '/other', remoteAddress: '203.0.113.2' }))
  expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect([begun.length, begun.indexOf('other')]).toEqual([201, 4])
  await app.close()
})

describe('a cookie or a token that cannot be one of ours', () => {
  it.each([
    ['cookie', 'madre-session=made-up'],
    ['cookie', `madre-session=${'x'.repeat(42)}`],
    ['cookie', `madre-session=${'x'.repeat(44)}`],
    ['cookie', "madre-session=' OR 1=1 --"],
    ['authorization', 'Bearer madre_made-up'],
  ])('is refused without the database: %s %s', async (name, value) => {
    const { db } = server.database
    const asked: string[] = []
    const { executeQuery } = db.getExecutor().constructor.prototype
    const executor = db.getExecutor().constructor.prototype
    executor.executeQuery = function (...args: [{ sql: string }]) {
      asked.push(args[0].sql)
      return executeQuery.apply(this, args)
    }
    try {
      expect(
        (await ask('/api/madre/Calculations', '203.0.113.9', { headers: { cookie: '', [name]: value } })).status,
      ).toBe(401)
      expect(asked).toEqual([])
      expect((await ask('/api/madre/Calculations', '203.0.113.9')).status).toBe(200)
      expect(asked.length).toBeGreaterThan(0)
    } finally {
      executor.executeQuery = executeQuery
    }
  })
})
