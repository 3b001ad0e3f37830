import type { Language } from '@madre/contract'
import { drawn as deDrawn } from '@madre/words/de/drawn'
import { drawn as enDrawn } from '@madre/words/en/drawn'
import { drawn as esDrawn } from '@madre/words/es/drawn'
import { onFacade } from '@madre/words/facade-words'
import { drawn as frDrawn } from '@madre/words/fr/drawn'
import { drawn as ptDrawn } from '@madre/words/pt/drawn'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { LabelKey, Labels } from './keys.ts'
import { pt } from './pt.ts'

const byLanguage: Record<Language, Record<LabelKey, string>> = {
  en: { ...en, ...enDrawn },
  pt: { ...pt, ...ptDrawn },
  de: { ...de, ...deDrawn },
  fr: { ...fr, ...frDrawn },
  es: { ...es, ...esDrawn },
}

/** The words of the drawings in one language; on a façade fibres and flanges are outer and inner. */
export function labelsOf(language: Language, { facade = false } = {}): Labels {
  const labels = byLanguage[language]
  return facade ? (key) => onFacade(labels[key], language) : (key) => labels[key]
}
