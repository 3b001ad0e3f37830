import { decode } from '@madre/contract'
import { explain, genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { lappedRoof } from '../testing/lapped-roof.ts'
import { fileName, sectionsOf } from './save-exports.ts'

describe('the name of an exported file', () => {
  it.each([
    ['Hall 7', 'Hall 7 - results.csv', 'stands as it was typed'],
    ['a/b\\c:d*e?"f<g>h|i', 'a_b_c_d_e__f_g_h_i - results.csv', 'without what a file system refuses'],
    ['   ', 'Madre - results.csv', 'never empty'],
  ])('%s → %s: %s', (name, expected) => {
    expect(fileName(name, 'results', 'csv')).toBe(expected)
  })
})

describe('the sections of a solution that are drawn', () => {
  const sections = (id: string) =>
    sectionsOf(explain(decode(lappedRoof).line, genericCatalogue, id)).map(({ name, section }) => [
      name,
      section.dimensions.find(({ symbol }) => symbol === 't_nom')!.value,
    ])

  it('are one under the name of the solution', () => {
    expect(sections('Z-200-70-2.0-S350')).toEqual([['Z-200-70-2.0-S350', 2]])
  })

  it('are two with heavier end bays, each under its own name', () => {
    expect(sections('Z-200-70-2.5_2.0-S350')).toEqual([
      ['Z-200-70-2.0-S350', 2],
      ['Z-200-70-2.5-S350', 2.5],
    ])
  })
})
