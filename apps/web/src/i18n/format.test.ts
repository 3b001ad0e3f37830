import { describe, expect, it } from 'vitest'
import { formatFor } from './format.ts'

describe('numbers as each language writes them', () => {
  it.each([
    ['en', 1234.5, '1,234.5'],
    ['de', 1234.5, '1.234,5'],
    ['pt', 0.25, '0,25'],
    ['fr', 0.25, '0,25'],
    ['es', 12345.6, '12.345,6'],
    ['en', -0.6, '−0.6'],
    ['en', -0, '0'],
    ['en', -0.0001, '0'],
  ])('%s: %s → %s', (language, value, expected) => {
    expect(formatFor(language).number(value)).toBe(expected)
  })

  it('keeps its decimals when it is told to', () => {
    expect(formatFor('en').number(2, 1, true)).toBe('2.0')
  })
})

describe('dates', () => {
  it.each([
    ['en', '31/01/2026'],
    ['pt', '31/01/2026'],
    ['de', '31.01.2026'],
    ['fr', '31/01/2026'],
    ['es', '31/01/2026'],
  ])('%s: day, month, year', (language, expected) => {
    expect(formatFor(language).date('2026-01-31T12:00:00')).toBe(expected)
  })

  it('hours h minutes m', () => {
    expect(formatFor('en').time('2026-01-31T09:05:00')).toBe('09h 05m')
  })

  it.each([
    ['en', '87.5\u00a0%', 'x: 3', 'a; b'],
    ['pt', '87,5\u00a0%', 'x: 3', 'a; b'],
    ['de', '87,5\u00a0%', 'x: 3', 'a; b'],
    ['fr', '87,5\u00a0%', 'x\u00a0: 3', 'a\u00a0; b'],
    ['es', '87,5\u00a0%', 'x: 3', 'a; b'],
  ])('put per cent, colon and semicolon as %s does', (language, percent, labelled, list) => {
    const format = formatFor(language)
    expect([format.percent(87.46, 1), format.labelled('x', '3'), format.list(['a', 'b'])]).toEqual([
      percent,
      labelled,
      list,
    ])
  })
})
