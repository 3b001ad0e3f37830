import { createHash } from 'node:crypto'
import type {
  Calculation,
  CalculationSummary,
  HistoryEntry,
  Problem,
  Project,
  Revision,
  RevisionRecord,
} from '@madre/contract'
import { ENGINE_VERSION } from '@madre/engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../http/problem.ts'
import type { NoteTask } from '../jobs/note-process.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
/** what the notes were made of, in order */
let made: NoteTask[] = []
/** what happens while a note is made */
let meanwhile: (() => Promise<unknown>) | null = null

const noteOf = ({ calculation, revision }: NoteTask) => `%PDF of ${calculation.name} ${revision?.letter ?? ''}`

beforeAll(async () => {
  server = await testServer({
    app: {
      baseUrl: 'https://madre.example',
      async makeNote(task) {
        made.push(task)
        await meanwhile?.()
        return Buffer.from(noteOf(task)).toString('base64')
      },
    },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  made = []
  meanwhile = null
})

const read = async (client: ApiClient, id: string) => (await client.get<Calculation>(`Calculations/${id}`)).body
const list = async (client: ApiClient, id: string) =>
  (await client.get<Revision[]>(`Calculations/${id}/revisions`)).body
const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  return [status, (body as Problem).code]
}
const rows = async (table: string) =>
  (
    await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.table(table)} t ORDER BY 1`.execute(
      server.database.db,
    )
  ).rows

describe('issuing', () => {
  it('keeps what is saved as a revision, with its note, and leaves the working copy as it is', async () => {
    const ana = await server.signedIn()
    const before = await chosen(ana)
    const { status, body: revision } = await issue(ana, before.id, { message: '  snow of the valley ' })
    expect([status, revision]).toMatchObject([
      201,
      {
        letter: 'A',
        state: 'ISSUED',
        isNewest: true,
        isChangedSince: false,
        message: 'snow of the valley',
        reason: null,
        language: 'en',
        author: { name: 'Ana Sá', company: 'Aço Lda' },
        engineVersion: ENGINE_VERSION,
        check: null,
        notes: [{ as: 'ISSUED' }],
      },
    ])
    const chosenSolution = before.result?.solutions.find(({ id }) => id === before.chosenResultId)
    expect(chosenSolution).toMatchObject(revision.solution)
    const after = await read(ana, before.id)
    expect(after).toEqual({ ...before, revision: { letter: 'A', state: 'ISSUED', isChangedSince: false } })
    expect(await list(ana, before.id)).toEqual([revision])
  })

  it('keeps a record whose hash is the sha256 of its canonical JSON, with one solution and all else of the result', async () => {
    const ana = await server.signedIn()
    const { id, request, result, chosenResultId, calculatedAt } = await chosen(ana)
    const { hash, code, issuedAt } = (await issue(ana, id, { message: 'a' })).body
    const answer = await ana.get<Revision & { record: RevisionRecord }>(`Calculations/${id}/revisions/A`)
    const { record } = answer.body
    // Written by hand, so that it is not our own function that says what our own function made.
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : value !== null && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([key, inner]) => [key, sorted(inner)]),
            )
          : value
    const sha256 = createHash('sha256')
      .update(JSON.stringify(sorted(record)))
      .digest('hex')
    expect([hash, code]).toEqual([sha256, sha256.slice(0, 32)])
    const { solutions, ...rest } = result as NonNullable<typeof result>
    expect(record).toEqual({
      letter: 'A',
      issuedAt,
      language: 'en',
      message: 'a',
      reason: null,
      author: { name: 'Ana Sá', company: 'Aço Lda' },
      name: 'Nave',
      project: 'Nave 1',
      titleBlock: { jobNumber: '', client: '', site: '' },
      description: '',
      calculatedAt,
      tablesVersion: null,
      request,
      chosenResultId,
      result: { ...rest, solutions: solutions.filter((s) => s.id === chosenResultId) },
    })
  })

  it('gives the note what was recorded, the title block, and the revision before', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    const project: Project = { name: 'Nave 1', jobNumber: '24-017', client: 'Câmara', site: 'Braga' }
    await ana.request('PUT', 'Projects', project)
    const { body: a } = await issue(ana, id, { message: 'first' })
    expect(made[0]).toMatchObject({
      language: 'en',
      form: 'full',
      secondOpinion: false,
      titleBlock: { jobNumber: '24-017', client: 'Câmara', site: 'Braga', office: 'Aço Lda', logoPng: null },
      revision: {
        letter: 'A',
        message: 'first',
        reason: null,
        code: a.code,
        verifyUrl: `https://madre.example/verify/${a.code}`,
        issuedAt: a.issuedAt,
        preparedBy: a.author,
        check: null,
        previous: null,
      },
    })
    expect(made[0]).not.toHaveProperty('isAfter')
    await ana.patch(`Calculations/${id}`, { name: 'Nave b' })
    await issue(ana, id)
    const { record } = (await ana.get<{ record: RevisionRecord }>(`Calculations/${id}/revisions/A`)).body
    expect(made[1]?.revision).toMatchObject({
      letter: 'B',
      previous: {
        letter: 'A',
        engineVersion: ENGINE_VERSION,
        request: record.request,
        solution: record.result.solutions[0],
      },
    })
    await ana.get(`Calculations/${id}/calculation-note`)
    expect(made[2]).toMatchObject({ isAfter: 'B', titleBlock: { jobNumber: '24-017' } })
    expect(made[2]).not.toHaveProperty('revision')
  })

  it('needs a reason where the solution fails, keeps it there and prints it, and keeps none where it passes', async () => {
    const ana = await server.signedIn()
    const { id, result } = await chosen(ana, false)
    for (const reason of [undefined, '', '  '])
      expect(await refused(issue(ana, id, { reason }))).toEqual([400, 'ReasonNeeded'])
    expect((await issue(ana, id, { reason: 'x'.repeat(501) })).status).toBe(400)
    const failing = await issue(ana, id, { reason: 'temporary, two weeks' })
    expect(failing.body).toMatchObject({ reason: 'temporary, two weeks', solution: { pass: false } })
    expect(made[0]?.revision?.reason).toBe('temporary, two weeks')
    const passing = result?.solutions.find(({ pass }) => pass)
    await ana.patch(`Calculations/${id}`, { chosenResultId: passing?.id })
    expect((await issue(ana, id, { reason: 'none' })).body).toMatchObject({ letter: 'B', reason: null })
  })

  it('refuses what no font of the note can print, by its field, and counts none of it', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await ana.request('PUT', 'Projects', { name: 'Nave 1', jobNumber: '', client: '東', site: '' })
    const { status, body } = await issue(ana, id, { message: '西 side' })
    expect([status, body.details.map(({ code, field }) => [code, field])]).toEqual([
      400,
      [
        ['CharacterNotPrintable', 'client'],
        ['CharacterNotPrintable', 'message'],
      ],
    ])
    expect(made).toEqual([])
    expect((await issue(ana, id, { message: 'x'.repeat(501) })).status).toBe(400)
    expect(await list(ana, id)).toEqual([])
  })

  it('says of several refusals the first that holds', async () => {
    const ana = await server.signedIn()
    const { id, chosenResultId } = await chosen(ana)
    const etag = async () => String((await ana.get(`Calculations/${id}`)).headers.etag)
    const stale = { 'if-match': '"999"' }
    expect((await issue(ana, id, {}, { 'if-match': await etag() })).status).toBe(201)
    expect(await refused(issue(ana, id))).toEqual([409, 'NothingChanged'])
    expect(await refused(issue(ana, id, {}, stale))).toEqual([409, 'StaleVersion'])

    const set = (change: object) =>
      server.database.db
        .updateTable('calculations')
        .set(change)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    const result = (await set({ error_message: null })).result ?? ''
    await set({ result: result.replace(/"engineVersion":"[^"]+"/, '"engineVersion":"0.9.0"') })
    expect(await refused(issue(ana, id))).toEqual([409, 'ResultOfOtherVersion'])
    await set({ result: result.replace(/"catalogueVersion":"[^"]+"/, '"catalogueVersion":"maker-7"') })
    expect(await refused(issue(ana, id))).toEqual([409, 'ResultOfOtherVersion'])
    await ana.patch(`Calculations/${id}`, { chosenResultId: null })
    expect(await refused(issue(ana, id))).toEqual([409, 'NoSolutionChosen'])
    await set({ status: 'EDITED' })
    expect(await refused(issue(ana, id))).toEqual([409, 'ResultOutdated'])
    expect(await refused(issue(ana, id, {}, stale))).toEqual([409, 'StaleVersion'])
    expect(await refused(issue(ana, 'none'))).toEqual([404, 'CalculationNotFound'])

    // The hundredth is the last one; nothing changed is said before.
    await set({ status: 'COMPLETE', result, chosen_result_id: chosenResultId })
    const [first] = await server.database.db
      .selectFrom('revisions')
      .selectAll()
      .where('calculation_id', '=', id)
      .execute()
    const { id: _, ...copy } = first as NonNullable<typeof first>
    const fakes = { letter: 'CV', seq: 100, hash: `${id}h`, code: `${id}c` }
    await server.database.db
      .insertInto('revisions')
      .values({ ...copy, ...fakes })
      .execute()
    expect(await refused(issue(ana, id))).toEqual([409, 'TooManyRevisions'])
    await sql`UPDATE calculations SET issued_version = version WHERE id = ${id}`.execute(server.database.db)
    expect(await refused(issue(ana, id))).toEqual([409, 'NothingChanged'])
  })

  it('thirty an hour, and what was refused counts for nothing', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    for (let i = 0; i < 35; i++) expect(await refused(issue(ana, id))).toEqual([409, 'NothingChanged'])
    const { rows: counted } = await sql<{ hits: number }>`SELECT hits FROM rate_limits WHERE key LIKE 'issue%'
      ORDER BY window_ends_at DESC LIMIT 1`.execute(server.database.db)
    expect(counted[0]?.hits).toBe(1)
    await sql`UPDATE rate_limits SET hits = 30 WHERE key LIKE 'issue%'`.execute(server.database.db)
    await ana.patch(`Calculations/${id}`, { name: 'more' })
    const { status, headers } = await issue(ana, id)
    expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
    await sql`DELETE FROM rate_limits WHERE key LIKE 'issue%'`.execute(server.database.db)
    expect((await issue(ana, id)).status).toBe(201)
  })

  it('of ten at once makes one', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    const answers = await Promise.all(Array.from({ length: 10 }, () => issue(ana, id)))
    const told = answers.map(({ status, body }) => `${status} ${body.code.length === 32 ? 'issued' : body.code}`).sort()
    expect(told.filter((answer) => answer === '201 issued')).toHaveLength(1)
    for (const answer of told) expect(['201 issued', '409 NothingChanged', '429 NotesWaiting']).toContain(answer)
    expect(await list(ana, id)).toHaveLength(1)
    const { body: acts } = await ana.get<HistoryEntry[]>(`Calculations/${id}/history`)
    expect(acts.map(({ act, letter }) => [act, letter])).toEqual([['ISSUED', 'A']])
  })

  it.each([
    ['edited', (ana: ApiClient, id: string) => ana.patch(`Calculations/${id}`, { name: 'late' }), 'StaleVersion'],
    [
      'only dated otherwise',
      (ana: ApiClient, id: string) =>
        ana.patch(`Calculations/${id}`, {
          request: sampleRequest({ metadata: { ...sampleRequest().metadata, calculationDate: '2026-01-01' } }),
        }),
      'StaleVersion',
    ],
    [
      'calculated again',
      async (ana: ApiClient, id: string) => {
        await ana.post(`Calculations/${id}/calculate`)
        await ana.settled(id)
      },
      'StaleVersion',
    ],
    [
      'that failed to be calculated',
      (_: ApiClient, id: string) =>
        server.database.db.updateTable('calculations').set({ status: 'ERROR' }).where('id', '=', id).execute(),
      'ResultOutdated',
    ],
    ['deleted', (ana: ApiClient, id: string) => ana.delete(`Calculations/${id}`), 'CalculationNotFound'],
  ])('%s while the note is made issues nothing', async (_, change, code) => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    meanwhile = () => change(ana, id)
    const before = [await rows('revisions'), await rows('revision_notes'), await rows('history')]
    expect(await refused(issue(ana, id))).toEqual([code === 'CalculationNotFound' ? 404 : 409, code])
    expect(made).toHaveLength(1)
    expect([await rows('revisions'), await rows('revision_notes'), await rows('history')]).toEqual(before)
    if (code !== 'CalculationNotFound') expect((await read(ana, id)).revision).toBeNull()
  })

  it('without a note there is no revision', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    meanwhile = () => Promise.reject(new Error('no typesetter'))
    expect(await refused(issue(ana, id))).toEqual([500, 'NoteFailed'])
    meanwhile = () => Promise.reject(new ProblemError(503, 'TooBusy', { headers: { 'retry-after': '10' } }))
    expect(await refused(issue(ana, id))).toEqual([503, 'TooBusy'])
    expect([await list(ana, id), (await read(ana, id)).revision]).toEqual([[], null])
    meanwhile = null
    expect((await issue(ana, id)).body.letter).toBe('A')
  })

  it('of the account that was deleted while the note is made is refused as nobody’s', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    meanwhile = () =>
      sql`DELETE FROM users WHERE id = (SELECT user_id FROM calculations WHERE id = ${id})`.execute(server.database.db)
    expect((await issue(ana, id)).status).toBe(401)
  })

  it('logs act, ids and letter, and no text', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    const { body } = await issue(ana, id, { message: 'words of nobody else' })
    const line = server.log.map((text) => JSON.parse(text)).find(({ revisionId }) => revisionId === body.id)
    expect(line).toMatchObject({ level: 30, act: 'ISSUED', calculationId: id, letter: 'A', userId: expect.any(String) })
    expect(server.log.join('')).not.toContain('words of nobody else')
  })
})

describe('changed since', () => {
  const { metadata } = sampleRequest()
  it.each([
    ['the name', { name: 'Other' }, true],
    ['the project', { project: 'Nave 2' }, true],
    ['the description', { description: 'over the press' }, true],
    ['the choice', { chosenResultId: null }, true],
    ['the design', { request: sampleRequest({ transverseLengthM: 1.9 }) }, true],
    [
      'that restraints were declared',
      { request: sampleRequest({ metadata: { ...metadata, restraintsDeclared: true } }) },
      true,
    ],
    [
      'the description of the request, which the note prints',
      { request: sampleRequest({ metadata: { ...metadata, description: 'hall' } }) },
      true,
    ],
    ['nothing, saved again', { request: sampleRequest(), name: 'Nave' }, false],
    ['the date', { request: sampleRequest({ metadata: { ...metadata, calculationDate: '2026-01-01' } }) }, false],
    ['the language', { request: sampleRequest({ metadata: { ...metadata, language: 'EN' } }) }, false],
  ])('%s', async (_, change, expected) => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    expect((await ana.patch(`Calculations/${id}`, change)).status).toBe(200)
    expect((await read(ana, id)).revision).toEqual({ letter: 'A', state: 'ISSUED', isChangedSince: expected })
    const { body } = await ana.get<CalculationSummary[]>('Calculations')
    expect(body.find((c) => c.id === id)?.revision?.isChangedSince).toBe(expected)
    expect((await list(ana, id))[0]?.isChangedSince).toBe(expected)
    // What was changed once stays so, whatever is saved after it.
    await ana.patch(`Calculations/${id}`, { request: (await read(ana, id)).request })
    expect((await read(ana, id)).revision?.isChangedSince).toBe(expected)
  })

  it('calculated again, and saved by a process that knows no revisions', async () => {
    const ana = await server.signedIn()
    const [one, two] = [await chosen(ana), await chosen(ana)]
    for (const { id } of [one, two]) await issue(ana, id)
    await ana.post(`Calculations/${one.id}/calculate`)
    await ana.settled(one.id)
    await sql`UPDATE calculations SET version = version + 1 WHERE id = ${two.id}`.execute(server.database.db)
    for (const { id } of [one, two]) expect((await read(ana, id)).revision?.isChangedSince).toBe(true)
    const { body: listed } = await ana.get<CalculationSummary[]>('Calculations')
    expect(listed.map(({ revision }) => revision?.isChangedSince)).toEqual([true, true])
    for (const { id } of [one, two]) expect((await issue(ana, id)).body.letter).toBe('B')
  })

  it('a changed title block alone may be issued, a logo alone not', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    expect(await refused(issue(ana, id))).toEqual([409, 'NothingChanged'])
    await ana.request('PUT', 'Projects', { name: 'Nave 1', jobNumber: '7', client: '', site: '' })
    expect((await issue(ana, id)).body).toMatchObject({ letter: 'B' })
    expect(await refused(issue(ana, id))).toEqual([409, 'NothingChanged'])
    await ana.patch('Users/me', { company: 'Aço e Filhos' })
    expect((await issue(ana, id)).body).toMatchObject({ letter: 'C', author: { company: 'Aço e Filhos' } })
  })
})

describe('what was issued', () => {
  it('is listed newest first, read by its letter, and its note is as it was made', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id, { message: 'first' })
    await ana.patch(`Calculations/${id}`, { name: 'Änderung' })
    const { body: b } = await issue(ana, id, { message: 'second' })
    const listed = await list(ana, id)
    expect(
      listed.map(({ letter, isNewest, isChangedSince, message }) => [letter, isNewest, isChangedSince, message]),
    ).toEqual([
      ['B', true, false, 'second'],
      ['A', false, true, 'first'],
    ])
    const { record, ...revision } = (
      await ana.get<Revision & { record: RevisionRecord }>(`Calculations/${id}/revisions/B`)
    ).body
    expect([revision, record.name]).toEqual([b, 'Änderung'])

    const path = `Calculations/${id}/revisions/B/calculation-note`
    const json = await ana.get<{ base64Pdf: string }>(path)
    const pdf = Buffer.from(json.body.base64Pdf, 'base64')
    expect(pdf.toString()).toBe('%PDF of Änderung B')
    const [{ sha256, bytes }] = b.notes as [Revision['notes'][0]]
    expect([sha256, bytes]).toEqual([createHash('sha256').update(pdf).digest('hex'), pdf.length])
    const file = await ana.get(path, { accept: 'application/pdf' })
    expect([file.headers['content-type'], file.headers.etag, file.text]).toEqual([
      'application/pdf',
      `"${sha256}"`,
      pdf.toString(),
    ])
    expect(String(file.headers['content-disposition'])).toContain(
      encodeURIComponent('Simulação Änderung B - Note de cálculo.pdf'),
    )
    expect((await ana.get(`${path}?as=issued`, { accept: 'application/pdf' })).headers.etag).toBe(`"${sha256}"`)
    expect(made, 'no note is made again').toHaveLength(2)
  })

  it.each([
    ['another', 'B'],
    ['small', 'a'],
    ['a number', '1'],
    ['too long', 'AAAA'],
    ['a zero', '%00'],
    ['a picture', '%F0%9F%92%A9'],
    ['with a space', 'A%20'],
    ['a path', '..%2FA'],
    ['very long', 'x'.repeat(3000)],
  ])('a letter that is %s names none', async (_, letter) => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    for (const path of [
      `Calculations/${id}/revisions/${letter}`,
      `Calculations/${id}/revisions/${letter}/calculation-note`,
    ])
      expect(await refused(ana.get(path))).toEqual([404, 'RevisionNotFound'])
  })

  it('is never changed, not by hand either', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    const { db } = server.database
    const before = [await rows('revisions'), await rows('revision_notes'), await rows('history')]
    for (const statement of [
      sql`UPDATE revisions SET record = replace(record, 'Nave', 'Hall')`,
      sql`UPDATE revisions SET shown = shown WHERE calculation_id = ${id}`,
      sql`UPDATE revision_notes SET pdf = decode('', 'base64')`,
      sql`UPDATE history SET actor = 'nobody'`,
      sql`INSERT INTO revision_notes SELECT * FROM revision_notes ON CONFLICT (revision_id, kind) DO UPDATE SET pdf = EXCLUDED.pdf`,
    ])
      await expect(statement.execute(db)).rejects.toThrow(/never changed/)
    expect([await rows('revisions'), await rows('revision_notes'), await rows('history')]).toEqual(before)
  })

  it('is deleted with its simulation alone, whose name has to be given', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    await ana.patch(`Calculations/${id}`, { name: 'Pórtico' })
    for (const query of ['', '?name=', '?name=Nave', '?name=p%C3%B3rtico'])
      expect(await refused(ana.delete(`Calculations/${id}${query}`))).toEqual([409, 'RevisionsExist'])
    expect((await read(ana, id)).revision?.letter).toBe('A')
    const decomposed = encodeURIComponent(` ${'Pórtico'.normalize('NFD')} `)
    expect((await ana.delete(`Calculations/${id}?name=${decomposed}`)).status).toBe(204)
    expect((await ana.get(`Calculations/${id}/revisions`)).status).toBe(404)
    for (const table of ['revisions', 'history'])
      expect((await rows(table)).filter(({ text }) => text.includes(id))).toEqual([])
    const { id: plain } = await chosen(ana)
    expect((await ana.delete(`Calculations/${plain}`)).status).toBe(204)
  })

  it('is no part of a copy', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    const { name, request } = await read(ana, id)
    const { body } = await ana.post<Calculation>('Calculations', { name, request })
    expect([body.revision, await list(ana, body.id)]).toEqual([null, []])
  })
})

describe('the history', () => {
  it('says what was issued, by whom as they were called then, newest first', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    expect((await ana.get(`Calculations/${id}/history`)).body).toEqual([])
    const { body: a } = await issue(ana, id, { message: 'first' })
    await ana.patch('Users/me', { lastName: 'Sá Melo' })
    await ana.patch(`Calculations/${id}`, { name: 'other' })
    await issue(ana, id)
    const { body } = await ana.get<HistoryEntry[]>(`Calculations/${id}/history`)
    expect(body).toEqual([
      { at: expect.any(String), act: 'ISSUED', letter: 'B', actor: 'Ana Sá Melo', detail: { message: '' } },
      { at: expect.any(String), act: 'ISSUED', letter: 'A', actor: 'Ana Sá', detail: { message: 'first' } },
    ])
    expect(Math.abs(Date.parse(body[1]?.at ?? '') - Date.parse(a.issuedAt))).toBeLessThan(60_000)
  })
})

describe('whose it is', () => {
  it('other users find none of it, and nobody without an account', async () => {
    const [ana, eve] = [await server.signedIn(), await server.signedIn()]
    const { id } = await chosen(ana)
    await issue(ana, id)
    await ana.request('PUT', 'Projects', { name: 'Nave 1', jobNumber: '1', client: '', site: '' })
    const before = await list(ana, id)
    for (const [method, path, code] of [
      ['GET', `Calculations/${id}/revisions`, 'CalculationNotFound'],
      ['POST', `Calculations/${id}/revisions`, 'CalculationNotFound'],
      ['GET', `Calculations/${id}/revisions/A`, 'CalculationNotFound'],
      ['GET', `Calculations/${id}/revisions/A/calculation-note`, 'CalculationNotFound'],
      ['GET', `Calculations/${id}/history`, 'CalculationNotFound'],
      ['DELETE', `Calculations/${id}?name=Nave`, 'CalculationNotFound'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined
      expect([path, ...(await refused(eve.request(method, path, body)))]).toEqual([path, 404, code])
      expect((await server.client().request(method, path, body)).status).toBe(401)
    }
    expect((await eve.get('Projects?name=Nave%201')).body).toEqual({
      name: 'Nave 1',
      jobNumber: '',
      client: '',
      site: '',
    })
    expect(await list(ana, id)).toEqual(before)
  })

  it('a token that reads, reads; one that writes issues as well', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    const token = async (scope: string) => {
      const { body } = await ana.post<{ token: string }>('Users/tokens', { name: scope, scope, expiresInDays: 30 })
      return { authorization: `Bearer ${body.token}` }
    }
    const [reads, writes] = [await token('read'), await token('write')]
    const program = server.client()
    expect(await refused(issue(program, id, {}, reads))).toEqual([403, 'TokenReadsOnly'])
    expect((await issue(program, id, {}, writes)).status).toBe(201)
    for (const path of ['revisions', 'revisions/A', 'revisions/A/calculation-note', 'history'])
      expect((await program.get(`Calculations/${id}/${path}`, reads)).status).toBe(200)
  })
})
