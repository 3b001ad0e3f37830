import type { Language } from '@madre/contract'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { setRequestLanguage } from '../api/client.ts'
import { DEFAULT_LANGUAGE, storedLanguage, storeLanguage } from './languages.ts'
import { type Area, loadTexts, type Texts } from './texts.ts'

const reported = new Set<string>()
/** the areas shown so far, which every further language brings along */
const areas = new Set<Area>(['shell'])
/** the language asked for last */
let current: Language = DEFAULT_LANGUAGE

const addTexts = (language: Language, texts: Texts) =>
  i18next.addResourceBundle(language, 'translation', texts, true, true)

/** Says once for each language and text that a translation is missing; the Portuguese text is shown meanwhile. */
function reportMissing(languages: readonly string[], _namespace: string, key: string): void {
  const gap = `${languages.join(',')}:${key}`
  if (languages.includes('pt') || reported.has(gap)) return
  reported.add(gap)
  console.warn(`No translation (${languages.join(', ')}): ${key}`)
}

/** Starts i18next in the language asked for, else the stored one, else English; the key is the Portuguese text and stands in for what is missing. */
export async function startI18n(asked?: Language): Promise<i18n> {
  const stored = asked ?? storedLanguage()
  const language = stored ?? DEFAULT_LANGUAGE
  current = language
  const texts = await loadTexts(language, areas)
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'pt',
    keySeparator: false,
    nsSeparator: false,
    contextSeparator: '~',
    saveMissing: true,
    saveMissingTo: 'current',
    missingKeyHandler: reportMissing,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: texts } },
    react: { useSuspense: false },
  })
  document.documentElement.lang = language
  if (stored) setRequestLanguage(stored)
  return i18next
}

/** Brings the texts of an area whose screen is about to be shown. */
export async function loadArea(area: Area): Promise<void> {
  areas.add(area)
  const language = current
  addTexts(language, await loadTexts(language, [area]))
  if (language !== current) await loadArea(area)
}

/** Code that is loaded on demand, together with its texts. */
export async function withTexts<M>(area: Area, code: Promise<M>): Promise<M> {
  const [part] = await Promise.all([code, loadArea(area)])
  return part
}

/** Shows everything in this language from now on, here and in what the server answers, and remembers it on this device. */
export async function switchLanguage(language: Language): Promise<void> {
  current = language
  storeLanguage(language)
  setRequestLanguage(language)
  const texts = await loadTexts(language, areas)
  if (language !== current) return
  addTexts(language, texts)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}
