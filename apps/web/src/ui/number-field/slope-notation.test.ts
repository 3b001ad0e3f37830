import { describe, expect, it } from 'vitest'
import { resolveRules } from './number-text.ts'
import { SLOPE } from './slope-notation.ts'

const rules = resolveRules({ min: 0, max: 75, precision: 1, most: 3 })
const read = (raw: string) => {
  const typed = SLOPE.typing(raw, rules)
  return 'refusal' in typed ? typed.refusal : SLOPE.value(typed.text, rules)
}

describe('a slope', () => {
  it.each([
    ['5', 5],
    ['5.5°', 5.5],
    ['10 %', 5.710593],
    ['10%', 5.710593],
    ['2,5 %', 1.432096],
    ['100 %', 45],
    ['0 %', 0],
    ['1:10', 5.710593],
    ['1 : 10', 5.710593],
    ['1:1', 45],
    ['1:0,5', 63.434949],
  ])('%s is %d°', (text, angle) => {
    expect(read(text)).toEqual({ value: angle })
  })

  it.each([
    ['2:10', 'characters'],
    ['10 %%', 'characters'],
    ['10 % x', 'characters'],
    ['abc', 'characters'],
    ['1:1:1', 'characters'],
    ['-5', 'minus'],
    ['10.1234 %', 'decimals'],
    ['1.0.5 %', 'grouping'],
  ])('%s cannot stand in the field: %s', (text, reason) => {
    expect(read(text)).toBe(reason)
  })

  it.each([
    ['1:', 'empty'],
    ['1:0', 'empty'],
    ['%', 'empty'],
    ['400 %', 'range'],
    ['76', 'range'],
  ])('%s is no slope: %s', (text, reason) => {
    expect(read(text)).toEqual({ refusal: reason })
  })
})
