import { LANGUAGES, type Language } from '@madre/contract'
import resultsDe from '../results/de.ts'
import resultsEn from '../results/en.ts'
import resultsEs from '../results/es.ts'
import resultsFr from '../results/fr.ts'
import resultsPt from '../results/pt.ts'
import revisionsDe from '../revisions/de.ts'
import revisionsEn from '../revisions/en.ts'
import revisionsEs from '../revisions/es.ts'
import revisionsFr from '../revisions/fr.ts'
import revisionsPt from '../revisions/pt.ts'
import shellDe from '../shell/de.ts'
import shellEn from '../shell/en.ts'
import shellEs from '../shell/es.ts'
import shellFr from '../shell/fr.ts'
import shellPt from '../shell/pt.ts'
import simulatorDe from '../simulator/de.ts'
import simulatorEn from '../simulator/en.ts'
import simulatorEs from '../simulator/es.ts'
import simulatorFr from '../simulator/fr.ts'
import simulatorPt from '../simulator/pt.ts'

const TEXTS: Record<Language, Record<string, string>> = {
  en: { ...shellEn, ...simulatorEn, ...resultsEn, ...revisionsEn },
  pt: { ...shellPt, ...simulatorPt, ...resultsPt, ...revisionsPt },
  de: { ...shellDe, ...simulatorDe, ...resultsDe, ...revisionsDe },
  fr: { ...shellFr, ...simulatorFr, ...resultsFr, ...revisionsFr },
  es: { ...shellEs, ...simulatorEs, ...resultsEs, ...revisionsEs },
}

export type Say = (key: string, values?: Record<string, string>) => string

/** What the interface says for a key in a language: the key is the Portuguese text, or that of a word others say too. */
export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    (TEXTS[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Keys that no translation of the language reads like: standing alone on a screen, one of them was left untranslated. */
function tellingKeys(language: Language): RegExp[] {
  const said = new Set(Object.values(TEXTS[language]).map(squeezed))
  return Object.entries(TEXTS[language])
    .map(([key, text]) => [squeezed(key.replace(/_(zero|one|many|other)$/, '')), squeezed(text)] as const)
    .filter(([key, text]) => key !== text && !said.has(key) && /\p{L}{2}/u.test(key.replace(/\{\{.*?\}\}/g, '')))
    .map(
      ([key]) =>
        new RegExp(
          `^${key
            .split(/\{\{.*?\}\}/)
            .map(escaped)
            .join('.+')}$`,
          'u',
        ),
    )
}

const TELLING = Object.fromEntries(LANGUAGES.map((language) => [language, tellingKeys(language)]))

/** Which of the texts of a screen are keys, Portuguese words, in a language that has its own for them. */
export const keysAmong = (texts: string[], language: Language): string[] =>
  [...new Set(texts.map(squeezed))].filter((text) => text !== '' && TELLING[language]?.some((key) => key.test(text)))
