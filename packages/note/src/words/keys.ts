/** What every language has to say: the keys of the English texts. */
import type { assumptions as enA, notCovered as enN } from './en/assumptions.ts'
import type { document as enD } from './en/document.ts'
import type { placeSymbols as enP } from './en/place-symbols.ts'
import type { remarks as enR } from './en/remarks.ts'
import type { indices as enI, symbols as enS } from './en/symbols.ts'

type Texts<T> = { [K in keyof T]: string }
export type DocumentWords = Texts<typeof enD>
export type AssumptionWords = Texts<typeof enA>
export type NotCoveredWords = Texts<typeof enN>
export type RemarkWords = Texts<typeof enR>
export type SymbolWords = Texts<typeof enS>
export type IndexWords = Texts<typeof enI>
export type PlaceSymbolWords = Texts<typeof enP>
