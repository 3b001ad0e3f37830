import type { Check, CheckSummary, HistoryEntry, Problem, Revision, RevisionRecord, User } from '@madre/contract'
import { genericCatalogue } from '@madre/engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../http/problem.ts'
import type { NoteTask } from '../jobs/note-process.ts'
import { endOpenCheck } from '../revisions/revision-store.ts'
import { type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { chosen, issue } from '../testing/issuing.ts'
import { type TestServer, type TestServerOptions, testServer } from '../testing/test-server.ts'

let server: TestServer
/** what the notes were made of, in order */
let made: NoteTask[] = []
/** what happens while a note is made */
let meanwhile: (() => Promise<unknown>) | null = null

const noteOf = ({ calculation, revision }: NoteTask) =>
  `%PDF of ${calculation.name} ${revision?.letter ?? ''} ${revision?.check?.name ?? ''}`
const app: TestServerOptions['app'] = {
  baseUrl: 'https://madre.example',
  async makeNote(task) {
    made.push(task)
    await meanwhile?.()
    return Buffer.from(noteOf(task)).toString('base64')
  },
}

beforeAll(async () => {
  server = await testServer({ app })
})
afterAll(() => server.close())
beforeEach(async () => {
  made = []
  meanwhile = null
  await sql`DELETE FROM rate_limits`.execute(server.database.db)
})

const emailOf = async (client: ApiClient) => (await client.get<User>('Users/whoami')).body.email
const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  const { code, details } = body as Problem
  return [status, code === 'ValidationFailed' ? details.map((d) => `${d.field} ${d.code}`).join() : code]
}
const ask = (client: ApiClient, id: string, letter: string, email: string, message = '') =>
  client.post<Revision>(`Calculations/${id}/revisions/${letter}/check`, { email, message })
const withdraw = (client: ApiClient, id: string, letter: string) =>
  client.delete(`Calculations/${id}/revisions/${letter}/check`)
const decide = (client: ApiClient, id: string, decision: string, comment = '') =>
  client.post<Check>(`Checks/${id}`, { decision, comment })
const checks = async (client: ApiClient) => (await client.get<CheckSummary[]>('Checks')).body
const revision = async (client: ApiClient, id: string, letter = 'A') =>
  (await client.get<Revision & { record: RevisionRecord }>(`Calculations/${id}/revisions/${letter}`)).body
const acts = async (client: ApiClient, id: string) =>
  (await client.get<HistoryEntry[]>(`Calculations/${id}/history`)).body.map(({ at, ...entry }) => entry)
const note = async (client: ApiClient, path: string) =>
  Buffer.from((await client.get<{ base64Pdf: string }>(path)).body.base64Pdf, 'base64').toString()

/** An author with an issued revision, and a checker who is asked about it. */
async function asked(message = '') {
  const [ana, bea] = [await server.signedIn(), await server.signedIn()]
  const { id } = await chosen(ana)
  await issue(ana, id)
  await ask(ana, id, 'A', await emailOf(bea), message)
  const [check] = await checks(bea)
  return { ana, bea, id, checkId: (check as CheckSummary).id }
}

describe('asking', () => {
  it('submits the revision to one person, and says the same whether there is such an account or not', async () => {
    const [ana, bea] = [await server.signedIn(), await server.signedIn()]
    const { id } = await chosen(ana)
    const issued = (await issue(ana, id)).body
    const email = await emailOf(bea)
    const known = await ask(ana, id, 'A', ` ${email.toUpperCase()} `, ' before Friday ')
    expect(known.status).toBe(200)
    const check = {
      email: email.toUpperCase(),
      message: 'before Friday',
      askedAt: expect.any(String),
      decidedAt: null,
      decision: null,
      name: null,
      company: null,
      comment: null,
    }
    expect(known.body).toEqual({ ...issued, state: 'SUBMITTED', check })
    expect((await revision(ana, id)).state).toBe('SUBMITTED')
    expect((await ana.get(`Calculations/${id}`)).body).toMatchObject({
      revision: { letter: 'A', state: 'SUBMITTED', isChangedSince: false },
    })
    expect((await ana.get<{ revision: unknown }[]>('Calculations')).body[0]?.revision).toEqual({
      letter: 'A',
      state: 'SUBMITTED',
      isChangedSince: false,
    })
    await withdraw(ana, id, 'A')
    const unknown = await ask(ana, id, 'A', 'nobody@example.org', 'before Friday')
    expect(unknown.body).toEqual({ ...known.body, check: { ...check, email: 'nobody@example.org' } })
    expect(await acts(ana, id)).toEqual([
      { act: 'ASKED', letter: 'A', actor: 'Ana Sá', detail: { email: 'nobody@example.org' } },
      { act: 'WITHDRAWN', letter: 'A', actor: 'Ana Sá', detail: {} },
      { act: 'ASKED', letter: 'A', actor: 'Ana Sá', detail: { email: email.toUpperCase() } },
      { act: 'ISSUED', letter: 'A', actor: 'Ana Sá', detail: { message: '' } },
    ])
  })

  it('refuses by name what cannot be asked', async () => {
    const { ana, bea, id, checkId } = await asked()
    const other = 'other@example.com'
    expect(await refused(ask(ana, id, 'A', other))).toEqual([409, 'CheckOpen'])
    await decide(bea, checkId, 'RETURNED', 'no')
    expect(await refused(ask(ana, id, 'A', 'no address'))).toEqual([400, 'email InvalidEmail'])
    expect(await refused(ana.post(`Calculations/${id}/revisions/A/check`, {}))).toEqual([400, 'email Required'])
    expect(await refused(ask(ana, id, 'A', other, 'x'.repeat(501)))).toEqual([400, 'message MaxLength'])
    const own = (await emailOf(ana)).toUpperCase()
    expect(await refused(ask(ana, id, 'A', own))).toEqual([400, 'CheckerIsAuthor'])
    for (const letter of ['B', 'a', 'AAAA', '%00', '..%2F'])
      expect(await refused(ask(ana, id, letter, other))).toEqual([404, 'RevisionNotFound'])
    expect(await refused(ask(ana, 'none', 'A', other))).toEqual([404, 'CalculationNotFound'])
    await ana.patch(`Calculations/${id}`, { name: 'More' })
    await issue(ana, id)
    expect(await refused(ask(ana, id, 'A', other))).toEqual([409, 'RevisionSuperseded'])
    await ask(ana, id, 'B', await emailOf(bea))
    await decide(bea, (await checks(bea))[0]?.id ?? '', 'CHECKED')
    expect(await refused(ask(ana, id, 'B', other))).toEqual([409, 'RevisionChecked'])
    // What was asked of A is told as it was.
    expect(await revision(ana, id, 'A')).toMatchObject({ state: 'RETURNED', isNewest: false, isChangedSince: true })
  })

  it('withdrawn is seen no more, and may be asked again; once', async () => {
    const { ana, bea, id, checkId } = await asked()
    expect((await withdraw(ana, id, 'A')).status).toBe(204)
    expect(await refused(withdraw(ana, id, 'A'))).toEqual([409, 'NotSubmitted'])
    expect(await refused(withdraw(ana, id, 'B'))).toEqual([404, 'RevisionNotFound'])
    expect(await revision(ana, id)).toMatchObject({ state: 'ISSUED', check: null })
    expect(await checks(bea)).toEqual([])
    for (const answer of [bea.get(`Checks/${checkId}`), bea.get(`Checks/${checkId}/calculation-note`)])
      expect(await refused(answer)).toEqual([404, 'CheckNotFound'])
    expect(await refused(decide(bea, checkId, 'RETURNED', 'why'))).toEqual([404, 'CheckNotFound'])
    expect((await ask(ana, id, 'A', await emailOf(bea))).status).toBe(200)
    expect((await checks(bea))[0]?.id).not.toBe(checkId)
    await decide(bea, (await checks(bea))[0]?.id ?? '', 'RETURNED', 'why')
    expect(await refused(withdraw(ana, id, 'A'))).toEqual([409, 'NotSubmitted'])
  })

  it('of two at once asks one', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => ask(ana, id, 'A', `${name}@example.org`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await acts(ana, id)).map(({ act }) => act)).toEqual(['ASKED', 'ISSUED'])
  })

  it('is limited for who asks and for who is asked; what was refused counts for nothing', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    const again = async (client: ApiClient, of: string, email: string) => {
      const answer = await ask(client, of, 'A', email)
      await withdraw(client, of, 'A')
      return answer
    }
    for (let i = 0; i < 6; i++) {
      expect((await again(ana, id, 'busy@example.org')).status).toBe(200)
      expect(await refused(ask(ana, id, 'B', 'busy@example.org'))).toEqual([404, 'RevisionNotFound'])
    }
    const refusal = await again(ana, id, 'Busy@Example.org')
    expect([refusal.status, Number(refusal.headers['retry-after']) > 3500]).toEqual([429, true])
    // Whoever asks, the mailbox is the same.
    const bea = await server.signedIn()
    const { id: other } = await chosen(bea)
    await issue(bea, other)
    expect((await again(bea, other, 'busy@example.org')).status).toBe(429)
    for (let i = 0; i < 13; i++) expect((await again(ana, id, `${i}@example.org`)).status).toBe(200)
    expect((await again(ana, id, 'last@example.org')).status).toBe(429)
    expect((await again(bea, other, 'last@example.org')).status).toBe(200)
  })
})

describe('the checker', () => {
  it('reads what was issued, its note, and the revision before, and nothing else of it', async () => {
    const [ana, bea] = [await server.signedIn(), await server.signedIn()]
    const calculation = await chosen(ana)
    const { id } = calculation
    await issue(ana, id)
    await ana.patch(`Calculations/${id}`, { name: 'Nave 2' })
    await issue(ana, id, { message: 'another name' })
    const { id: revisionId, check } = (await ask(ana, id, 'B', await emailOf(bea), 'please')).body
    await ana.patch(`Calculations/${id}`, { name: 'Nave 3' })

    const [summary] = await checks(bea)
    const checkId = summary?.id ?? ''
    expect(summary).toEqual({
      id: expect.any(String),
      letter: 'B',
      name: 'Nave 2',
      project: 'Nave 1',
      author: { name: 'Ana Sá', company: 'Aço Lda' },
      askedAt: check?.askedAt,
      decision: null,
      decidedAt: null,
    })
    const { record, ...shown } = await revision(ana, id, 'B')
    const { record: before } = await revision(ana, id, 'A')
    expect((await bea.get(`Checks/${checkId}`)).body).toEqual({
      ...summary,
      message: 'please',
      comment: null,
      revision: shown,
      record,
      previous: {
        letter: 'A',
        engineVersion: before.result.engineVersion,
        request: before.request,
        solution: before.result.solutions[0],
      },
      isCurrentVersion: true,
    })
    expect(shown).toMatchObject({ id: revisionId, isChangedSince: true })
    expect(await note(bea, `Checks/${checkId}/calculation-note`)).toBe('%PDF of Nave 2 B ')
    const pdf = await bea.get(`Checks/${checkId}/calculation-note`, { accept: 'application/pdf' })
    expect([pdf.text, pdf.headers['content-type'], pdf.headers.etag]).toEqual([
      '%PDF of Nave 2 B ',
      'application/pdf',
      `"${shown.notes[0]?.sha256}"`,
    ])
    expect(pdf.headers['content-disposition']).toContain('Nave 2 B')
  })

  it('is whoever makes an account of that address afterwards', async () => {
    const ana = await server.signedIn()
    const { id } = await chosen(ana)
    await issue(ana, id)
    await ask(ana, id, 'A', 'Later@Example.org')
    const later = server.client()
    await later.register('later@example.org')
    await sql`UPDATE users SET activated_at = now() WHERE email = 'later@example.org'`.execute(server.database.db)
    await later.login('later@example.org')
    const [check] = await checks(later)
    expect((await later.get<Check>(`Checks/${check?.id}`)).body).toMatchObject({ letter: 'A', previous: null })
  })

  it('has open checks first, and keeps those they have decided', async () => {
    const { ana, bea, id, checkId } = await asked()
    await decide(bea, checkId, 'RETURNED', 'too thin')
    await ana.patch(`Calculations/${id}`, { name: 'Thicker' })
    await issue(ana, id)
    await ask(ana, id, 'B', await emailOf(bea))
    expect((await checks(bea)).map(({ letter, decision }) => [letter, decision])).toEqual([
      ['B', null],
      ['A', 'RETURNED'],
    ])
    expect((await bea.get<Check>(`Checks/${checkId}`)).body).toMatchObject({
      decision: 'RETURNED',
      comment: 'too thin',
      revision: { state: 'RETURNED', isNewest: false },
    })
    // A second opinion of somebody else takes nothing from what the first one decided.
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM revision_checks
      WHERE decision IS NOT NULL AND checker_id IS NULL`.execute(server.database.db)
    expect(rows[0]?.n).toBe(0)
  })

  it('sees a returned revision with their own check, whoever was asked after them', async () => {
    const { ana, bea, id, checkId } = await asked()
    await decide(bea, checkId, 'RETURNED', 'too thin')
    const carla = await server.signedIn()
    await ask(ana, id, 'A', await emailOf(carla), 'not for Bea')
    const { body, text } = await bea.get<Check>(`Checks/${checkId}`)
    expect(body.revision.check).toMatchObject({ decision: 'RETURNED', comment: 'too thin' })
    expect(text).not.toContain('not for Bea')
    expect(text).not.toContain(await emailOf(carla))
  })
})

describe('deciding', () => {
  it('checked: makes the second note of what was recorded, with name, company and date, and keeps the first', async () => {
    const { ana, bea, id, checkId } = await asked()
    await bea.patch('Users/me', { firstName: 'Bea', lastName: 'Neves', company: 'Neves & Cia' })
    const first = await revision(ana, id)
    const { status, body } = await decide(bea, checkId, 'CHECKED', ' fine ')
    expect(status).toBe(200)
    const { decidedAt } = body
    const check = { decision: 'CHECKED', name: 'Bea Neves', company: 'Neves & Cia', comment: 'fine', decidedAt }
    expect(body).toMatchObject({ decision: 'CHECKED', comment: 'fine', revision: { state: 'CHECKED', check } })
    const [issued, checked] = made as [NoteTask, NoteTask]
    expect(issued.revision?.check).toBeNull()
    // Of texts as long as results no difference is looked for.
    expect(checked.request === issued.request && checked.result === issued.result).toBe(true)
    const brief = ({ request, result, ...task }: NoteTask) => task
    expect(brief(checked)).toEqual({
      ...brief(issued),
      revision: { ...issued.revision, check: { name: 'Bea Neves', company: 'Neves & Cia', decidedAt } },
    })
    const now = await revision(ana, id)
    expect(now).toMatchObject({ state: 'CHECKED', hash: first.hash, code: first.code, record: first.record, check })
    expect(now.notes.map(({ as }) => as)).toEqual(['ISSUED', 'CHECKED'])
    expect(now.notes[0]).toEqual(first.notes[0])
    for (const [client, path] of [
      [ana, `Calculations/${id}/revisions/A`],
      [bea, `Checks/${checkId}`],
    ] as const) {
      expect(await note(client, `${path}/calculation-note`)).toBe('%PDF of Nave A Bea Neves')
      expect(await note(client, `${path}/calculation-note?as=issued`)).toBe('%PDF of Nave A ')
    }
    expect((await acts(ana, id))[0]).toEqual({
      act: 'CHECKED',
      letter: 'A',
      actor: 'Bea Neves',
      detail: { comment: 'fine' },
    })
    expect((await ana.get(`Calculations/${id}`)).body).toMatchObject({ revision: { letter: 'A', state: 'CHECKED' } })
  })

  it('returned: needs a comment, and makes no note', async () => {
    const { ana, bea, id, checkId } = await asked()
    expect(await refused(decide(bea, checkId, 'RETURNED', '  '))).toEqual([400, 'CommentNeeded'])
    expect(await refused(decide(bea, checkId, 'RETURNED', 'x'.repeat(2001)))).toEqual([400, 'comment MaxLength'])
    expect(await refused(decide(bea, checkId, 'MAYBE'))).toEqual([400, 'decision OneOf'])
    expect((await decide(bea, checkId, 'RETURNED', 'x'.repeat(2000))).status).toBe(200)
    expect(made).toHaveLength(1)
    expect(await revision(ana, id)).toMatchObject({ state: 'RETURNED', notes: [{ as: 'ISSUED' }] })
    for (const decision of ['CHECKED', 'RETURNED'])
      expect(await refused(decide(bea, checkId, decision, 'again'))).toEqual([409, 'CheckDecided'])
    // It may be asked about again, and checked then.
    await ask(ana, id, 'A', await emailOf(bea))
    const [open] = await checks(bea)
    expect((await decide(bea, open?.id ?? '', 'CHECKED')).status).toBe(200)
    expect(await revision(ana, id)).toMatchObject({ state: 'CHECKED' })
  })

  it('checked with what the record was not made by is refused; returned it can be', async () => {
    const { ana, bea, id, checkId } = await asked()
    const record = JSON.stringify((await revision(ana, id)).record)
    const refuses = async (checker: ApiClient) => {
      made = []
      expect((await checker.get<Check>(`Checks/${checkId}`)).body.isCurrentVersion).toBe(false)
      expect(await refused(decide(checker, checkId, 'CHECKED'))).toEqual([409, 'ResultOfOtherVersion'])
      expect(made).toEqual([])
    }
    for (const key of ['engineVersion', 'tablesVersion'] as const) {
      await store(id, record.replace(new RegExp(`"${key}":(null|"[^"]*")`), `"${key}":"0.1.0"`))
      await refuses(bea)
    }
    await store(id, record)
    await server.restart({ app: { ...app, catalogue: { ...genericCatalogue, version: 'maker-7' } } })
    const later = server.client()
    later.cookie = bea.cookie
    await refuses(later)
    expect((await decide(later, checkId, 'RETURNED', 'of another catalogue')).status).toBe(200)
    await server.restart({ app })
  })

  it('refuses a name or a company that no font of the note can print', async () => {
    const { ana, bea, id, checkId } = await asked()
    await bea.patch('Users/me', { lastName: '東', company: '西' })
    expect(await refused(decide(bea, checkId, 'CHECKED'))).toEqual([
      400,
      'name CharacterNotPrintable,company CharacterNotPrintable',
    ])
    expect((await revision(ana, id)).state).toBe('SUBMITTED')
    expect((await decide(bea, checkId, 'RETURNED', '東')).status).toBe(200)
  })

  it('without a note decides nothing', async () => {
    const { ana, bea, id, checkId } = await asked()
    meanwhile = () => Promise.reject(new Error('no typesetter'))
    expect(await refused(decide(bea, checkId, 'CHECKED'))).toEqual([500, 'NoteFailed'])
    meanwhile = () => Promise.reject(new ProblemError(503, 'TooBusy', { headers: { 'retry-after': '10' } }))
    expect(await refused(decide(bea, checkId, 'CHECKED'))).toEqual([503, 'TooBusy'])
    expect(await revision(ana, id)).toMatchObject({ state: 'SUBMITTED', notes: [{ as: 'ISSUED' }] })
    meanwhile = null
    expect((await decide(bea, checkId, 'CHECKED')).status).toBe(200)
  })

  it('two at once make one decision', async () => {
    const { ana, bea, id, checkId } = await asked()
    const answers = await Promise.all([
      decide(bea, checkId, 'CHECKED'),
      decide(bea, checkId, 'RETURNED', 'no'),
      decide(bea, checkId, 'CHECKED'),
      decide(bea, checkId, 'RETURNED', 'neither'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const decisions = (await acts(ana, id)).filter(({ act }) => act === 'CHECKED' || act === 'RETURNED')
    expect(decisions).toHaveLength(1)
    const { state, notes, check } = await revision(ana, id)
    expect([state, check?.decision]).toEqual([decisions[0]?.act, decisions[0]?.act])
    expect(notes).toHaveLength(state === 'CHECKED' ? 2 : 1)
  })

  it('two checked at once, while both notes are being made, make one', async () => {
    const { ana, bea, id, checkId } = await asked()
    const twin = server.client()
    await twin.login(await emailOf(bea))
    let waiting: (() => void)[] = []
    meanwhile = () => new Promise<void>((go) => waiting.push(go))
    const answers = Promise.all([bea, twin].map((client) => refusedOr(decide(client, checkId, 'CHECKED'))))
    while (waiting.length === 0) await new Promise((done) => setTimeout(done, 5))
    meanwhile = null
    for (const go of waiting) go()
    waiting = []
    expect((await answers).sort()).toEqual(['200', '409 CheckDecided'])
    expect((await revision(ana, id)).notes).toHaveLength(2)
  })

  it.each([
    ['withdrawn', (ana: ApiClient, id: string) => withdraw(ana, id, 'A'), 'ISSUED'],
    [
      'superseded',
      // As the issue does it that another server of the same database is making.
      (_: ApiClient, id: string) => server.database.db.transaction().execute((tx) => endOpenCheck(tx, id)),
      'ISSUED',
    ],
    ['deleted with its simulation', (ana: ApiClient, id: string) => ana.delete(`Calculations/${id}?name=Nave`), null],
    ['deleted with its author', (ana: ApiClient) => ana.post('Users/delete-account', { password: PASSWORD }), null],
  ])('%s while the checker reads, and while the note is made: 404, and nothing is kept', async (_, end, state) => {
    const { ana, bea, id, checkId } = await asked()
    let isEnded = false
    meanwhile = async () => {
      if (isEnded) return
      isEnded = true
      await end(ana, id)
    }
    expect(await refused(decide(bea, checkId, 'CHECKED'))).toEqual([404, 'CheckNotFound'])
    expect(isEnded).toBe(true)
    for (const answer of [bea.get(`Checks/${checkId}`), decide(bea, checkId, 'RETURNED', 'no')])
      expect(await refused(answer)).toEqual([404, 'CheckNotFound'])
    expect(await checks(bea)).toEqual([])
    if (state === null) return
    expect(await revision(ana, id)).toMatchObject({ state, check: null, notes: [{ as: 'ISSUED' }] })
  })

  it('superseded: is gone, and the history says by what', async () => {
    const { ana, bea, id, checkId } = await asked()
    await ana.patch(`Calculations/${id}`, { name: 'Newer' })
    await issue(ana, id, { message: 'b' })
    expect(await refused(bea.get(`Checks/${checkId}`))).toEqual([404, 'CheckNotFound'])
    expect(await checks(bea)).toEqual([])
    expect(await revision(ana, id, 'A')).toMatchObject({ state: 'ISSUED', isNewest: false, check: null })
    expect(await revision(ana, id, 'B')).toMatchObject({ state: 'ISSUED', isNewest: true, check: null })
    expect((await acts(ana, id)).slice(0, 2)).toEqual([
      { act: 'ISSUED', letter: 'B', actor: 'Ana Sá', detail: { message: 'b' } },
      { act: 'SUPERSEDED', letter: 'A', actor: 'Ana Sá', detail: { by: 'B' } },
    ])
  })

  it('keeps name, company, address and date when the account of the checker goes', async () => {
    const { ana, bea, id, checkId } = await asked()
    await decide(bea, checkId, 'CHECKED', 'fine')
    const before = await revision(ana, id)
    expect((await bea.post('Users/delete-account', { password: PASSWORD })).status).toBe(204)
    expect(await revision(ana, id)).toEqual(before)
    expect(before.check).toMatchObject({ name: 'Ana Sá', email: expect.stringContaining('@example.com') })
    // Whoever takes the address after them has decided nothing.
    const email = before.check?.email ?? ''
    const next = server.client()
    await next.register(email)
    await sql`UPDATE users SET activated_at = now() WHERE email = ${email}`.execute(server.database.db)
    await next.login(email)
    expect(await checks(next)).toEqual([])
    expect(await refused(next.get(`Checks/${checkId}`))).toEqual([404, 'CheckNotFound'])
  })

  it('of an account that is deleted while the note is made is nobody’s', async () => {
    const { ana, bea, id, checkId } = await asked()
    meanwhile = () => bea.post('Users/delete-account', { password: PASSWORD })
    expect((await decide(bea, checkId, 'CHECKED')).status).toBe(401)
    expect((await revision(ana, id)).state).toBe('SUBMITTED')
  })

  it('two who check each other’s revisions at the same moment do not wait for each other', async () => {
    const [ana, bea] = [await server.signedIn(), await server.signedIn()]
    const ids: string[] = []
    for (const [author, checker] of [
      [ana, bea],
      [bea, ana],
    ] as const) {
      const { id } = await chosen(author)
      await issue(author, id)
      await ask(author, id, 'A', await emailOf(checker))
      ids.push((await checks(checker))[0]?.id ?? '')
    }
    const [ofBea, ofAna] = ids as [string, string]
    const answers = await Promise.all([decide(bea, ofBea, 'RETURNED', 'x'), decide(ana, ofAna, 'RETURNED', 'x')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('logs act and ids, and no address, name or text', async () => {
    const { ana, bea, id, checkId } = await asked('message of nobody else')
    const email = await emailOf(bea)
    await decide(bea, checkId, 'RETURNED', 'comment of nobody else')
    await ask(ana, id, 'A', email)
    await withdraw(ana, id, 'A')
    const lines = server.log.map((text) => JSON.parse(text)).filter(({ calculationId }) => calculationId === id)
    expect(lines.map(({ level, act, letter }) => [level, act, letter])).toEqual([
      [30, 'ISSUED', 'A'],
      [30, 'ASKED', 'A'],
      [30, 'RETURNED', 'A'],
      [30, 'ASKED', 'A'],
      [30, 'WITHDRAWN', 'A'],
    ])
    for (const text of [email, 'of nobody else', 'Ana Sá', 'Aço']) expect(server.log.join('')).not.toContain(text)
  })
})

async function refusedOr(answer: Promise<{ status: number; body: unknown }>): Promise<string> {
  const { status, body } = await answer
  return status === 200 ? '200' : `${status} ${(body as Problem).code}`
}

/** Puts a record where a revision has its own, past the trigger that refuses it: as one that an older server issued. */
async function store(id: string, record: string): Promise<void> {
  const { db } = server.database
  await sql`ALTER TABLE revisions DISABLE TRIGGER never_changed`.execute(db)
  await sql`UPDATE revisions SET record = ${record} WHERE calculation_id = ${id}`.execute(db)
  await sql`ALTER TABLE revisions ENABLE TRIGGER never_changed`.execute(db)
}
