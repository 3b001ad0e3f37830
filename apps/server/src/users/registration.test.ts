import type { Problem, User } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD } from '../testing/api-client.ts'
import { type Mailbox, mailbox } from '../testing/mailbox.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

// What a password costs is proven here.
vi.unmock('@node-rs/argon2')

let box: Mailbox
let server: TestServer

beforeAll(async () => {
  box = await mailbox()
  server = await testServer({ mail: box.mail })
})
afterAll(async () => {
  await server.close()
  await box.close()
})

describe('a new account', () => {
  it('is closed until its mail is confirmed, and answers as if it did not exist', async () => {
    const client = server.client()
    const registered = await client.register('ana@example.com')
    expect([registered.status, registered.body]).toEqual([201, { confirmationRequired: true }])
    const pending = await client.post<Problem>('Users/login', { email: 'ana@example.com', password: PASSWORD })
    const wrong = await client.post<Problem>('Users/login', { email: 'ana@example.com', password: 'wrong' })
    const unknown = await client.post<Problem>('Users/login', { email: 'nobody@example.com', password: PASSWORD })
    for (const answer of [pending, wrong, unknown]) {
      expect(answer.status).toBe(401)
      expect({ ...answer.body, traceId: '' }).toEqual({ ...unknown.body, traceId: '' })
    }
    expect(unknown.body.code).toBe('InvalidCredentials')

    const { path, userId, code } = box.link(await box.next('ana@example.com'))
    expect(path).toBe('/confirm-email')
    expect((await client.post('Users/confirm-email', { userId, code })).status).toBe(204)
    const user = await client.login('ana@example.com')
    expect(user.body).toEqual({
      id: userId,
      firstName: 'Ana',
      lastName: 'Sá',
      email: 'ana@example.com',
      userName: 'ana@example.com',
      company: 'Aço Lda',
      lang: 'en',
      autosave: false,
      startValues: null,
      startValuesLeftOut: [],
      costs: null,
    })
    expect((await client.get<User>('Users/whoami')).body).toEqual(user.body)
  })

  it('is confirmed by its code once, and by no other code, user or purpose', async () => {
    const client = server.client()
    await client.register('bea@example.com')
    const { userId, code } = box.link(await box.next('bea@example.com'))
    const confirm = (body: unknown) => client.post<Problem>('Users/confirm-email', body)
    for (const body of [
      { userId, code: `${code}x` },
      { userId: '00000000-0000-4000-8000-000000000000', code },
      { userId: 'nonsense', code },
    ]) {
      const answer = await confirm(body)
      expect([answer.status, answer.body.code]).toEqual([400, 'InvalidToken'])
    }
    const reset = { userId, code, password: PASSWORD, confirmPassword: PASSWORD }
    expect((await client.post<Problem>('Users/reset-password', reset)).body.code).toBe('InvalidToken')
    const both = await Promise.all([confirm({ userId, code }), confirm({ userId, code })])
    expect(both.map((a) => a.status).sort()).toEqual([204, 400])
    expect((await confirm({ userId, code })).status).toBe(400)
  })

  it('is not confirmed after 24 hours', async () => {
    const client = server.client()
    await client.register('late@example.com')
    const { userId, code } = box.link(await box.next('late@example.com'))
    const { expires_at } = await server.database.db
      .selectFrom('codes')
      .select('expires_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(Math.abs(expires_at.getTime() - Date.now() - 24 * 3600e3)).toBeLessThan(60e3)
    await server.database.db
      .updateTable('codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', userId)
      .execute()
    expect((await client.post('Users/confirm-email', { userId, code })).status).toBe(400)
  })

  it('cannot be taken twice: the answer is the same, and the owner is told', async () => {
    const client = server.client()
    const first = await client.register('carla@example.com')
    const { userId, code } = box.link(await box.next('carla@example.com'))
    await client.post('Users/confirm-email', { userId, code })
    const second = await client.register('Carla@Example.com', { password: 'Other&pass9word' })
    expect([second.status, second.text]).toEqual([first.status, first.text])
    const told = await box.next('carla@example.com')
    expect(told.subject).toContain('already')
    expect(told.text).not.toContain('code=')
    expect((await client.login('carla@example.com', 'Other&pass9word')).status).toBe(401)
    expect((await client.login('CARLA@example.com')).status).toBe(200)
  })

  it('that was never confirmed belongs to who registers last: an earlier password and link are void', async () => {
    const attacker = server.client()
    await attacker.register('dora@example.com', { password: 'Attacker&9word' })
    const old = box.link(await box.next('dora@example.com'))
    const dora = server.client()
    await dora.register('dora@example.com')
    const { userId, code } = box.link(await box.next('dora@example.com'))
    expect((await attacker.post('Users/confirm-email', { userId: old.userId, code: old.code })).status).toBe(400)
    expect((await dora.post('Users/confirm-email', { userId, code })).status).toBe(204)
    expect((await attacker.login('dora@example.com', 'Attacker&9word')).status).toBe(401)
    expect((await dora.login('dora@example.com')).status).toBe(200)
  })

  it('keeps the language it was made in', async () => {
    const client = server.client()
    await client.register('fritz@example.com', {}, '?lang=de')
    const mail = await box.next('fritz@example.com')
    expect(mail.subject).toBe('Aktivieren Sie Ihr Konto bei Madre')
    await client.post(
      'Users/confirm-email',
      box.link(mail) && { userId: box.link(mail).userId, code: box.link(mail).code },
    )
    expect((await client.login('fritz@example.com')).body.lang).toBe('de')
    expect((await client.patch<User>('Users/me', { lang: 'fr' })).body.lang).toBe('fr')
    expect((await client.get<User>('Users/whoami')).body.lang).toBe('fr')
    expect((await client.get<Problem>('Calculations/none')).body.title).toBe('Cette simulation n’existe pas.')
  })

  it('is refused with one entry a problem', async () => {
    const answer = await server
      .client()
      .register('not-an-address', { password: 'short', firstName: ' ', company: 7, vip: true }, '?lang=pt')
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.body.details.map((d) => [d.field, d.code])).toEqual([
      ['email', 'InvalidEmail'],
      ['password', 'PasswordTooShort'],
      ['password', 'PasswordNeedsUpper'],
      ['password', 'PasswordNeedsDigit'],
      ['password', 'PasswordNeedsSpecial'],
      ['firstName', 'NotBlank'],
      ['company', 'MustBeText'],
      ['vip', 'UnknownField'],
    ])
    expect(answer.body.details[0]?.description).toBe('O endereço de email é inválido')
    expect(answer.body.errors).toEqual(answer.body.details)
    expect(answer.body.traceId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('has its e-mail for a user name', async () => {
    const answer = await server.client().register('gil@example.com', { userName: 'gil' })
    expect(answer.body.details.map((d) => [d.field, d.code])).toEqual([['userName', 'UserNameIsEmail']])
  })
})

describe('a forgotten password', () => {
  const account = async (email: string) => {
    const client = server.client()
    await client.register(email)
    const { userId, code } = box.link(await box.next(email))
    await client.post('Users/confirm-email', { userId, code })
    await client.login(email)
    return client
  }
  const NEW = 'Zinc&coat275'

  it('is replaced by mail; every session of the user ends, and the code works once', async () => {
    const hugo = await account('hugo@example.com')
    const stranger = server.client()
    expect((await stranger.post('Users/forgot-password', { email: 'Hugo@example.com' })).status).toBe(204)
    const { path, userId, code } = box.link(await box.next('hugo@example.com'))
    expect(path).toBe('/reset-password')
    const body = { userId, code, password: NEW, confirmPassword: NEW }
    const both = await Promise.all([
      stranger.post('Users/reset-password', body),
      stranger.post('Users/reset-password', body),
    ])
    expect(both.map((a) => a.status).sort()).toEqual([204, 400])
    expect((await hugo.get('Users/whoami')).status).toBe(401)
    expect((await hugo.login('hugo@example.com')).status).toBe(401)
    expect((await hugo.login('hugo@example.com', NEW)).status).toBe(200)
    expect((await box.next('hugo@example.com')).subject).toContain('was changed')
  })

  it('is replaced by the newest mail only', async () => {
    await account('rita@example.com')
    const client = server.client()
    const links = []
    for (let i = 0; i < 2; i++) {
      await client.post('Users/forgot-password', { email: 'rita@example.com' })
      links.push(box.link(await box.next('rita@example.com')))
    }
    const [older, newer] = links.map(({ userId, code }) => ({ userId, code, password: NEW, confirmPassword: NEW }))
    const refused = await client.post<Problem>('Users/reset-password', older)
    expect([refused.status, refused.body.code]).toEqual([400, 'InvalidToken'])
    expect((await client.post('Users/reset-password', newer)).status).toBe(204)
  })

  it('is not replaced after 60 minutes', async () => {
    await account('ivo@example.com')
    const client = server.client()
    await client.post('Users/forgot-password', { email: 'ivo@example.com' })
    const { userId, code } = box.link(await box.next('ivo@example.com'))
    const { db } = server.database
    const { expires_at } = await db
      .selectFrom('codes')
      .select('expires_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(Math.abs(expires_at.getTime() - Date.now() - 3600e3)).toBeLessThan(60e3)
    await db
      .updateTable('codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', userId)
      .execute()
    const answer = await client.post<Problem>('Users/reset-password', {
      userId,
      code,
      password: NEW,
      confirmPassword: NEW,
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'InvalidToken'])
  })

  it('answers the same for an address without an account, and sends nothing there', async () => {
    await account('joana@example.com')
    const client = server.client()
    const known = await client.post('Users/forgot-password', { email: 'joana@example.com' })
    const unknown = await client.post('Users/forgot-password', { email: 'nobody-at-all@example.com' })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await box.next('joana@example.com')
    expect(box.received.filter((m) => JSON.stringify(m.to).includes('nobody-at-all'))).toEqual([])
  })

  it('must be strong and typed twice alike', async () => {
    const body = { userId: 'x', code: 'y', password: 'Password1!', confirmPassword: 'Password2!' }
    const answer = await server.client().post<Problem>('Users/reset-password', body)
    expect(answer.body.details.map((d) => [d.field, d.code])).toEqual([
      ['password', 'PasswordTooCommon'],
      ['confirmPassword', 'PasswordMismatch'],
    ])
  })
})

it('keeps passwords, tokens and codes only as hashes', async () => {
  const client = server.client()
  await client.register('kai@example.com')
  const { userId, code } = box.link(await box.next('kai@example.com'))
  const { db } = server.database
  const stored = async () =>
    JSON.stringify(
      await Promise.all(
        (['users', 'codes', 'sessions', 'outbox'] as const).map((t) => db.selectFrom(t).selectAll().execute()),
      ),
    )
  expect(await stored()).not.toContain(code)
  await client.post('Users/confirm-email', { userId, code })
  await client.login('kai@example.com')
  const token = client.cookie?.split('=')[1] ?? ''
  expect(token.length).toBeGreaterThan(40)
  for (const secret of [token, PASSWORD]) expect(await stored()).not.toContain(secret)
  expect(await stored()).toContain('$argon2id$v=19$m=47104,t=1,p=1$')
  for (const secret of [token, PASSWORD, code]) expect(server.log.join('')).not.toContain(secret)
})

it('takes as long for an account that does not exist as for one that does', async () => {
  await server.client().register('lia@example.com')
  const { userId, code } = box.link(await box.next('lia@example.com'))
  await server.client().post('Users/confirm-email', { userId, code })
  const fastest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  for (let i = 0; i < 9; i++)
    for (const [kind, email] of [
      ['known', 'lia@example.com'],
      ['unknown', `unknown${i}@example.com`],
    ] as const) {
      const started = performance.now()
      await server.client(`198.51.100.${i}`).login(email, 'Wrong&pass9')
      fastest[kind] = Math.min(fastest[kind], performance.now() - started)
    }
  const { known, unknown } = fastest
  expect(unknown / known).toBeGreaterThan(0.5)
  expect(unknown / known).toBeLessThan(2)
})
