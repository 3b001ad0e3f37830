import type { Language } from '@madre/contract'
import { checksOf } from '@madre/words/check-names'
import { checks as de } from '@madre/words/de/checks'
import { checks as en } from '@madre/words/en/checks'
import { checks as es } from '@madre/words/es/checks'
import { onFacade } from '@madre/words/facade-words'
import { checks as fr } from '@madre/words/fr/checks'
import { checks as pt } from '@madre/words/pt/checks'
import { columns as deColumns, directions as deDirections, statuses as deStatuses } from './words/de.ts'
import { columns as enColumns, directions as enDirections, statuses as enStatuses } from './words/en.ts'
import { columns as esColumns, directions as esDirections, statuses as esStatuses } from './words/es.ts'
import { columns as frColumns, directions as frDirections, statuses as frStatuses } from './words/fr.ts'
import { columns as ptColumns, directions as ptDirections, statuses as ptStatuses } from './words/pt.ts'

type Texts<T> = { [K in keyof T]: string }

/** The words of the exported tables, apart from those of the note so that a browser loads no more than these. */
export interface ExportWords {
  columns: Texts<typeof enColumns>
  directions: Texts<typeof enDirections>
  statuses: Texts<typeof enStatuses>
  checks: Texts<typeof en>
}

const byLanguage: Record<Language, ExportWords> = {
  en: { columns: enColumns, directions: enDirections, statuses: enStatuses, checks: en },
  pt: { columns: ptColumns, directions: ptDirections, statuses: ptStatuses, checks: pt },
  de: { columns: deColumns, directions: deDirections, statuses: deStatuses, checks: de },
  fr: { columns: frColumns, directions: frDirections, statuses: frStatuses, checks: fr },
  es: { columns: esColumns, directions: esDirections, statuses: esStatuses, checks: es },
}

/** On a façade flanges are outer and inner; what acts in the plane of the envelope stresses a section that distorts. */
export function exportWords(language: Language, { facade = false, distorts = false } = {}): ExportWords {
  const all = byLanguage[language]
  const words = { ...all, checks: checksOf(all.checks, distorts) }
  if (!facade) return words
  const checks = Object.entries(words.checks).map(([code, name]) => [code, onFacade(name, language)])
  return { ...words, checks: Object.fromEntries(checks) as ExportWords['checks'] }
}
