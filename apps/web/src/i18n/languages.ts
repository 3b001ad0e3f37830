import { LANGUAGES, type Language } from '@madre/contract'

const STORAGE_KEY = 'madre.language'
export const DEFAULT_LANGUAGE: Language = 'en'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  pt: 'Português',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
}

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)

/** The first of ours among languages as a browser names them ('pt-BR'); null where there is none. */
export function languageOf(tags: readonly string[]): Language | null {
  const short = tags.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  return short.find(isLanguage) ?? null
}

/** The language the user picked on this device, null before the first pick. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return isLanguage(stored) ? stored : null
  } catch {
    return null
  }
}

/** Keeps the pick on this device; without storage it lasts as long as the page. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    return
  }
}
