import type { Check, CheckSummary, Problem, Revision, User, VerifiedRevision } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    app: {
      makeNote: async ({ revision }) =>
        Buffer.from(`%PDF ${revision?.code} ${revision?.check?.name}`).toString('base64'),
    },
  })
})
afterAll(() => server.close())

const verify = (code: string) => server.client().get<VerifiedRevision>(`Verify/${code}`)

it('says to whoever has the code whether the note holds, through all that becomes of it, and nothing else', async () => {
  const [ana, bea] = [await server.signedIn(), await server.signedIn()]
  const { email } = (await bea.get<User>('Users/whoami')).body
  const { id } = await chosen(ana)
  const { code, issuedAt, notes } = (await issue(ana, id, { message: 'secret words' })).body
  const [kept] = notes.map(({ as, sha256 }) => ({ as, sha256 }))
  const said = { letter: 'A', issuedAt, decidedAt: null, notes: [kept] }
  const newest = (letter: string, state: string) => ({ letter, state })
  const expected = async (state: string, of: object, more: object = {}) => {
    const { status, body, text } = await verify(code)
    expect([status, body]).toEqual([200, { ...said, state, newest: of, ...more }])
    for (const secret of ['Ana', 'Sá', 'Nave', 'secret', '@', id]) expect(text).not.toContain(secret)
  }
  await expected('ISSUED', newest('A', 'ISSUED'))
  const ask = (letter: string) => ana.post<Revision>(`Calculations/${id}/revisions/${letter}/check`, { email })
  const open = async () => (await bea.get<CheckSummary[]>('Checks')).body.find(({ decision }) => decision === null)?.id
  await ask('A')
  await expected('SUBMITTED', newest('A', 'SUBMITTED'))
  await ana.delete(`Calculations/${id}/revisions/A/check`)
  await expected('ISSUED', newest('A', 'ISSUED'))
  await ask('A')
  const { body } = await bea.post<Check>(`Checks/${await open()}`, { decision: 'RETURNED', comment: 'secret' })
  await expected('RETURNED', newest('A', 'RETURNED'), { decidedAt: body.decidedAt })
  await ana.patch(`Calculations/${id}`, { name: 'Other' })
  await issue(ana, id)
  await expected('RETURNED', newest('B', 'ISSUED'), { decidedAt: body.decidedAt })
  await ask('B')
  await bea.post(`Checks/${await open()}`, { decision: 'CHECKED' })
  await expected('RETURNED', newest('B', 'CHECKED'), { decidedAt: body.decidedAt })
  const b = (await ana.get<Revision>(`Calculations/${id}/revisions/B`)).body
  expect((await verify(b.code)).body).toEqual({
    letter: 'B',
    state: 'CHECKED',
    issuedAt: b.issuedAt,
    decidedAt: b.check?.decidedAt,
    newest: newest('B', 'CHECKED'),
    notes: b.notes.map(({ as, sha256 }) => ({ as, sha256 })),
  })
  expect(b.notes.map(({ as }) => as)).toEqual(['ISSUED', 'CHECKED'])
})

it('knows no code that is none, and none of a simulation or an account that is gone', async () => {
  const [ana, bea] = [await server.signedIn(), await server.signedIn()]
  const codes: string[] = []
  for (const client of [ana, bea]) {
    const { id } = await chosen(client)
    const { code, hash } = (await issue(client, id)).body
    codes.push(code)
    for (const none of [code.toUpperCase(), hash, code.slice(1), `${code}0`, `%00${code}`, '%', '_'.repeat(32)])
      expect([none, (await verify(none)).status]).toEqual([none, 404])
    await (client === ana
      ? client.delete(`Calculations/${id}?name=Nave`)
      : client.post('Users/delete-account', { password: PASSWORD }))
  }
  for (const code of codes) {
    const { status, body } = await verify(code)
    expect([status, (body as unknown as Problem).code]).toEqual([404, 'RevisionNotFound'])
  }
})

it('answers an address 120 times in ten minutes', async () => {
  const code = '0'.repeat(32)
  await sql`DELETE FROM rate_limits`.execute(server.database.db)
  for (let i = 0; i < 120; i++) expect((await verify(code)).status).toBe(404)
  const { status, headers } = await verify(code)
  expect([status, Number(headers['retry-after']) > 500]).toEqual([429, true])
  expect((await server.client('198.51.100.7').get(`Verify/${code}`)).status).toBe(404)
})
