import type { Language, Problem, ProblemDetail } from '@madre/contract'
import { MOST_PROBLEMS } from '@madre/contract/schemas'
import { type MessageKey, type MessageValues, message } from '../messages/messages.ts'

/** A problem of one field, not yet in a language. */
export interface FieldIssue {
  /** path into the body, 'request.spanLengthsM.0'; '' for the whole */
  field: string
  key: MessageKey
  values?: MessageValues
}

/** An answer that is no success: thrown anywhere, turned into application/problem+json at the edge. */
export class ProblemError extends Error {
  readonly status: number
  readonly key: MessageKey
  readonly values: MessageValues
  readonly issues: readonly FieldIssue[]
  readonly headers: Record<string, string>

  constructor(
    status: number,
    key: MessageKey,
    more: { values?: MessageValues; issues?: readonly FieldIssue[]; headers?: Record<string, string> } = {},
  ) {
    super(key)
    this.status = status
    this.key = key
    this.values = more.values ?? {}
    this.issues = more.issues ?? []
    this.headers = more.headers ?? {}
  }

  /** 400 with one entry a problem, the first hundred of them. */
  static invalid(issues: readonly FieldIssue[]): ProblemError {
    return new ProblemError(400, 'ValidationFailed', { issues: issues.slice(0, MOST_PROBLEMS) })
  }
}

/** The problem document in a language. Without field issues its single detail describes the problem. */
export function problemDocument(error: ProblemError, lang: Language, traceId: string): Problem {
  const title = message(lang, error.key, { traceId, ...error.values })
  const details: ProblemDetail[] =
    error.issues.length > 0
      ? error.issues.map(({ field, key, values }) => ({ code: key, description: message(lang, key, values), field }))
      : [{ code: error.key, description: title, field: '' }]
  return {
    type: `urn:madre:problem:${error.key}`,
    title,
    status: error.status,
    traceId,
    code: error.key,
    detail: details.map((d) => (d.field === '' ? d.description : `${d.field}: ${d.description}`)).join(' '),
    details,
    errors: details,
  }
}
