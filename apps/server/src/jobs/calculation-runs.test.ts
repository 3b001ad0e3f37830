import type { Calculation } from '@madre/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { type TestServer, type TestServerOptions, testServer } from '../testing/test-server.ts'
import { CALCULATE } from './boss.ts'
import { tellDone } from './run-cells.ts'
import type { CalculationAnswer, CalculationTask } from './threads.ts'

/** Calculations that end when the test says so. */
class Bench {
  readonly started: string[] = []
  readonly #ends = new Map<string, { finish: (answer: CalculationAnswer) => void; fail: (error: Error) => void }>()

  readonly calculate = (task: CalculationTask): Promise<CalculationAnswer> => {
    const name = JSON.parse(task.request).metadata.description as string
    this.started.push(name)
    return new Promise((finish, fail) => this.#ends.set(name, { finish, fail }))
  }

  finish(name: string, ids = ['A']) {
    const result = JSON.stringify({ by: name, solutions: ids.map((id) => ({ id })) })
    this.#ends.get(name)?.finish({ result, solutionIds: ids })
  }

  fail(name: string) {
    this.#ends.get(name)?.fail(new Error('the thread ended'))
  }
}

let server: TestServer
afterEach(() => server.close())

const begin = async (options: TestServerOptions) => {
  server = await testServer(options)
  return server.signedIn()
}

const named = (name: string) => ({
  metadata: { language: 'EN', description: name, projectName: 'P', calculationDate: null },
})

/** What the queue makes of a job whose worker was killed. */
const cutOff = () =>
  sql`
    UPDATE pgboss.job SET state = CASE WHEN retry_count < retry_limit THEN 'retry' ELSE 'failed' END::pgboss.job_state
    WHERE state = 'active'`.execute(server.database.db)

describe('calculations of one user', () => {
  it('run two at a time, the others in the order they were started', async () => {
    const bench = new Bench()
    const ana = await begin({ calculate: bench.calculate, runners: 6 })
    const ids = new Map<string, string>()
    for (const name of ['1', '2', '3', '4', '5']) {
      const { id } = await ana.createCalculation(named(name))
      ids.set(name, id)
      expect((await ana.post<Calculation>(`Calculations/${id}/calculate`)).body.calculationStatus).toBe('IN_PROGRESS')
    }
    await expect.poll(() => bench.started).toEqual(['1', '2'])
    await new Promise((done) => setTimeout(done, 700))
    expect(bench.started).toEqual(['1', '2'])
    bench.finish('2')
    await expect.poll(() => bench.started).toEqual(['1', '2', '3'])
    bench.fail('1')
    await expect.poll(() => bench.started).toEqual(['1', '2', '3', '4'])
    expect((await ana.settled(ids.get('1') ?? '')).calculationStatus).toBe('ERROR')
    await ana.delete(`Calculations/${ids.get('3')}`)
    await expect.poll(() => bench.started).toEqual(['1', '2', '3', '4', '5'])
    for (const name of ['3', '4', '5']) bench.finish(name)
    for (const name of ['2', '4', '5'])
      expect((await ana.settled(ids.get(name) ?? '')).calculationStatus).toBe('COMPLETE')
  })

  it('do not hold up another user’s', async () => {
    const bench = new Bench()
    const ana = await begin({ calculate: bench.calculate, runners: 6 })
    const rui = await server.signedIn()
    for (const name of ['1', '2', '3']) {
      const { id } = await ana.createCalculation(named(name))
      await ana.post(`Calculations/${id}/calculate`)
    }
    const { id } = await rui.createCalculation(named('rui'))
    await rui.post(`Calculations/${id}/calculate`)
    await expect.poll(() => [...bench.started].sort()).toEqual(['1', '2', 'rui'])
    for (const name of ['1', '2', 'rui']) bench.finish(name)
    await expect.poll(() => bench.started).toContain('3')
    bench.finish('3')
    expect((await rui.settled(id)).calculationStatus).toBe('COMPLETE')
  })

  it('are one run, however many ask for it at once', async () => {
    const bench = new Bench()
    const ana = await begin({ calculate: bench.calculate, runners: 4 })
    const { id } = await ana.createCalculation(named('once'))
    const answers = await Promise.all(Array.from({ length: 8 }, () => ana.post(`Calculations/${id}/calculate`)))
    expect(answers.map((a) => a.status).sort()).toEqual([202, ...Array(7).fill(409)])
    await expect.poll(() => bench.started).toEqual(['once'])
    bench.finish('once')
    await ana.settled(id)
    expect(bench.started).toEqual(['once'])
  })
})

describe('a result that comes too late', () => {
  it('is dropped when the request was changed and calculated again meanwhile', async () => {
    const bench = new Bench()
    const ana = await begin({ calculate: bench.calculate, runners: 4 })
    const { id, request } = await ana.createCalculation(named('frozen'))
    await ana.post(`Calculations/${id}/calculate`)
    await expect.poll(() => bench.started).toEqual(['frozen'])
    await ana.patch(`Calculations/${id}`, { request: { ...request, ...named('second'), transverseLengthM: 3 } })
    await ana.post(`Calculations/${id}/calculate`)
    await expect.poll(() => bench.started).toEqual(['frozen', 'second'])
    bench.finish('second')
    expect((await ana.settled(id)).result).toMatchObject({ by: 'second' })
    bench.finish('frozen')
    await new Promise((done) => setTimeout(done, 300))
    expect((await ana.get<Calculation>(`Calculations/${id}`)).body.result).toMatchObject({ by: 'second' })
  })

  it('is dropped when the calculation was deleted meanwhile', async () => {
    const bench = new Bench()
    const ana = await begin({ calculate: bench.calculate, runners: 2 })
    const { id } = await ana.createCalculation(named('gone'))
    await ana.post(`Calculations/${id}/calculate`)
    await expect.poll(() => bench.started).toEqual(['gone'])
    await ana.delete(`Calculations/${id}`)
    bench.finish('gone')
    const after = await ana.createCalculation(named('after'))
    await ana.post(`Calculations/${after.id}/calculate`)
    await expect.poll(() => bench.started).toEqual(['gone', 'after'])
    bench.finish('after')
    expect((await ana.settled(after.id)).calculationStatus).toBe('COMPLETE')
  })
})

describe('a calculation that fails', () => {
  it('becomes ERROR with a message in the user’s language, and can be started again', async () => {
    const bench = new Bench()
    const ana = await begin({ calculate: bench.calculate, runners: 2 })
    const { id } = await ana.createCalculation(named('x'))
    await ana.post(`Calculations/${id}/calculate`)
    await expect.poll(() => bench.started).toEqual(['x'])
    bench.fail('x')
    const failed = await ana.settled(id)
    expect([failed.calculationStatus, failed.errorMessage]).toEqual([
      'ERROR',
      'An error occurred during the calculation. Please try again later.',
    ])
    expect((await ana.get<Calculation>(`Calculations/${id}?lang=de`)).body.errorMessage).toMatch(/^Bei der Berechnung/)
    await ana.post(`Calculations/${id}/calculate`)
    await expect.poll(() => bench.started).toEqual(['x', 'x'])
    bench.finish('x')
    const done = await ana.settled(id)
    expect([done.calculationStatus, done.errorMessage]).toEqual(['COMPLETE', undefined])
  })

  it('without end is tried again and given up as ERROR, and the user’s next one runs', async () => {
    const started: string[] = []
    const never = (task: CalculationTask): Promise<CalculationAnswer> => {
      const name = JSON.parse(task.request).metadata.description as string
      started.push(name)
      tellDone(task.cells, 1)
      return name === 'endless'
        ? new Promise(() => {})
        : Promise.resolve({ result: '{"solutions":[]}', solutionIds: [] })
    }
    const ana = await begin({ calculate: never, runners: 6, expirySeconds: 3 })
    const attempts = async () => {
      const { rows } = await sql<{
        n: number
      }>`SELECT retry_count AS n FROM pgboss.job WHERE name = ${CALCULATE}`.execute(server.database.db)
      return rows[0]?.n
    }
    const { id } = await ana.createCalculation(named('endless'))
    await ana.post(`Calculations/${id}/calculate`)
    // Ten, of which four are enough to see.
    await sql`UPDATE pgboss.job SET retry_limit = 4 WHERE name = ${CALCULATE}`.execute(server.database.db)
    for (let attempt = 1; attempt <= 4; attempt++) {
      await expect.poll(() => started.length, { timeout: 5000 }).toBe(attempt)
      await expect.poll(attempts, { timeout: 5000 }).toBe(attempt)
      await cutOff()
    }
    const failed = await ana.settled(id, 25_000)
    expect([failed.calculationStatus, failed.errorCode, failed.errorMessage]).toEqual([
      'ERROR',
      'CalculationInterrupted',
      'The calculation was interrupted several times, because the server was restarted. Nothing is lost: please start it again.',
    ])
    expect(started.filter((n) => n === 'endless').length).toBe(4)
    const next = await ana.createCalculation(named('next'))
    await ana.post(`Calculations/${next.id}/calculate`)
    expect((await ana.settled(next.id)).calculationStatus).toBe('COMPLETE')
  }, 40_000)

  it('because it was cut off before its thread had started is not counted, however often', async () => {
    const bench = new Bench()
    let isReady = false
    const slow = (task: CalculationTask): Promise<CalculationAnswer> => {
      if (isReady) tellDone(task.cells, 1)
      return bench.calculate(task)
    }
    const ana = await begin({ calculate: slow, runners: 9, expirySeconds: 3 })
    const { id } = await ana.createCalculation(named('slow'))
    await ana.post(`Calculations/${id}/calculate`)
    await sql`UPDATE pgboss.job SET retry_limit = 4 WHERE name = ${CALCULATE}`.execute(server.database.db)
    for (let attempt = 1; attempt <= 7; attempt++) {
      await expect.poll(() => bench.started.length, { timeout: 5000 }).toBe(attempt)
      await cutOff()
    }
    isReady = true
    await expect.poll(() => bench.started.length, { timeout: 5000 }).toBe(8)
    bench.finish('slow')
    expect((await ana.settled(id)).calculationStatus).toBe('COMPLETE')
  }, 60_000)

  it('to start its thread within the time a job may be silent is waited for', async () => {
    const bench = new Bench()
    const ended: unknown[] = []
    const calculate = (task: CalculationTask, signal: AbortSignal): Promise<CalculationAnswer> => {
      signal.addEventListener('abort', () => ended.push(signal.reason))
      return bench.calculate(task)
    }
    const ana = await begin({ calculate, runners: 1, expirySeconds: 2 })
    const { id } = await ana.createCalculation(named('slow'))
    await ana.post(`Calculations/${id}/calculate`)
    await expect.poll(() => bench.started).toEqual(['slow'])
    await new Promise((done) => setTimeout(done, 6_000))
    expect([bench.started, ended]).toEqual([['slow'], []])
    bench.finish('slow')
    expect((await ana.settled(id)).calculationStatus).toBe('COMPLETE')
  }, 40_000)
})

it('a calculation started before the server ended is done after it starts again', async () => {
  const ana = await begin({ work: false })
  const { id } = await ana.createCalculation()
  await ana.post(`Calculations/${id}/calculate`)
  // What a worker that was killed leaves behind: a job that is active and belongs to nobody.
  const taken = await sql`
    UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour' WHERE name = ${CALCULATE}`.execute(
    server.database.db,
  )
  expect(taken.numAffectedRows).toBe(1n)
  await server.restart({ expirySeconds: 2 })
  const again = server.client()
  again.cookie = ana.cookie
  expect((await again.settled(id, 20_000)).calculationStatus).toBe('COMPLETE')
})
