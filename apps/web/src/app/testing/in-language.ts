import type { Language } from '@madre/contract'
import i18next from 'i18next'
import { expect } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { foreignWords, textsOfPage } from '../../i18n/testing/foreign-words.ts'
import { keysAmong } from '../../i18n/testing/speech.ts'

/** Texts asked for since then that the language has not; a text of Portuguese is its own key. */
export async function inLanguage(language: Language): Promise<string[]> {
  storeLanguage(language)
  await startI18n(language)
  const gaps: string[] = []
  i18next.on('missingKey', (languages: readonly string[], _namespace, key: string) => {
    if (!languages.includes('pt')) gaps.push(key)
  })
  return gaps
}

/** Nothing on the page is in another language, neither by its words nor by being a key. */
export function expectOwnLanguage(language: Language, where: string): void {
  expect(document.documentElement.lang).toBe(language)
  const texts = textsOfPage()
  expect(texts.join('').length, `${where} says something`).toBeGreaterThan(100)
  expect(foreignWords(texts, language), where).toEqual([])
  expect(keysAmong(texts, language), where).toEqual([])
}
