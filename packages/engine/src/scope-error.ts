import type { ScopeLimit } from './result.ts'

/** Outside the limits of a formula of the standard; never a failed check and never a bug. */
export class ScopeError extends Error implements ScopeLimit {
  readonly clause: string
  readonly limit: string
  readonly value: number

  constructor(clause: string, limit: string, value: number) {
    super(`${clause}: ${limit}, got ${value}`)
    this.name = 'ScopeError'
    this.clause = clause
    this.limit = limit
    this.value = value
  }

  /** The limit is stated positively, so that NaN is refused too. */
  static unless(holds: boolean, clause: string, limit: string, value: number): void {
    if (!holds) throw new ScopeError(clause, limit, value)
  }
}
