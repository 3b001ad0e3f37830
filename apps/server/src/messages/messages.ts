import { LANGUAGES, type Language } from '@madre/contract'
import { allWords } from '@madre/words/all'
import type { WordKey } from '@madre/words/keys'
import { pickWords } from '@madre/words/pick-words'
import { de } from './de.ts'
import { en, type OwnMessages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export type MessageValues = Record<string, string | number>

/** Words that screen and note have too: an unknown simulation, and the simulation types, which a search finds. */
const WORDS = {
  TypeGeneral: 'type.GENERAL',
  TypeRoof: 'type.ROOF',
  CalculationNotFound: 'simulationUnknown',
  TypeFacade: 'type.FACADE',
} as const satisfies Record<string, WordKey>

const own: Record<Language, OwnMessages> = { en, pt, de, fr, es }

type Messages = OwnMessages & Record<keyof typeof WORDS, string>
export type MessageKey = keyof Messages

export const MESSAGES = Object.fromEntries(
  LANGUAGES.map((l) => [l, { ...own[l], ...pickWords(allWords(l), WORDS) }]),
) as Record<Language, Messages>

const DECIMAL_MARK: Record<Language, string> = { en: '.', pt: ',', de: ',', fr: ',', es: ',' }

/** A text in a language with its {names} filled in; numbers carry the decimal mark of the language. */
export function message(lang: Language, key: MessageKey, values: MessageValues = {}): string {
  return MESSAGES[lang][key].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? String(value).replace('.', DECIMAL_MARK[lang]) : (value ?? '')
  })
}

/** A language in any spelling ('PT', 'pt-BR'); null when it is none of ours. */
export function asLanguage(value: unknown): Language | null {
  if (typeof value !== 'string') return null
  const short = value.slice(0, 2).toLowerCase()
  return LANGUAGES.find((l) => l === short && /^[a-z]{2}([-_]|$)/i.test(value)) ?? null
}
