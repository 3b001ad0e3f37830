import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { type Problem, revisionLetter, type User } from '@madre/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { chosen } from '../testing/issuing.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

/** Sequences; ANY_SEQUENCES=500 for a long run. */
const SEQUENCES = Number(process.env.ANY_SEQUENCES ?? 8)

let server: TestServer
let people: { client: ApiClient; email: string; userId: string; template: string }[]

beforeAll(async () => {
  server = await testServer({
    app: {
      makeNote: async ({ calculation, revision }) =>
        Buffer.from(`%PDF ${calculation.name} ${revision?.code} ${revision?.check?.decidedAt}`).toString('base64'),
    },
  })
  people = []
  for (const client of [await server.signedIn(), await server.signedIn()]) {
    const { id: template } = await chosen(client)
    const { email } = (await client.get<User>('Users/whoami')).body
    const { rows } = await read<{ user_id: string }>(`SELECT user_id FROM calculations WHERE id = '${template}'`)
    people.push({ client, email, userId: rows[0]?.user_id ?? '', template })
  }
})
afterAll(() => server.close())

const read = <T>(text: string) => sql<T>`${sql.raw(text)}`.execute(server.database.db)

type Act = 'issue' | 'ask' | 'withdraw' | 'decide' | 'edit' | 'delete'
/** Whatever one of the two tries, at what is theirs, the other's, or of nobody. */
interface Step {
  act: Act
  who: 0 | 1
  /** their own simulation, or a check they may be asked for; else the other's */
  isTheirs: boolean
  /** of the revisions back from the newest; -1: one that there is not */
  back: number
  variant: number
}

const ACTS: { arbitrary: fc.Arbitrary<Act>; weight: number }[] = [
  { arbitrary: fc.constant('issue'), weight: 5 },
  { arbitrary: fc.constant('ask'), weight: 6 },
  { arbitrary: fc.constant('decide'), weight: 6 },
  { arbitrary: fc.constant('edit'), weight: 4 },
  { arbitrary: fc.constant('withdraw'), weight: 2 },
  { arbitrary: fc.constant('delete'), weight: 1 },
]
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(...ACTS),
  who: fc.constantFrom<0 | 1>(0, 1),
  isTheirs: fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, fc.constant(false)),
  back: fc.oneof({ arbitrary: fc.constant(0), weight: 4 }, { arbitrary: fc.constantFrom(1, -1), weight: 1 }),
  variant: fc.nat(5),
})
/** One after the other, and now and then some at the same time. */
const sequence = fc.array(
  fc.oneof({ arbitrary: fc.tuple(step), weight: 3 }, fc.array(step, { minLength: 2, maxLength: 4 })),
  { minLength: 25, maxLength: 40, size: 'max' },
)

/** Every answer that the contract has for an act of an owner or a checker, and for one of everybody else. */
const ANSWERS: Record<Act, string[]> = {
  issue: ['201', '409 StaleVersion', '409 NothingChanged', '429 NotesWaiting', '404 CalculationNotFound'],
  ask: [
    '200',
    '400 CheckerIsAuthor',
    '404 RevisionNotFound',
    '409 CheckOpen',
    '409 RevisionChecked',
    '409 RevisionSuperseded',
    '404 CalculationNotFound',
  ],
  withdraw: ['204', '404 RevisionNotFound', '409 NotSubmitted', '404 CalculationNotFound'],
  decide: ['200', '400 CommentNeeded', '409 CheckDecided', '429 NotesWaiting', '404 CheckNotFound'],
  edit: ['200', '404 CalculationNotFound'],
  delete: ['204', '409 RevisionsExist', '404 CalculationNotFound'],
}
/** What had to come of some step, in all sequences together: else they would show nothing. */
const seen = new Map<string, number>()

/** A simulation as its owner's first one, not issued. */
async function copied(owner: 0 | 1): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO calculations SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
    FROM calculations c WHERE id = ${people[owner]?.template} RETURNING id`.execute(server.database.db)
  return (rows[0] as { id: string }).id
}

/** Two simulations, one of each, and what has been seen of them. */
class World {
  readonly simulations: [string, string]
  /** every row ever seen of what never changes, and the simulation it goes with */
  readonly #kept = new Map<string, { text: string; calculationId: string }>()
  readonly #deleted = new Set<string>()
  /** decisions that were acknowledged */
  #decided = 0
  #edits = 0

  constructor(simulations: [string, string]) {
    this.simulations = simulations
  }

  async take({ act, who, isTheirs: isOwn, back, variant }: Step): Promise<void> {
    const { client } = people[who] as (typeof people)[0]
    const owner = isOwn ? who : ((1 - who) as 0 | 1)
    const id = this.simulations[owner]
    const rows = (
      await read<{ letter: string; name: string }>(
        `SELECT letter, c.name FROM calculations c LEFT JOIN revisions r ON r.calculation_id = c.id
       WHERE c.id = '${id}' ORDER BY seq DESC`,
      )
    ).rows
    const letter = (back < 0 ? undefined : rows[back]?.letter) ?? 'ZZ'
    const revision = `Calculations/${id}/revisions/${letter}`
    const tell = async (answer: Promise<{ status: number; body: unknown }>, isTheirs: boolean) => {
      const { status, body } = await answer
      const told = status < 300 ? String(status) : `${status} ${(body as Problem).code}`
      expect(isTheirs ? ANSWERS[act] : ANSWERS[act].slice(-1), `${act} by ${who} of ${id}`).toContain(told)
      seen.set(`${act} ${told}`, (seen.get(`${act} ${told}`) ?? 0) + 1)
      return status < 300
    }
    switch (act) {
      case 'issue':
        await tell(client.post(`Calculations/${id}/revisions`, { message: `of variant ${variant}` }), isOwn)
        return
      case 'ask': {
        const email = variant === 0 ? people[who]?.email : variant === 1 ? 'nobody@example.org' : people[1 - who]?.email
        await tell(client.post(`${revision}/check`, { email, message: 'please' }), isOwn)
        return
      }
      case 'withdraw':
        await tell(client.delete(`${revision}/check`), isOwn)
        return
      case 'decide': {
        const checks = await read<{ id: string; author: string }>(
          `SELECT k.id, r.user_id AS author FROM revision_checks k JOIN revisions r ON r.id = k.revision_id
           WHERE r.calculation_id = '${this.simulations[isOwn ? 1 - who : who]}' ORDER BY asked_at DESC, k.id`,
        )
        const check = checks.rows[back < 0 ? checks.rows.length - 1 : back]
        const isAuthor = check?.author === people[who]?.userId
        const decision = variant < 3 ? 'CHECKED' : 'RETURNED'
        const comment = variant === 5 ? '' : 'thin'
        const answer = client.post(`Checks/${check?.id ?? 'none'}`, { decision, comment })
        if (await tell(answer, check !== undefined && !isAuthor)) this.#decided++
        return
      }
      case 'edit': {
        const { metadata } = sampleRequest()
        const dated = sampleRequest({ metadata: { ...metadata, calculationDate: `2026-01-0${variant + 1}` } })
        const change = variant === 0 ? { request: dated } : { description: `edit ${++this.#edits}` }
        await tell(client.patch(`Calculations/${id}`, change), isOwn)
        return
      }
      case 'delete': {
        const name = variant < 3 ? '' : `?name=${encodeURIComponent(rows[0]?.name ?? 'Nave')}`
        if (await tell(client.delete(`Calculations/${id}${name}`), isOwn)) {
          this.#deleted.add(id)
          this.simulations[owner] = await copied(owner)
        }
      }
    }
  }

  /** Holds what there is against what there was, and all of it against itself. */
  async look(): Promise<void> {
    const { rows: kept } = await read<{ id: string; calculation_id: string; text: string }>(`
      SELECT 'r' || id AS id, calculation_id, r::text AS text FROM revisions r
      UNION ALL SELECT 'n' || revision_id || kind, calculation_id, n::text FROM revision_notes n JOIN revisions r ON r.id = revision_id
      UNION ALL SELECT 'h' || id, calculation_id, h::text FROM history h
      UNION ALL SELECT 'd' || k.id, calculation_id, k::text FROM revision_checks k JOIN revisions r ON r.id = revision_id
        WHERE decision IS NOT NULL OR ended_at IS NOT NULL`)
    const now = new Map(kept.map((row) => [row.id, row]))
    for (const [id, { text, calculationId }] of this.#kept)
      if (!this.#deleted.has(calculationId)) expect(now.get(id)?.text).toBe(text)
      else expect(now.has(id)).toBe(false)
    for (const { id, text, calculation_id: calculationId } of kept) this.#kept.set(id, { text, calculationId })
    for (const id of this.#deleted) expect(kept.some((row) => row.calculation_id === id)).toBe(false)
    for (const id of this.simulations) await this.#isSound(id)
    const decided = [...this.#kept.keys()].filter((id) => id.startsWith('d'))
    const { rows } = await read<{ n: number }>(`SELECT count(*)::int AS n FROM history
      WHERE act IN ('CHECKED', 'RETURNED') AND calculation_id IN ('${this.simulations.join("','")}')`)
    expect(rows[0]?.n).toBeLessThanOrEqual(decided.length)
    expect(rows[0]?.n).toBeLessThanOrEqual(this.#decided)
    if (this.#deleted.size === 0) expect(rows[0]?.n).toBe(this.#decided)
  }

  async #isSound(id: string): Promise<void> {
    const { rows: revisions } = await read<{
      id: string
      user_id: string
      seq: number
      letter: string
      record: string
      hash: string
      code: string
      notes: { kind: string; sha256: string; bytes: number; pdf: string }[]
      checks:
        | { decision: string | null; ended_at: string | null; checker_id: string | null; name: string | null }[]
        | null
    }>(`
      SELECT r.*, (SELECT json_agg(json_build_object('kind', kind, 'sha256', sha256, 'bytes', bytes, 'pdf', encode(pdf, 'base64')) ORDER BY kind)
          FROM revision_notes WHERE revision_id = r.id) AS notes,
        (SELECT json_agg(k ORDER BY asked_at, k.id) FROM revision_checks k WHERE revision_id = r.id) AS checks
      FROM revisions r WHERE calculation_id = '${id}' ORDER BY seq`)
    const states = revisions.map(({ checks }) => {
      const last = checks?.at(-1)
      return !last || last.ended_at !== null ? 'ISSUED' : (last.decision ?? 'SUBMITTED')
    })
    revisions.forEach(({ user_id, seq, letter, record, hash, code, notes, checks }, i) => {
      expect([seq, letter]).toEqual([i + 1, revisionLetter(i + 1)])
      expect([hash, code]).toEqual([sha256(record), sha256(record).slice(0, 32)])
      const decisions = (checks ?? []).filter(({ decision }) => decision !== null)
      for (const { checker_id } of decisions) expect(checker_id).not.toBe(user_id)
      const signed = decisions.filter(({ decision }) => decision === 'CHECKED').length
      expect(notes.map(({ kind }) => kind)).toEqual(signed === 1 ? ['CHECKED', 'ISSUED'] : ['ISSUED'])
      for (const note of notes) {
        const pdf = gunzipSync(Buffer.from(note.pdf, 'base64'))
        expect([note.sha256, note.bytes]).toEqual([sha256(pdf), pdf.length])
        expect(pdf.toString()).toContain(code)
      }
      const open = (checks ?? []).filter(({ decision, ended_at }) => decision === null && ended_at === null)
      expect(open.length).toBeLessThanOrEqual(i === revisions.length - 1 ? 1 : 0)
      // A revision that is checked is asked about no more.
      if (signed > 0) expect(states[i]).toBe('CHECKED')
    })
    const { rows } = await read<{ issued: string | null }>(`SELECT issued FROM calculations WHERE id = '${id}'`)
    const newest = revisions.at(-1)
    expect(JSON.parse(rows[0]?.issued ?? 'null')).toEqual(
      newest ? { letter: newest.letter, state: states.at(-1) } : null,
    )
    const { rows: acts } = await read<{ act: string; letter: string }>(
      `SELECT act, letter FROM history WHERE calculation_id = '${id}' ORDER BY id`,
    )
    const of = (act: string) => acts.filter((entry) => entry.act === act)
    expect(of('ISSUED').map(({ letter }) => letter)).toEqual(revisions.map(({ letter }) => letter))
    const checks = revisions.flatMap((revision) => revision.checks ?? [])
    const decided = (decision: string) => checks.filter((check) => check.decision === decision).length
    expect([of('ASKED').length, of('CHECKED').length, of('RETURNED').length]).toEqual([
      checks.length,
      decided('CHECKED'),
      decided('RETURNED'),
    ])
    const ended = checks.filter(({ ended_at }) => ended_at !== null).length
    expect(of('WITHDRAWN').length + of('SUPERSEDED').length).toBe(ended)
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

it('whatever two people do, one after the other or at once: nothing that was issued changes, and each check is decided once, never by its author', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const world = new World([await copied(0), await copied(1)])
      for (const atOnce of steps) {
        await sql`DELETE FROM rate_limits`.execute(server.database.db)
        await Promise.all(atOnce.map((each) => world.take(each)))
        await world.look()
      }
      await sql`DELETE FROM calculations WHERE id IN (${sql.join(world.simulations)})`.execute(server.database.db)
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  )
  const happened = [...seen.keys()]
  for (const answer of [
    'issue 201',
    'issue 409 NothingChanged',
    'ask 200',
    'ask 409 CheckOpen',
    'withdraw 204',
    'decide 200',
    'decide 404 CheckNotFound',
    'decide 409 CheckDecided',
    'delete 204',
  ])
    expect(happened).toContain(answer)
  // None was a fault of the server.
  expect(server.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
}, 300_000)

it('UPDATE by SQL is refused', async () => {
  const id = await copied(0)
  await people[0]?.client.post(`Calculations/${id}/revisions`, {})
  for (const text of [
    "UPDATE revisions SET shown = '{}'",
    "UPDATE revision_notes SET sha256 = ''",
    "UPDATE history SET actor = 'me'",
    'UPDATE revisions SET letter = letter WHERE false',
  ])
    await expect(read(text)).rejects.toThrow('added and never changed')
})
