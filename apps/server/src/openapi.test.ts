import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from './testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ work: false })
})
afterAll(() => server.close())

it('says of whatever writes that the disk may be full', async () => {
  const { paths } = (await server.app.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }
  const writing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { responses }]) => ({ path, method, responses })),
  )
  expect(writing.length).toBeGreaterThan(15)
  const silent = writing.filter(({ responses }) => !('507' in responses)).map(({ method, path }) => `${method} ${path}`)
  expect(silent).toEqual([])
})
