import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Calculation, HistoryEntry, Problem, Revision, RevisionRecord, VerifiedRevision } from '@madre/contract'
import { genericCatalogue } from '@madre/engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bytesSent } from '../db/bytes.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

// A later engine, by which nothing that was stored was calculated.
vi.mock('@madre/engine', async (original) => ({ ...(await original<object>()), ENGINE_VERSION: '99.0.0' }))

const stored = (file: string) => readFileSync(new URL(`stored/${file}`, import.meta.url))
/** Rows of a database in which engine 1.8.0 issued and somebody returned a revision; its PDF apart. */
const rows = JSON.parse(stored('rows.json').toString()) as Record<string, Record<string, string>[]>
const gzipped = stored('issued.pdf.gz')
const pdf = gunzipSync(gzipped)
const [calculation] = rows.calculations as [Record<string, string>]
const [revision] = rows.revisions as [Record<string, string>]
const [note] = rows.revision_notes as [Record<string, string>]

let server: TestServer
let ana: ApiClient
beforeAll(async () => {
  const makeNote = async () => Buffer.from('%PDF of another template').toString('base64')
  server = await testServer({ app: { makeNote, catalogue: { ...genericCatalogue, version: 'later' } } })
  ana = await server.signedIn()
  const { id: user_id } = (await ana.get<{ id: string }>('Users/whoami')).body
  const { db } = server.database
  const insert = (table: string, change: Record<string, unknown>) =>
    db
      .insertInto(table as 'history')
      .values(
        (rows[table] ?? []).map(({ id, ...row }) => ({
          ...(table === 'history' ? {} : { id }),
          ...row,
          ...change,
        })) as never,
      )
      .execute()
  await insert('calculations', { user_id })
  await insert('revisions', { user_id })
  const { id: _, ...kept } = { id: '', ...note }
  await db
    .insertInto('revision_notes')
    .values({ ...kept, pdf: bytesSent(gzipped) } as never)
    .execute()
  await insert('revision_checks', { checker_id: null })
  await insert('history', {})
})
afterAll(() => server.close())

const path = `Calculations/${calculation.id}`

it('gives the same bytes after the engine, the catalogue and the template have changed', async () => {
  const refused = await ana.get<Problem>(`${path}/calculation-note`)
  expect([refused.status, refused.body.code]).toEqual([409, 'ResultOfOtherVersion'])
  const answer = await ana.get<{ base64Pdf: string }>(`${path}/revisions/A/calculation-note`)
  const bytes = Buffer.from(answer.body.base64Pdf, 'base64')
  expect(bytes.equals(pdf)).toBe(true)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect([sha256, bytes.length, answer.headers.etag]).toEqual([note.sha256, note.bytes, `"${sha256}"`])
  const { body } = await ana.get<VerifiedRevision>(`Verify/${revision.code}`)
  expect(body).toMatchObject({ letter: 'A', state: 'RETURNED', notes: [{ as: 'ISSUED', sha256 }] })
})

it('is read as it was issued', async () => {
  const { body } = await ana.get<Revision & { record: RevisionRecord }>(`${path}/revisions/A`)
  const { record } = body
  expect(body).toMatchObject({
    letter: 'A',
    state: 'RETURNED',
    isNewest: true,
    isChangedSince: false,
    message: 'snow of the valley',
    engineVersion: '1.8.0',
    check: { decision: 'RETURNED', comment: 'which snow?', name: 'Ana Sá' },
    solution: { id: record.chosenResultId, pass: true },
  })
  expect(record).toEqual(JSON.parse(revision.record ?? ''))
  expect(body.hash).toBe(
    createHash('sha256')
      .update(revision.record ?? '')
      .digest('hex'),
  )
  expect(record.titleBlock).toEqual({ jobNumber: '24-017', client: 'Câmara de Braga', site: 'Rua 1, Braga' })
  const { body: copy } = await ana.get<Calculation>(path)
  expect(copy.revision).toEqual({ letter: 'A', state: 'RETURNED', isChangedSince: false })
  const { body: history } = await ana.get<HistoryEntry[]>(`${path}/history`)
  expect(history.map(({ act }) => act)).toEqual(['RETURNED', 'ASKED', 'ISSUED'])
})

it('is issued again once it is calculated again, and the first stays as it is', async () => {
  const again = await ana.post<Problem>(`${path}/revisions`, {})
  expect([again.status, again.body.code]).toEqual([409, 'ResultOfOtherVersion'])
  // As if the present engine and catalogue had calculated it.
  await sql`UPDATE calculations SET calculated_at = now(), result =
    replace(replace(result, '"engineVersion":"1.8.0"', '"engineVersion":"99.0.0"'), '"catalogueVersion":"generic-2"', '"catalogueVersion":"later"')
    WHERE id = ${calculation.id}`.execute(server.database.db)
  const { status, body } = await ana.post<Revision>(`${path}/revisions`, {})
  expect([status, body.letter, body.engineVersion]).toEqual([201, 'B', '99.0.0'])
  const first = await ana.get<{ base64Pdf: string }>(`${path}/revisions/A/calculation-note`)
  expect(Buffer.from(first.body.base64Pdf, 'base64').equals(pdf)).toBe(true)
})
