import { beyondBounds, REQUEST_BOUNDS } from '@madre/contract'
import { MOST_PROBLEMS } from '@madre/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { type FieldIssue, ProblemError } from './problem.ts'

/** Largest body [bytes]: the largest legal request (22 spans, everything on) has about 12 kB. */
export const MAX_BODY_BYTES = REQUEST_BOUNDS.length

/**
 * Accepts JSON bodies only. Refuses more values or nesting than any legal request has, `__proto__`, and characters that PostgreSQL cannot
 * store.
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

/** A body refused while it was read. */
export class BodyError extends ProblemError {}

export const bodyTooLarge = () => new BodyError(413, 'BodyTooLarge', { values: { max: MAX_BODY_BYTES / 1024 } })

function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined
  const beyond = beyondBounds(text, REQUEST_BOUNDS)
  if (beyond === 'length') throw bodyTooLarge()
  if (beyond !== null)
    throw new BodyError(400, beyond === 'values' ? 'BodyTooManyValues' : 'BodyTooDeep', {
      values: { max: REQUEST_BOUNDS[beyond] },
    })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new BodyError(400, 'InvalidJson')
  }
  const issues: FieldIssue[] = []
  walk(body, '', issues)
  if (issues.length > 0) throw new BodyError(400, 'ValidationFailed', { issues: issues.slice(0, MOST_PROBLEMS) })
  return body
}

/** NUL, and halves of surrogate pairs: legal in JSON, impossible in a database of UTF-8 text. */
export const UNSTORABLE = /\0|\p{Surrogate}/u

function walk(value: unknown, path: string, issues: FieldIssue[]): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) issues.push({ field: path, key: 'InvalidCharacters' })
    return
  }
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) {
    const field = (path === '' ? key : `${path}.${key}`).slice(0, 200)
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') issues.push({ field, key: 'UnknownField' })
    else walk(child, field, issues)
  }
}
