/** The cases computed by an independent program, and what others have printed of them. */
import { derive } from '../src/derive.ts'
import type { ClimateRequest } from '../src/request.ts'
import file from './vectors.json'

/** A value printed by others, with its own tolerance. */
export interface PublishedValue {
  path: string
  value: number
  tolerance: number
  printedBy: string
  times?: number
}

export interface Vector {
  id: string
  why: string
  request: ClimateRequest
  expect: Record<string, unknown>
  published?: PublishedValue[]
  /** computed by another author beforehand */
  crossCheck?: string
}

export const vectors = file.vectors as unknown as Vector[]
export const { computedBy, tolerance } = file

/** A value of our answer held against an expected one. */
export interface Comparison {
  path: string
  expected: unknown
  found: unknown
  holds: boolean
  /** null: by the independent program */
  printedBy: string | null
}

const isObject = (v: unknown): v is Record<string, unknown> => v !== null && typeof v === 'object'
const isCoded = (v: unknown): v is { code: string; field?: string }[] =>
  Array.isArray(v) && v.every((e) => isObject(e) && 'code' in e)

const codes = (list: { code: string; field?: string }[]): string =>
  [...new Set(list.map((e) => `${e.code} ${e.field ?? ''}`.trim()))].sort().join(', ')

function compare(path: string, found: unknown, expected: unknown): Comparison[] {
  if (isCoded(expected)) {
    const [ours, theirs] = [isCoded(found) ? codes(found) : '', codes(expected)]
    return [{ path, expected: theirs, found: ours, holds: ours === theirs, printedBy: null }]
  }
  if (isObject(expected))
    return Object.entries(expected).flatMap(([key, value]) =>
      compare(`${path}.${key}`, isObject(found) ? found[key] : undefined, value),
    )
  const holds =
    typeof expected === 'number'
      ? typeof found === 'number' && Math.abs(found - expected) <= Math.max(tolerance, 1e-6 * Math.abs(expected))
      : found === expected
  return [{ path, expected, found, holds, printedBy: null }]
}

/** Every value of a case: those of the independent program, then those printed by others. */
export function comparisons({ request, expect, published = [] }: Vector): Comparison[] {
  const answer = derive(request)
  const printed = published.map(({ path, value, tolerance: own, printedBy, times = 1 }): Comparison => {
    const raw = path.split('/').reduce<unknown>((v, key) => (isObject(v) ? v[key] : undefined), answer)
    const found = typeof raw === 'number' ? raw * times : Number.NaN
    return { path, expected: value, found, holds: Math.abs(found - value) <= own, printedBy }
  })
  return [...compare('$', answer, expect), ...printed]
}

export const misses = (vector: Vector): string[] =>
  comparisons(vector)
    .filter((c) => !c.holds)
    .map((c) => `${c.path}: expected ${c.expected}${c.printedBy ? ` (${c.printedBy})` : ''}, got ${c.found}`)
