import type { Problem } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../testing/api-client.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('without a mail server an account works at once', async () => {
  const client = server.client()
  const registered = await client.register('now@example.com')
  expect([registered.status, registered.body]).toEqual([201, { confirmationRequired: false }])
  expect((await client.login('now@example.com')).status).toBe(200)
  expect((await client.register('now@example.com')).status).toBe(201)
})

describe('a session', () => {
  const age = (column: 'created_at' | 'last_seen_at', interval: string) =>
    sql`UPDATE sessions SET ${sql.ref(column)} = now() - ${interval}::interval`.execute(server.database.db)

  it('gets a new token at every sign-in, and the old one ends', async () => {
    const client = await server.signedIn()
    const before = client.cookie
    await client.login('user1@example.com')
    expect(client.cookie).not.toBe(before)
    const old = server.client()
    old.cookie = before
    expect((await old.get('Users/whoami')).status).toBe(401)
    expect((await client.get('Users/whoami')).status).toBe(200)
  })

  it('ends on the server with logout, not only in the browser', async () => {
    const client = await server.signedIn()
    const kept = client.cookie
    const answer = await client.post('Users/logout')
    expect([answer.status, client.cookie]).toEqual([204, undefined])
    client.cookie = kept
    expect((await client.get('Users/whoami')).status).toBe(401)
    expect((await server.client().post('Users/logout')).status).toBe(204)
  })

  it('ends after 8 hours without a request', async () => {
    const client = await server.signedIn()
    await age('last_seen_at', '7 hours 59 minutes')
    expect((await client.get('Users/whoami')).status).toBe(200)
    await age('last_seen_at', '8 hours 1 minute')
    expect((await client.get('Users/whoami')).status).toBe(401)
  })

  it('is kept alive by requests', async () => {
    const client = await server.signedIn()
    await age('last_seen_at', '5 hours')
    await client.get('Users/whoami')
    const { rows } = await sql<{ fresh: boolean }>`
      SELECT max(last_seen_at) > now() - interval '1 minute' AS fresh FROM sessions`.execute(server.database.db)
    expect(rows[0]?.fresh).toBe(true)
  })

  it('ends after 7 days in any case', async () => {
    const client = await server.signedIn()
    await age('created_at', '6 days 23 hours')
    expect((await client.get('Users/whoami')).status).toBe(200)
    await age('created_at', '7 days 1 minute')
    expect((await client.get('Users/whoami')).status).toBe(401)
  })

  it('is not made by a cookie of one’s own', async () => {
    const client = server.client()
    for (const value of ['', 'x', "' OR 1=1", 'a'.repeat(3000)]) {
      client.cookie = `madre-session=${value}`
      expect((await client.get('Users/whoami')).status).toBe(401)
    }
  })
})

describe('the account page', () => {
  it('lists the own sessions and ends one of them, but nobody else’s', async () => {
    const laptop = await server.signedIn()
    const email = (await laptop.get<{ email: string }>('Users/whoami')).body.email
    const phone = server.client()
    await phone.login(email)
    const sessions = (await laptop.get<{ id: string; current: boolean }[]>('Users/sessions')).body
    expect(sessions.length).toBe(2)
    const other = sessions.find((s) => !s.current)?.id
    const stranger = await server.signedIn()
    expect((await stranger.delete(`Users/sessions/${other}`)).status).toBe(404)
    expect((await laptop.delete('Users/sessions/none')).status).toBe(404)
    expect((await laptop.delete(`Users/sessions/${other}`)).status).toBe(204)
    expect((await phone.get('Users/whoami')).status).toBe(401)
    expect((await laptop.get('Users/whoami')).status).toBe(200)
  })

  it('changes the password, which ends every other session', async () => {
    const laptop = await server.signedIn()
    const { email } = (await laptop.get<{ email: string }>('Users/whoami')).body
    const phone = server.client()
    await phone.login(email)
    const NEW = 'Zinc&coat275'
    const wrong = await laptop.post<Problem>('Users/change-password', {
      currentPassword: 'no',
      password: NEW,
      confirmPassword: NEW,
    })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'WrongPassword'])
    const body = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW }
    expect((await laptop.post('Users/change-password', body)).status).toBe(204)
    expect((await laptop.get('Users/whoami')).status).toBe(200)
    expect((await phone.get('Users/whoami')).status).toBe(401)
    expect((await phone.login(email)).status).toBe(401)
    expect((await phone.login(email, NEW)).status).toBe(200)
  })

  it('exports everything, and deletes everything after the password', async () => {
    const client = await server.signedIn()
    const done = await client.calculated()
    const exported = (await client.get<{ user: { email: string }; calculations: unknown[] }>('Users/export')).body
    expect(exported.user.email).toContain('@example.com')
    expect(exported.calculations).toEqual([{ ...done, revisions: [], history: [] }])
    expect((await client.post('Users/delete-account', { password: 'wrong' })).status).toBe(400)
    expect((await client.post('Users/delete-account', { password: PASSWORD })).status).toBe(204)
    expect((await client.get('Users/whoami')).status).toBe(401)
    expect((await client.login(exported.user.email)).status).toBe(401)
    const left = await server.database.db.selectFrom('calculations').select('id').where('id', '=', done.id).execute()
    expect(left).toEqual([])
  })

  it.each([
    ['GET', 'Users/sessions'],
    ['GET', 'Users/export'],
    ['PATCH', 'Users/me'],
    ['POST', 'Users/change-password'],
    ['POST', 'Users/delete-account'],
    ['DELETE', 'Users/sessions/x'],
    ['GET', 'Users/whoami'],
    ['GET', 'Calculations'],
    ['POST', 'Calculations'],
    ['GET', 'Calculations/x'],
    ['PATCH', 'Calculations/x'],
    ['DELETE', 'Calculations/x'],
    ['POST', 'Calculations/x/calculate'],
    ['POST', 'Calculations/x/cancel'],
    ['GET', 'Calculations/x/calculation-note'],
    ['GET', 'Templates'],
    ['POST', 'Templates'],
    ['GET', 'Templates/x'],
    ['PATCH', 'Templates/x'],
    ['DELETE', 'Templates/x'],
    ['GET', 'Calculations/x/revisions'],
    ['POST', 'Calculations/x/revisions'],
    ['GET', 'Calculations/x/revisions/A'],
    ['GET', 'Calculations/x/revisions/A/calculation-note'],
    ['POST', 'Calculations/x/revisions/A/check'],
    ['DELETE', 'Calculations/x/revisions/A/check'],
    ['GET', 'Calculations/x/history'],
    ['GET', 'Projects'],
    ['PUT', 'Projects'],
    ['GET', 'Users/logo'],
    ['PUT', 'Users/logo'],
    ['DELETE', 'Users/logo'],
    ['GET', 'Checks'],
    ['GET', 'Checks/x'],
    ['GET', 'Checks/x/calculation-note'],
    ['POST', 'Checks/x'],
    ['GET', 'Shares'],
    ['POST', 'Calculations/x/shares'],
    ['DELETE', 'Shares/x'],
    ['GET', 'Sheets'],
    ['POST', 'Sheets'],
    ['PATCH', 'Sheets/x'],
    ['DELETE', 'Sheets/x'],
  ])('%s %s asks for a session before anything else', async (method, path) => {
    const answer = await server
      .client()
      .request<Problem>(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})
    expect([answer.status, answer.body.code]).toEqual([401, 'NotAuthenticated'])
  })
})
