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
import type { CheckWords, ResultsWords, Texts } from '@madre/words/keys'
import { pickWords } from '@madre/words/pick-words'
import { checks as pt } from '@madre/words/pt/checks'
import { results as ptResults } from '@madre/words/pt/results'
import * as deOwn from './words/de.ts'
import * as enOwn from './words/en.ts'
import * as esOwn from './words/es.ts'
import * as frOwn from './words/fr.ts'
import * as ptOwn from './words/pt.ts'

/** Columns and states that are called as on the screen of the results. */
const COLUMNS = {
  utilisation: 'utilisation',
  governing: 'governing',
  mass: 'mass',
  height: 'height',
  thickness: 'thickness',
  loadCase: 'loadCase',
  weight: 'weight',
  boltsOpen: 'boltsOpen',
  lapModel: 'lapModel',
  pieces: 'pieces',
  longestPiece: 'longestPiece',
  jointWeight: 'jointWeight',
} as const
const STATUSES = {
  NOTHING_CHECKED: 'NOTHING_CHECKED',
  LAP_TOO_SHORT: 'LAP_TOO_SHORT',
  JOINT_NOT_POSSIBLE: 'JOINT_NOT_POSSIBLE',
} as const

/** The words of the exported tables, apart from those of the note so that a browser loads no more than these. */
export interface ExportWords {
  columns: Texts<typeof enOwn.columns & typeof COLUMNS>
  directions: Texts<typeof enOwn.directions>
  statuses: Texts<typeof enOwn.statuses & typeof STATUSES>
  checks: CheckWords
}

/** What they say alone, and what the results say, too. */
const withResults = (
  own: { [K in keyof typeof enOwn]: Texts<(typeof enOwn)[K]> },
  results: ResultsWords,
  checks: CheckWords,
): ExportWords => ({
  columns: { ...own.columns, ...pickWords(results, COLUMNS) },
  directions: own.directions,
  statuses: { ...own.statuses, ...pickWords(results, STATUSES) },
  checks,
})

const byLanguage: Record<Language, ExportWords> = {
  en: withResults(enOwn, enResults, en),
  pt: withResults(ptOwn, ptResults, pt),
  de: withResults(deOwn, deResults, de),
  fr: withResults(frOwn, frResults, fr),
  es: withResults(esOwn, esResults, es),
}

/** On a façade flanges are outer and inner; what acts in the plane of the envelope stresses a section that distorts. */
export function exportWords(language: Language, { facade = false, distorts = false } = {}): ExportWords {
  const all = byLanguage[language]
  const words = { ...all, checks: checksOf(all.checks, distorts) }
  if (!facade) return words
  const checks = Object.entries(words.checks).map(([code, name]) => [code, onFacade(name, language)])
  return { ...words, checks: Object.fromEntries(checks) as ExportWords['checks'] }
}
