import { evaluate, parseExpression, type Step } from '@madre/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linear } from './linear.ts'
import { linearNumber, numberOf, printNumber } from './printed-number.ts'
import { printStep } from './substitute.ts'

const step = (expression: string, operands: Record<string, number>, value: number): Step => ({
  symbol: 'x',
  value,
  unit: '',
  expression,
  operands: Object.entries(operands).map(([symbol, v]) => ({ symbol, value: v, unit: '' })),
  clause: '',
})

describe('a printed number', () => {
  it.each([
    [4213456, 4, '4,213·10^6'],
    [0.000123456, 3, '123·10^−6'],
    [999_999.9, 5, '1·10^6'],
    [28876, 5, '28876'],
    [-0.5, 5, '−0,5'],
    [350, 5, '350'],
    [0, 5, '0'],
    [1.537 * 1.5, 4, '2,306'],
  ])('%f to %i digits reads %s', (value, digits, text) => {
    expect(linearNumber(printNumber(value, digits), ',')).toBe(text)
  })

  it('is within half a unit of its last digit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e12, max: 1e12, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        (value, digits) => {
          fc.pre(value === 0 || Math.abs(value) > 1e-100)
          const printed = numberOf(printNumber(value, digits))
          expect(Math.abs(printed - value)).toBeLessThanOrEqual(Math.abs(value) * 0.5 * 10 ** (1 - digits) * 1.000001)
        },
      ),
    )
  })
})

describe('a printed substitution', () => {
  it('starts with five digits', () => {
    const { operands } = printStep(step('a * b', { a: 1.23456789, b: 2 }, 2.46913578))
    expect(operands.get('a')?.mantissa).toBe('1.2346')
  })

  it('holds at a tie with half a unit of the last digit, and drops no digit', () => {
    const value = 2164.5 - 50
    const printed = printStep(step('min(a, b) - 50', { a: 2164.5, b: 9999 }, value))
    expect([printed.operands.get('a')?.mantissa, printed.result.mantissa]).toEqual(['2164.5', '2115'])
    // The sum of the program lies a hair below the tie, that of the page on it.
    const [a, b] = [0.70455, 0.4]
    const tie = printStep(step('a + b', { a, b }, 1.10455 - 4e-16))
    expect(tie.result.mantissa).toBe('1.105')
    expect(tie.isProven).toBe(true)
  })

  it('is not ended by a line that no digits give: the line says so, with fifteen digits of every number', () => {
    const [a, b] = [0.1 + 0.2, 0.3]
    const { isProven, operands, result } = printStep(step('(a - b)/a', { a, b }, (a - b) / a))
    expect([isProven, operands.get('a')?.mantissa, result.mantissa.replace('.', '').length]).toEqual([false, '0.3', 15])
  })

  it('prints no minus before a zero', () => {
    expect(printNumber(-0, 5).mantissa).toBe('0')
    expect(printStep(step('a*b', { a: -1, b: 0 }, -0)).result.mantissa).toBe('0')
    const { numbers, operands } = printStep(step('((-a)*b-c)/b', { a: 0, b: 2, c: 5 }, -2.5))
    expect(linear(numbers!, operands, '.')).toBe('(0·2 − 5) / 2')
  })

  it('takes more digits for a difference of nearly equal numbers', () => {
    const [a, b] = [1000.12345, 1000.12301]
    const printed = printStep(step('a - b', { a, b }, a - b))
    expect(Number(printed.operands.get('a')!.mantissa)).toBe(1000.12345)
    expect(printed.result).toEqual({ mantissa: '440.0', exponent: -6 })
  })

  it('keeps all digits before the decimal mark', () => {
    expect(printStep(step('a', { a: 28875.6 }, 28875.6)).result.mantissa).toBe('28876')
  })

  it('says of a formula that does not give its value that it does not', () => {
    expect(printStep(step('a * b', { a: 2, b: 3 }, 7)).isProven).toBe(false)
  })

  it('gives its printed result when worked out by hand, for any numbers', () => {
    const size = fc.double({ min: 1e-4, max: 1e9, noNaN: true })
    type Of = (a: number, b: number, c: number) => number
    /** with the two terms of its difference, where it has one */
    const formulas: [string, Of, [Of, Of]?][] = [
      ['a * b / c', (a, b, c) => (a * b) / c],
      ['a / (b / c)', (a, b, c) => a / (b / c)],
      ['(a - b) / c', (a, b, c) => (a - b) / c, [(a) => a, (_, b) => b]],
      ['sqrt(a ^ 2 + b ^ 2) - c', (a, b, c) => Math.hypot(a, b) - c, [(a, b) => Math.hypot(a, b), (_a, _b, c) => c]],
      ['-a ^ 2 / (b * c)', (a, b, c) => -(a ** 2) / (b * c)],
    ]
    fc.assert(
      fc.property(size, size, size, fc.constantFrom(...formulas), (a, b, c, [formula, value, terms]) => {
        // What nearly cancels is lost in the floating point of this test, not in the digits printed.
        const [from, taken] = terms?.map((of) => of(a, b, c)) ?? [1, 0]
        fc.pre(Math.abs(from! - taken!) > 1e-9 * Math.max(Math.abs(from!), Math.abs(taken!)))
        const printed = printStep(step(formula, { a, b, c }, value(a, b, c)))
        expect(printed.isProven).toBe(true)
        const line = linear(printed.formula!, printed.operands, '.')
        const again = evaluate(parseExpression(line), {})
        const result = numberOf(printed.result)
        const unit = 10 ** (printed.result.exponent - (printed.result.mantissa.split('.')[1] ?? '').length)
        expect(Math.abs(again - result)).toBeLessThanOrEqual(0.5 * unit * (1 + 1e-9))
      }),
    )
  })
})
