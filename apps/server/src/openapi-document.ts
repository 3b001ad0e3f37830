/** Parts of the API description beyond the schemas of its routes: refusals, headers, media types, fields of a request. */
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ProblemError, problemDocument } from './http/problem.ts'
import type { MessageKey } from './messages/messages.ts'

type Json = Record<string, unknown>
interface Answer {
  description: string
  content?: Record<string, { schema?: unknown; example?: unknown }>
  headers?: Json
}
interface Operation {
  operationId: string
  tags?: string[]
  security?: Record<string, string[]>[]
  responses: Record<string, Answer>
}
interface Document {
  paths?: Record<string, Record<string, Operation>>
  components?: Json & { schemas?: Record<string, Json> }
}

/**
 * Restores a rule of the plug-in that ours replaces. Answers stay open for more fields; a time is described by its format and a number in
 * an address by its bounds, not by a pattern.
 */
export function toJsonSchema({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  if (zodSchema instanceof z.ZodUndefined) jsonSchema.type = 'null'
  if (jsonSchema.format === 'date-time' || jsonSchema.type === 'integer') delete jsonSchema.pattern
  if (zodSchema instanceof z.ZodObject && zodSchema.def.catchall === undefined) delete jsonSchema.additionalProperties
}

const REFUSALS: Record<string, { description: string; key: MessageKey }> = {
  400: { description: 'The body cannot be read or a field is wrong; details names every one', key: 'ValidationFailed' },
  401: { description: 'Nobody is signed in, or the token is not valid', key: 'InvalidAccessToken' },
  403: { description: 'A token that only reads, or not for tokens at all', key: 'TokenReadsOnly' },
  404: { description: 'The user has none of that id', key: 'CalculationNotFound' },
  409: { description: 'Its present state does not allow it; code says why', key: 'ResultOutdated' },
  422: { description: 'The Idempotency-Key came with another body before', key: 'IdempotencyKeyReused' },
  429: { description: 'Too many requests; Retry-After says when to come back', key: 'TooManyRequests' },
  500: { description: 'The server failed; traceId finds it in its log', key: 'InternalError' },
  503: { description: 'The server cannot now; Retry-After says when to come back', key: 'ServiceUnavailable' },
  507: { description: 'The disk of the server is full; nothing was changed', key: 'StorageFull' },
}

/** The first message of 409 for each operation. */
const CONFLICTS: Record<string, MessageKey> = {
  changeCalculation: 'StaleVersion',
  calculate: 'AlreadyRunning',
  cancel: 'NotRunning',
  readNote: 'NoSolutionChosen',
  issueRevision: 'NothingChanged',
  askForCheck: 'CheckOpen',
  withdrawCheck: 'NotSubmitted',
  decideCheck: 'CheckDecided',
  deleteCalculation: 'RevisionsExist',
  createTemplate: 'TemplateNameTaken',
  changeTemplate: 'TemplateNameTaken',
  createSheet: 'SheetNameTaken',
  changeSheet: 'SheetNameTaken',
}

const DONE: Record<string, string> = { 200: 'Done', 201: 'Made', 202: 'Started', 204: 'Done' }

const header = (description: string, type: 'integer' | 'string' = 'string') => ({ description, schema: { type } })
const HEADERS = {
  'RateLimit-Limit': header('Requests a token has in its window', 'integer'),
  'RateLimit-Remaining': header('Requests that are left of them', 'integer'),
  'RateLimit-Reset': header('Seconds until the window ends', 'integer'),
  'Retry-After': header('Seconds after which to come back', 'integer'),
  'WWW-Authenticate': header('Bearer, with error="invalid_token" where a token came'),
  ETag: header('Version of the simulation, for If-Match; of a note of a revision its sha256'),
  Link: header('rel="next": the next page'),
  'X-Total-Count': header('How many there are; on whole lists and first pages', 'integer'),
}
type HeaderName = keyof typeof HEADERS
const RATE_LIMIT: HeaderName[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

const takesTokens = ({ security }: Operation) => security?.some((way) => 'token' in way) ?? false
const isChange = ({ security }: Operation) => security?.some((way) => way.token?.includes('write')) ?? false

function headersOf(operation: Operation, status: string): HeaderName[] {
  const { operationId } = operation
  const isCounted = takesTokens(operation) && (status < '300' || status === '429')
  const names: HeaderName[] = isCounted ? [...RATE_LIMIT] : []
  if (status === '401') names.push('WWW-Authenticate')
  if (status === '429' || status === '503') names.push('Retry-After')
  if (
    status < '300' &&
    /^(create|read|change)Calculation$|^calculate$|^cancel$|^read(Revision|Check|Shared)Note$/.test(operationId)
  )
    names.push('ETag')
  if (status === '200' && operationId === 'listCalculations') names.push('Link', 'X-Total-Count')
  return names
}

function refusal(operation: Operation, status: string): Answer {
  const { description, key } = REFUSALS[status]!
  const shown = status === '409' ? (CONFLICTS[operation.operationId] ?? key) : key
  const isShown = status !== '404' || operation.tags?.includes('Calculations')
  const error =
    shown === 'ValidationFailed'
      ? ProblemError.invalid([{ field: 'name', key: 'Required' }])
      : new ProblemError(Number(status), shown, { values: { minutes: 10 } })
  const example = problemDocument(error, 'en', '7c9e6679-7425-40de-944b-e07fc1f90ae7')
  const content = { schema: { $ref: '#/components/schemas/Problem' }, ...(isShown ? { example } : {}) }
  return { description, content: { 'application/problem+json': content } }
}

function finishOperation(operation: Operation): void {
  const { responses } = operation
  if (takesTokens(operation)) for (const status of ['401', '429']) responses[status] ??= { description: '' }
  if (isChange(operation)) responses[403] ??= { description: '' }
  for (const [status, answer] of Object.entries(responses)) {
    const made = status in REFUSALS ? refusal(operation, status) : answer
    if (status in DONE) made.description = DONE[status]!
    const names = headersOf(operation, status)
    if (names.length > 0)
      made.headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
    responses[status] = made
  }
  if (/^read(Revision|Check|Shared)?Note$/.test(operation.operationId))
    responses[200]!.content = {
      ...responses[200]!.content,
      'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } },
    }
}

const REF = '#/components/schemas/'

/** Each schema appears once: under its name where input and output are equal, and only if something refers to it. */
function withoutTwins(document: Document): Document {
  const given = document.components?.schemas ?? {}
  const plain = (name: string) => (name.endsWith('Input') && name.slice(0, -5) in given ? name.slice(0, -5) : name)
  const renamed = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (key, inner) =>
      key === '$ref' && String(inner).startsWith(REF) ? REF + plain(String(inner).slice(REF.length)) : inner,
    )
  const used = new Set<string>()
  const visit = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (name !== undefined && !used.has(name)) {
        used.add(name)
        visit(given[name])
      }
  }
  visit(document.paths)
  const schemas: Record<string, Json> = {}
  for (const name of [...used].sort()) {
    const schema = renamed(given[name] ?? {})
    const known = schemas[plain(name)]
    if (known !== undefined && !isDeepStrictEqual(known, schema))
      throw new Error(`${plain(name)} is not the same in requests and in answers: it needs two names`)
    schemas[plain(name)] = schema
  }
  return { ...renamed(document), components: { ...document.components, schemas } }
}

export function finishedDocument(given: unknown): unknown {
  const document = withoutTwins(given as Document)
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of Object.values(methods)) finishOperation(operation)
  return { ...document, components: { ...document.components, headers: HEADERS } }
}
