/** What a reference value is: who says so, what the engine finds, and how far apart the two may be. */
import type { ClauseId } from './clauses.ts'

/** From strongest to weakest; a regression value (our own output kept) is never a reference. */
export const RANKS = [
  'published',
  'other physics',
  'independent program',
  'theory',
  'invariant',
  'hand',
  'regression',
] as const
export type Rank = (typeof RANKS)[number]

export interface ReferenceValue {
  name: string
  found: number
  expected: number
  /** largest error that is still agreement, in the unit of the value */
  allowed: number
  /** what the error is a fraction of, where that is not the expected value */
  size?: number
}

export interface Reference {
  clause: ClauseId
  rank: Rank
  /** what is compared, in a few words */
  title: string
  /** who computed the expected values */
  source: string
  values: () => ReferenceValue[]
  /** values of the source that are left out, each with its reason */
  excluded?: { value: string; reason: string }[]
}

/**
 * A value as its source printed it: half of the last printed digit is allowed.
 * @param digits e.g. '0.753'; an exponent scales them: '4.140e6' is good to 500
 */
export function printed(name: string, found: number, digits: string): ReferenceValue {
  const [mantissa, exponent = '0'] = digits.split('e')
  const decimals = mantissa!.includes('.') ? mantissa!.length - mantissa!.indexOf('.') - 1 : 0
  return { name, found, expected: Number(digits), allowed: 0.5000001 * 10 ** (Number(exponent) - decimals) }
}

/** A value known to a fraction of itself. */
export const within = (name: string, found: number, expected: number, fraction: number): ReferenceValue => ({
  name,
  found,
  expected,
  allowed: fraction * Math.abs(expected),
})

/** A value that follows exactly, rounding of the arithmetic aside. */
export const exactly = (name: string, found: number, expected: number): ReferenceValue => ({
  name,
  found,
  expected,
  allowed: 1e-9 * Math.max(1e-3, Math.abs(expected)),
})

/** NaN never agrees. */
export const agrees = (v: ReferenceValue): boolean => Math.abs(v.found - v.expected) <= v.allowed

/** What of a reference does not agree, one line a value. */
export const misses = (r: Reference): string[] =>
  r
    .values()
    .filter((v) => !agrees(v))
    .map((v) => `${v.name}: expected ${v.expected} ± ${v.allowed}, got ${v.found}`)

/** Error as a fraction of the expected value; of 1 where zero is expected. */
export const relativeError = (v: ReferenceValue): number =>
  Math.abs(v.found - v.expected) / (v.size ?? (v.expected === 0 ? 1 : Math.abs(v.expected)))
