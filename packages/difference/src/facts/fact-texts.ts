import type { Decoded, Language, TypedLine } from '@madre/contract'
import { areaDecimals } from '@madre/drawing'
import type { PurlinLine } from '@madre/engine'
import { type DecimalMark, decimalMarkOf, decimalsOf, formatNumber } from '@madre/print'
import type { CheckWords } from '@madre/words/keys'
import type { FactWords } from '../words/keys.ts'
import { fill } from '../words/said.ts'
/** A line, with its number and word formats. */
export interface FactTexts {
  language: Language
  /** the line for the engine */
  line: PurlinLine
  /** its input */
  given: TypedLine
  words: { checks: CheckWords }
  mark: DecimalMark
  /** a word of the facts, its {values} filled in */
  say: (key: keyof FactWords, values?: Record<string, string | number>) => string
  /** fixed decimals */
  number: (value: number, decimals: number) => string
  /** as many decimals as typed, at least `min` */
  typed: (value: number, min?: number) => string
  /** a load per area, with the same decimals for the whole line */
  area: (value: number) => string
  /** user text, in characters that can be shown */
  free: (text: string) => string
  /** whether every character of a text can be shown */
  shows: (text: string) => boolean
}

/** One line of input or result; its key is the same in every language and of every line. */
export interface Fact {
  key: string
  name: string
  text: string
}

/** A fact named by its word. */
export const fact = (s: Pick<FactTexts, 'say'>, key: keyof FactWords, text: string): Fact => ({
  key,
  name: s.say(key),
  text,
})

/** Name and text, as rows of a table. */
export const rowsOf = (facts: Fact[]): [name: string, text: string][] => facts.map(({ name, text }) => [name, text])

/** Formats of user text where some characters cannot be shown. */
export type Shown = Pick<FactTexts, 'free' | 'shows'>

/** @param decimals  of loads per area */
export function factTexts(
  { line, typed: given }: Pick<Decoded, 'line' | 'typed'>,
  language: Language,
  words: { facts: FactWords; checks: CheckWords },
  shown: Shown,
  decimals: number = areaDecimals(given, 6),
): FactTexts {
  const mark = decimalMarkOf(language)
  return {
    language,
    line,
    given,
    words: { checks: words.checks },
    mark,
    say: (key, values) => fill(words.facts[key], values),
    number: (value, decimals) => formatNumber(value, decimals, mark),
    typed: (value, min = 0) => formatNumber(value, Math.max(min, decimalsOf(value, 0, 6)), mark),
    area: (value) => formatNumber(value, decimals, mark),
    ...shown,
  }
}
