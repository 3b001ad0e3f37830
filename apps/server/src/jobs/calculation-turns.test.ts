import type { Calculation, CalculationRequest, Problem } from '@madre/contract'
import { genericCatalogue } from '@madre/engine'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { type ApiClient, PASSWORD } from '../testing/api-client.ts'
import { longRequest } from '../testing/long-request.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, type TestServerOptions, testServer } from '../testing/test-server.ts'
import { newRunCells, type RunCells, tellDone, thousandthsDone } from './run-cells.ts'
import { type CalculationAnswer, type CalculationTask, Threads } from './threads.ts'

/** Calculations that go as far as the test says, and end when their signal says so. */
class Bench {
  readonly started: string[] = []
  readonly ended: string[] = []
  readonly #cells = new Map<string, RunCells>()
  readonly #finish = new Map<string, (answer: CalculationAnswer) => void>()

  readonly calculate = ({ request, cells }: CalculationTask, signal: AbortSignal): Promise<CalculationAnswer> => {
    const name = (JSON.parse(request) as CalculationRequest).metadata.description
    this.started.push(name)
    this.#cells.set(name, cells)
    tellDone(cells, 1)
    return new Promise((finish, fail) => {
      this.#finish.set(name, finish)
      signal.addEventListener('abort', () => {
        this.ended.push(name)
        fail(signal.reason)
      })
    })
  }

  advance(name: string, thousandths: number) {
    const cells = this.#cells.get(name)
    if (cells) tellDone(cells, thousandths)
  }

  finish(name: string) {
    this.#finish.get(name)?.({ result: `{"by":"${name}","solutions":[]}`, solutionIds: [] })
  }
}

let server: TestServer
afterEach(() => server.close())

const begin = async (bench: Bench, options: TestServerOptions = {}) => {
  server = await testServer({ calculate: bench.calculate, runners: 1, ...options })
  return [await server.signedIn(), await server.signedIn()] as const
}

const short = (name: string) =>
  sampleRequest({ metadata: { language: 'EN', description: name, projectName: 'P', calculationDate: null } })

async function start(user: ApiClient, request: CalculationRequest): Promise<string> {
  const { body } = await user.post<Calculation>('Calculations', { name: 'n', request })
  expect((await user.post(`Calculations/${body.id}/calculate`)).status).toBe(202)
  return body.id
}

const progress = async (user: ApiClient, id: string) =>
  (await user.get<Calculation>(`Calculations/${id}`)).body.progress

describe('turns', () => {
  it('of a short calculation do not wait for the long ones of others', async () => {
    const bench = new Bench()
    const [ana, rui] = await begin(bench)
    await start(ana, longRequest('a1'))
    await start(ana, longRequest('a2'))
    await expect.poll(() => bench.started).toEqual(['a1'])
    await start(rui, short('r'))
    await expect.poll(() => bench.started).toEqual(['a1', 'r'])
    // Nor behind one that was taken for short, and is not.
    const eva = await server.signedIn()
    await start(eva, short('e'))
    await expect.poll(() => bench.started, { timeout: 5_000 }).toEqual(['a1', 'r', 'e'])
  })

  it('of one that was taken for short are those of a long one after a second, with the cost it turned out to have', async () => {
    const bench = new Bench()
    const [ana] = await begin(bench)
    const id = await start(ana, short('s'))
    await expect.poll(() => bench.started).toEqual(['s'])
    bench.advance('s', 100)
    await expect.poll(() => bench.started, { timeout: 5_000 }).toEqual(['s', 's'])
    expect(bench.ended).toEqual(['s'])
    const run = await server.database.db.selectFrom('calculations').selectAll().executeTakeFirstOrThrow()
    expect([run.run_turn !== null, run.run_admitted]).toEqual([true, true])
    // A tenth of it was done after something over a second.
    expect(run.run_cost_ms).toBeGreaterThanOrEqual(10_000)
    expect(run.run_cost_ms).toBeLessThan(20_000)
    await new Promise((wait) => setTimeout(wait, 1_500))
    expect(bench.started).toEqual(['s', 's'])
    bench.finish('s')
    expect((await ana.settled(id)).calculationStatus).toBe('COMPLETE')
    expect(server.log.filter((line) => /"level":[456]0/.test(line))).toEqual([])
  })

  it('of one that is nearly done after a second end where it is', async () => {
    const bench = new Bench()
    const [ana] = await begin(bench)
    const id = await start(ana, short('s'))
    await expect.poll(() => bench.started).toEqual(['s'])
    bench.advance('s', 900)
    await new Promise((wait) => setTimeout(wait, 1_400))
    expect([bench.started, bench.ended]).toEqual([['s'], []])
    bench.finish('s')
    expect((await ana.settled(id)).calculationStatus).toBe('COMPLETE')
  })

  it('of short ones never leave a user the last place for them', async () => {
    const bench = new Bench()
    const [ana, rui] = await begin(bench)
    await start(ana, short('a1'))
    await expect.poll(() => bench.started).toEqual(['a1'])
    bench.advance('a1', 999)
    const a2 = await start(ana, short('a2'))
    await new Promise((wait) => setTimeout(wait, 1_000))
    expect(bench.started).toEqual(['a1'])
    await start(rui, short('r'))
    await expect.poll(() => bench.started, { timeout: 5_000 }).toEqual(['a1', 'r'])
    bench.finish('a1')
    await expect.poll(() => bench.started).toEqual(['a1', 'r', 'a2'])
    bench.finish('a2')
    expect((await ana.settled(a2)).calculationStatus).toBe('COMPLETE')
  })

  it('of long calculations go by what each user asked for, not by who came first', async () => {
    const bench = new Bench()
    const [ana, rui] = await begin(bench)
    await start(ana, longRequest('a1'))
    await expect.poll(() => bench.started).toEqual(['a1'])
    const a2 = await start(ana, longRequest('a2'))
    const r1 = await start(rui, longRequest('r1', 4))
    const r2 = await start(rui, longRequest('r2', 4))
    const r3 = await start(rui, longRequest('r3', 4))
    expect(await progress(rui, r1)).toEqual({ placeInQueue: 1, shareDone: null })
    expect(await progress(rui, r2)).toEqual({ placeInQueue: 2, shareDone: null })
    expect(await progress(ana, a2)).toEqual({ placeInQueue: 3, shareDone: null })
    // Behind two of the same user: not in the queue yet.
    expect(await progress(rui, r3)).toEqual({ placeInQueue: 4, shareDone: null })
    for (const name of ['a1', 'r1', 'r2', 'r3', 'a2']) {
      await expect.poll(() => bench.started.at(-1)).toBe(name)
      bench.finish(name)
    }
    expect((await ana.settled(a2)).calculationStatus).toBe('COMPLETE')
  })
})

describe('a calculation at work', () => {
  it('says how much of it is done, and is not taken for lost while it goes on', async () => {
    const bench = new Bench()
    const [ana] = await begin(bench, { expirySeconds: 3 })
    const id = await start(ana, longRequest('a'))
    await expect.poll(() => bench.started).toEqual(['a'])
    expect(await progress(ana, id)).toEqual({ placeInQueue: null, shareDone: 0 })
    for (let thousandths = 100; thousandths <= 800; thousandths += 100) {
      bench.advance('a', thousandths)
      await expect.poll(async () => (await progress(ana, id))?.shareDone, { timeout: 5_000 }).toBe(thousandths / 1000)
    }
    // Eight looks of a second each: more than the three seconds after which a silent one is given out again.
    expect(bench.started).toEqual(['a'])
    bench.finish('a')
    const done = await ana.settled(id)
    expect([done.calculationStatus, done.progress]).toEqual(['COMPLETE', undefined])
  }, 60_000)

  it('is stopped when it stands still', async () => {
    const bench = new Bench()
    const [ana] = await begin(bench, { expirySeconds: 4 })
    const id = await start(ana, longRequest('a'))
    const stopped = await ana.settled(id, 40_000)
    expect([stopped.calculationStatus, stopped.errorMessage]).toEqual([
      'ERROR',
      'The calculation took too long and was stopped.',
    ])
    expect(bench.ended).toEqual(['a'])
  }, 80_000)

  it('waits again when its worker is lost', async () => {
    const bench = new Bench()
    const [ana] = await begin(bench)
    const id = await start(ana, longRequest('a'))
    await expect.poll(() => bench.started).toEqual(['a'])
    await server.restart({ work: false })
    const { db } = server.database
    await sql`UPDATE pgboss.job SET state = 'retry' WHERE state = 'active'`.execute(db)
    await server.restart({ calculate: new Bench().calculate, runners: 0 })
    const again = server.client()
    again.cookie = ana.cookie
    await expect.poll(() => progress(again, id), { timeout: 10_000 }).toEqual({ placeInQueue: 1, shareDone: null })
  }, 60_000)
})

describe('cancelling', () => {
  it('ends a calculation at work, lets the next one in, and is refused once nothing runs', async () => {
    const bench = new Bench()
    const [ana, rui] = await begin(bench)
    const a = await start(ana, longRequest('a'))
    const r = await start(rui, longRequest('r'))
    await expect.poll(() => bench.started).toEqual(['a'])
    expect((await rui.post<Problem>(`Calculations/${a}/cancel`)).status).toBe(404)
    const { status, body } = await ana.post<Calculation>(`Calculations/${a}/cancel`)
    expect([status, body.calculationStatus, body.result, body.progress]).toEqual([200, 'PENDING', null, undefined])
    await expect.poll(() => bench.started).toEqual(['a', 'r'])
    expect(bench.ended).toEqual(['a'])
    const refused = await ana.post<Problem>(`Calculations/${a}/cancel`)
    expect([refused.status, refused.body.code, refused.body.details[0]?.description]).toEqual([
      409,
      'NotRunning',
      'This simulation is not being calculated.',
    ])
    bench.finish('r')
    expect((await rui.settled(r)).calculationStatus).toBe('COMPLETE')
    expect((await ana.get<Calculation>(`Calculations/${a}`)).body.calculationStatus).toBe('PENDING')
    await start(ana, longRequest('again'))
    await expect.poll(() => bench.started).toEqual(['a', 'r', 'again'])
  })

  it('takes one that waits out of the queue, with those behind it moving up', async () => {
    const bench = new Bench()
    const [ana, rui] = await begin(bench)
    await start(ana, longRequest('a'))
    await expect.poll(() => bench.started).toEqual(['a'])
    const r1 = await start(rui, longRequest('r1'))
    const r2 = await start(rui, longRequest('r2'))
    expect(await progress(rui, r2)).toEqual({ placeInQueue: 2, shareDone: null })
    expect((await rui.post(`Calculations/${r1}/cancel`)).status).toBe(200)
    expect(await progress(rui, r2)).toEqual({ placeInQueue: 1, shareDone: null })
    bench.finish('a')
    await expect.poll(() => bench.started).toEqual(['a', 'r2'])
  })

  it('leaves an older result, as outdated', async () => {
    const bench = new Bench()
    const [ana] = await begin(bench)
    const id = await start(ana, short('one'))
    await expect.poll(() => bench.started).toEqual(['one'])
    bench.finish('one')
    await ana.settled(id)
    await ana.post(`Calculations/${id}/calculate`)
    const { body } = await ana.post<Calculation>(`Calculations/${id}/cancel`)
    expect([body.calculationStatus, body.result]).toEqual(['EDITED', { by: 'one', solutions: [] }])
    expect((await ana.get<Problem>(`Calculations/${id}/calculation-note`)).body.code).toBe('ResultOutdated')
  })

  it('reaches the worker of another process', async () => {
    const bench = new Bench()
    const [ana] = await begin(bench)
    const id = await start(ana, longRequest('a'))
    await expect.poll(() => bench.started).toEqual(['a'])
    // What a web process without workers of its own writes.
    await sql`UPDATE calculations SET status = 'PENDING', run_token = NULL WHERE id = ${id}`.execute(server.database.db)
    await expect.poll(() => bench.ended, { timeout: 5_000 }).toEqual(['a'])
  })

  it.each(['edited', 'deleted'])('is what becomes of a run whose calculation is %s', async (how) => {
    const bench = new Bench()
    const [ana] = await begin(bench)
    const id = await start(ana, longRequest('a'))
    await expect.poll(() => bench.started).toEqual(['a'])
    if (how === 'deleted') await ana.delete(`Calculations/${id}`)
    else await ana.patch(`Calculations/${id}`, { request: longRequest('a', 19) })
    await expect.poll(() => bench.ended).toEqual(['a'])
  })
})

describe('a run that nobody wants', () => {
  const jobs = async () => {
    const { rows } = await sql<{
      calculation: string
    }>`SELECT data->>'calculationId' AS calculation FROM pgboss.job WHERE name IN ('calculate', 'calculate-long')`.execute(
      server.database.db,
    )
    return rows.map((row) => row.calculation)
  }

  it.each<[string, (user: ApiClient, id: string) => Promise<{ status: number }>]>([
    ['cancelled', (user, id) => user.post(`Calculations/${id}/cancel`)],
    ['edited', (user, id) => user.patch(`Calculations/${id}`, { request: longRequest('b', 5) })],
    ['deleted', (user, id) => user.delete(`Calculations/${id}`)],
    ['deleted with its account', (user) => user.post('Users/delete-account', { password: PASSWORD })],
  ])('because it is %s leaves no job behind, and lets the next one in', async (how, end) => {
    const [ana] = await begin(new Bench(), { work: false })
    const ids: string[] = []
    for (const name of ['1', '2', '3']) ids.push(await start(ana, name === '2' ? short(name) : longRequest(name)))
    expect((await jobs()).sort()).toEqual([ids[0], ids[1]].sort())
    const [a = ''] = ids
    expect((await end(ana, a)).status).toBeLessThan(300)
    expect((await jobs()).sort()).toEqual(how.endsWith('account') ? [] : [ids[1], ids[2]].sort())
  })

  it('again and again leaves the queue to others', async () => {
    const [ana, rui] = await begin(new Bench(), { work: false })
    const own = await Promise.all(Array.from({ length: 4 }, () => ana.createCalculation()))
    for (let i = 0; i < 20; i++) {
      const { id } = own[i % own.length] as Calculation
      expect((await ana.post(`Calculations/${id}/calculate`)).status).toBe(202)
      expect((await ana.post(`Calculations/${id}/cancel`)).status).toBe(200)
    }
    const r = await start(rui, short('r'))
    expect(await jobs()).toEqual([r])
  })

  it('at work is dropped by who has it at hand, without its job', async () => {
    const bench = new Bench()
    const [ana, rui] = await begin(bench)
    const a = await start(ana, short('a'))
    await expect.poll(() => bench.started).toEqual(['a'])
    expect(await jobs()).toEqual([a])
    await ana.post(`Calculations/${a}/cancel`)
    expect(await jobs()).toEqual([])
    await expect.poll(() => bench.ended).toEqual(['a'])
    const r = await start(rui, short('r'))
    await expect.poll(() => bench.started).toEqual(['a', 'r'])
    bench.finish('r')
    expect((await rui.settled(r)).calculationStatus).toBe('COMPLETE')
    expect(server.log.filter((line) => /"level":[456]0/.test(line))).toEqual([])
  })
})

describe('the largest legal request', () => {
  it('ends within its budget, beside other calculations', async () => {
    server = await testServer({ runners: 1 })
    const ana = await server.signedIn()
    const rui = await server.signedIn()
    const id = await start(ana, longRequest('a'))
    const small = await start(rui, short('r'))
    expect((await rui.settled(small, 60_000)).calculationStatus).toBe('COMPLETE')
    const { calculationStatus, result } = await ana.settled(id, 300_000)
    expect([calculationStatus, result?.solutions.length]).toEqual(['COMPLETE', 72])
  }, 400_000)

  it('leaves its thread as soon as it is cancelled', async () => {
    server = await testServer({ work: false })
    const threads = new Threads(inject('workers'), genericCatalogue)
    const abort = new AbortController()
    const cells = newRunCells()
    const answer = threads.calculate({ request: JSON.stringify(longRequest('a')), cells, isLong: false }, abort.signal)
    answer.catch(() => {})
    await expect.poll(() => thousandthsDone(cells), { timeout: 60_000 }).toBeGreaterThan(0)
    abort.abort(new Error('nobody wants it'))
    await expect(answer).rejects.toThrow('nobody wants it')
    await new Promise((wait) => setTimeout(wait, 500))
    const left = thousandthsDone(cells)
    await new Promise((wait) => setTimeout(wait, 1_500))
    expect([left < 1000, thousandthsDone(cells)]).toEqual([true, left])
    await threads.close()
  }, 90_000)
})
