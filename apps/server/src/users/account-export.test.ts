import type { Calculation, Check, HistoryEntry, Project, Revision, RevisionRecord, Share } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

interface Exported {
  projects: Project[]
  logo: { png: string } | null
  shares: Share[]
  checks: (Pick<Check, 'id' | 'letter' | 'name' | 'author' | 'decision' | 'decidedAt' | 'comment'> & object)[]
  calculations: (Calculation & { revisions: (Revision & { record: RevisionRecord })[]; history: HistoryEntry[] })[]
}

/** One grey point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    app: { makeNote: async (task) => Buffer.from(`%PDF of ${task.revision?.letter}`).toString('base64') },
  })
})
afterAll(() => server.close())

const exported = async (client: ApiClient) => (await client.get<Exported>('Users/export')).body
const emailOf = async (client: ApiClient) => (await client.get<{ email: string }>('Users/whoami')).body.email

/** Ana has issued A and B of a simulation; Bea has returned A. */
async function returned() {
  const [ana, bea] = [await server.signedIn(), await server.signedIn()]
  const { id } = await chosen(ana)
  await issue(ana, id, { message: 'first' })
  await ana.post(`Calculations/${id}/revisions/A/check`, { email: await emailOf(bea) })
  const [check] = (await bea.get<Check[]>('Checks')).body
  await bea.post(`Checks/${check?.id}`, { decision: 'RETURNED', comment: 'which snow?' })
  await ana.patch(`Calculations/${id}`, { name: 'Nave b' })
  await issue(ana, id)
  return { ana, bea, id, checkId: check?.id }
}

it('has the revisions with their records, the history, title blocks, logo and links of a user, and no PDF', async () => {
  const { ana, id } = await returned()
  const project = { name: 'Nave 1', jobNumber: '7', client: '', site: '' }
  await ana.request('PUT', 'Projects', project)
  await ana.request('PUT', 'Users/logo', { png: PNG })
  const share = (await ana.post<Share & { url: string }>(`Calculations/${id}/shares`, { letter: 'A', label: 'maker' }))
    .body
  const plain = await ana.createCalculation({}, 'plain')

  const answer = await ana.get<Exported>('Users/export')
  const { projects, logo, shares, checks, calculations } = answer.body
  const { url, ...listed } = share
  expect([projects, logo, shares, checks]).toEqual([[project], { png: PNG }, [listed], []])
  expect(answer.text).not.toContain(url.split('#')[1])
  expect(answer.text).not.toContain(Buffer.from('%PDF of A').toString('base64'))
  const [first, second] = calculations
  const read = async (letter: string) => (await ana.get(`Calculations/${id}/revisions/${letter}`)).body
  expect(first?.revisions).toEqual([await read('B'), await read('A')])
  expect(first?.revisions[1]).toMatchObject({
    state: 'RETURNED',
    notes: [{ as: 'ISSUED', sha256: expect.any(String) }],
  })
  expect(first?.history).toEqual((await ana.get(`Calculations/${id}/history`)).body)
  expect(first?.history.map(({ act }) => act)).toEqual(['SHARED', 'ISSUED', 'RETURNED', 'ASKED', 'ISSUED'])
  expect(second).toEqual({ ...plain, revisions: [], history: [] })
})

it('has the checks that the user decided for others, and nothing else of theirs', async () => {
  const { bea, checkId } = await returned()
  const { checks, calculations, projects, logo, shares } = await exported(bea)
  expect([calculations, projects, logo, shares]).toEqual([[], [], null, []])
  expect(checks).toEqual([
    {
      id: checkId,
      letter: 'A',
      name: 'Nave',
      project: 'Nave 1',
      author: { name: 'Ana Sá', company: 'Aço Lda' },
      askedAt: expect.any(String),
      decision: 'RETURNED',
      decidedAt: expect.any(String),
      comment: 'which snow?',
    },
  ])
})

it('an account takes all of it along, and leaves its name with what it decided for others', async () => {
  const { ana, bea, id } = await returned()
  await bea.patch('Users/me', { firstName: 'Beatriz' })
  const email = await emailOf(bea)
  const before = (await ana.get<Revision>(`Calculations/${id}/revisions/A`)).body.check
  expect((await bea.post('Users/delete-account', { password: PASSWORD })).status).toBe(204)
  const after = (await ana.get<Revision>(`Calculations/${id}/revisions/A`)).body.check
  expect(after).toEqual(before)
  expect(after).toMatchObject({ email, name: 'Ana Sá', company: 'Aço Lda', decision: 'RETURNED' })

  await ana.request('PUT', 'Projects', { name: 'Nave 1', jobNumber: '7', client: '', site: '' })
  await ana.request('PUT', 'Users/logo', { png: PNG })
  await ana.post(`Calculations/${id}/shares`, { letter: null })
  const { rows: own } = await sql<{ user_id: string }>`SELECT user_id FROM calculations WHERE id = ${id}`.execute(
    server.database.db,
  )
  const userId = own[0]?.user_id
  const left = async () => {
    const { rows } = await sql<{ table: string; count: number }>`
      SELECT 'projects' AS table, count(*)::int AS count FROM projects WHERE user_id = ${userId}
      UNION ALL SELECT 'office_logos', count(*)::int FROM office_logos WHERE user_id = ${userId}
      UNION ALL SELECT 'shares', count(*)::int FROM shares WHERE user_id = ${userId}
      UNION ALL SELECT 'revisions', count(*)::int FROM revisions WHERE user_id = ${userId}
      UNION ALL SELECT 'history', count(*)::int FROM history WHERE calculation_id = ${id}
      UNION ALL SELECT 'notes', count(*)::int FROM revision_notes n WHERE NOT EXISTS (SELECT FROM revisions r WHERE r.id = n.revision_id)
      UNION ALL SELECT 'checks', count(*)::int FROM revision_checks c WHERE NOT EXISTS (SELECT FROM revisions r WHERE r.id = c.revision_id)`.execute(
      server.database.db,
    )
    return rows.map(({ table, count }) => `${table} ${count}`)
  }
  expect(await left()).toEqual([
    'projects 1',
    'office_logos 1',
    'shares 1',
    'revisions 2',
    'history 5',
    'notes 0',
    'checks 0',
  ])
  expect((await ana.post('Users/delete-account', { password: PASSWORD })).status).toBe(204)
  expect((await left()).filter((line) => !line.endsWith(' 0'))).toEqual([])
})
