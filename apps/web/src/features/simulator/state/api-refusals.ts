import { ApiError } from '../../../api/problem.ts'

export const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** What can be said of a call that failed, beside what it was to do. */
export const bodyOf = (error: unknown) =>
  error instanceof ApiError ? (error.description ?? error.body) : error instanceof Error ? error.message : ''
