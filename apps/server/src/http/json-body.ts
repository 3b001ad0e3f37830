import type { FastifyInstance } from 'fastify'
import { type FieldIssue, ProblemError } from './problem.ts'

/** Largest body [bytes]: the largest legal request (22 spans, everything on) has about 12 kB. */
export const MAX_BODY_BYTES = 256 * 1024
const MAX_DEPTH = 12

/**
 * Takes JSON bodies only, and refuses what must not travel further: nesting without end, `__proto__`, characters that
 * PostgreSQL cannot store.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, text, done) => {
      try {
        done(null, parseBody(String(text)))
      } catch (error) {
        done(error as Error)
      }
    },
  )
}

function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ProblemError(400, 'InvalidJson')
  }
  const issues: FieldIssue[] = []
  walk(body, '', 1, issues)
  if (issues.length > 0) throw ProblemError.invalid(issues)
  return body
}

/** NUL, and halves of surrogate pairs: legal in JSON, impossible in a database of UTF-8 text. */
export const UNSTORABLE = /\0|\p{Surrogate}/u

function walk(value: unknown, path: string, depth: number, issues: FieldIssue[]): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) issues.push({ field: path, key: 'InvalidCharacters' })
    return
  }
  if (value === null || typeof value !== 'object') return
  if (depth > MAX_DEPTH) throw new ProblemError(400, 'BodyTooDeep', { values: { max: MAX_DEPTH } })
  for (const [key, child] of Object.entries(value)) {
    const field = (path === '' ? key : `${path}.${key}`).slice(0, 200)
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') issues.push({ field, key: 'UnknownField' })
    else walk(child, field, depth + 1, issues)
  }
}
