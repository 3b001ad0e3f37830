import { slopeAsTyped } from '@madre/print'
import { type Notation, type NumberRules, type Refusal, readTyping, readValue } from './number-text.ts'

const PERCENT = /^(\d*\.?\d*)\s*%$/
const RATIO = /^1\s*:\s*(\d*\.?\d*)$/

/** Degrees are stored to a millionth: 10 % comes back as 10.0000000 %. */
const toMillionths = (degrees: number) => Number(degrees.toFixed(6))
const degrees = (rise: number) => toMillionths((Math.atan(rise) * 180) / Math.PI)

const plain = (raw: string) => raw.trim().replaceAll(',', '.').replace(/\s*°$/, '')

function typing(raw: string, rules: NumberRules): { text: string } | { refusal: Refusal } {
  const text = plain(raw)
  if (!/[%:]/.test(text)) {
    const read = readTyping(text, rules)
    // The space before a % still to be typed.
    return 'text' in read && /\d $/.test(raw) ? { text: `${read.text} ` } : read
  }
  const part = (PERCENT.exec(text) ?? RATIO.exec(text))?.[1]
  if (part === undefined) return { refusal: text.split('.').length > 2 ? 'grouping' : 'characters' }
  const read = readTyping(part, rules)
  return 'refusal' in read ? read : { text }
}

function value(typed: string, rules: NumberRules): { value: number } | { refusal: Refusal } {
  const text = typed.trim()
  const percent = PERCENT.exec(text)?.[1]
  const ratio = RATIO.exec(text)?.[1]
  const part = percent ?? ratio
  if (part === undefined) return readValue(text, rules)
  const number = Number(part)
  if (!/\d/.test(part) || (ratio !== undefined && number === 0)) return { refusal: 'empty' }
  const angle = degrees(percent === undefined ? 1 / number : number / 100)
  return angle < rules.min || angle > rules.max ? { refusal: 'range' } : { value: angle }
}

/** A slope as engineers write it: degrees, "10 %" or "1:10"; its value is the angle in degrees, to 1e-6. */
export const SLOPE: Notation = { typing, value, isOther: (text) => /[%:]/.test(text), write: slopeAsTyped }
