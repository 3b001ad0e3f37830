import i18next from 'i18next'
import { expect, it } from 'vitest'
import de from '../../../i18n/results/de.ts'
import { clauseText } from './limit-words.ts'

it('a clause names its table in the language on screen', async () => {
  const t = await i18next.init({ lng: 'de', keySeparator: false, resources: { de: { translation: de } } })
  expect(['EN 1993-1-3 Table 5.1', 'EN 1993-1-3 6.1.7.2(1)'].map((clause) => clauseText(clause, t))).toEqual([
    'EN 1993-1-3 Tabelle 5.1',
    'EN 1993-1-3 6.1.7.2(1)',
  ])
})
