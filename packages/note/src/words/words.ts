import type { Language } from '@madre/contract'
import { factWords, type Said, saidOfLine } from '@madre/difference'
import { allWords, tablesOf } from '@madre/words/all'
import { checksOf } from '@madre/words/check-names'
import type { CheckWords } from '@madre/words/keys'
import { pickWords } from '@madre/words/pick-words'
import * as deA from './de/assumptions.ts'
import * as deD from './de/document.ts'
import * as deP from './de/place-symbols.ts'
import * as deR from './de/remarks.ts'
import * as deS from './de/symbols.ts'
import * as enA from './en/assumptions.ts'
import * as enD from './en/document.ts'
import * as enP from './en/place-symbols.ts'
import * as enR from './en/remarks.ts'
import * as enS from './en/symbols.ts'
import * as esA from './es/assumptions.ts'
import * as esD from './es/document.ts'
import * as esP from './es/place-symbols.ts'
import * as esR from './es/remarks.ts'
import * as esS from './es/symbols.ts'
import * as frA from './fr/assumptions.ts'
import * as frD from './fr/document.ts'
import * as frP from './fr/place-symbols.ts'
import * as frR from './fr/remarks.ts'
import * as frS from './fr/symbols.ts'
import { DOCUMENT_PLACES } from './from-words.ts'
import type {
  AssumptionWords,
  DocumentWords,
  IndexWords,
  NotCoveredWords,
  OwnDocumentWords,
  OwnRemarkWords,
  PlaceSymbolWords,
  RemarkWords,
  SymbolWords,
} from './keys.ts'
import * as ptA from './pt/assumptions.ts'
import * as ptD from './pt/document.ts'
import * as ptP from './pt/place-symbols.ts'
import * as ptR from './pt/remarks.ts'
import * as ptS from './pt/symbols.ts'

/** Every word of the note in one language. */
export interface Words {
  document: DocumentWords
  checks: CheckWords
  assumptions: AssumptionWords
  notCovered: NotCoveredWords
  remarks: RemarkWords
  symbols: SymbolWords
  indices: IndexWords
  placeSymbols: PlaceSymbolWords
}

/** Words of the note alone. Its checks, and the rest of document and remarks, are shared words. */
type OwnWords = Omit<Words, 'checks' | 'document' | 'remarks'> & {
  document: OwnDocumentWords
  remarks: OwnRemarkWords
}

/** Each file of a language exports its tables by their names here. */
const byLanguage: Record<Language, OwnWords> = {
  en: { ...enA, ...enD, ...enP, ...enR, ...enS },
  pt: { ...ptA, ...ptD, ...ptP, ...ptR, ...ptS },
  de: { ...deA, ...deD, ...deP, ...deR, ...deS },
  fr: { ...frA, ...frD, ...frP, ...frR, ...frS },
  es: { ...esA, ...esD, ...esP, ...esR, ...esS },
}

/** On a façade fibres and flanges are outer and inner. For a section that distorts, in-plane load causes stresses. */
export function wordsOf(language: Language, said: Said = {}): Words {
  const own = byLanguage[language]
  const { checks, derivation, warnings } = tablesOf(language)
  const words: Words = {
    ...own,
    document: {
      ...own.document,
      ...factWords(language),
      ...pickWords(allWords(language), DOCUMENT_PLACES),
    },
    checks: checksOf(checks, said.distorts ?? false),
    remarks: { ...own.remarks, ...derivation, ...warnings },
  }
  return Object.fromEntries(
    Object.entries(words).map(([part, texts]) => [part, saidOfLine(texts, language, said)]),
  ) as unknown as Words
}
