import { type Calculation, type CalculationSummary, DEFAULT_BRAND, LANGUAGES, type Problem } from '@madre/contract'
import { ENGINE_VERSION, genericCatalogue } from '@madre/engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NoteTask } from '../jobs/note-process.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { storedResults } from '../testing/stored-results.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let ana: ApiClient
/** the notes asked for */
const notes: NoteTask[] = []
const makeNote = async (task: NoteTask) => {
  notes.push(task)
  return Buffer.from('%PDF-').toString('base64')
}

beforeAll(async () => {
  server = await testServer({ app: { makeNote } })
  ana = await server.signedIn()
})
afterAll(() => server.close())

type Stored = Pick<(typeof storedResults)[number], 'request' | 'result'>

/** A simulation as it stands in a database that was there before this version. */
async function keep({ request, result }: Stored, calculatedAt: string | null = null): Promise<string> {
  const { id } = await ana.createCalculation(request)
  await sql`UPDATE calculations SET status = 'COMPLETE', result = ${JSON.stringify(result)}, calculated_at = ${calculatedAt}
    WHERE id = ${id}`.execute(server.database.db)
  return id
}

const choose = (id: string, chosenResultId: string | undefined) => ana.patch(`Calculations/${id}`, { chosenResultId })
const note = (id: string, query = '') => ana.get<Problem>(`Calculations/${id}/calculation-note${query}`)

/** As if this server had calculated it. */
function ofThisVersion({ request, result }: Stored): Stored {
  return { request, result: { ...result, engineVersion: ENGINE_VERSION, catalogueVersion: genericCatalogue.version } }
}

const [first] = storedResults
if (first === undefined) throw new Error('no stored results')

it('a result of every version is kept, this one included', () => {
  const versions = new Set(storedResults.map((s) => s.result.engineVersion))
  expect([...versions]).toEqual(expect.arrayContaining(['1.0.0', '1.1.0', '1.1.1', '1.2.0']))
  expect([...versions], 'run node scripts/store-results.mjs').toContain(ENGINE_VERSION)
})

describe.each(storedResults)('a result stored by $name', ({ request, result }) => {
  const isOther = result.engineVersion !== ENGINE_VERSION || result.catalogueVersion !== genericCatalogue.version

  it('is listed, read, chosen from and exported as it is', async () => {
    const id = await keep({ request, result })
    const read = await ana.get<Calculation>(`Calculations/${id}`)
    expect(read.body.result).toEqual(result)
    const solution = result.solutions.find((s) => s.status !== 'NOT_APPLICABLE')
    const chosen = await choose(id, solution?.id)
    expect([chosen.status, chosen.body.chosenResultId]).toEqual([200, solution?.id])
    const { body: list } = await ana.get<CalculationSummary[]>('Calculations')
    expect(list.find((c) => c.id === id)?.chosen).toMatchObject({
      section: solution?.section,
      massPerMetreKg: solution?.massPerMetreKg,
      utilisation: solution?.utilisation,
    })
    const { body } = await ana.get<{ calculations: Calculation[] }>('Users/export')
    expect(body.calculations.find((c) => c.id === id)?.result).toEqual(result)
  })

  it.runIf(isOther)('has a note in no language, until it is calculated again', async () => {
    const id = await keep({ request, result })
    expect((await note(id)).body.code).toBe('NoSolutionChosen')
    await choose(id, result.solutions[0]?.id)
    const words = new Set<string>()
    for (const lang of LANGUAGES) {
      const refused = await note(id, `?lang=${lang}`)
      expect([refused.status, refused.body.code]).toEqual([409, 'ResultOfOtherVersion'])
      words.add(refused.body.details[0]?.description ?? '')
    }
    expect(words.size).toBe(LANGUAGES.length)
    await ana.post(`Calculations/${id}/calculate`)
    const again = await ana.settled(id)
    await choose(id, again.result?.solutions[0]?.id)
    expect((await note(id)).status).toBe(200)
  })
})

describe('the note', () => {
  it('is refused where the catalogue is another one, and where only the result of it is left', async () => {
    const { request, result } = ofThisVersion(first)
    const id = await keep({ request, result: { ...result, catalogueVersion: 'of a maker' } })
    await choose(id, result.solutions[0]?.id)
    expect((await note(id)).body.code).toBe('ResultOfOtherVersion')
    // The first that holds is the one that is said.
    await ana.patch(`Calculations/${id}`, { request: { ...request, transverseLengthM: 1.25 } })
    expect((await note(id)).body.code).toBe('ResultOutdated')
  })

  it('of a simulation that was never calculated is refused as having no result that holds', async () => {
    const { id } = await ana.createCalculation()
    expect((await note(id)).body.code).toBe('ResultOutdated')
  })

  it('is made under any brand, and made anew under another', async () => {
    const id = await keep(ofThisVersion(first))
    await choose(id, first.result.solutions[0]?.id)
    expect((await note(id)).status).toBe(200)
    const { cookie } = ana
    await server.restart({ app: { makeNote, brand: { ...DEFAULT_BRAND, name: 'Perfis do Norte' } } })
    const other = server.client()
    other.cookie = cookie
    const answer = await other.get(`Calculations/${id}/calculation-note`)
    expect([answer.status, notes.at(-1)?.brand.name]).toEqual([200, 'Perfis do Norte'])
    await server.restart({ app: { makeNote } })
    ana = server.client()
    ana.cookie = cookie
  })

  it('prints when its result was calculated, whatever was changed since', async () => {
    const done = await ana.calculated()
    expect(Math.abs(Date.parse(done.calculatedAt ?? '') - Date.now())).toBeLessThan(60_000)
    await choose(done.id, done.result?.solutions[0]?.id)
    await new Promise((later) => setTimeout(later, 20))
    const { body: renamed } = await ana.patch(`Calculations/${done.id}`, { name: 'renamed' })
    expect(renamed.calculatedAt).toBe(done.calculatedAt)
    expect(renamed.lastUpdateDate > (done.calculatedAt ?? '')).toBe(true)
    await note(done.id)
    expect(notes.at(-1)?.calculation).toMatchObject({ name: 'renamed', date: done.calculatedAt })
  })

  it('prints the last update of a result whose time is not known', async () => {
    const id = await keep(ofThisVersion(first))
    const { body } = await choose(id, first.result.solutions[0]?.id)
    expect(body.calculatedAt).toBe(body.lastUpdateDate)
    await note(id)
    expect(notes.at(-1)?.calculation.date).toBe(body.lastUpdateDate)
  })
})
