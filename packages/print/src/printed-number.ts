import type { DecimalMark } from './number.ts'

/** Digits with '.' and '-' as they are read: the language's mark and a true minus sign. */
const asRead = (digits: string, mark: DecimalMark): string => digits.replace('-', '−').replace('.', mark)

/** A number of a derivation as it is printed: plain digits, or digits times a power of ten. */
export interface PrintedNumber {
  /** digits with '.' and '-', nothing else */
  mantissa: string
  exponent: number
}

/** A half that floating point has a few bits below itself is a half: 1.537·1.5 is 2.3055 and reads 2.306. */
const TIE = 4 * Number.EPSILON

/**
 * A value to so many significant digits, trailing zeros dropped; from 10⁶ up and below 10⁻³ as a power of ten, a multiple of three.
 *
 * @param keepZeros keep the zeros at the end (a result is printed to its full digits)
 */
export function printNumber(value: number, significant: number, keepZeros = false): PrintedNumber {
  if (value === 0 || !Number.isFinite(value))
    return { mantissa: Number.isFinite(value) ? '0' : String(value), exponent: 0 }
  const rounded = Number((value * (1 + TIE)).toPrecision(significant))
  const magnitude = Math.floor(Math.log10(Math.abs(rounded)) + 1e-12)
  const exponent = magnitude >= 6 || magnitude < -3 ? 3 * Math.floor(magnitude / 3) : 0
  const decimals = Math.min(20, Math.max(0, significant - 1 - (magnitude - exponent)))
  const fixed = (rounded / 10 ** exponent).toFixed(decimals)
  const mantissa = keepZeros || !fixed.includes('.') ? fixed : fixed.replace(/\.?0+$/, '')
  return { mantissa, exponent }
}

/** So many digits, and all before the decimal mark below a million: 28876 must not read 28880. */
export function digitsOf(value: number, least: number): number {
  const whole = Math.floor(Math.log10(Math.max(Math.abs(value), 1))) + 1
  return whole <= 6 ? Math.max(least, whole) : least
}

/** What a reader makes of a printed number. */
export function numberOf(p: PrintedNumber): number {
  return Number(`${p.mantissa}e${p.exponent}`)
}

/** Half a unit of the last digit; 0 of the number 0 and of what is no number. */
export function halfUnitOf({ mantissa, exponent }: PrintedNumber): number {
  if (Number(mantissa) === 0 || !Number.isFinite(Number(mantissa))) return 0
  return Number(`0.5e${exponent - (mantissa.split('.')[1] ?? '').length}`)
}

/** '−1,35·10^6': the printed number in one line of text. */
export function linearNumber(p: PrintedNumber, mark: DecimalMark): string {
  const digits = asRead(p.mantissa, mark)
  return p.exponent === 0 ? digits : `${digits}·10^${asRead(String(p.exponent), mark)}`
}

/** A number that stands in a formula itself: as it was meant, not with the last bits of floating point ('0.8999999999999999' is 0.9). */
export function literalText(text: string, mark: DecimalMark): string {
  return String(Number(Number(text).toPrecision(12))).replace('.', mark)
}
