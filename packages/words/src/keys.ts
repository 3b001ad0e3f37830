/** What every language has to say: the keys of the English texts, and the checks of the engine; a key stands in one table only. */
import type { CheckCode } from '@madre/engine'
import type { derivation } from './en/derivation.ts'
import type { drawn } from './en/drawn.ts'
import type { enquiry } from './en/enquiry.ts'
import type { fields } from './en/fields.ts'
import type { form } from './en/form.ts'
import type { noteAndServer } from './en/note-and-server.ts'
import type { results } from './en/results.ts'
import type { warnings } from './en/warnings.ts'

export type Texts<T> = { [K in keyof T]: string }
export type CheckWords = Record<CheckCode | 'SIDEWAYS_STRESS', string>
export type DerivationWords = Texts<typeof derivation>
export type DrawnWords = Texts<typeof drawn>
export type EnquiryWords = Texts<typeof enquiry>
export type FieldsWords = Texts<typeof fields>
export type FormWords = Texts<typeof form>
export type NoteAndServerWords = Texts<typeof noteAndServer>
export type ResultsWords = Texts<typeof results>
export type WarningsWords = Texts<typeof warnings>

/** The tables of a language. */
export interface Tables {
  checks: CheckWords
  derivation: DerivationWords
  drawn: DrawnWords
  enquiry: EnquiryWords
  fields: FieldsWords
  form: FormWords
  noteAndServer: NoteAndServerWords
  results: ResultsWords
  warnings: WarningsWords
}

/** Every word of a language, whatever table it stands in. */
export type AllWords = CheckWords &
  DerivationWords &
  DrawnWords &
  EnquiryWords &
  FieldsWords &
  FormWords &
  NoteAndServerWords &
  ResultsWords &
  WarningsWords

export type WordKey = keyof AllWords
