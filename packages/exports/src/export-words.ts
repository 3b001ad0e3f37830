import type { Language } from '@madre/contract'
import { checksOf } from '@madre/words/check-names'
import { checks as de } from '@madre/words/de/checks'
import { results as deResults } from '@madre/words/de/results'
import { checks as en } from '@madre/words/en/checks'
import { results as enResults } from '@madre/words/en/results'
import { checks as es } from '@madre/words/es/checks'
import { results as esResults } from '@madre/words/es/results'
import { onFacade } from '@madre/words/facade-words'
import { checks as fr } from '@madre/words/fr/checks'
import { results as frResults } from '@madre/words/fr/results'
import type { CheckWords } from '@madre/words/keys'
import { pickWords } from '@madre/words/pick-words'
import { checks as pt } from '@madre/words/pt/checks'
import { results as ptResults } from '@madre/words/pt/results'
import { columns as deColumns, directions as deDirections, statuses as deStatuses } from './words/de.ts'
import { columns as enColumns, directions as enDirections, statuses as enStatuses } from './words/en.ts'
import { columns as esColumns, directions as esDirections, statuses as esStatuses } from './words/es.ts'
import { columns as frColumns, directions as frDirections, statuses as frStatuses } from './words/fr.ts'
import { columns as ptColumns, directions as ptDirections, statuses as ptStatuses } from './words/pt.ts'

type Texts<T> = { [K in keyof T]: string }

/** Columns and states that are called as on the screen of the results. */
const COLUMNS = {
  utilisation: 'utilisation',
  governing: 'governing',
  mass: 'mass',
  height: 'height',
  thickness: 'thickness',
  loadCase: 'loadCase',
  weight: 'weight',
} as const
const STATUSES = { NOTHING_CHECKED: 'NOTHING_CHECKED' } as const

/** The words of the exported tables, apart from those of the note so that a browser loads no more than these. */
export interface ExportWords {
  columns: Texts<typeof enColumns & typeof COLUMNS>
  directions: Texts<typeof enDirections>
  statuses: Texts<typeof enStatuses & typeof STATUSES>
  checks: CheckWords
}

const byLanguage: Record<Language, ExportWords> = {
  en: {
    columns: { ...enColumns, ...pickWords(enResults, COLUMNS) },
    directions: enDirections,
    statuses: { ...enStatuses, ...pickWords(enResults, STATUSES) },
    checks: en,
  },
  pt: {
    columns: { ...ptColumns, ...pickWords(ptResults, COLUMNS) },
    directions: ptDirections,
    statuses: { ...ptStatuses, ...pickWords(ptResults, STATUSES) },
    checks: pt,
  },
  de: {
    columns: { ...deColumns, ...pickWords(deResults, COLUMNS) },
    directions: deDirections,
    statuses: { ...deStatuses, ...pickWords(deResults, STATUSES) },
    checks: de,
  },
  fr: {
    columns: { ...frColumns, ...pickWords(frResults, COLUMNS) },
    directions: frDirections,
    statuses: { ...frStatuses, ...pickWords(frResults, STATUSES) },
    checks: fr,
  },
  es: {
    columns: { ...esColumns, ...pickWords(esResults, COLUMNS) },
    directions: esDirections,
    statuses: { ...esStatuses, ...pickWords(esResults, STATUSES) },
    checks: es,
  },
}

/** On a façade flanges are outer and inner; what acts in the plane of the envelope stresses a section that distorts. */
export function exportWords(language: Language, { facade = false, distorts = false } = {}): ExportWords {
  const all = byLanguage[language]
  const words = { ...all, checks: checksOf(all.checks, distorts) }
  if (!facade) return words
  const checks = Object.entries(words.checks).map(([code, name]) => [code, onFacade(name, language)])
  return { ...words, checks: Object.fromEntries(checks) as ExportWords['checks'] }
}
