/** All words of a language together, for what runs on a server; a browser loads the tables with its screens. */
import type { Language } from '@madre/contract'
import * as deC from './de/checks.ts'
import * as deDe from './de/derivation.ts'
import * as deDr from './de/drawn.ts'
import * as deE from './de/enquiry.ts'
import * as deFi from './de/fields.ts'
import * as deFo from './de/form.ts'
import * as deN from './de/note-and-server.ts'
import * as deR from './de/results.ts'
import * as deW from './de/warnings.ts'
import * as enC from './en/checks.ts'
import * as enDe from './en/derivation.ts'
import * as enDr from './en/drawn.ts'
import * as enE from './en/enquiry.ts'
import * as enFi from './en/fields.ts'
import * as enFo from './en/form.ts'
import * as enN from './en/note-and-server.ts'
import * as enR from './en/results.ts'
import * as enW from './en/warnings.ts'
import * as esC from './es/checks.ts'
import * as esDe from './es/derivation.ts'
import * as esDr from './es/drawn.ts'
import * as esE from './es/enquiry.ts'
import * as esFi from './es/fields.ts'
import * as esFo from './es/form.ts'
import * as esN from './es/note-and-server.ts'
import * as esR from './es/results.ts'
import * as esW from './es/warnings.ts'
import * as frC from './fr/checks.ts'
import * as frDe from './fr/derivation.ts'
import * as frDr from './fr/drawn.ts'
import * as frE from './fr/enquiry.ts'
import * as frFi from './fr/fields.ts'
import * as frFo from './fr/form.ts'
import * as frN from './fr/note-and-server.ts'
import * as frR from './fr/results.ts'
import * as frW from './fr/warnings.ts'
import type { AllWords, Tables } from './keys.ts'
import { singleBrackets } from './pick-words.ts'
import * as ptC from './pt/checks.ts'
import * as ptDe from './pt/derivation.ts'
import * as ptDr from './pt/drawn.ts'
import * as ptE from './pt/enquiry.ts'
import * as ptFi from './pt/fields.ts'
import * as ptFo from './pt/form.ts'
import * as ptN from './pt/note-and-server.ts'
import * as ptR from './pt/results.ts'
import * as ptW from './pt/warnings.ts'

/** Each file of a language exports its table by its name here. */
const byLanguage: Record<Language, Tables> = {
  en: { ...enC, ...enDe, ...enDr, ...enE, ...enFi, ...enFo, ...enN, ...enR, ...enW },
  pt: { ...ptC, ...ptDe, ...ptDr, ...ptE, ...ptFi, ...ptFo, ...ptN, ...ptR, ...ptW },
  de: { ...deC, ...deDe, ...deDr, ...deE, ...deFi, ...deFo, ...deN, ...deR, ...deW },
  fr: { ...frC, ...frDe, ...frDr, ...frE, ...frFi, ...frFo, ...frN, ...frR, ...frW },
  es: { ...esC, ...esDe, ...esDr, ...esE, ...esFi, ...esFo, ...esN, ...esR, ...esW },
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
