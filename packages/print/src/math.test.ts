import { parseExpression } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { expressionMath, type MathNode, symbolMath } from './math.ts'

/** The equation as text with its structure: {n|d} a fraction, √ a root. */
function shape(n: MathNode): string {
  switch (n.k) {
    case 'italic':
    case 'upright':
    case 'number':
    case 'operator':
      return n.v
    case 'space':
      return ' '
    case 'row':
      return n.v.map(shape).join('')
    case 'fraction':
      return `{${shape(n.n)}|${shape(n.d)}}`
    case 'sub':
      return `${shape(n.b)}_${n.s}`
    case 'power':
      return `${shape(n.b)}^${shape(n.e)}`
    case 'bar':
      return `¯${shape(n.v)}`
    case 'root':
      return `${n.i}√[${shape(n.v)}]`
    case 'brackets':
      return n.o + shape(n.v) + n.c
  }
}
const set = (text: string) => shape(expressionMath(parseExpression(text), { operands: null, mark: '.' }))
const negative = { mantissa: '-4.2', exponent: 6 }
const numbers = (text: string) =>
  shape(expressionMath(parseExpression(text), { operands: new Map([['a', negative]]), mark: ',' }))

describe('an equation', () => {
  it.each([
    ['W * f / g', '{W·f|g}'],
    ['W * f / g / 10^6', '{W·f|g·10^6}'],
    ['a / (b / c)', '{a·c|b}'],
    ['(a + b) / c', '{a+b|c}'],
    ['d * (a + b) / c', '{d·(a+b)|c}'],
    ['1 / (1 / a + 1 / b)', '{1|1/a+1/b}'],
    ['a / (1 - b / (c * d))', '{a|1−b/(c·d)}'],
    ['sqrt(f / s)', '√[{f|s}]'],
    ['cbrt(a)', '3√[a]'],
    ['(a / b) ^ 2', '({a|b})^2'],
    ['a - (b - c)', 'a−(b−c)'],
    ['a - (b + c) * d', 'a−(b+c)·d'],
    ['min(1, abs(a))', 'min(1;|a|)'],
  ])('%s is set as %s', (text, expected) => {
    expect(set(text)).toBe(expected)
  })

  it.each([
    ['b + a', 'b+(−4,2·10^6)'],
    ['b * a', 'b·(−4,2·10^6)'],
    ['b / a', '{b|−4,2·10^6}'],
    ['a ^ 2', '(−4,2·10^6)^2'],
    ['abs(a)', '|−4,2·10^6|'],
  ])('%s with a negative number is set as %s', (text, expected) => {
    expect(numbers(text)).toBe(expected)
  })

  it.each([
    ['W_eff_y', 'W_eff,y'],
    ['sigma_cr_s', 'σ_cr,s'],
    ['lambda_d', '¯λ_d'],
    ['lambda_1', 'λ_1'],
    ['k_sigma', 'k_σ'],
    ['DeltaM_y', 'ΔM_y'],
    ['c_s*c_d', 'c_s·c_d'],
  ])('the symbol %s is written %s', (symbol, expected) => {
    expect(shape(symbolMath(symbol))).toBe(expected)
  })

  it('shows a number of floating point as it was meant', () => {
    expect(set('0.8999999999999999 * a')).toBe('0.9·a')
  })
})
