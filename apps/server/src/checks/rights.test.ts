import type { CheckSummary, NewShare, Problem, User } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

/**
 * Who may what: of a simulation of Ana's with revisions A and B, of which Bea is asked to check B. Dora has decided A; Carla has an
 * account and nothing else; readers have a link, to the working copy or to A.
 */
const ROLES = ['owner', 'open', 'decided', 'other', 'nobody', 'copyLink', 'linkToA', 'reads', 'writes'] as const
type Role = (typeof ROLES)[number]

let server: TestServer
let id: string
let shareId: string
/** of Bea, open, and of Dora, decided */
let checks: { open: string; decided: string }
const clients = {} as Record<Role, { client: ApiClient; headers: Record<string, string> }>

beforeAll(async () => {
  server = await testServer({
    app: { makeNote: async ({ revision }) => Buffer.from(`%PDF ${revision?.letter}`).toString('base64') },
  })
  const [ana, bea, dora, carla] = await Promise.all(Array.from({ length: 4 }, () => server.signedIn()))
  const [owner, open, decided, other] = [ana, bea, dora, carla] as [ApiClient, ApiClient, ApiClient, ApiClient]
  id = (await chosen(owner)).id
  await issue(owner, id)
  const ask = async (letter: string, checker: ApiClient) => {
    const { email } = (await checker.get<User>('Users/whoami')).body
    await owner.post(`Calculations/${id}/revisions/${letter}/check`, { email })
    return (await checker.get<CheckSummary[]>('Checks')).body[0]?.id ?? ''
  }
  const ofA = await ask('A', decided)
  await decided.post(`Checks/${ofA}`, { decision: 'RETURNED', comment: 'too thin' })
  await owner.patch(`Calculations/${id}`, { name: 'Thicker' })
  await issue(owner, id)
  checks = { decided: ofA, open: await ask('B', open) }
  const share = async (letter: string | null) =>
    (await owner.post<NewShare>(`Calculations/${id}/shares`, { letter })).body
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const link = ({ url }: NewShare) => bearer(url.slice(url.indexOf('#') + 1))
  const token = async (scope: string) =>
    bearer((await owner.post<{ token: string }>('Users/tokens', { name: scope, scope, expiresInDays: 30 })).body.token)
  const toCopy = await share(null)
  shareId = toCopy.id
  const of = (client: ApiClient, headers = {}) => ({ client, headers })
  Object.assign(clients, {
    owner: of(owner),
    open: of(open),
    decided: of(decided),
    other: of(other),
    nobody: of(server.client()),
    copyLink: of(server.client(), link(toCopy)),
    linkToA: of(server.client(), link(await share('A'))),
    reads: of(server.client(), await token('read')),
    writes: of(server.client(), await token('write')),
  })
})
afterAll(() => server.close())

const path = (text: string) =>
  text
    .replace('{id}', id)
    .replace('{share}', shareId)
    .replace('{open}', checks.open)
    .replace('{decided}', checks.decided)

async function told(role: Role, method: string, to: string, body?: object): Promise<string> {
  const { client, headers } = clients[role]
  const answer = await client.request(method, path(to), body, headers)
  return answer.status < 300 ? String(answer.status) : `${answer.status} ${(answer.body as Problem).code}`
}

/** Everybody who is not named: without an account nobody is signed in, and a link is no account. */
const REFUSED: Record<Role, string> = {
  owner: '404',
  open: '404',
  decided: '404',
  other: '404',
  nobody: '401 NotAuthenticated',
  copyLink: '401 InvalidAccessToken',
  linkToA: '401 InvalidAccessToken',
  reads: '403 NotForTokens',
  writes: '403 NotForTokens',
}
const tokens = { reads: '200', writes: '200' }
const NOT_THEIRS = 'CalculationNotFound'

it.each<[string, string, object | undefined, string, Partial<Record<Role, string>>]>([
  // the working copy, and what is of its author alone
  ['GET', 'Calculations/{id}', undefined, NOT_THEIRS, { owner: '200', ...tokens }],
  ['GET', 'Calculations/{id}/revisions', undefined, NOT_THEIRS, { owner: '200', ...tokens }],
  ['GET', 'Calculations/{id}/history', undefined, NOT_THEIRS, { owner: '200', ...tokens }],
  ['GET', 'Calculations/{id}/revisions/A', undefined, NOT_THEIRS, { owner: '200', ...tokens }],
  ['GET', 'Calculations/{id}/revisions/B/calculation-note', undefined, NOT_THEIRS, { owner: '200', ...tokens }],
  [
    'POST',
    'Calculations/{id}/revisions',
    {},
    NOT_THEIRS,
    { owner: '409 NothingChanged', reads: '403 TokenReadsOnly', writes: '409 NothingChanged' },
  ],
  [
    'POST',
    'Calculations/{id}/revisions/B/check',
    { email: 'x@example.org' },
    NOT_THEIRS,
    { owner: '409 CheckOpen', reads: '403 TokenReadsOnly' },
  ],
  [
    'DELETE',
    'Calculations/{id}/revisions/A/check',
    undefined,
    NOT_THEIRS,
    { owner: '409 NotSubmitted', reads: '403 TokenReadsOnly' },
  ],
  [
    'POST',
    'Calculations/{id}/shares',
    { letter: 'Z' },
    NOT_THEIRS,
    { owner: '404 RevisionNotFound', reads: '403 TokenReadsOnly' },
  ],
  [
    'DELETE',
    'Calculations/{id}?name=',
    undefined,
    NOT_THEIRS,
    { owner: '409 RevisionsExist', reads: '403 TokenReadsOnly', writes: '409 RevisionsExist' },
  ],
  // what is asked of oneself, open or decided; the author's own is none of theirs
  ['GET', 'Checks/{open}', undefined, 'CheckNotFound', { open: '200' }],
  ['GET', 'Checks/{open}/calculation-note', undefined, 'CheckNotFound', { open: '200' }],
  ['GET', 'Checks/{decided}', undefined, 'CheckNotFound', { decided: '200' }],
  ['GET', 'Checks/{decided}/calculation-note?as=issued', undefined, 'CheckNotFound', { decided: '200' }],
  [
    'POST',
    'Checks/{decided}',
    { decision: 'CHECKED' },
    'CheckNotFound',
    { decided: '409 CheckDecided', reads: '403 TokenReadsOnly' },
  ],
  [
    'POST',
    'Checks/{open}',
    { decision: 'RETURNED' },
    'CheckNotFound',
    { open: '400 CommentNeeded', reads: '403 TokenReadsOnly' },
  ],
  // links
  ['GET', 'Shares', undefined, '', { owner: '200', open: '200', decided: '200', other: '200' }],
])('%s %s', async (method, to, body, code, allowed) => {
  const expected = Object.fromEntries(
    ROLES.map((role) => [role, allowed[role] ?? `${REFUSED[role]}${REFUSED[role] === '404' ? ` ${code}` : ''}`]),
  )
  const answers: Record<string, string> = {}
  for (const role of ROLES) answers[role] = await told(role, method, to, body)
  expect(answers).toEqual(expected)
})

it('a link opens what it is to, and none but a link does', async () => {
  for (const role of ROLES) {
    const isLink = role === 'copyLink' || role === 'linkToA'
    expect([role, await told(role, 'GET', 'Shared')]).toEqual([role, isLink ? '200' : '404 SharedNotFound'])
    const note = await told(role, 'GET', 'Shared/calculation-note')
    expect([role, note]).toEqual([role, role === 'linkToA' ? '200' : '404 SharedNotFound'])
  }
})

it('lists are of oneself', async () => {
  const lists = async (role: Role) => [
    (await clients[role].client.get<CheckSummary[]>('Checks')).body.map(({ letter }) => letter),
    (await clients[role].client.get<unknown[]>('Shares')).body.length,
    (await clients[role].client.get<unknown[]>(`Shares?calculation=${id}`)).body.length,
  ]
  expect(await lists('owner')).toEqual([[], 2, 2])
  expect(await lists('open')).toEqual([['B'], 0, 0])
  expect(await lists('decided')).toEqual([['A'], 0, 0])
  expect(await lists('other')).toEqual([[], 0, 0])
})

it('a check that carries the address of its author is not theirs to decide, however it came to be', async () => {
  // Nobody can be asked so; a row from elsewhere is no way round it.
  const { email } = (await clients.owner.client.get<User>('Users/whoami')).body
  await sql`UPDATE revision_checks SET email = ${email}, email_key = ${email} WHERE id = ${checks.open}`.execute(
    server.database.db,
  )
  expect(await told('owner', 'GET', 'Checks/{open}')).toBe('404 CheckNotFound')
  expect(await told('owner', 'POST', 'Checks/{open}', { decision: 'CHECKED' })).toBe('404 CheckNotFound')
})

it('an end of a link is its maker’s alone', async () => {
  const expected: Record<Role, string> = { ...REFUSED, reads: '403 TokenReadsOnly' }
  for (const role of ROLES.filter((role) => role !== 'owner')) {
    const code = expected[role] === '404' ? '404 ShareNotFound' : expected[role]
    expect([role, await told(role, 'DELETE', 'Shares/{share}')]).toEqual([role, code])
  }
  expect(await told('copyLink', 'GET', 'Shared')).toBe('200')
  expect(await told('owner', 'DELETE', 'Shares/{share}')).toBe('204')
  expect(await told('copyLink', 'GET', 'Shared')).toBe('404 SharedNotFound')
})
