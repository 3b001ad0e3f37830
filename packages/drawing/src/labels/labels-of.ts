import { onFacade } from '@madre/words/facade-words'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Labels } from './keys.ts'
import type { DrawingLanguage } from './languages.ts'
import { pt } from './pt.ts'

const byLanguage: Record<DrawingLanguage, Labels> = { en, pt, de, fr, es }

/** The words of the drawings in one language; on a façade fibres and flanges are outer and inner. */
export function labelsOf(language: DrawingLanguage, { facade = false } = {}): Labels {
  const labels = byLanguage[language]
  if (!facade) return labels
  return Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, onFacade(text, language)])) as Labels
}
