import type { Problem } from '@madre/contract'
import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { type Answer, type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { testDatabase } from '../testing/test-database.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let ana: ApiClient
/** while set, the next user a request reads is deleted before the request goes on */
let deletes = false
let users = 0

beforeAll(async () => {
  const data = await testDatabase()
  const open = async () => {
    const database = await data.open()
    return { ...database, db: database.db.withPlugin(deletesTheUser(database)) }
  }
  server = await testServer({ data: { ...data, open }, work: false, app: { mail: true } })
})
afterAll(() => server.close())
afterEach(() => {
  deletes = false
})

/** Lets another request delete a user in the very moment after one has found out who it is of. */
function deletesTheUser({ db, embedded }: Database): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const [row] = result.rows as { id?: string; email_key?: string }[]
      if (deletes && row?.email_key !== undefined && row.id !== undefined) {
        deletes = false
        const gone = db.deleteFrom('users').where('id', '=', row.id).execute()
        // The one connection of the embedded database is held here, and serves this statement next.
        if (!embedded) await gone
      }
      return result
    },
  }
}

const change = { currentPassword: PASSWORD, password: `${PASSWORD}!`, confirmPassword: `${PASSWORD}!` }
const SHEET = { kind: 'DECLARED', name: 'Panel', source: 'test', rotationalStiffnessN: 400, flangeMm: 70 }
const design = () => ({ name: 'Hall', request: sampleRequest() })

const WRITES: [string, (id: string, template: string, email: string) => Promise<Answer<Problem>>][] = [
  ['signs in', (_, __, email) => ana.post('Users/login', { email, password: PASSWORD })],
  ['changes its profile', () => ana.patch('Users/me', { company: 'Other' })],
  ['changes its password', () => ana.post('Users/change-password', change)],
  ['makes a token', () => ana.post('Users/tokens', { name: 'robot', scope: 'read', expiresInDays: 1 })],
  ['creates a simulation', () => ana.post('Calculations', design())],
  ['creates one with a key', () => ana.post('Calculations', design(), { 'idempotency-key': 'k' })],
  ['changes a simulation', (id) => ana.patch(`Calculations/${id}`, { name: 'Other' })],
  ['deletes a simulation', (id) => ana.delete(`Calculations/${id}`) as Promise<Answer<Problem>>],
  ['starts a calculation', (id) => ana.post(`Calculations/${id}/calculate`)],
  ['cancels one', (id) => ana.post(`Calculations/${id}/cancel`)],
  ['keeps a sheet', () => ana.post('Sheets', { name: 'Roof', sheet: SHEET })],
  ['keeps a template', () => ana.post('Templates', design())],
  ['changes a template', (_, template) => ana.patch(`Templates/${template}`, { name: 'Other' })],
]

describe('an account that is deleted while it', () => {
  it.each(WRITES)('%s is answered with 401', async (_, write) => {
    ana = await server.signedIn()
    const email = `user${++users}@example.com`
    const { id } = await ana.createCalculation()
    const template = await ana.post<{ id: string }>('Templates', { ...design(), name: 'Old' })
    server.log.length = 0
    deletes = true
    const answer = await write(id, template.body.id, email)
    expect(deletes, 'the user was deleted on the way').toBe(false)
    expect([answer.status, answer.body.code]).toEqual([
      401,
      _ === 'signs in' ? 'InvalidCredentials' : 'NotAuthenticated',
    ])
    expect(server.log.filter((line) => /"level":[56]0/.test(line))).toEqual([])
    const { db } = server.database
    for (const table of [
      'sessions',
      'calculations',
      'templates',
      'sheets',
      'access_tokens',
      'idempotency_keys',
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })

  it('asks for a new password is answered as any other, and gets no mail', async () => {
    await server.signedIn()
    const email = `user${++users}@example.com`
    await server.database.db.deleteFrom('outbox').execute()
    deletes = true
    const answer = await server.client().post('Users/forgot-password', { email })
    expect([answer.status, deletes]).toEqual([204, false])
    const mails = await server.database.db.selectFrom('outbox').select('user_id').execute()
    expect(mails).toEqual([{ user_id: null }])
  })
})
