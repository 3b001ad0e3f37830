import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Labels } from './keys.ts'
import { pt } from './pt.ts'

export const DRAWING_LANGUAGES = ['en', 'pt', 'de', 'fr', 'es'] as const
export type DrawingLanguage = (typeof DRAWING_LANGUAGES)[number]

const byLanguage: Record<DrawingLanguage, Labels> = { en, pt, de, fr, es }

/** The words of the drawings in one language. */
export function labelsOf(language: DrawingLanguage): Labels {
  return byLanguage[language]
}
