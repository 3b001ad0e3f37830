import { describe, expect, it } from 'vitest'
import { formatFor } from './format.ts'

describe('a utilisation is printed rounded up', () => {
  it.each([
    ['en', 0.92301, '92.4\u00a0%', 'the decimal mark of the language'],
    ['de', 0.92301, '92,4\u00a0%', 'the decimal mark of the language'],
    ['pt', 0.93, '93,0\u00a0%', 'always one decimal'],
    ['en', null, '–', 'no value, no figure'],
    ['en', 9.99, '999.0\u00a0%', 'the largest that is written out'],
    ['de', 560.632, '>\u00a0999\u00a0%', 'beyond that the figure says nothing more'],
  ] as [string, number | null, string, string][])('%s: %s → %s: %s', (language, ratio, expected) => {
    expect(formatFor(language).utilisation(ratio)).toBe(expected)
  })
})
