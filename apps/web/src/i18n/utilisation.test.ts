import { describe, expect, it } from 'vitest'
import { formatFor, roundUp } from './format.ts'

describe('a utilisation is printed rounded up', () => {
  it.each([
    [0.92301, 0.924, 'any rest counts'],
    [0.923, 0.923, 'what is exact stays'],
    [1 + 1e-9, 1, 'the tolerance of a passed check does not show as more than 100 %'],
    [1.00001, 1.001, 'a failed check never reads 100 %'],
    [0, 0, 'nothing stays nothing'],
  ])('%f → %f: %s', (value, expected) => {
    expect(roundUp(value, 3)).toBe(expected)
  })

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
