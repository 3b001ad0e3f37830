/** Reading and writing of a number field: the rules of typing, without React. */

export interface NumberRules {
  min: number
  max: number
  /** least number of decimals shown */
  precision: number
  /** most decimals that can be typed */
  most: number
  step: number
}

const MAX_PRECISION = 100

/** Decimals in a number: 0.25 has 2. */
export function decimalsOf(value: number): number {
  if (!Number.isFinite(value)) return 0
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).toLowerCase().split('e')
  const decimals = mantissa.split('.')[1]?.length ?? 0
  return Math.max(0, decimals - Number(exponent))
}

/**
 * The effective rules. Precision and step default to 1, bounds to none; max below min means no upper bound. The precision (0…100) is raised
 * to the decimals of step, min and max, and limits the typed decimals by default.
 */
export function resolveRules({
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  precision = 1,
  most = precision,
  step = 1,
}: Partial<NumberRules>): NumberRules {
  const upper = max < min ? Number.POSITIVE_INFINITY : max
  const needed = Math.max(precision, decimalsOf(step), decimalsOf(min), decimalsOf(upper))
  const within = (decimals: number) => Math.min(MAX_PRECISION, Math.max(0, Math.trunc(decimals)))
  return { min, max: upper, step, precision: within(needed), most: within(Math.max(most, needed)) }
}

/** Why a text is not accepted in the field, or is no value when finished. */
export type Refusal =
  | 'characters'
  | 'grouping'
  | 'minus'
  | 'minus-first'
  | 'no-decimals'
  | 'decimals'
  | 'range'
  | 'empty'

/** The result of a keystroke or a paste: the new text, or the reason for its refusal. */
type Typed = { text: string } | { refusal: Refusal }

/** Notation of a field that accepts more than plain numbers. */
export interface Notation {
  typing: (raw: string, rules: NumberRules) => Typed
  value: (text: string, rules: NumberRules) => { value: number } | { refusal: Refusal }
  /** whether a text is not the plain number: it stays as typed, with the number beside it */
  isOther: (text: string) => boolean
  /** a value in the typed notation; null: as the number */
  write?: (value: number) => string | null
}

/** Reads a typed or pasted text: '.' and ',' are both decimal marks, there is no grouping, spaces around are dropped. */
export function readTyping(raw: string, { min, most }: NumberRules): Typed {
  const text = raw.trim().replaceAll('−', '-').replaceAll(',', '.')
  if (/[^\d.-]/.test(text)) return { refusal: 'characters' }
  if (text.split('.').length > 2) return { refusal: 'grouping' }
  if (text.lastIndexOf('-') > 0) return { refusal: 'minus-first' }
  if (text.startsWith('-') && min >= 0) return { refusal: 'minus' }
  const decimals = text.split('.')[1]
  if (decimals !== undefined && most === 0) return { refusal: 'no-decimals' }
  if (decimals !== undefined && decimals.length > most) return { refusal: 'decimals' }
  return { text }
}

/** The value of an accepted text, if it is within the bounds. */
export function readValue(text: string, { min, max }: NumberRules): { value: number } | { refusal: Refusal } {
  if (!/\d/.test(text)) return { refusal: 'empty' }
  const value = Number(text)
  if (value < min || value > max) return { refusal: 'range' }
  return { value: value === 0 ? 0 : value }
}

/** The precision's number of decimals, or all of the value's where it has more, with a point. Nothing is rounded away. */
export function writeValue(value: number, precision: number): string {
  const text = value.toFixed(Math.min(MAX_PRECISION, Math.max(precision, decimalsOf(value))))
  return Number(text) === 0 ? text.replace('-', '') : text
}

/** Plain numbers only. */
export const PLAIN: Notation = { typing: readTyping, value: readValue, isOther: () => false }

/** One step up (+1) or down (−1) from a value, kept within the bounds. */
export function stepped(value: number, direction: 1 | -1, { min, max, step, precision }: NumberRules): number {
  const next = Number((value + direction * step).toFixed(Math.max(precision, decimalsOf(value))))
  return Math.min(max, Math.max(min, next)) || 0
}
