import type { SiteBlock } from '@madre/climate'
import { type CalculationRequest, decode, type Language } from '@madre/contract'
import { type FactTexts, factTexts, fill, type Shown, saidOf } from '@madre/difference'
import { type LineGeometry, lineGeometry } from '@madre/drawing'
import type { CheckCode, Envelopes, Explanation, SectionFamily } from '@madre/engine'
import { roundUp } from '@madre/print'
import { printable, unprintable } from '../fonts/coverage.ts'
import type { NoteInput } from '../note-input.ts'
import type { DocumentWords } from '../words/keys.ts'
import { type Words, wordsOf } from '../words/words.ts'
import { type Opinion, secondOpinion } from './opinion.ts'

/** A line, with the number and word formats of the note. */
export interface Texts extends FactTexts {
  /** source of wind and snow */
  site: SiteBlock | null
  geometry: LineGeometry
  words: Words
  /** a word of the note, its {values} filled in */
  say: (key: keyof DocumentWords, values?: Record<string, string | number>) => string
  /** 'Location: Portugal', with the space French has before the colon */
  labelled: (label: string, text: string) => string
}

/** The common subject of every part of the note. */
export interface Subject extends Texts {
  note: NoteInput
  explanation: Explanation
  envelopes: Envelopes
  family: SectionFamily
  /** finite strip comparison; empty unless requested */
  opinions: Opinion[]
  /** called for a line whose printed result does not follow from its printed numbers */
  unproven: (check: CheckCode | null, symbol: string) => void
  /** the check of the printed lines; null: the section's or the place's */
  check: CheckCode | null
}

/** User text in characters that the fonts have. */
export const PRINTED: Shown = { free: printable, shows: (text) => unprintable(text).length === 0 }

export function textsOf(request: CalculationRequest, language: Language, shown: Shown): Texts {
  const { line, typed: given } = decode(request)
  const words = wordsOf(language, saidOf(given))
  return {
    ...factTexts({ line, typed: given }, language, { facts: words.document, checks: words.checks }, shown),
    site: request.metadata.site ?? null,
    geometry: lineGeometry(given),
    words,
    say: (key, values) => fill(words.document[key], values),
    labelled: (label, text) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`,
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
    ...textsOf(note.request, note.language, PRINTED),
  }
  return { ...subject, opinions: note.secondOpinion ? secondOpinion(subject) : [] }
}

/** Digits of a value rounded up at the end, if four decimals do not explain it: 0.9330004 reads 0.9330 there, 0.934 in the heading. */
export function digitsThatRoundUp(s: Pick<Subject, 'number'>, utilisation: number): string | null {
  const rounded = roundUp(utilisation, 3)
  const decimals = [4, 5, 6, 7, 8, 9, 10].find((d) => roundUp(Number(utilisation.toFixed(d)), 3) === rounded)
  return decimals === undefined || decimals === 4 ? null : s.number(utilisation, decimals)
}

/** The chapter of the place is the third, where there is one; that of a chosen sheet precedes the checks. */
const PLACE = 3
const CHECKS = 8

/** The number of a chapter of the full note, from its number in a note without a place and without a sheet. */
export function chapterNumber({ note, given }: Pick<Subject, 'note' | 'given'>, number: number): number {
  const hasPlace = Boolean(note.fromPlace && note.request.metadata.site)
  const before = [hasPlace && number >= PLACE, given.sheeting !== null && number >= CHECKS]
  return number + before.filter(Boolean).length
}
