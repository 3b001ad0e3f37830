import { describe, expect, it } from 'vitest'
import { decimalsOf, formatNumber, roundUp } from './number.ts'

describe('a number with fixed decimals', () => {
  it.each([
    [1.005, 2, '.', '1.00', 'as floating point has it'],
    [-3.5, 1, ',', '−3,5', 'a true minus sign and the comma'],
    [-0.004, 2, '.', '0.00', 'no negative zero'],
    [12345.6, 1, ',', '12345,6', 'nothing is grouped'],
  ] as const)('%f with %i decimals and "%s" reads %s: %s', (value, decimals, mark, text, _why) => {
    expect(formatNumber(value, decimals, mark)).toBe(text)
  })

  it('carries a plus sign where one is asked for', () => {
    expect(formatNumber(2, 1, '.', true)).toBe('+2.0')
  })

  it('has the decimals it was typed with', () => {
    expect([decimalsOf(5), decimalsOf(0.25), decimalsOf(1 / 3), decimalsOf(5, 2)]).toEqual([0, 2, 3, 2])
  })
})

describe('a utilisation is rounded up', () => {
  it.each([
    [0.92301, 0.924, 'any rest counts'],
    [0.923, 0.923, 'what is exact stays'],
    [1 + 1e-9, 1, 'the tolerance of a passed check does not show as more than 100 %'],
    [1.00001, 1.001, 'a failed check never reads 100 %'],
    [0, 0, 'nothing stays nothing'],
  ])('%f → %f: %s', (value, expected) => {
    expect(roundUp(value, 3)).toBe(expected)
  })
})
