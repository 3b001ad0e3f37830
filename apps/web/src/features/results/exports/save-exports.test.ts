import { describe, expect, it } from 'vitest'
import { fileName } from './save-exports.ts'

describe('the name of an exported file', () => {
  it.each([
    ['Hall 7', 'Hall 7 - results.csv', 'stands as it was typed'],
    ['a/b\\c:d*e?"f<g>h|i', 'a_b_c_d_e__f_g_h_i - results.csv', 'without what a file system refuses'],
    ['   ', 'Madre - results.csv', 'never empty'],
  ])('%s → %s: %s', (name, expected) => {
    expect(fileName(name, 'results', 'csv')).toBe(expected)
  })
})
