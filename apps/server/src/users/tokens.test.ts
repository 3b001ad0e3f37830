import type { Calculation, Problem } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

interface Made {
  id: string
  name: string
  token: string
  expiresAt: string
  lastUsedAt: string | null
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const make = async (client: ApiClient, scope: 'read' | 'write', name = 'robot') =>
  (await client.post<Made>('Users/tokens', { name, scope, expiresInDays: 30 })).body

/** A user’s browser, and a program of the same user without cookies. */
async function user(scope: 'read' | 'write' = 'write') {
  const browser = await server.signedIn()
  const made = await make(browser, scope)
  return { browser, made, program: server.client(), headers: bearer(made.token) }
}

describe('an access token', () => {
  it('is told once, listed without it, and kept as its hash only', async () => {
    const { browser, made } = await user()
    expect(made.token).toMatch(/^madre_[\w-]{43}$/)
    expect(Date.parse(made.expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    const listed = await browser.get<Made[]>('Users/tokens')
    expect(listed.body).toHaveLength(1)
    expect(listed.text).not.toContain(made.token)
    const { rows } = await sql<{ all: string }>`SELECT string_agg(t::text, ' ') AS all FROM access_tokens t`.execute(
      server.database.db,
    )
    expect(rows[0]?.all).not.toContain(made.token)
  })

  it('does what a simulation needs, as its user and nobody else', async () => {
    const { browser, program, headers } = await user()
    const created = await program.post<Calculation>(
      'Calculations',
      { name: 'By program', request: sampleRequest() },
      headers,
    )
    expect(created.status).toBe(201)
    expect((await program.post(`Calculations/${created.body.id}/calculate`, undefined, headers)).status).toBe(202)
    expect((await browser.settled(created.body.id)).calculationStatus).toBe('COMPLETE')
    const stranger = await user()
    expect((await stranger.program.get(`Calculations/${created.body.id}`, stranger.headers)).status).toBe(404)
  })

  it('that reads changes nothing', async () => {
    const { browser, program, headers } = await user('read')
    const { id } = await browser.createCalculation()
    expect((await program.get(`Calculations/${id}`, headers)).status).toBe(200)
    for (const [method, path] of [
      ['POST', 'Calculations'],
      ['PATCH', `Calculations/${id}`],
      ['DELETE', `Calculations/${id}`],
      ['POST', `Calculations/${id}/calculate`],
    ] as const) {
      const answer = await program.request<Problem>(method, path, method === 'DELETE' ? undefined : {}, headers)
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'TokenReadsOnly'])
      expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope"')
    }
    expect((await browser.get(`Calculations/${id}`)).status).toBe(200)
  })

  it('is not for the account: password, sessions, export, deletion, further tokens', async () => {
    const { program, headers } = await user()
    for (const [method, path] of [
      ['GET', 'Users/tokens'],
      ['POST', 'Users/tokens'],
      ['DELETE', 'Users/tokens/x'],
      ['GET', 'Users/sessions'],
      ['GET', 'Users/export'],
      ['PATCH', 'Users/me'],
      ['POST', 'Users/change-password'],
      ['POST', 'Users/delete-account'],
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const answer = await program.request<Problem>(method, path, body, headers)
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'NotForTokens'])
    }
  })

  it('ends when it is revoked, when its time is over, and with the password', async () => {
    const { browser, made, program, headers } = await user()
    const status = async (token = made.token) => (await program.get('Users/whoami', bearer(token))).status
    expect(await status()).toBe(200)
    expect((await program.get('Users/whoami')).headers['www-authenticate'], 'without one').toBe('Bearer')
    expect((await (await server.signedIn()).delete(`Users/tokens/${made.id}`)).status, 'not another user’s').toBe(404)
    expect((await browser.delete(`Users/tokens/${made.id}`)).status).toBe(204)
    const refused = await program.get<Problem>('Users/whoami', headers)
    expect([refused.status, refused.body.code]).toEqual([401, 'InvalidAccessToken'])
    expect(refused.headers['www-authenticate']).toContain('invalid_token')

    const timed = await make(browser, 'read')
    await sql`UPDATE access_tokens SET expires_at = now() - interval '1 second'`.execute(server.database.db)
    expect(await status(timed.token)).toBe(401)

    const kept = await make(browser, 'read')
    expect(await status(kept.token)).toBe(200)
    const NEW = 'Zinc&coat275'
    await browser.post('Users/change-password', { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW })
    expect(await status(kept.token)).toBe(401)
  })

  it('that is none of ours is refused, whatever cookie comes beside it', async () => {
    const { browser } = await user()
    for (const value of ['', 'x', 'madre_', `madre_${'a'.repeat(43)}`, "madre_' OR 1=1", 'a'.repeat(3000)]) {
      const answer = await browser.get<Problem>('Users/whoami', bearer(value))
      expect([value.slice(0, 20), answer.status]).toEqual([value.slice(0, 20), 401])
    }
    expect((await browser.get('Users/whoami', { authorization: 'Basic eDp5' })).status, 'another scheme').toBe(200)
  })

  it('says what is left of its requests, and 429 with Retry-After beyond', async () => {
    const { program, headers } = await user('read')
    const first = await program.get('Users/whoami', headers)
    expect([first.headers['ratelimit-limit'], first.headers['ratelimit-remaining']]).toEqual(['600', '599'])
    const seconds = Number(first.headers['ratelimit-reset'])
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(600)
    const missing = await program.get('Calculations/x', headers)
    expect([missing.status, missing.headers['ratelimit-remaining']], 'a refusal says it, too').toEqual([404, '598'])
    await sql`UPDATE rate_limits SET hits = 600 WHERE key LIKE 'token:%'`.execute(server.database.db)
    const refused = await program.get<Problem>('Users/whoami', headers)
    expect([refused.status, refused.body.code]).toEqual([429, 'TooManyRequests'])
    expect([refused.headers['ratelimit-limit'], refused.headers['ratelimit-remaining']]).toEqual(['600', '0'])
    expect(refused.headers['retry-after']).toBe(refused.headers['ratelimit-reset'])
    await sql`UPDATE rate_limits SET window_ends_at = now() - interval '1 second'`.execute(server.database.db)
    expect((await program.get('Users/whoami', headers)).headers['ratelimit-remaining'], 'a new window').toBe('599')
  })

  it('has requests of its own, apart from those of the user’s other tokens and browser', async () => {
    const { browser, program, headers } = await user('read')
    const other = await make(browser, 'read', 'other')
    await program.get('Users/whoami', headers)
    expect((await program.get('Users/whoami', bearer(other.token))).headers['ratelimit-remaining']).toBe('599')
    expect((await browser.get('Users/whoami')).headers).not.toHaveProperty('ratelimit-limit')
  })

  it('has a name and a time, and there are twenty at most', async () => {
    const browser = await server.signedIn()
    const answer = await browser.post<Problem>('Users/tokens', { name: ' ', scope: 'all', expiresInDays: 400 })
    expect([answer.status, answer.body.details.map((d) => d.field)]).toEqual([400, ['name', 'scope', 'expiresInDays']])
    for (let i = 0; i < 20; i++) await make(browser, 'read', `robot ${i}`)
    const beyond = await browser.post<Problem>('Users/tokens', { name: 'one more', scope: 'read', expiresInDays: 1 })
    expect([beyond.status, beyond.body.code]).toEqual([400, 'TooManyTokens'])
  })
})
