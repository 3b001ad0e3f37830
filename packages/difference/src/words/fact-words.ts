import type { Language } from '@madre/contract'
import { checksOf } from '@madre/words/check-names'
import { checks as deChecks } from '@madre/words/de/checks'
import { drawn as deDrawn } from '@madre/words/de/drawn'
import { fields as deFields } from '@madre/words/de/fields'
import { form as deForm } from '@madre/words/de/form'
import { noteAndServer as deNoteAndServer } from '@madre/words/de/note-and-server'
import { results as deResults } from '@madre/words/de/results'
import { checks as enChecks } from '@madre/words/en/checks'
import { drawn as enDrawn } from '@madre/words/en/drawn'
import { fields as enFields } from '@madre/words/en/fields'
import { form as enForm } from '@madre/words/en/form'
import { noteAndServer as enNoteAndServer } from '@madre/words/en/note-and-server'
import { results as enResults } from '@madre/words/en/results'
import { checks as esChecks } from '@madre/words/es/checks'
import { drawn as esDrawn } from '@madre/words/es/drawn'
import { fields as esFields } from '@madre/words/es/fields'
import { form as esForm } from '@madre/words/es/form'
import { noteAndServer as esNoteAndServer } from '@madre/words/es/note-and-server'
import { results as esResults } from '@madre/words/es/results'
import { checks as frChecks } from '@madre/words/fr/checks'
import { drawn as frDrawn } from '@madre/words/fr/drawn'
import { fields as frFields } from '@madre/words/fr/fields'
import { form as frForm } from '@madre/words/fr/form'
import { noteAndServer as frNoteAndServer } from '@madre/words/fr/note-and-server'
import { results as frResults } from '@madre/words/fr/results'
import type {
  CheckWords,
  DrawnWords,
  FieldsWords,
  FormWords,
  NoteAndServerWords,
  ResultsWords,
} from '@madre/words/keys'
import { pickWords, singleBrackets } from '@madre/words/pick-words'
import { checks as ptChecks } from '@madre/words/pt/checks'
import { drawn as ptDrawn } from '@madre/words/pt/drawn'
import { fields as ptFields } from '@madre/words/pt/fields'
import { form as ptForm } from '@madre/words/pt/form'
import { noteAndServer as ptNoteAndServer } from '@madre/words/pt/note-and-server'
import { results as ptResults } from '@madre/words/pt/results'
import { own as de } from './de.ts'
import { own as en } from './en.ts'
import { own as es } from './es.ts'
import { own as fr } from './fr.ts'
import { FACT_PLACES, type FactWords, type OwnFactWords } from './keys.ts'
import { own as pt } from './pt.ts'
import { type Said, saidOfLine } from './said.ts'

type Shared = FieldsWords & FormWords & ResultsWords & DrawnWords & NoteAndServerWords

const byLanguage: Record<Language, { own: OwnFactWords; shared: Shared; checks: CheckWords }> = {
  en: { own: en, shared: { ...enFields, ...enForm, ...enResults, ...enDrawn, ...enNoteAndServer }, checks: enChecks },
  pt: { own: pt, shared: { ...ptFields, ...ptForm, ...ptResults, ...ptDrawn, ...ptNoteAndServer }, checks: ptChecks },
  de: { own: de, shared: { ...deFields, ...deForm, ...deResults, ...deDrawn, ...deNoteAndServer }, checks: deChecks },
  fr: { own: fr, shared: { ...frFields, ...frForm, ...frResults, ...frDrawn, ...frNoteAndServer }, checks: frChecks },
  es: { own: es, shared: { ...esFields, ...esForm, ...esResults, ...esDrawn, ...esNoteAndServer }, checks: esChecks },
}

/** The words of a language unchanged, for callers that adapt them to a line. */
export const factWords = (language: Language): FactWords => {
  const { own, shared } = byLanguage[language]
  return { ...own, ...pickWords(singleBrackets(shared), FACT_PLACES) }
}

/** The words of a language, adapted to a line. */
export function wordsOfLine(language: Language, said: Said): { facts: FactWords; checks: CheckWords } {
  return {
    facts: saidOfLine(factWords(language), language, said),
    checks: saidOfLine(checksOf(byLanguage[language].checks, said.distorts ?? false), language, said),
  }
}
