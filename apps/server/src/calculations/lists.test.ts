import type { Calculation, CalculationSummary, Problem } from '@madre/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let ana: ApiClient
const names = ['Setúbal armazém', 'Évora', 'Porto 100%', 'Porto_norte', 'Ålesund', 'Lisboa', 'Faro']

beforeAll(async () => {
  server = await testServer({ work: false })
  ana = await server.signedIn()
  for (const name of names)
    await ana.post('Calculations', { name, description: 'ver desenho', request: sampleRequest() })
  const facade = sampleRequest({ simulationType: 'FACADE', inclinationDegrees: 0, loadSnowRegular: null })
  await ana.post('Calculations', { name: 'Beja', request: facade })
  await (await server.signedIn()).createCalculation({}, 'Setúbal of another')
})
afterAll(() => server.close())

const list = (query = '') => ana.get<CalculationSummary[]>(`Calculations${query}`)
const namesOf = (answer: { body: CalculationSummary[] }) => answer.body.map((c) => c.name)

describe('a list', () => {
  it('is whole without parameters, newest first', async () => {
    const answer = await list()
    expect(namesOf(answer)).toEqual(['Beja', ...[...names].reverse()])
    expect(answer.headers['x-total-count']).toBe('8')
    expect(answer.headers.link).toBeUndefined()
  })

  it.each(['all apart', 'all at the same moment'])('comes page by page, each once: %s', async (when) => {
    if (when.includes('same')) await sql`UPDATE calculations SET updated_at = now()`.execute(server.database.db)
    const whole = namesOf(await list())
    const seen: string[] = []
    let path: string | undefined = 'Calculations?limit=3'
    for (let pages = 0; path !== undefined && pages < 5; pages++) {
      const answer: Awaited<ReturnType<typeof list>> = await ana.get<CalculationSummary[]>(path)
      expect(answer.body.length).toBeLessThanOrEqual(3)
      seen.push(...namesOf(answer))
      path = /^<\/api\/madre\/([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(seen).toEqual(whole)
  })

  it.each([
    ['setubal', ['Setúbal armazém']],
    ['SETÚBAL', ['Setúbal armazém']],
    ['armazem nave', ['Setúbal armazém']],
    ['alesund', ['Ålesund']],
    ['100%', ['Porto 100%']],
    ['o_n', ['Porto_norte']],
    ['porto', ['Porto 100%', 'Porto_norte']],
    ['nave 1 faro', ['Faro']],
    ['facade', ['Beja']],
    ['Fassade', ['Beja']],
    ['roof lisboa', ['Lisboa']],
    ['dach lisboa', ['Lisboa']],
    // one letter wrong, missing, too many, two changed round; never more, and not where the words are there as they are
    ['stubal', ['Setúbal armazém']],
    ['lixboa', ['Lisboa']],
    ['lisbboa', ['Lisboa']],
    ['lsiboa', ['Lisboa']],
    // changed round where its halves meet, and a slip at either end
    ['libsoa', ['Lisboa']],
    ['xisboa', ['Lisboa']],
    ['lisbox', ['Lisboa']],
    ['sxtubal', ['Setúbal armazém']],
    ['lxiboa', []],
    ['l.sboa', ['Lisboa']],
    ['l..boa', []],
    ['desenho', []],
    ["'; DROP TABLE", []],
    ['zzz', []],
  ])('of %j holds %j', async (search, found) => {
    expect(namesOf(await list(`?search=${encodeURIComponent(search)}&lang=de`)).sort()).toEqual(found)
  })

  it('carries its search on to the next page', async () => {
    const first = await list('?limit=1&search=port%C3%B4')
    expect(first.headers.link).toContain('search=port%C3%B4')
    expect(first.headers['x-total-count']).toBe('2')
    const next = await ana.get<CalculationSummary[]>(/Calculations[^>]+/.exec(String(first.headers.link))?.[0] ?? '')
    expect([...namesOf(first), ...namesOf(next)].sort()).toEqual(['Porto 100%', 'Porto_norte'])
    expect(next.headers.link).toBeUndefined()
  })

  it('carries its language on, in which the types of simulations are found', async () => {
    const all = namesOf(await list('?search=dach&lang=de'))
    const first = await list('?limit=1&search=dach&lang=de')
    const next = await ana.get<CalculationSummary[]>(/Calculations[^>]+/.exec(String(first.headers.link))?.[0] ?? '')
    expect(all.length).toBeGreaterThan(1)
    expect([...namesOf(first), ...namesOf(next)]).toEqual(all.slice(0, 2))
  })

  it('goes on with those of a slip', async () => {
    const first = await list('?limit=1&search=porti')
    const next = await ana.get<CalculationSummary[]>(/Calculations[^>]+/.exec(String(first.headers.link))?.[0] ?? '')
    expect([...namesOf(first), ...namesOf(next)].sort()).toEqual(['Porto 100%', 'Porto_norte'])
    expect((await list(`?limit=1&search=porti&after=${next.body[0]?.id}`)).body).toEqual([])
  })

  it('says how many there are on the first page only', async () => {
    const first = await list('?limit=3')
    expect(first.headers['x-total-count']).toBe('8')
    const second = await list(`?limit=3&after=${first.body[2]?.id}`)
    expect([second.body.length, second.headers['x-total-count']]).toEqual([3, undefined])
  })

  it('that is long comes whole, each once, whatever is saved meanwhile', async () => {
    const many = await server.signedIn()
    const { id } = await many.createCalculation()
    const { db } = server.database
    await sql`INSERT INTO calculations (user_id, name, description, project, simulation_type, spans, status, request, updated_at)
      SELECT user_id, 'copy ' || i, '', project, simulation_type, spans, status, request, now() - make_interval(secs => i)
      FROM calculations, generate_series(1, 1700) i WHERE id = ${id}`.execute(db)
    const [{ body }] = await Promise.all([
      many.get<CalculationSummary[]>('Calculations'),
      many.patch(`Calculations/${id}`, { name: 'first' }),
    ])
    expect(new Set(body.map((c) => c.id)).size).toBe(1701)
    expect(body).toHaveLength(1701)
    const dates = body.slice(1).map((c) => c.lastUpdateDate)
    expect(dates).toEqual([...dates].sort().reverse())
    const { body: page } = await many.get<CalculationSummary[]>('Calculations?limit=200')
    expect(page.slice(1)).toEqual(body.slice(1, 200))
  })

  it.each(['limit=0', 'limit=201', 'limit=-1', 'limit=x', 'limit=1e2', 'after=x', 'search=%00'])(
    'refuses %s by name',
    async (query) => {
      const answer = await ana.get<Problem>(`Calculations?${query}`)
      expect([answer.status, answer.body.details[0]?.field]).toEqual([400, query.split('=')[0]])
    },
  )

  it('goes on after nobody else’s calculation', async () => {
    const other = await server.signedIn()
    const { id } = await other.createCalculation()
    expect((await list(`?limit=2&after=${id}`)).status).toBe(404)
  })
})

describe('an export', () => {
  it('is written row by row: everything is in it, and it never stands in one piece', async () => {
    const bea = await server.signedIn()
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push((await bea.createCalculation({}, `b${i}`)).id)
    const answer = await bea.get<{ user: unknown; calculations: Calculation[] }>('Users/export')
    expect(answer.body.calculations.map((c) => c.id)).toEqual(ids)
    expect(answer.body.calculations[0]?.request).toEqual(
      (await bea.get<Calculation>(`Calculations/${ids[0]}`)).body.request,
    )
    // Of a length nobody knew when it began.
    expect(answer.headers['content-length']).toBeUndefined()
  })

  it('is one at a time for a user, and another one when it is done', async () => {
    const cid = await server.signedIn()
    for (let i = 0; i < 10; i++) await cid.createCalculation({}, `c${i}`)
    // Ten small ones are done in a moment: of eight asked for at once, one may be over before another begins.
    const answers = await Promise.all(Array.from({ length: 8 }, () => cid.get<Problem>('Users/export')))
    expect([...new Set(answers.map((a) => a.status))].sort()).toEqual([200, 429])
    expect(answers.find((a) => a.status === 429)?.headers['retry-after']).toBe('10')
    expect((await cid.get('Users/export')).status).toBe(200)
  })
})
