/** All words of a language together, for what runs on a server; a browser loads the tables with its screens. */
import type { Language } from '@madre/contract'
import { checks as deChecks } from './de/checks.ts'
import { derivation as deDerivation } from './de/derivation.ts'
import { drawn as deDrawn } from './de/drawn.ts'
import { enquiry as deEnquiry } from './de/enquiry.ts'
import { fields as deFields } from './de/fields.ts'
import { form as deForm } from './de/form.ts'
import { noteAndServer as deNoteAndServer } from './de/note-and-server.ts'
import { results as deResults } from './de/results.ts'
import { warnings as deWarnings } from './de/warnings.ts'
import { checks as enChecks } from './en/checks.ts'
import { derivation as enDerivation } from './en/derivation.ts'
import { drawn as enDrawn } from './en/drawn.ts'
import { enquiry as enEnquiry } from './en/enquiry.ts'
import { fields as enFields } from './en/fields.ts'
import { form as enForm } from './en/form.ts'
import { noteAndServer as enNoteAndServer } from './en/note-and-server.ts'
import { results as enResults } from './en/results.ts'
import { warnings as enWarnings } from './en/warnings.ts'
import { checks as esChecks } from './es/checks.ts'
import { derivation as esDerivation } from './es/derivation.ts'
import { drawn as esDrawn } from './es/drawn.ts'
import { enquiry as esEnquiry } from './es/enquiry.ts'
import { fields as esFields } from './es/fields.ts'
import { form as esForm } from './es/form.ts'
import { noteAndServer as esNoteAndServer } from './es/note-and-server.ts'
import { results as esResults } from './es/results.ts'
import { warnings as esWarnings } from './es/warnings.ts'
import { checks as frChecks } from './fr/checks.ts'
import { derivation as frDerivation } from './fr/derivation.ts'
import { drawn as frDrawn } from './fr/drawn.ts'
import { enquiry as frEnquiry } from './fr/enquiry.ts'
import { fields as frFields } from './fr/fields.ts'
import { form as frForm } from './fr/form.ts'
import { noteAndServer as frNoteAndServer } from './fr/note-and-server.ts'
import { results as frResults } from './fr/results.ts'
import { warnings as frWarnings } from './fr/warnings.ts'
import type { AllWords, Tables } from './keys.ts'
import { checks as ptChecks } from './pt/checks.ts'
import { derivation as ptDerivation } from './pt/derivation.ts'
import { drawn as ptDrawn } from './pt/drawn.ts'
import { enquiry as ptEnquiry } from './pt/enquiry.ts'
import { fields as ptFields } from './pt/fields.ts'
import { form as ptForm } from './pt/form.ts'
import { noteAndServer as ptNoteAndServer } from './pt/note-and-server.ts'
import { results as ptResults } from './pt/results.ts'
import { warnings as ptWarnings } from './pt/warnings.ts'
import { singleBrackets } from './single-brackets.ts'

const byLanguage: Record<Language, Tables> = {
  en: {
    checks: enChecks,
    derivation: enDerivation,
    drawn: enDrawn,
    enquiry: enEnquiry,
    fields: enFields,
    form: enForm,
    noteAndServer: enNoteAndServer,
    results: enResults,
    warnings: enWarnings,
  },
  pt: {
    checks: ptChecks,
    derivation: ptDerivation,
    drawn: ptDrawn,
    enquiry: ptEnquiry,
    fields: ptFields,
    form: ptForm,
    noteAndServer: ptNoteAndServer,
    results: ptResults,
    warnings: ptWarnings,
  },
  de: {
    checks: deChecks,
    derivation: deDerivation,
    drawn: deDrawn,
    enquiry: deEnquiry,
    fields: deFields,
    form: deForm,
    noteAndServer: deNoteAndServer,
    results: deResults,
    warnings: deWarnings,
  },
  fr: {
    checks: frChecks,
    derivation: frDerivation,
    drawn: frDrawn,
    enquiry: frEnquiry,
    fields: frFields,
    form: frForm,
    noteAndServer: frNoteAndServer,
    results: frResults,
    warnings: frWarnings,
  },
  es: {
    checks: esChecks,
    derivation: esDerivation,
    drawn: esDrawn,
    enquiry: esEnquiry,
    fields: esFields,
    form: esForm,
    noteAndServer: esNoteAndServer,
    results: esResults,
    warnings: esWarnings,
  },
}

const tables = new Map<Language, Tables>()

export function tablesOf(language: Language): Tables {
  const of =
    tables.get(language) ??
    (Object.fromEntries(
      Object.entries(byLanguage[language]).map(([name, t]) => [name, singleBrackets(t)]),
    ) as unknown as Tables)
  tables.set(language, of)
  return of
}

export const allWords = (language: Language): AllWords => Object.assign({}, ...Object.values(tablesOf(language)))
