import type { Derivation } from '@madre/climate'
import type { Explanation } from '@madre/engine'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import type { IndexWords, PlaceSymbolWords, SymbolWords } from '../words/keys.ts'
import { placeHeading, printedDerivation } from './from-place.ts'
import { symbolInline } from './property-table.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** A load case as index, which the table of the load cases explains. */
const LOAD_CASE = /_(Gmax|Gmin|Live|LiveQ|Sreg|Sacc|Sexc|Wp|Ws|Wlp|Wls)(_\w+)?$/

/** Splits a symbol of the derivations: the part the list explains, and its other indices. */
export function partsOfSymbol(
  symbol: string,
  words: SymbolWords,
): { base: keyof SymbolWords | null; indices: string[] } {
  const known = (s: string): s is keyof SymbolWords => s in words
  let base = symbol.replace(LOAD_CASE, '')
  const indices: string[] = []
  while (!known(base)) {
    const cut = base.lastIndexOf('_')
    if (cut < 0) return { base: null, indices }
    indices.unshift(base.slice(cut + 1))
    base = base.slice(0, cut)
  }
  return { base, indices }
}

/** Every symbol the note prints. */
export function symbolsOf({ section, checks, lineLoads, joints }: Explanation): Set<string> {
  const sections = [section, ...(joints?.sections ?? []).map((other) => other.section)]
  const steps = [
    ...lineLoads.flatMap((l) => l.steps),
    ...sections.flatMap((of) => [
      ...of.sharpCorners.steps,
      ...of.widths.flatMap((w) => w.steps),
      ...of.effective.flatMap((e) => e.steps),
      ...of.resistances,
      ...of.sheeting,
    ]),
    ...checks.flatMap((c) => c.steps),
    ...(joints?.laps ?? []).flatMap((lap) => lap.steps),
  ]
  const values = [
    ...section.dimensions,
    ...section.gross,
    ...section.sharpCorners.values,
    ...section.effective.flatMap((e) => e.values),
    ...(section.matrices?.values ?? []),
    ...(section.matrices?.warping.flatMap((w) => w.values) ?? []),
  ]
  const families = section.matrices
    ? [section.matrices.sway, ...(section.matrices.spread ? [section.matrices.spread] : [])]
    : []
  return new Set([
    ...steps.flatMap((step) => [step.symbol, ...step.operands.map((o) => o.symbol)]),
    ...values.map((v) => v.symbol),
    ...families.flatMap((m) => [...m.fields, ...m.rows.map((row) => row.symbol)]),
  ])
}

/** Every symbol of a derivation from the place, without the zone or number of its band; null for a symbol without explanation. */
export function placeSymbolsOf(
  { steps }: Derivation,
  words: PlaceSymbolWords,
): Map<string, keyof PlaceSymbolWords | null> {
  const known = (s: string): s is keyof PlaceSymbolWords => s in words
  const named = steps
    .filter((step) => typeof step.value === 'number')
    .flatMap((step) => [...step.symbol.split('*'), ...step.operands.map((o) => o.symbol)])
  return new Map(
    named.map((symbol) => {
      const base = symbol.replace(/_[^_]*$/, '')
      return [symbol, known(symbol) ? symbol : known(base) ? base : null]
    }),
  )
}

/** Latin before Greek, capitals before small letters of the same letter. */
const GREEK = /^(alpha|beta|gamma|delta|Delta|epsilon|zeta|eta|kappa|lambda|mu|nu|pi|rho|sigma|Sigma|phi|Phi|chi|psi)/
const order = (a: string, b: string) =>
  Number(GREEK.test(a)) - Number(GREEK.test(b)) || a.localeCompare(b, 'en', { sensitivity: 'base' }) || (a < b ? -1 : 1)

/** Meaning of the symbols of this note and their indices. */
export function symbolList(s: Subject): Block[] {
  const [bases, indices] = [new Set<keyof SymbolWords>(), new Set<string>()]
  for (const symbol of symbolsOf(s.explanation)) {
    const parts = partsOfSymbol(symbol, s.words.symbols)
    if (parts.base) bases.add(parts.base)
    for (const index of parts.indices) indices.add(index)
  }
  const symbols = [...bases].sort(order).map((x): Line[] => [symbolInline(x), withSymbols(s.words.symbols[x])])
  const explained = (x: string): x is keyof IndexWords & string => x in s.words.indices
  const rest = [...indices]
    .filter(explained)
    .sort(order)
    .map((x): Line[] => [x, withSymbols(s.words.indices[x])])
  return [
    { kind: 'heading', level: 1, text: s.say('symbols.heading') },
    { kind: 'text', text: s.say('symbols.text') },
    twoColumns(symbols, s.say('section.symbol'), s),
    { kind: 'heading', level: 2, text: s.say('symbols.indices') },
    twoColumns(rest, s.say('index'), s),
    ...placeList(s),
  ]
}

function placeList(s: Subject): Block[] {
  const derivation = printedDerivation(s)
  if (!derivation) return []
  const words = s.words.placeSymbols
  const listed = [...new Set(placeSymbolsOf(derivation, words).values())].filter((x) => x !== null).sort(order)
  return [
    { kind: 'heading', level: 2, text: placeHeading(s) },
    { kind: 'text', text: s.say('symbols.place') },
    twoColumns(
      listed.map((x): Line[] => [symbolInline(x), withSymbols(words[x])]),
      s.say('section.symbol'),
      s,
    ),
  ]
}

/** A long list of short lines in two columns. */
function twoColumns(rows: Line[][], head: string, s: Subject): Block {
  const half = Math.ceil(rows.length / 2)
  return {
    kind: 'table',
    small: true,
    columns: columnsOf('auto left', '1fr left', 'auto left', '1fr left'),
    head: [head, s.say('symbols.meaning'), head, s.say('symbols.meaning')],
    rows: rows.slice(0, half).map((row, i): Line[] => [...row, ...(rows[half + i] ?? ['', ''])]),
  }
}
