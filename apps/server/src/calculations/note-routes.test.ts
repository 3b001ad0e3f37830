import type { AddressInfo } from 'node:net'
import type { Problem } from '@madre/contract'
import { ENGINE_VERSION, genericCatalogue } from '@madre/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ThreadTimeoutError } from '../jobs/threads.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let address: string
const result = { engineVersion: ENGINE_VERSION, catalogueVersion: genericCatalogue.version, solutions: [] }
/** the notes begun, by the name of their simulation */
const begun: string[] = []

beforeAll(async () => {
  server = await testServer({
    work: false,
    app: {
      async makeNote({ calculation }) {
        begun.push(calculation.name)
        if (calculation.name === 'endless') throw new ThreadTimeoutError('not done within 60000 ms')
        await new Promise((done) => setTimeout(done, 700))
        return Buffer.from(calculation.name).toString('base64')
      },
    },
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function noted(client: ApiClient, name: string): Promise<() => string> {
  const { id } = await client.createCalculation({}, name)
  await server.database.db
    .updateTable('calculations')
    .set({ status: 'COMPLETE', result: JSON.stringify(result), chosen_result_id: 'x' })
    .where('id', '=', id)
    .execute()
  return () => `${address}/api/madre/Calculations/${id}/calculation-note`
}

it('one account that asks for notes and leaves stops nobody else’s', async () => {
  const ana = await server.signedIn()
  const bea = await server.signedIn()
  const names = Array.from({ length: 20 }, (_, i) => `ana ${i}`)
  const paths = await Promise.all(names.map((name) => noted(ana, name)))
  const hers = await noted(bea, 'bea')
  const leave = new AbortController()
  const asked = paths.flatMap((path) =>
    [1, 2].map(() => fetch(path(), { headers: { cookie: ana.cookie ?? '' }, signal: leave.signal }).catch(() => null)),
  )
  await expect.poll(() => begun.length).toBeGreaterThan(0)
  leave.abort()
  await Promise.all(asked)
  const answer = await fetch(hers(), { headers: { cookie: bea.cookie ?? '' } })
  expect([answer.status, await answer.json()]).toEqual([200, { base64Pdf: 'YmVh' }])
  // Those made before she left, the one under way and the two that waited: never all forty.
  expect(begun.length).toBeLessThan(15)
})

it('a third note that waits is refused, and says when to come again', async () => {
  const cid = await server.signedIn()
  const paths = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => noted(cid, name)))
  const answers = await Promise.all(paths.map((path) => fetch(path(), { headers: { cookie: cid.cookie ?? '' } })))
  const refused = answers.filter((a) => a.status !== 200)
  expect(refused.length).toBeGreaterThanOrEqual(3)
  for (const answer of refused) expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5'])
})

it('a note that is not made within its minute is refused for now, and is no failure', async () => {
  const eva = await server.signedIn()
  const path = await noted(eva, 'endless')
  const answer = await fetch(path(), { headers: { cookie: eva.cookie ?? '' } })
  const { code } = (await answer.json()) as Problem
  expect([answer.status, code, answer.headers.get('retry-after')]).toEqual([503, 'TooBusy', '10'])
  const levels = server.log.map((line) => JSON.parse(line).level)
  expect(Math.max(...levels)).toBeLessThan(50)
})

it('a note that was made is not made again, and one of changed words is', async () => {
  const dora = await server.signedIn()
  const path = await noted(dora, 'dora')
  const ask = async () => (await fetch(path(), { headers: { cookie: dora.cookie ?? '' } })).status
  const before = begun.length
  expect([await ask(), await ask()]).toEqual([200, 200])
  expect(begun.length - before).toBe(1)
  const [, id] = /Calculations\/([^/]+)/.exec(String(path())) ?? []
  await dora.patch(`Calculations/${id}`, { name: 'other' })
  expect([await ask(), begun.length - before]).toEqual([200, 2])
})

it('is refused where no font has a character of a name, which is named with its field', async () => {
  const dan = await server.signedIn()
  const path = await noted(dan, '東 Halle')
  const answer = await fetch(`${path()}?lang=en`, { headers: { cookie: dan.cookie ?? '' } })
  const problem = (await answer.json()) as Problem
  expect([answer.status, problem.details]).toEqual([
    400,
    [
      {
        code: 'CharacterNotPrintable',
        description: 'The calculation note has no font for: 東. Please write it with other letters.',
        field: 'name',
      },
    ],
  ])
  expect(begun).not.toContain('東 Halle')
})
