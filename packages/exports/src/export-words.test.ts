import { LANGUAGES, type Language } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { exportWords } from './export-words.ts'

/** Words two languages share. */
const SAME: Record<Language, string[]> = {
  en: [],
  pt: ['Total'],
  de: [],
  fr: ['Section', 'Solution', 'Total'],
  es: ['Total'],
}
const flat = (language: Language) => {
  const { columns, directions, statuses } = exportWords(language)
  return Object.entries({ ...columns, ...directions, ...statuses })
}

describe.each(LANGUAGES)('the words of the tables in %s', (language) => {
  const english = new Map(flat('en'))

  it('are complete and none empty', () => {
    expect(
      flat(language)
        .map(([key]) => key)
        .sort(),
    ).toEqual([...english.keys()].sort())
    for (const [key, text] of flat(language)) expect(text.trim(), key).not.toBe('')
  })

  it.skipIf(language === 'en')('are not left in English', () => {
    const same = flat(language).filter(([key, text]) => text === english.get(key))
    expect(same.map(([, text]) => text).sort()).toEqual(SAME[language])
  })
})
