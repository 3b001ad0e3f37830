import type { Problem, User } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ work: false })
})
afterAll(() => server.close())

describe('saving by itself', () => {
  it('is off until it is asked for, holds on every device of the user, and for nobody else', async () => {
    const ana = await server.signedIn()
    expect((await ana.get<User>('Users/whoami')).body.autosave).toBe(false)
    expect((await ana.patch<User>('Users/me', { autosave: true })).body.autosave).toBe(true)
    const phone = server.client()
    const { body } = await phone.login((await ana.get<User>('Users/whoami')).body.email)
    expect(body.autosave).toBe(true)
    expect((await ana.patch<User>('Users/me', { company: 'Nave' })).body.autosave).toBe(true)
    expect((await (await server.signedIn()).get<User>('Users/whoami')).body.autosave).toBe(false)
    const { user } = (await ana.get<{ user: User }>('Users/export')).body
    expect(user.autosave).toBe(true)
  })

  it('is true or false', async () => {
    const answer = await (await server.signedIn()).patch<Problem>('Users/me', { autosave: 'yes' })
    expect([answer.status, answer.body.details[0]?.field, answer.body.code]).toEqual([
      400,
      'autosave',
      'ValidationFailed',
    ])
  })
})
