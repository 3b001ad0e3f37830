import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { parseExpression } from './parse.ts'
import { ExpressionError } from './syntax.ts'

const values = { a: 2, b: 3, c: 4, M_y_Ed: -6, W_eff_y: 1.5, chi_LT: 0.5, λ: 0.8 }
const worth = (text: string) => evaluate(parseExpression(text), values)

describe('an expression', () => {
  it.each([
    ['a + b * c', 14, 'multiplication before addition'],
    ['a - b - c', -5, 'from left to right'],
    ['a / b / c', 2 / 12, 'division from left to right'],
    ['a ^ b ^ a', 512, 'powers from right to left'],
    ['-a ^ 2', -4, 'the power before the sign'],
    ['a ^ -1', 0.5, 'a negative exponent'],
    ['2 * -b', -6, 'a sign after an operator'],
    ['(a + b) * c', 20, 'brackets'],
    ['sqrt(c) + cbrt(8) + abs(M_y_Ed)', 10, 'functions of one value'],
    ['min(a, b, c) + max(a, min(b, c))', 5, 'functions of several'],
    ['pi * a', 2 * Math.PI, 'pi'],
    ['M_y_Ed / W_eff_y', -4, 'symbols with subscripts'],
    ['λ·a − 1.5e-1', 1.45, 'Greek letters and typographic marks'],
  ])('%s is %f: %s', (text, expected) => {
    expect(worth(text)).toBeCloseTo(expected, 12)
  })

  it.each(['', 'a +', 'a b', '(a', 'a)', 'sqrt(a, b)', 'a # b', 'min()', '1..2'])('refuses "%s"', (text) => {
    expect(() => parseExpression(text)).toThrow(ExpressionError)
  })

  it('names a symbol without a value', () => {
    expect(() => worth('a * gamma_M0')).toThrow('gamma_M0')
  })
})
