import { EXAMPLES } from '@madre/contract/examples'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calculationAnswer, createBody } from './calculations/calculation-schemas.ts'
import { type TestServer, testServer } from './testing/test-server.ts'

interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  security?: Record<string, string[]>[]
  responses: Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>
}

let server: TestServer
let text: string
let operations: { name: string; operation: Operation }[]

beforeAll(async () => {
  server = await testServer()
  text = (await server.app.inject({ url: '/api/openapi.json' })).body
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  )
})
afterAll(() => server.close())

/** Names of the operations for which something does not hold. */
const without = (holds: (operation: Operation, name: string) => boolean) =>
  operations.filter(({ operation, name }) => !holds(operation, name)).map(({ name }) => name)

it('says of whatever writes that the disk may be full', () => {
  expect(operations.filter(({ name }) => !name.startsWith('get')).length).toBeGreaterThan(15)
  expect(without(({ responses }, name) => name.startsWith('get') || '507' in responses)).toEqual([])
})

it('gives every call a name of its own, a summary and who may ask', () => {
  expect(without(({ operationId, summary, security }) => Boolean(operationId && summary && security))).toEqual([])
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

it('files every call under one heading, and says what each heading is about', () => {
  const { tags } = JSON.parse(text) as { tags: { name: string; description: string }[] }
  expect(without(({ tags: given }) => given?.length === 1)).toEqual([])
  const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []))
  expect(
    tags
      .filter(({ description }) => description)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...used].sort())
})

it('says of a call with a token how many are left, and of a change what a token that reads is told', () => {
  const takesTokens = (o: Operation) => o.security!.some((way) => 'token' in way)
  const complete = ({ responses }: Operation) =>
    '401' in responses && 'RateLimit-Remaining' in responses[429]!.headers! && 'Retry-After' in responses[429]!.headers!
  expect(operations.filter(({ operation }) => takesTokens(operation)).length).toBeGreaterThan(8)
  expect(without((o) => !takesTokens(o) || complete(o))).toEqual([])
  expect(without((o, name) => !takesTokens(o) || name.startsWith('get') || '403' in o.responses)).toEqual([])
})

it('describes refusals as what they are', () => {
  const refusals = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).filter(([status]) => status >= '400'),
  )
  expect(refusals.length).toBeGreaterThan(60)
  for (const [, { content }] of refusals) expect(Object.keys(content ?? {})).toEqual(['application/problem+json'])
})

it('refers to shapes that stand in it, each once', () => {
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } }
  const referred = new Set(Array.from(text.matchAll(/"#\/components\/schemas\/(\w+)"/g), ([, name]) => name))
  expect([...referred].sort()).toEqual(Object.keys(components.schemas).sort())
  expect(Object.keys(components.schemas)).toContain('CalculationRequest')
  expect(Object.keys(components.schemas).filter((name) => name.endsWith('Input'))).toEqual([])
})

it('describes a calculation as it is answered, down to the last field', async () => {
  const client = await server.signedIn()
  const calculation = await client.calculated(EXAMPLES['omega-roof'].request)
  expect(calculation.result!.solutions.length).toBeGreaterThan(10)
  // What the description does not know would be missing in what it reads.
  expect(calculationAnswer.parse(calculation)).toEqual(calculation)
})

it('shows a request that can be sent', () => {
  const [example] = createBody.meta()!.examples as unknown[]
  expect(createBody.safeParse(example).success).toBe(true)
})
