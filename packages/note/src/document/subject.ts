import type { CalculationRequest } from '@madre/contract'
import {
  type DecimalMark,
  decimalMarkOf,
  decimalsOf,
  formatNumber,
  type LineGeometry,
  lineGeometry,
  roundUp,
} from '@madre/drawing'
import type { Envelopes, Explanation, SectionFamily } from '@madre/engine'
import { printable } from '../fonts/coverage.ts'
import type { NoteInput } from '../note-input.ts'
import type { DocumentWords } from '../words/keys.ts'
import { fill, type Words, wordsOf } from '../words/words.ts'
import { type Opinion, secondOpinion } from './opinion.ts'

/** What every part of the note writes about, and how it writes numbers and words. */
export interface Subject {
  note: NoteInput
  request: CalculationRequest
  explanation: Explanation
  envelopes: Envelopes
  family: SectionFamily
  geometry: LineGeometry
  /** finite strips beside the code; empty where nobody asked */
  opinions: Opinion[]
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
  /** what a user typed, in characters the note can print */
  free: (text: string) => string
}

/** @throws RangeError the solution's section family is not in the catalogue */
export function subjectOf(note: NoteInput, explanation: Explanation, envelopes: Envelopes): Subject {
  const words = wordsOf(note.language, { facade: note.request.simulationType === 'FACADE' })
  const mark = decimalMarkOf(note.language)
  const family = note.catalogue.families.find((f) => f.typology === explanation.solution.typology)
  if (!family) throw new RangeError(`no family ${explanation.solution.typology} in the catalogue`)
  const subject = {
    note,
    request: note.request,
    explanation,
    envelopes,
    family,
    geometry: lineGeometry(note.request),
    words,
    mark,
    say: (key: keyof DocumentWords, values?: Record<string, string | number>) => fill(words.document[key], values),
    labelled: (label: string, text: string) => `${label}${note.language === 'fr' ? '\u00a0' : ''}: ${text}`,
    number: (value: number, decimals: number) => formatNumber(value, decimals, mark),
    typed: (value: number, min = 0) => formatNumber(value, Math.max(min, decimalsOf(value, 0, 6)), mark),
    free: printable,
  } satisfies Omit<Subject, 'opinions'>
  return { ...subject, opinions: note.secondOpinion ? secondOpinion(subject) : [] }
}

/** A utilisation to three decimals, never rounded down: 1.0004 must not read as satisfied. */
export function utilisationText(s: Pick<Subject, 'number'>, utilisation: number): string {
  return s.number(roundUp(utilisation, 3), 3)
}
