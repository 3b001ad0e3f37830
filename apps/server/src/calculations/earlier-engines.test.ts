/** Results of engines that underestimated something: told in list and simulation, filtered, and calculated again with a word. */
import type { Calculation, CalculationSummary, Recalculated } from '@madre/contract'
import { ENGINE_VERSION } from '@madre/engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'
import { lookBack } from './earlier-engines.ts'

let server: TestServer
let ana: ApiClient
beforeAll(async () => {
  server = await testServer()
  ana = await server.signedIn()
})
afterAll(() => server.close())

const restraints = [0, 0, 0, 0]
const SLOPE = sampleRequest({
  inclinationDegrees: 15,
  spanRestraints: { upper: { type: 1, lateralLocks: restraints }, lower: { use: false, lateralLocks: restraints } },
})

/** A simulation as engine 1.3.2 left it: with a result of its own and nothing in the columns of today. */
async function ofEarlierEngine(request = SLOPE, utilisation = 0.5): Promise<{ id: string; solutionId: string }> {
  const done = await ana.calculated(request)
  const solution = done.result!.solutions[0]!
  const solutions = done.result!.solutions.map((s) => ({ ...s, pass: true, utilisation }))
  const result = JSON.stringify({ ...done.result, engineVersion: '1.3.2', solutions })
  await sql`UPDATE calculations SET result = ${result}, judged_by = NULL, underestimated = '', recalculated = NULL
    WHERE id = ${done.id}`.execute(server.database.db)
  await ana.patch(`Calculations/${done.id}`, { chosenResultId: solution.id })
  return { id: done.id, solutionId: solution.id }
}

const summaries = async (query = ''): Promise<CalculationSummary[]> =>
  (await ana.get<CalculationSummary[]>(`Calculations${query}`)).body
const summary = async (id: string) => (await summaries()).find((s) => s.id === id)!
const read = async (id: string) => (await ana.get<Calculation>(`Calculations/${id}`)).body

it('says what it underestimated, in the list and in the simulation', async () => {
  const { id } = await ofEarlierEngine()
  const { id: flat } = await ofEarlierEngine(sampleRequest({ inclinationDegrees: 15 }))
  expect((await summary(id)).underestimated).toEqual([])
  await lookBack(server.database.db)
  expect((await summary(id)).underestimated).toEqual(['SIDEWAYS_LOAD'])
  expect((await read(id)).underestimated).toEqual(['SIDEWAYS_LOAD'])
  expect((await summary(flat)).underestimated).toEqual([])
  expect((await summaries('?touched=true')).map((s) => s.id)).toEqual([id])
  const { headers } = await ana.get('Calculations?touched=true&limit=1')
  expect(headers['x-total-count']).toBe('1')
  expect(await summaries('?touched=true&search=nothing+of+the+kind')).toEqual([])
})

it('says what a result came to before and after it was calculated again, until the request is another', async () => {
  const { id, solutionId } = await ofEarlierEngine()
  await lookBack(server.database.db)
  await ana.post(`Calculations/${id}/calculate`)
  const done = await ana.settled(id)
  const now = done.result!.solutions.find((s) => s.id === solutionId)!
  const { section, thicknessMm, steel } = now
  const expected: Recalculated = {
    ...{ engineVersion: '1.3.2', section, thicknessMm, steel },
    before: { pass: true, utilisation: 0.5 },
    after: { pass: now.pass, utilisation: now.utilisation },
  }
  expect(now.utilisation).not.toBe(0.5)
  expect([done.underestimated, done.recalculated]).toEqual([[], expected])
  expect(await summary(id)).toMatchObject({ underestimated: [], recalculated: expected })
  expect((await summaries('?touched=true')).map((s) => s.id)).toContain(id)
  // Judged once more it stays as it is, and calculated once more nothing is compared with itself.
  await lookBack(server.database.db)
  expect((await summary(id)).recalculated).toEqual(expected)
  await ana.patch(`Calculations/${id}`, { name: 'renamed' })
  expect((await summary(id)).recalculated).toEqual(expected)
  await ana.patch(`Calculations/${id}`, { request: { ...SLOPE, transverseLengthM: 1 } })
  expect((await summary(id)).recalculated).toBeNull()
})

it('says of a section that the catalogue has no more that it has none, and of the lightest where none was chosen', async () => {
  const { id } = await ofEarlierEngine()
  await ana.patch(`Calculations/${id}`, { chosenResultId: null })
  await sql`UPDATE calculations SET result = replace(result, '"id":"OMEGA-', '"id":"GONE-') WHERE id = ${id}`.execute(
    server.database.db,
  )
  await lookBack(server.database.db)
  await ana.post(`Calculations/${id}/calculate`)
  const { recalculated } = await ana.settled(id)
  expect(recalculated).toMatchObject({ before: { pass: true, utilisation: 0.5 }, after: null })
})

it('leaves alone what it cannot read, and what the present engine calculated', async () => {
  const { db } = server.database
  const { id } = await ofEarlierEngine()
  await sql`UPDATE calculations SET request = '{}' WHERE id = ${id}`.execute(db)
  const { id: present } = await ana.calculated(SLOPE)
  await sql`UPDATE calculations SET judged_by = NULL WHERE id = ${present}`.execute(db)
  await lookBack(db)
  const { rows } = await sql<{ judged_by: string; underestimated: string }>`
    SELECT judged_by, underestimated FROM calculations WHERE id IN (${id}, ${present})`.execute(db)
  expect(rows).toEqual([ENGINE_VERSION, ENGINE_VERSION].map((judged_by) => ({ judged_by, underestimated: '' })))
  await ana.delete(`Calculations/${id}`)
})
