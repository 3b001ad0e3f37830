import type { Calculation, CalculationSummary } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { summaryColumns } from '../db/migrations/0004-summary-columns.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let ana: ApiClient
beforeAll(async () => {
  server = await testServer()
  ana = await server.signedIn()
})
afterAll(() => server.close())

async function summary(id: string): Promise<CalculationSummary> {
  const { body } = await ana.get<CalculationSummary[]>('Calculations')
  return body.find((c) => c.id === id) as CalculationSummary
}

async function chosen(): Promise<[Calculation, NonNullable<Calculation['result']>['solutions'][number]]> {
  const done = await ana.calculated()
  const solution = done.result?.solutions.find((s) => s.pass)
  if (solution === undefined) throw new Error('nothing passes')
  const answer = await ana.patch(`Calculations/${done.id}`, { chosenResultId: solution.id })
  return [answer.body, solution]
}

describe('the summary of a simulation', () => {
  it.each([
    [{}, { profileType: 'OMEGA', mainSpans: 2, consoles: 2, spans: 4 }],
    [
      { sectionTypes: ['Z' as const], hasRightCantilever: false },
      { profileType: 'Z', mainSpans: 3, consoles: 1, spans: 4 },
    ],
    [
      { sectionTypes: ['C' as const], hasLeftCantilever: false, hasRightCantilever: false },
      { profileType: 'C', mainSpans: 4, consoles: 0, spans: 4 },
    ],
  ])('says what was asked for: %j', async (change, expected) => {
    const { id } = await ana.createCalculation({ ...change })
    expect(await summary(id)).toMatchObject({ ...expected, chosen: null })
    await ana.patch(`Calculations/${id}`, { request: sampleRequest({ sectionTypes: ['C'] }) })
    expect(await summary(id)).toMatchObject({ profileType: 'C', mainSpans: 2, consoles: 2 })
  })

  it('says what is chosen, until it is not', async () => {
    const [{ id }, { section, thicknessMm, steel, massPerMetreKg, utilisation }] = await chosen()
    expect((await summary(id)).chosen).toEqual({ section, thicknessMm, steel, massPerMetreKg, utilisation })
    await ana.patch(`Calculations/${id}`, { name: 'renamed' })
    expect((await summary(id)).chosen).not.toBeNull()
    await ana.patch(`Calculations/${id}`, { chosenResultId: null })
    expect((await summary(id)).chosen).toBeNull()
  })

  it('says of a choice that outlives a calculation what the new result says', async () => {
    const [{ id, request }, { id: solutionId }] = await chosen()
    const before = (await summary(id)).chosen
    // As if the request had been calculated by an engine that found other numbers.
    await sql`UPDATE calculations SET request = ${JSON.stringify({ ...request, loadSnowRegular: [0.5, 0.5, 0.5, 0.5] })}
      WHERE id = ${id}`.execute(server.database.db)
    await ana.post(`Calculations/${id}/calculate`)
    const { result, chosenResultId } = await ana.settled(id)
    expect(chosenResultId).toBe(solutionId)
    const utilisation = result?.solutions.find((s) => s.id === solutionId)?.utilisation
    expect((await summary(id)).chosen).toEqual({ ...before, utilisation })
    expect(utilisation).toBeGreaterThan(before?.utilisation ?? Number.NaN)
  })

  it('loses the choice with a change of the request', async () => {
    const [{ id }] = await chosen()
    await ana.patch(`Calculations/${id}`, { request: sampleRequest({ transverseLengthM: 1 }) })
    expect((await summary(id)).chosen).toBeNull()
  })

  it('has no numbers for a choice made before there was a result, and has them after', async () => {
    const [, { id: solutionId }] = await chosen()
    const { body } = await ana.post<Calculation>('Calculations', {
      name: 'ahead',
      request: sampleRequest(),
      chosenResultId: solutionId,
    })
    expect((await summary(body.id)).chosen).toBeNull()
    await ana.post(`Calculations/${body.id}/calculate`)
    await ana.settled(body.id)
    expect((await summary(body.id)).chosen).toMatchObject({
      section: expect.any(String),
      massPerMetreKg: expect.any(Number),
    })
  })

  it('reads no result', async () => {
    const [{ id }] = await chosen()
    const before = await summary(id)
    await sql`UPDATE calculations SET result = 'no JSON' WHERE id = ${id}`.execute(server.database.db)
    expect(await summary(id)).toEqual(before)
    await ana.delete(`Calculations/${id}`)
  })

  it('does not show the choice before, where a process that knows no such column chose another', async () => {
    const [{ id, result }, solution] = await chosen()
    const other = result?.solutions.find((s) => s.pass && s.id !== solution.id)?.id ?? ''
    await sql`UPDATE calculations SET chosen_result_id = ${other}, profile_type = NULL, main_spans = NULL, consoles = NULL
      WHERE id = ${id}`.execute(server.database.db)
    expect(await summary(id)).toMatchObject({ chosen: null, profileType: 'OMEGA', mainSpans: 2, consoles: 2 })
  })
})

describe('rows from before there were such columns', () => {
  const COLUMNS = ['profile_type', 'main_spans', 'consoles', 'chosen', 'calculated_at']

  it('get them from their request, result and last update', async () => {
    const { db } = server.database
    const [{ id, lastUpdateDate }, { section, thicknessMm, steel, massPerMetreKg, utilisation }] = await chosen()
    const { id: unchosen } = await ana.calculated({ hasLeftCantilever: false })
    const { id: uncalculated } = await ana.createCalculation({ sectionTypes: ['Z'] })
    for (const column of COLUMNS) await sql`ALTER TABLE calculations DROP COLUMN ${sql.id(column)}`.execute(db)
    await sql`CREATE INDEX calculations_user ON calculations (user_id, updated_at DESC)`.execute(db)
    await summaryColumns.up(db)

    expect(await summary(id)).toMatchObject({
      profileType: 'OMEGA',
      mainSpans: 2,
      consoles: 2,
      chosen: { section, thicknessMm, steel, massPerMetreKg, utilisation },
    })
    expect((await ana.get<Calculation>(`Calculations/${id}`)).body.calculatedAt).toBe(lastUpdateDate)
    expect(await summary(unchosen)).toMatchObject({ mainSpans: 3, consoles: 1, chosen: null })
    expect(await summary(uncalculated)).toMatchObject({ profileType: 'Z', chosen: null })
    expect((await ana.get<Calculation>(`Calculations/${uncalculated}`)).body.calculatedAt).toBeNull()
  })
})
