import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { citation } from './citations.ts'

describe('a source in the words of the language', () => {
  it.each([
    ['pt', 'EN 1990:2002+A1, Quadro A1.2(B), exp. 6.10 (CTE DB-SE Quadro 4.1: 0,80)'],
    ['de', 'EN 1990:2002+A1, Tabelle A1.2(B), Gl. 6.10 (CTE DB-SE Tabelle 4.1: 0,80)'],
    ['fr', 'EN 1990:2002+A1, Tableau A1.2(B), éq. 6.10 (CTE DB-SE Tableau 4.1: 0,80)'],
  ] as const)('%s', (language, expected) => {
    const s = { words: wordsOf(language), mark: ',' as const }
    expect(citation('EN 1990:2002+A1, Table A1.2(B), eq. 6.10 (CTE DB-SE Table 4.1 has 0.80)', s)).toBe(expected)
  })

  it('leaves a clause as it is', () => {
    expect(citation('EN 1993-1-3 10.1.4.2(2)', { words: wordsOf('de'), mark: ',' })).toBe('EN 1993-1-3 10.1.4.2(2)')
  })
})
