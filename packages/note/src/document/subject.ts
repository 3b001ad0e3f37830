import type { SiteBlock } from '@madre/climate'
import { type CalculationRequest, decode, type Language, type TypedLine } from '@madre/contract'
import { areaDecimals, type LineGeometry, lineGeometry } from '@madre/drawing'
import {
  type CheckCode,
  type Envelopes,
  type Explanation,
  type PurlinLine,
  profileOf,
  type SectionFamily,
} from '@madre/engine'
import { type DecimalMark, decimalMarkOf, decimalsOf, formatNumber, roundUp } from '@madre/print'
import { printable } from '../fonts/coverage.ts'
import type { NoteInput } from '../note-input.ts'
import type { DocumentWords } from '../words/keys.ts'
import { fill, type Said, type Words, wordsOf } from '../words/words.ts'
import { partsOf } from './line-parts.ts'
import { type Opinion, secondOpinion } from './opinion.ts'

/** A line, and how numbers and words are written about it. */
export interface Texts {
  language: Language
  /** what the engine designs */
  line: PurlinLine
  /** what was typed of it */
  given: TypedLine
  /** where wind and snow were taken from */
  site: SiteBlock | null
  geometry: LineGeometry
  words: Words
  mark: DecimalMark
  /** a word of the note, its {values} filled in */
  say: (key: keyof DocumentWords, values?: Record<string, string | number>) => string
  /** 'Location: Portugal', with the space French has before the colon */
  labelled: (label: string, text: string) => string
  /** fixed decimals */
  number: (value: number, decimals: number) => string
  /** as many decimals as were typed, at least `min` */
  typed: (value: number, min?: number) => string
  /** a load per area, with the decimals all of the line are written with */
  area: (value: number) => string
  /** what a user typed, in characters that can be printed */
  free: (text: string) => string
}

/** What every part of the note writes about. */
export interface Subject extends Texts {
  note: NoteInput
  explanation: Explanation
  envelopes: Envelopes
  family: SectionFamily
  /** finite strips beside the code; empty where nobody asked */
  opinions: Opinion[]
  /** told of a line whose printed numbers do not give its printed result */
  unproven: (check: CheckCode | null, symbol: string) => void
  /** whose lines are printed; null: the section's or the place's */
  check: CheckCode | null
}

/** What its words depend on. */
export const saidOf = (given: TypedLine): Required<Said> => ({
  facade: given.envelope === 'FACADE',
  distorts: profileOf(given.profileType).line === 'DISTORTING',
  parts: partsOf(given),
})

/** @param free  writes what a user typed */
export function textsOf(request: CalculationRequest, language: Language, free: Texts['free']): Texts {
  const { line, typed: given } = decode(request)
  const words = wordsOf(language, saidOf(given))
  const mark = decimalMarkOf(language)
  const decimals = areaDecimals(given, 6)
  return {
    language,
    line,
    given,
    site: request.metadata.site ?? null,
    geometry: lineGeometry(given),
    words,
    mark,
    say: (key, values) => fill(words.document[key], values),
    labelled: (label, text) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`,
    number: (value, decimals) => formatNumber(value, decimals, mark),
    typed: (value, min = 0) => formatNumber(value, Math.max(min, decimalsOf(value, 0, 6)), mark),
    area: (value) => formatNumber(value, decimals, mark),
    free,
  }
}

/** @throws RangeError the solution's section family is not in the catalogue */
export function subjectOf(
  note: NoteInput,
  explanation: Explanation,
  envelopes: Envelopes,
  unproven: Subject['unproven'],
): Subject {
  const family = note.catalogue.families.find((f) => f.typology === explanation.solution.typology)
  if (!family) throw new RangeError(`no family ${explanation.solution.typology} in the catalogue`)
  const subject = {
    note,
    explanation,
    envelopes,
    family,
    unproven,
    check: null,
    ...textsOf(note.request, note.language, printable),
  }
  return { ...subject, opinions: note.secondOpinion ? secondOpinion(subject) : [] }
}

/** A utilisation to three decimals, never rounded down: 1.0004 must not read as satisfied. */
export function utilisationText(s: Pick<Subject, 'number'>, utilisation: number): string {
  return s.number(roundUp(utilisation, 3), 3)
}

/** The value whose rounding up a derivation ends with, where four decimals would not show why: 0.9330004 reads 0.9330 there and 0.934 in the heading. */
export function digitsThatRoundUp(s: Pick<Subject, 'number'>, utilisation: number): string | null {
  const rounded = roundUp(utilisation, 3)
  const decimals = [4, 5, 6, 7, 8, 9, 10].find((d) => roundUp(Number(utilisation.toFixed(d)), 3) === rounded)
  return decimals === undefined || decimals === 4 ? null : s.number(utilisation, decimals)
}
