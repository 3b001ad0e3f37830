import type { Refusal, RefusalCode } from '../answer.ts'
import type { Range } from './ranges.ts'

/** Refusals as they are found, equal ones once. */
export class Complaints {
  readonly list: Refusal[] = []

  add(code: RefusalCode, field: string, message: string, clause = '', values?: Refusal['values']): void {
    if (this.list.some((r) => r.code === code && r.field === field)) return
    this.list.push({ code, field, clause, message, ...(values ? { values } : {}) })
  }

  has(field: string): boolean {
    return this.list.some((r) => r.field === field)
  }

  missing(field: string, message = `${field} is needed.`): void {
    this.add('MISSING', field, message)
  }

  /** @returns whether the value may be used */
  range(field: string, value: number | null | undefined, [min, max]: Range): boolean {
    if (value === null || value === undefined) return true
    if (value >= min && value <= max) return true
    this.add('OUT_OF_RANGE', field, `${field} is ${min} to ${max}, got ${value}.`, '', { min, max, value })
    return false
  }

  choice(field: string, value: string | null | undefined, allowed: readonly string[]): boolean {
    if (value === null || value === undefined || allowed.includes(value)) return true
    this.add('NOT_ALLOWED', field, `${field} is one of ${allowed.join(', ')}, got ${value}.`, '', {
      allowed: allowed.join(', '),
    })
    return false
  }
}
