import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalsOf, readTyping, readValue, resolveRules, stepped, writeValue } from './number-text.ts'

const length = resolveRules({ min: 0, max: 25, precision: 2, step: 0.1 })
const load = resolveRules({ min: -100, max: 100, precision: 2 })
const area = resolveRules({ min: 0, max: 100, precision: 2, most: 3, step: 0.05 })
const count = resolveRules({ min: 0, max: 10, precision: 0 })

describe('a number as it is typed', () => {
  it.each([
    ['2.5', length, '2.5', 'a point marks decimals'],
    ['2,5', length, '2.5', 'so does a comma'],
    ['0,25', length, '0.25', 'a 0.25 m cantilever stays 0.25 m'],
    [' 4,25 ', length, '4.25', 'spaces around a pasted number are dropped'],
    ['-', load, '-', 'a minus may stand alone while typing'],
    ['−1.2', load, '-1.2', 'a typographic minus is a minus'],
    ['.', length, '.', 'a point may come first'],
    ['', length, '', 'the field may be emptied'],
    ['0,098', area, '0.098', 'more decimals than usual, up to the greatest precision'],
  ])('%j is read: %4$s', (raw, rules, text) => {
    expect(readTyping(raw, rules)).toEqual({ text })
  })

  it.each([
    ['1.250,5', length, 'grouping', 'grouped thousands are refused, not guessed'],
    ['1,250.5', length, 'grouping', 'in either manner'],
    ['1.2.3', length, 'grouping', 'one decimal mark'],
    ['1 250', length, 'characters', 'no space inside'],
    ['5 m', length, 'characters', 'no unit'],
    ['1e3', length, 'characters', 'no exponent'],
    ['+5', length, 'characters', 'no plus'],
    ['-1', length, 'minus', 'a minus only where min is below 0'],
    ['1-', load, 'minus-first', 'the minus comes first'],
    ['--1', load, 'minus-first', 'and once'],
    ['2.', count, 'no-decimals', 'a decimal mark only where precision is above 0'],
    ['2.345', length, 'decimals', 'no more decimals than the precision where no more are allowed'],
    ['0.0984', area, 'decimals', 'no more than the greatest precision'],
  ])('%j is refused: %4$s', (raw, rules, refusal) => {
    expect(readTyping(raw, rules)).toEqual({ refusal })
  })
})

describe('the value of a typed text', () => {
  it.each([
    ['25', length, { value: 25 }],
    ['25.01', length, { refusal: 'range' }],
    ['.5', length, { value: 0.5 }],
    ['5.', length, { value: 5 }],
    ['-0', load, { value: 0 }],
    ['-', load, { refusal: 'empty' }],
    ['', load, { refusal: 'empty' }],
    ['-100.01', load, { refusal: 'range' }],
  ])('%j', (text, rules, expected) => {
    expect(readValue(text, rules)).toEqual(expected)
  })

  it('is written with exactly the decimals of the precision and read back equal', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (hundredths) => {
        const value = hundredths / 100
        const text = writeValue(value, 2)
        expect(text).toMatch(/^-?\d+\.\d\d$/)
        expect(readValue(text, load)).toEqual({ value })
      }),
    )
  })

  it('never shows a minus before zero', () => {
    expect(writeValue(-0, 2)).toBe('0.00')
  })
})

describe('a number is shown as it is', () => {
  it.each([
    [1, '1.00'],
    [0.098, '0.098'],
    [1.234, '1.234'],
    [0.0984, '0.0984'],
    [-0.001, '-0.001'],
  ])('%d as %s', (value, text) => {
    expect(writeValue(value, 2)).toBe(text)
  })
})

describe('the rules of a field', () => {
  it('default to precision 1, step 1 and no bounds', () => {
    expect(resolveRules({})).toEqual({ min: -Infinity, max: Infinity, precision: 1, most: 1, step: 1 })
  })

  it('raise the precision to the decimals of step, min and max', () => {
    expect(resolveRules({ step: 0.05 }).precision).toBe(2)
    expect(resolveRules({ min: 0.125 }).precision).toBe(3)
    expect(resolveRules({ max: 1e-7 }).precision).toBe(7)
    expect(resolveRules({ precision: 400 }).precision).toBe(100)
    expect(resolveRules({ precision: -3 }).precision).toBe(0)
  })

  it('are unbounded above when max is below min', () => {
    expect(resolveRules({ min: 5, max: 3 }).max).toBe(Infinity)
  })

  it.each([
    [0.1, 1],
    [2, 0],
    [1.25, 2],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
  ])('%d has %d decimals', (value, decimals) => {
    expect(decimalsOf(value)).toBe(decimals)
  })
})

describe('stepping', () => {
  it('adds without the noise of binary fractions and stays within the bounds', () => {
    expect(stepped(0.2, 1, length)).toBe(0.3)
    expect(stepped(24.95, 1, length)).toBe(25)
    expect(stepped(0.05, -1, length)).toBe(0)
    expect(stepped(-99.5, -1, load)).toBe(-100)
    expect(stepped(0.098, 1, area)).toBe(0.148)
  })
})
