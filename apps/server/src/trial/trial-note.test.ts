import type { Problem } from '@madre/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type NoteTask, SolutionRefusedError } from '../jobs/note-process.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const PATH = 'Trial/calculation-note'
const SOLUTION = 'OMEGA-160-60-2.0-S350'
const body = (change: Record<string, unknown> = {}) => ({
  name: 'Nave',
  request: sampleRequest(),
  chosenResultId: SOLUTION,
  lang: 'de',
  ...change,
})
/** A line of so many equal spans between cantilevers. */
const lineOf = (mainSpans: number) => {
  const each = (value: number) => Array.from({ length: mainSpans + 2 }, () => value)
  return sampleRequest({
    spanLengthsM: [0.25, ...each(5).slice(2), 0.25],
    loadPermanentDistributed: each(0.2),
    loadLiveDistributed: each(0.4),
    loadSnowRegular: each(0.4),
    spanRestraints: { upper: { type: 0, lateralLocks: each(0) }, lower: { use: false, lateralLocks: each(0) } },
  })
}
let lastAddress = 0
/** Somebody from an address nobody has come from yet. */
const visitorOf = (server: TestServer) => server.client(`192.0.2.${++lastAddress}`)
const fieldsOf = (answer: { body: unknown }) => (answer.body as Problem).details.map(({ field, code }) => [field, code])

describe.each(['screen', 'off'] as const)('with TRIAL=%s', (trial) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ work: false, app: { trial } })
  })
  afterAll(() => server.close())

  it('there is no such route, whatever is sent to it', async () => {
    for (const sent of [body(), {}, undefined]) {
      const answer = await visitorOf(server).post<Problem>(PATH, sent)
      expect([answer.status, answer.body.code]).toEqual([404, 'NotFound'])
    }
  })
})

describe('with TRIAL=note', () => {
  let server: TestServer
  const tasks: NoteTask[] = []
  beforeAll(async () => {
    const makeNote = async (task: NoteTask) => {
      tasks.push(task)
      if (task.solutionId === 'other') throw new SolutionRefusedError('UnknownSolution')
      return 'JVBERi0='
    }
    server = await testServer({ work: false, app: { trial: 'note', makeNote } })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    tasks.length = 0
  })

  it('a note is made of the request, marked and without an author, in the language asked for', async () => {
    const answer = await visitorOf(server).post(PATH, body())
    expect([answer.status, answer.body]).toEqual([200, { base64Pdf: 'JVBERi0=' }])
    expect(tasks).toMatchObject([
      { isTrial: true, result: null, author: null, language: 'de', solutionId: SOLUTION, form: 'full' },
    ])
    expect(JSON.parse(tasks[0]!.request)).toEqual(sampleRequest())
    await visitorOf(server).post(`${PATH}?lang=fr`, body({ lang: undefined, form: 'short' }))
    expect(tasks[1]).toMatchObject({ language: 'fr', form: 'short' })
  })

  it('prints nothing of a result it was sent', async () => {
    const result = { solutions: [{ id: SOLUTION, status: 'OK', utilisation: 0.123456 }] }
    const answer = await visitorOf(server).post(PATH, body({ result }))
    expect(answer.status).toBe(200)
    expect(JSON.stringify(tasks)).not.toContain('0.123456')
    expect(tasks[0]?.result).toBeNull()
  })

  it.each([
    [5, 200, undefined],
    [6, 400, [['request.spanLengthsM', 'MainSpanCount']]],
  ])('of a line of %i main spans it answers %i', async (spans, status, fields) => {
    const answer = await visitorOf(server).post(PATH, body({ request: lineOf(spans) }))
    expect(answer.status).toBe(status)
    if (fields) expect(fieldsOf(answer)).toEqual(fields)
    expect(tasks).toHaveLength(status === 200 ? 1 : 0)
  })

  it('six are made an hour and address, and the seventh is told when to come back', async () => {
    const visitor = visitorOf(server)
    for (let i = 0; i < 6; i++) expect((await visitor.post(PATH, body())).status).toBe(200)
    const refused = await visitor.post(PATH, body())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
    expect(tasks).toHaveLength(6)
    expect((await visitorOf(server).post(PATH, body())).status, 'another address').toBe(200)
  })

  it('what is refused as input counts for nothing', async () => {
    const visitor = visitorOf(server)
    for (let i = 0; i < 8; i++) expect((await visitor.post(PATH, body({ chosenResultId: 7 }))).status).toBe(400)
    expect((await visitor.post(PATH, body())).status).toBe(200)
  })

  it.each([
    ['nothing', undefined, 400],
    ['a list', [], 400],
    ['no request', body({ request: null }), 400],
    ['a field nobody knows', body({ shell: 'rm' }), 400],
    ['a request that is out of bounds', body({ request: { ...sampleRequest(), transverseLengthM: 1e9 } }), 400],
    ['a steel nobody has', body({ request: { ...sampleRequest(), steelGrades: ['S999'] } }), 400],
    ['a solution nobody has', body({ chosenResultId: 'other' }), 400],
    ['a name no font has', body({ name: '\u{1F9F1}' }), 400],
    ['a name that is too long', body({ name: 'x'.repeat(26) }), 400],
    ['a result of 300 kB', body({ result: 'x'.repeat(300_000) }), 413],
    ['a result that nests without end', body({ result: JSON.parse('['.repeat(40) + ']'.repeat(40)) }), 400],
    ['a key of objects themselves', JSON.parse('{"__proto__":{"chosenResultId":"x"}}'), 400],
  ])('%s is refused', async (_what, sent, status) => {
    expect((await visitorOf(server).post(PATH, sent)).status).toBe(status)
  })

  it('a solution that is not among those designed is named', async () => {
    const answer = await visitorOf(server).post(PATH, body({ chosenResultId: 'other' }))
    expect(fieldsOf(answer)).toEqual([['chosenResultId', 'UnknownSolution']])
  })

  it('another site cannot make a browser ask', async () => {
    const answer = await visitorOf(server).post<Problem>(PATH, body(), { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, answer.body.code]).toEqual([403, 'CrossSite'])
    expect((await visitorOf(server).get(PATH)).status).toBe(404)
  })

  it('is in the description of the API', async () => {
    const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json() as { paths: object }
    expect(paths).toHaveProperty([`/api/madre/${PATH}`, 'post', 'requestBody'])
  })
})

describe('the process of the notes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ work: false, app: { trial: 'note' } })
  })
  afterAll(() => server.close())

  it('designs the request, and knows no solution but its own', async () => {
    const made = await visitorOf(server).post<{ base64Pdf: string }>(PATH, body({ lang: 'en', form: 'short' }))
    expect(made.status, made.text).toBe(200)
    expect(Buffer.from(made.body.base64Pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const result = { solutions: [{ id: 'MADE-UP', status: 'OK', pass: true }] }
    const refused = await visitorOf(server).post(PATH, body({ chosenResultId: 'MADE-UP', result }))
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)).toEqual([['chosenResultId', 'UnknownSolution']])
  })
})
