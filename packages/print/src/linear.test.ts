import { parseExpression } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { linear } from './linear.ts'

describe('an expression of the engine', () => {
  it.each([
    ['(a + b) / (a * c)', '(a + b) / (a·c)'],
    ['a / b / c', 'a / b / c'],
    ['a / (b / c)', 'a / (b / c)'],
    ['a - (b - c)', 'a − (b − c)'],
    ['(a ^ b) ^ c', '(a^b)^c'],
    ['-(a + b)', '−(a + b)'],
    ['chi_LT * sqrt(M_y_Ed)', 'χ_LT·sqrt(M_y,Ed)'],
  ])('%s reads %s in one line', (text, line) => {
    expect(linear(parseExpression(text), null, '.')).toBe(line)
  })
})
