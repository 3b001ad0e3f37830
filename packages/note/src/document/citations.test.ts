import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { citation } from './citations.ts'

describe('a source in the words of the language', () => {
  it.each([
    ['pt', 'EN 1990:2002+A1, Quadro A1.2(B), exp. 6.10', 'CTE DB SE, Quadro 4.1'],
    ['de', 'EN 1990:2002+A1, Tabelle A1.2(B), Gl. 6.10', 'CTE DB SE, Tabelle 4.1'],
    ['fr', 'EN 1990:2002+A1, Tableau A1.2(B), éq. 6.10', 'CTE DB SE, Tableau 4.1'],
    ['es', 'EN 1990:2002+A1, Tabla A1.2(B), ec. 6.10', 'CTE DB SE, Tabla 4.1'],
  ] as const)('%s', (language, recommended, spanish) => {
    const s = { words: wordsOf(language) }
    expect(citation('EN 1990:2002+A1, Table A1.2(B), eq. 6.10', s)).toBe(recommended)
    expect(citation('CTE DB SE, Table 4.1', s)).toBe(spanish)
  })

  it('leaves a clause as it is', () => {
    expect(citation('EN 1993-1-3 10.1.4.2(2)', { words: wordsOf('de') })).toBe('EN 1993-1-3 10.1.4.2(2)')
  })
})
