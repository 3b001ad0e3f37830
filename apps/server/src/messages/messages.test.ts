import { LANGUAGES } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { asLanguage, MESSAGES, type MessageKey, message } from './messages.ts'

const keys = Object.keys(MESSAGES.en).sort() as MessageKey[]
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort()

describe('the texts of the server', () => {
  it.each(LANGUAGES)('are complete in %s, with the same names to fill in', (lang) => {
    expect(Object.keys(MESSAGES[lang]).sort()).toEqual(keys)
    for (const key of keys) {
      expect(MESSAGES[lang][key].trim(), key).not.toBe('')
      expect(names(MESSAGES[lang][key]), key).toEqual(names(MESSAGES.en[key]))
    }
  })

  it('write numbers with the decimal mark of the language', () => {
    expect(message('en', 'LengthRange', { min: 0.1, max: 25, value: 30.5 })).toBe('Must be 0.1 to 25 m, got 30.5.')
    expect(message('de', 'LengthRange', { min: 0.1, max: 25, value: 30.5 })).toContain('0,1 und 25 m liegen, ist 30,5')
  })

  it('know a language in the ways it is written', () => {
    expect(['PT', 'de-AT', 'fr_FR', 'es-MX', 'en'].map(asLanguage)).toEqual(['pt', 'de', 'fr', 'es', 'en'])
    expect(['xx', '', 'english', undefined, 3].map(asLanguage)).toEqual([null, null, null, null, null])
  })
})
