import { createHash } from 'node:crypto'
import type {
  Calculation,
  HistoryEntry,
  NewShare,
  Problem,
  Revision,
  RevisionRecord,
  Share,
  SharedCalculation,
  SharedRevision,
} from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { type TestServer, type TestServerOptions, testServer } from '../testing/test-server.ts'
import { MOST_SHARES } from './share-store.ts'

let server: TestServer
const app: TestServerOptions['app'] = {
  baseUrl: 'https://madre.example',
  makeNote: async ({ calculation, revision }) =>
    Buffer.from(`%PDF of ${calculation.name} ${revision?.letter}`).toString('base64'),
}

beforeAll(async () => {
  server = await testServer({ app })
})
afterAll(() => server.close())
beforeEach(() => sql`DELETE FROM rate_limits`.execute(server.database.db))

const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  const { code, details } = body as Problem
  return [status, code === 'ValidationFailed' ? details.map((d) => `${d.field} ${d.code}`).join() : code]
}
const share = (client: ApiClient, id: string, letter: string | null = null, more: object = {}) =>
  client.post<NewShare>(`Calculations/${id}/shares`, { letter, ...more })
const tokenOf = ({ url }: NewShare) => url.slice(url.indexOf('#') + 1)
const link = async (...made: Parameters<typeof share>) => tokenOf((await share(...made)).body)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
/** As somebody reads who has nothing but the link. */
const shared = <T>(token: string, path = 'Shared', client = server.client()) => client.get<T>(path, bearer(token))
const shares = async (client: ApiClient, query = '') => (await client.get<Share[]>(`Shares${query}`)).body
const acts = async (client: ApiClient, id: string) =>
  (await client.get<HistoryEntry[]>(`Calculations/${id}/history`)).body.map(({ at, ...entry }) => entry)

async function issued() {
  const ana = await server.signedIn()
  const { id } = await chosen(ana)
  await issue(ana, id, { message: 'snow of the valley' })
  return { ana, id }
}

describe('a link', () => {
  it('is told once, and kept as a hash', async () => {
    const { ana, id } = await issued()
    const { status, body } = await share(ana, id, 'A', { days: 14, label: ' site ' })
    expect(status).toBe(201)
    const { url, ...listed } = body
    expect(url).toMatch(/^https:\/\/madre\.example\/shared#madre_share_[\w-]{43}$/)
    expect(listed).toEqual({
      id: expect.any(String),
      calculationId: id,
      name: 'Nave',
      letter: 'A',
      label: 'site',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      lastUsedAt: null,
    })
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(14 * 24 * 3600 * 1000)
    expect(await shares(ana)).toEqual([listed])
    const { rows } = await sql<{ text: string; token_hash: string }>`
      SELECT s::text AS text, token_hash FROM shares s WHERE id = ${body.id}`.execute(server.database.db)
    expect(rows[0]?.token_hash).toBe(createHash('sha256').update(tokenOf(body)).digest('hex'))
    expect(rows[0]?.text).not.toContain(tokenOf(body).slice(-43))
    expect((await acts(ana, id))[0]).toEqual({
      act: 'SHARED',
      letter: 'A',
      actor: 'Ana Sá',
      detail: { label: 'site', until: body.expiresAt },
    })
  })

  it('begins at /shared where the server has no public address', async () => {
    const { ana, id } = await issued()
    await server.restart({ app: { ...app, baseUrl: null } })
    const later = server.client()
    later.cookie = ana.cookie
    expect((await share(later, id)).body.url).toMatch(/^\/shared#madre_share_/)
    await server.restart({ app })
  })

  it('to a revision shows it and its note, and nothing that author and checker wrote to each other', async () => {
    const { ana, id } = await issued()
    await ana.post(`Calculations/${id}/revisions/A/check`, { email: 'bea@example.org', message: 'hurry, Bea' })
    const token = await link(ana, id, 'A', { label: 'for the site' })
    await ana.patch(`Calculations/${id}`, { name: 'Another name' })
    const { status, body, text, headers } = await shared<SharedRevision>(token)
    expect(status).toBe(200)
    const { record, check, ...revision } = (
      await ana.get<Revision & { record: RevisionRecord }>(`Calculations/${id}/revisions/A`)
    ).body
    expect(body).toEqual({
      letter: 'A',
      expiresAt: expect.any(String),
      author: { name: 'Ana Sá', company: 'Aço Lda' },
      revision: { ...revision, check: { ...check, email: '', message: '' } },
      record,
    })
    for (const secret of ['bea@', 'hurry', 'for the site', 'Another name', 'user_id'])
      expect(text).not.toContain(secret)
    expect(headers['cache-control']).toBe('no-store')
    const note = await server.client().get('Shared/calculation-note', { ...bearer(token), accept: 'application/pdf' })
    expect([note.status, note.text, note.headers.etag]).toEqual([
      200,
      '%PDF of Nave A',
      `"${revision.notes[0]?.sha256}"`,
    ])
  })

  it('to the working copy shows it as last saved, without a note', async () => {
    const ana = await server.signedIn()
    const { id } = await ana.createCalculation()
    const token = await link(ana, id)
    const read = async () => {
      const { name, project, description, request, calculationStatus, chosenResultId, calculatedAt, result } = (
        await ana.get<Calculation>(`Calculations/${id}`)
      ).body
      return { name, project, description, request, calculationStatus, chosenResultId, calculatedAt, result }
    }
    const author = { name: 'Ana Sá', company: 'Aço Lda' }
    for (const change of [
      async () => {},
      () => ana.patch(`Calculations/${id}`, { name: 'Mine', description: 'why does it fail?' }),
      async () => {
        await ana.post(`Calculations/${id}/calculate`)
        await ana.settled(id)
      },
    ]) {
      await change()
      expect((await shared<SharedCalculation>(token)).body).toEqual({
        letter: null,
        expiresAt: expect.any(String),
        author,
        calculation: await read(),
      })
    }
    expect((await read()).result).not.toBeNull()
    expect(await refused(shared(token, 'Shared/calculation-note'))).toEqual([404, 'SharedNotFound'])
    expect((await acts(ana, id)).map(({ act, letter }) => [act, letter])).toEqual([['SHARED', null]])
  })

  it('is listed newest first, of one simulation where it is named, with its last use to the minute', async () => {
    const { ana, id } = await issued()
    const { id: other } = await ana.createCalculation({}, 'Other')
    const token = await link(ana, id, 'A', { label: 'first' })
    await share(ana, other, null, { label: 'second' })
    expect((await shares(ana)).map(({ label, name, letter }) => [label, name, letter])).toEqual([
      ['second', 'Other', null],
      ['first', 'Nave', 'A'],
    ])
    expect((await shares(ana, `?calculation=${id}`)).map(({ label }) => label)).toEqual(['first'])
    for (const nothing of ['none', '00000000-0000-4000-8000-000000000000', '%00'])
      expect(await shares(ana, `?calculation=${nothing}`)).toEqual([])
    const used = async () => (await shares(ana, `?calculation=${id}`))[0]?.lastUsedAt
    expect(await used()).toBeNull()
    await shared(token)
    const first = await used()
    expect(Math.abs(Date.parse(first ?? '') - Date.now())).toBeLessThan(60_000)
    await shared(token)
    await shared(token, 'Shared/calculation-note')
    expect(await used()).toBe(first)
    await sql`UPDATE shares SET last_used_at = now() - interval '61 seconds'`.execute(server.database.db)
    const before = await used()
    await shared(token, 'Shared/calculation-note')
    expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.parse(before ?? '') + 60_000)
  })

  it('unknown, expired, ended, gone with simulation or account: answered alike, to the byte but traceId', async () => {
    const { ana, id } = await issued()
    const eve = await server.signedIn()
    const { id: deleted } = await eve.createCalculation()
    const tokens: Record<string, string> = { never: `madre_share_${'A'.repeat(43)}` }
    tokens.ended = await link(ana, id, 'A')
    await ana.delete(`Shares/${(await shares(ana))[0]?.id}`)
    tokens.expired = await link(ana, id, 'A')
    tokens['expired, of the working copy'] = await link(ana, id)
    await sql`UPDATE shares SET expires_at = now() WHERE calculation_id = ${id}`.execute(server.database.db)
    tokens['of a deleted simulation'] = await link(eve, deleted)
    await eve.delete(`Calculations/${deleted}`)
    const { id: left } = await eve.createCalculation()
    tokens['of a deleted account'] = await link(eve, left)
    await eve.post('Users/delete-account', { password: PASSWORD })
    Object.assign(tokens, { none: '', short: 'madre_share_', 'an access token': `madre_${'A'.repeat(43)}` })
    const reads = Object.values(tokens).flatMap((token) =>
      ['Shared', 'Shared/calculation-note'].map((path) => ({ token, path })),
    )
    const answers = await Promise.all(
      reads.map(async ({ token, path }) => {
        const { status, text, headers } = await shared(token, path)
        const { 'x-request-id': _, date: __, ...said } = headers
        return JSON.stringify([status, text.replace(/"traceId":"[^"]+"/, ''), said])
      }),
    )
    expect(answers).toHaveLength(2 * Object.keys(tokens).length)
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('SharedNotFound')
    expect(await refused(server.client().get('Shared'))).toEqual([404, 'SharedNotFound'])
    expect(await shares(ana)).toEqual([])
  })

  it('counts for itself: neither who is signed in nor an address beside it changes what it shows', async () => {
    const { ana, id } = await issued()
    const token = await link(ana, id)
    const eve = await server.signedIn()
    expect((await shared<SharedCalculation>(token, 'Shared', eve)).body.calculation.name).toBe('Nave')
    expect((await shared(token, 'Shared?calculation=none&letter=A')).body).toMatchObject({ letter: null })
    // It opens this and nothing else.
    for (const path of ['Users/whoami', `Calculations/${id}`, `Calculations/${id}/revisions/A`, 'Shares'])
      expect(await refused(shared(token, path))).toEqual([401, 'InvalidAccessToken'])
    expect(await refused(ana.get('Shared'))).toEqual([404, 'SharedNotFound'])
  })

  it('is ended once, by its maker', async () => {
    const { ana, id } = await issued()
    const eve = await server.signedIn()
    const { body } = await share(ana, id, 'A', { label: 'site' })
    expect(await refused(eve.delete(`Shares/${body.id}`))).toEqual([404, 'ShareNotFound'])
    expect((await shared(tokenOf(body))).status).toBe(200)
    expect((await ana.delete(`Shares/${body.id}`)).status).toBe(204)
    expect(await refused(shared(tokenOf(body)))).toEqual([404, 'SharedNotFound'])
    for (const none of [body.id, 'none', '%00'])
      expect(await refused(ana.delete(`Shares/${none}`))).toEqual([404, 'ShareNotFound'])
    expect((await acts(ana, id))[0]).toEqual({
      act: 'SHARE_ENDED',
      letter: 'A',
      actor: 'Ana Sá',
      detail: { label: 'site' },
    })
  })

  it.each([
    [{}, 'letter Required'],
    [{ letter: '' }, 'letter NotBlank'],
    [{ letter: null, days: 0 }, 'days AtLeast'],
    [{ letter: null, days: 366 }, 'days AtMost'],
    [{ letter: null, days: 1.5 }, 'days MustBeInteger'],
    [{ letter: null, label: 'x'.repeat(61) }, 'label MaxLength'],
    [{ letter: null, password: 'x' }, 'password UnknownField'],
  ])('of %j is refused by its field', async (body, said) => {
    const ana = await server.signedIn()
    const { id } = await ana.createCalculation()
    expect(await refused(ana.post(`Calculations/${id}/shares`, body))).toEqual([400, said])
    expect(await shares(ana)).toEqual([])
  })

  it('leads to what there is', async () => {
    const { ana, id } = await issued()
    const { id: other } = await ana.createCalculation()
    for (const letter of ['B', 'a', 'A ', '\t'])
      expect(await refused(share(ana, id, letter))).toEqual([404, 'RevisionNotFound'])
    expect(await refused(share(ana, other, 'A'))).toEqual([404, 'RevisionNotFound'])
    expect(await refused(share(ana, 'none'))).toEqual([404, 'CalculationNotFound'])
    expect(await acts(ana, id)).toHaveLength(1)
  })
})

describe('how many', () => {
  /** Links that nobody made by hand, to come near the limit. */
  const fill = (calculationId: string, count: number, expires = "now() + interval '1 day'") =>
    sql`INSERT INTO shares (user_id, calculation_id, label, token_hash, expires_at)
      SELECT user_id, id, '', id::text || n || ${expires}, ${sql.raw(expires)}
      FROM calculations, generate_series(1, ${count}::int) n WHERE id = ${calculationId}`.execute(server.database.db)

  it('of ten at once at the limit makes none too many; expired ones count for nothing', async () => {
    const ana = await server.signedIn()
    const { id } = await ana.createCalculation()
    await fill(id, 17)
    await fill(id, 30, 'now()')
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(ana, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(7).fill(400)])
    expect(await shares(ana)).toHaveLength(20)
    const refusal = answers.find(({ status }) => status === 400)?.body as unknown as Problem
    expect([refusal.code, refusal.title]).toEqual(['TooManyShares', expect.stringContaining('20')])
    expect((await acts(ana, id)).filter(({ act }) => act === 'SHARED')).toHaveLength(3)
    await ana.delete(`Shares/${(await shares(ana))[0]?.id}`)
    expect((await share(ana, id)).status).toBe(201)
  })

  it('200 of a user, over all simulations', async () => {
    const ana = await server.signedIn()
    for (let n = MOST_SHARES.ofUser - 1; n > 0; n -= 19) await fill((await ana.createCalculation()).id, Math.min(n, 19))
    const { id } = await ana.createCalculation()
    expect((await share(ana, id)).status).toBe(201)
    const { status, body } = await share(ana, id)
    expect([status, (body as unknown as Problem).code]).toEqual([400, 'TooManyShares'])
    expect((body as unknown as Problem).title).toContain('200')
  })

  it('1,200 readings of a link in ten minutes, 240 of an address', async () => {
    const { ana, id } = await issued()
    const [token, other] = [await link(ana, id), await link(ana, id, 'A')]
    await shared(token)
    await sql`UPDATE rate_limits SET hits = 1200 WHERE key LIKE 'shared-link%'`.execute(server.database.db)
    expect((await shared(token, 'Shared', server.client('198.51.100.7'))).status).toBe(429)
    expect((await shared(other)).status).toBe(200)
    await sql`UPDATE rate_limits SET hits = 240 WHERE key LIKE 'shared-address%'`.execute(server.database.db)
    for (const asked of [other, `madre_share_${'A'.repeat(43)}`]) {
      const { status, headers } = await shared(asked)
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
      expect((await shared(asked, 'Shared/calculation-note')).status).toBe(429)
    }
    expect((await shared(other, 'Shared', server.client('198.51.100.8'))).status).toBe(200)
  })
})

it('no token stands in any line of the log, whatever comes of it', async () => {
  const { ana, id } = await issued()
  const { body } = await share(ana, id, 'A', { label: 'label of nobody else' })
  const token = tokenOf(body)
  await shared(token)
  await shared(token, 'Shared/calculation-note')
  await shared(token, 'Users/whoami')
  await shared(token, 'Shared/none')
  await shared(token, `Shared?token=${token}`)
  await server.client().post('Shared', { token }, bearer(token))
  await ana.delete(`Shares/${body.id}`)
  await shared(token)
  // A fault of the server, with all that it logs then.
  await sql`ALTER TABLE shares RENAME TO shares_away`.execute(server.database.db)
  expect((await shared(token)).status).toBe(500)
  await sql`ALTER TABLE shares_away RENAME TO shares`.execute(server.database.db)
  const log = server.log.join('')
  expect(log).not.toContain(token.slice(-43))
  expect(log).not.toContain('label of nobody else')
  const lines = server.log.map((text) => JSON.parse(text)).filter(({ shareId }) => shareId === body.id)
  expect(lines.map(({ level, act, letter, calculationId }) => [level, act, letter, calculationId])).toEqual([
    [30, 'SHARED', 'A', id],
    [30, 'SHARE_ENDED', 'A', id],
  ])
})
