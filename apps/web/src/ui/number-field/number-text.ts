/** How a number field reads and writes: the rules of typing, without React. */

export interface NumberRules {
  min: number
  max: number
  /** decimals a value is shown with at least */
  precision: number
  /** the most decimals that can be typed */
  most: number
  step: number
}

const MAX_PRECISION = 100

/** Decimals a number is written with: 0.25 has 2. */
export function decimalsOf(value: number): number {
  if (!Number.isFinite(value)) return 0
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).toLowerCase().split('e')
  const decimals = mantissa.split('.')[1]?.length ?? 0
  return Math.max(0, decimals - Number(exponent))
}

/**
 * The rules as they apply: precision 1 and step 1 unless told, unbounded unless told, unbounded above when max is below min, and the
 * precision raised to the decimals of step, min and max; precision lies in 0…100. No more decimals than those can be typed unless told.
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

/** Why a text cannot stand in the field, or a finished one is no value. */
export type Refusal =
  | 'characters'
  | 'grouping'
  | 'minus'
  | 'minus-first'
  | 'no-decimals'
  | 'decimals'
  | 'range'
  | 'empty'

/** What a keystroke or a paste makes of the field: the text it shows now, or why it was refused. */
type Typed = { text: string } | { refusal: Refusal }

/** How a field reads what is typed where a number alone is not the only way to write it. */
export interface Notation {
  typing: (raw: string, rules: NumberRules) => Typed
  value: (text: string, rules: NumberRules) => { value: number } | { refusal: Refusal }
  /** whether a text is written otherwise than as the number itself: it stays as typed, the number beside it */
  isOther: (text: string) => boolean
  /** a value as it was typed otherwise; null: as the number */
  write?: (value: number) => string | null
}

/** Reads a typed or pasted text: '.' and ',' both mark decimals, nothing is grouped, spaces around are dropped. */
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

/** The value of a text that can stand in the field, if it is one within the bounds. */
export function readValue(text: string, { min, max }: NumberRules): { value: number } | { refusal: Refusal } {
  if (!/\d/.test(text)) return { refusal: 'empty' }
  const value = Number(text)
  if (value < min || value > max) return { refusal: 'range' }
  return { value: value === 0 ? 0 : value }
}

/** The precision's number of decimals, or all the value has where it has more, with a point. Nothing is rounded away. */
export function writeValue(value: number, precision: number): string {
  const text = value.toFixed(Math.min(MAX_PRECISION, Math.max(precision, decimalsOf(value))))
  return Number(text) === 0 ? text.replace('-', '') : text
}

/** A number and nothing else. */
export const PLAIN: Notation = { typing: readTyping, value: readValue, isOther: () => false }

/** One step up (+1) or down (−1) from a value, kept within the bounds. */
export function stepped(value: number, direction: 1 | -1, { min, max, step, precision }: NumberRules): number {
  const next = Number((value + direction * step).toFixed(Math.max(precision, decimalsOf(value))))
  return Math.min(max, Math.max(min, next)) || 0
}
