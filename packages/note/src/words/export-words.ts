import type { Language } from '@madre/contract'
import { onFacade } from '@madre/drawing'
import { checks as de } from './de/checks.ts'
import { columns as deColumns, statuses as deStatuses } from './de/exports.ts'
import { checks as en } from './en/checks.ts'
import { columns as enColumns, statuses as enStatuses } from './en/exports.ts'
import { checks as es } from './es/checks.ts'
import { columns as esColumns, statuses as esStatuses } from './es/exports.ts'
import { checks as fr } from './fr/checks.ts'
import { columns as frColumns, statuses as frStatuses } from './fr/exports.ts'
import { checks as pt } from './pt/checks.ts'
import { columns as ptColumns, statuses as ptStatuses } from './pt/exports.ts'

type Texts<T> = { [K in keyof T]: string }

/** The words of the exported tables, apart from those of the note so that a browser loads no more than these. */
export interface ExportWords {
  columns: Texts<typeof enColumns>
  statuses: Texts<typeof enStatuses>
  checks: Texts<typeof en>
}

const byLanguage: Record<Language, ExportWords> = {
  en: { columns: enColumns, statuses: enStatuses, checks: en },
  pt: { columns: ptColumns, statuses: ptStatuses, checks: pt },
  de: { columns: deColumns, statuses: deStatuses, checks: de },
  fr: { columns: frColumns, statuses: frStatuses, checks: fr },
  es: { columns: esColumns, statuses: esStatuses, checks: es },
}

/** On a façade flanges are outer and inner. */
export function exportWords(language: Language, { facade = false } = {}): ExportWords {
  const words = byLanguage[language]
  if (!facade) return words
  const checks = Object.entries(words.checks).map(([code, name]) => [code, onFacade(name, language)])
  return { ...words, checks: Object.fromEntries(checks) as ExportWords['checks'] }
}
