/** Keys of the English texts, which every language has to have. */
import type { FactWords } from '@madre/difference'
import type { DerivationWords, Texts, WarningsWords } from '@madre/words/keys'
import type { assumptions as enA, notCovered as enN } from './en/assumptions.ts'
import type { document as enD } from './en/document.ts'
import type { placeSymbols as enP } from './en/place-symbols.ts'
import type { remarks as enR } from './en/remarks.ts'
import type { indices as enI, symbols as enS } from './en/symbols.ts'
import type { DOCUMENT_PLACES } from './from-words.ts'

export type OwnDocumentWords = Texts<typeof enD>
export type DocumentWords = OwnDocumentWords & FactWords & Texts<typeof DOCUMENT_PLACES>
export type AssumptionWords = Texts<typeof enA>
export type NotCoveredWords = Texts<typeof enN>
export type OwnRemarkWords = Texts<typeof enR>
export type RemarkWords = OwnRemarkWords & DerivationWords & WarningsWords
export type SymbolWords = Texts<typeof enS>
export type IndexWords = Texts<typeof enI>
export type PlaceSymbolWords = Texts<typeof enP>
