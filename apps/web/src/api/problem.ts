import type { Problem, ProblemDetail } from '@madre/contract'

/** A failed call: the problem reported by the server, or that it could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 when no answer came */
  readonly status: number
  /** of the problem document, or 'Offline', 'Timeout', 'Http' */
  readonly code: string
  readonly details: ProblemDetail[]
  /** the answer as text */
  readonly body: string

  constructor(status: number, code: string, details: ProblemDetail[], body: string) {
    super(details[0]?.description || code)
    this.status = status
    this.code = code
    this.details = details
    this.body = body
  }

  /** The first problem reported by the server, in the user's language; undefined without one. */
  get description(): string | undefined {
    return this.details[0]?.description || undefined
  }

  /** No answer: the network or the server is away. */
  get unreachable(): boolean {
    return this.status === 0
  }
}

/** The server's words for a failed call, where it has said any. */
export const descriptionOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.description : undefined

/** For `catch`: null for an answer with this status. */
export const nullIf =
  (status: number) =>
  (error: unknown): null => {
    if (error instanceof ApiError && error.status === status) return null
    throw error
  }

/** Reads an unsuccessful answer of any form. */
export function toApiError(status: number, body: string): ApiError {
  let problem: Partial<Problem> = {}
  try {
    const parsed: unknown = JSON.parse(body)
    if (parsed !== null && typeof parsed === 'object') problem = parsed
  } catch {
    problem = {}
  }
  const listed = Array.isArray(problem.details) ? problem.details : []
  const text = problem.detail || problem.title
  const details = listed.length || !text ? listed : [{ code: problem.code ?? '', description: text, field: '' }]
  return new ApiError(status, problem.code ?? 'Http', details, body)
}
