import type { Language } from '@madre/contract'
import { allWords, tablesOf } from '@madre/words/all'
import { checksOf } from '@madre/words/check-names'
import { onFacade } from '@madre/words/facade-words'
import type { CheckWords } from '@madre/words/keys'
import { pickWords } from '@madre/words/pick-words'
import { assumptions as deA, notCovered as deN } from './de/assumptions.ts'
import { document as deD } from './de/document.ts'
import { placeSymbols as deP } from './de/place-symbols.ts'
import { remarks as deR } from './de/remarks.ts'
import { indices as deI, symbols as deS } from './de/symbols.ts'
import { assumptions as enA, notCovered as enN } from './en/assumptions.ts'
import { document as enD } from './en/document.ts'
import { placeSymbols as enP } from './en/place-symbols.ts'
import { remarks as enR } from './en/remarks.ts'
import { indices as enI, symbols as enS } from './en/symbols.ts'
import { assumptions as esA, notCovered as esN } from './es/assumptions.ts'
import { document as esD } from './es/document.ts'
import { placeSymbols as esP } from './es/place-symbols.ts'
import { remarks as esR } from './es/remarks.ts'
import { indices as esI, symbols as esS } from './es/symbols.ts'
import { assumptions as frA, notCovered as frN } from './fr/assumptions.ts'
import { document as frD } from './fr/document.ts'
import { placeSymbols as frP } from './fr/place-symbols.ts'
import { remarks as frR } from './fr/remarks.ts'
import { indices as frI, symbols as frS } from './fr/symbols.ts'
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
import { assumptions as ptA, notCovered as ptN } from './pt/assumptions.ts'
import { document as ptD } from './pt/document.ts'
import { placeSymbols as ptP } from './pt/place-symbols.ts'
import { remarks as ptR } from './pt/remarks.ts'
import { indices as ptI, symbols as ptS } from './pt/symbols.ts'

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

/** What the note alone says; its checks, and the rest of document and remarks, are words that others say too. */
type OwnWords = Omit<Words, 'checks' | 'document' | 'remarks'> & { document: OwnDocumentWords; remarks: OwnRemarkWords }

const byLanguage: Record<Language, OwnWords> = {
  en: {
    document: enD,
    assumptions: enA,
    notCovered: enN,
    remarks: enR,
    symbols: enS,
    indices: enI,
    placeSymbols: enP,
  },
  pt: {
    document: ptD,
    assumptions: ptA,
    notCovered: ptN,
    remarks: ptR,
    symbols: ptS,
    indices: ptI,
    placeSymbols: ptP,
  },
  de: {
    document: deD,
    assumptions: deA,
    notCovered: deN,
    remarks: deR,
    symbols: deS,
    indices: deI,
    placeSymbols: deP,
  },
  fr: {
    document: frD,
    assumptions: frA,
    notCovered: frN,
    remarks: frR,
    symbols: frS,
    indices: frI,
    placeSymbols: frP,
  },
  es: {
    document: esD,
    assumptions: esA,
    notCovered: esN,
    remarks: esR,
    symbols: esS,
    indices: esI,
    placeSymbols: esP,
  },
}

/** On a façade fibres and flanges are outer and inner; what acts in the plane of the envelope stresses a section that distorts. */
export function wordsOf(language: Language, { facade = false, distorts = false } = {}): Words {
  const own = byLanguage[language]
  const { checks, derivation, warnings } = tablesOf(language)
  const words = {
    ...own,
    document: { ...own.document, ...pickWords(allWords(language), DOCUMENT_PLACES) },
    checks: checksOf(checks, distorts),
    remarks: { ...own.remarks, ...derivation, ...warnings },
  }
  if (!facade) return words
  const said = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, onFacade(text, language)]))
  return Object.fromEntries(Object.entries(words).map(([part, texts]) => [part, said(texts)])) as unknown as Words
}

/** '{x}' in a text replaced by its value. */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole))
}
